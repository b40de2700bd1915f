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
    let text = state.changeWords ?? String(state.entry.caption.prefix(200))
    let all = Label.lines([text].filter { !$0.isEmpty }, FigureType.caption, width: width)
    lines = Array(all.prefix(Self.mostLines))
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
