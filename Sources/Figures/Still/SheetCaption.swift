import CoreGraphics
import Drawing

/// The words below a picture of a contact sheet: its number and name, and what changed.
struct SheetCaption {
  private let head: Label?
  private let lines: [Label]

  /// More names than this are counted instead.
  static let mostNames = 4
  /// More outlines than this would be a pattern.
  static let mostRings = 60
  private static let mostLines = 3
  private static let lineHeight: CGFloat = 15
  /// With as many lines as it may have.
  static let tallest = 18 + CGFloat(mostLines) * lineHeight

  init(_ state: SheetState, width: CGFloat) {
    head = Label(state.title, FigureType.label, width: width)
    lines = Self.lines(state.changeWords ?? String(state.entry.caption.prefix(400)), width: width)
  }

  /// As many whole clauses as there is room for; of one that is longer, the beginning.
  private static func lines(_ text: String, width: CGFloat) -> [Label] {
    func lines(_ text: String) -> [Label] {
      Label.lines([text].filter { !$0.isEmpty }, FigureType.caption, width: width)
    }
    let whole = lines(text)
    guard whole.count > mostLines else { return whole }
    var clauses = text.split(separator: ", ").map(String.init)
    while clauses.count > 1 {
      clauses.removeLast()
      let shorter = lines(clauses.joined(separator: ", ") + " and more")
      if shorter.count <= mostLines { return shorter }
    }
    let rest = whole[(mostLines - 1)...].map(\.text).joined(separator: " ")
    let last = Label(rest, FigureType.caption, width: width)
    return Array(whole.prefix(mostLines - 1)) + [last].compactMap(\.self)
  }

  var height: CGFloat { 18 + CGFloat(lines.count) * Self.lineHeight }

  func items(at top: CGFloat) -> [DrawItem] {
    let head = head.map {
      $0.item(in: CGRect(x: 0, y: top, width: $0.size.width + 2, height: 16))
    }
    return [head].compactMap(\.self)
      + lines.enumerated().map { row, label in
        let y = top + 18 + CGFloat(row) * Self.lineHeight
        return label.item(
          in: CGRect(x: 0, y: y, width: label.size.width + 2, height: Self.lineHeight))
      }
  }
}
