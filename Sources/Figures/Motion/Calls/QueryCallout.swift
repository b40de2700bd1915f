import CoreGraphics
import Drawing

/// The words about a question: its name, where it asks, and how it was answered.
struct QueryCallout {
  private let lines: [Label]
  /// Stands behind the first line.
  private let behind: Label?

  private static let pitch: CGFloat = 17
  private static let mostNames = 12
  private static let mostLines = 3

  /// - Parameter isBrief: whether one line is enough, since all is well.
  init(_ query: NumberedQuery, width: CGFloat, isBrief: Bool) {
    let head = Label(query.name + query.times, FigureType.callHead)
    let range = Label(query.range, FigureType.caption)
    let fits = head.size.width + 8 + range.size.width <= width
    let isShort = isBrief && !query.isWrong && query.query.spare.isEmpty
    behind = isShort && fits ? range : nil
    var lines = [head]
    if behind == nil { lines.append(range) }
    if !isShort { lines.append(Label(query.score, FigureType.caption)) }
    if query.isWrong {
      let names = query.missing(most: Self.mostNames)
      lines += Label.lines(
        [names], FigureType.callHead.colored(FigureInk.fault), width: width
      ).prefix(Self.mostLines)
    }
    let spare = query.query.spare.count
    if spare > 0 { lines.append(Label("\(spare) not asked for", FigureType.caption)) }
    self.lines = lines.compactMap { Label($0.text, $0.style, width: width) }
  }

  var height: CGFloat { CGFloat(lines.count) * Self.pitch }

  /// With the middle of the first line at the origin's height.
  var items: [DrawItem] {
    var items = lines.enumerated().map { line, label in
      label.item(
        at: CGPoint(x: 0, y: CGFloat(line) * Self.pitch - (label.size.height / 2).rounded()))
    }
    if let behind, let head = lines.first {
      items.append(
        behind.item(
          at: CGPoint(x: head.size.width + 8, y: -(behind.size.height / 2).rounded())))
    }
    return items
  }
}
