import CoreGraphics
import Drawing

/// The name of a strip and what happens on it: in one line, or with the words below the name where they need more.
struct FilmHeading {
  private let labels: [(label: Label, place: CGPoint)]
  private let lines: Int

  private static let mostLines = 2
  private static let lineHeight: CGFloat = 15
  private static let oneLine: CGFloat = 24

  init(_ stretch: FilmStrip.Stretch, width: CGFloat) {
    let name =
      stretch.name.isEmpty
      ? nil : Label(stretch.name, FigureType.header.colored(FigureInk.ink), width: width)
    let left = name.map { $0.size.width + 8 } ?? 0
    let caption = Label(stretch.caption, FigureType.caption)
    let fits = left + caption.size.width <= width
    let words =
      stretch.caption.isEmpty
      ? [] : fits ? [caption] : Self.broken(stretch.caption, width: width)
    let first = name == nil || fits ? 0 : 1
    lines = max(first + words.count, name == nil ? 0 : 1)
    labels =
      [name.map { ($0, CGPoint(x: 1, y: 4)) }].compactMap(\.self)
      + words.enumerated().map { line, label in
        let y = 4 + CGFloat(first + line) * Self.lineHeight
        return (label, CGPoint(x: 1 + (fits ? left : 0), y: y))
      }
  }

  private static func broken(_ text: String, width: CGFloat) -> [Label] {
    let all = Label.lines([text], FigureType.caption, width: width)
    guard all.count > mostLines else { return all }
    let rest = all[(mostLines - 1)...].map(\.text).joined(separator: " ")
    return all.prefix(mostLines - 1)
      + [Label(rest, FigureType.caption, width: width)].compactMap(\.self)
  }

  var items: [DrawItem] { labels.map { $0.label.item(at: $0.place) } }

  var height: CGFloat { lines == 0 ? 0 : Self.oneLine + surplus }

  /// Points beyond those of a single line.
  var surplus: CGFloat { CGFloat(max(lines - 1, 0)) * Self.lineHeight }
}
