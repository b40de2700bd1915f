import CoreGraphics
import Drawing

/// The frame of figures around their subject: title, legend, notes, margins, and the text for those
/// who do not see them.
struct FigurePage {
  var title: String
  var subtitle: String
  var summary: String
  var size: CGSize
  /// From the origin to the size.
  var body: [DrawItem]
  var legend: [LegendEntry] = []
  var notes: [String] = []

  private static let margin: CGFloat = 24
  /// A legend of a narrow figure may be somewhat wider than it.
  private static let leastWidth: CGFloat = 272

  var figure: Figure {
    let width = contentWidth
    var column = Column(x: Self.margin, y: Self.margin - 4)
    if !title.isEmpty || !subtitle.isEmpty {
      column.add(heading(width), height: isTwoLined(width) ? 38 : 20, gap: 16)
    }
    column.add(body, height: size.height, gap: 12)
    let legend = Legend(entries: legend, width: width)
    if !legend.entries.isEmpty { column.add(legend.items, height: legend.size.height, gap: 4) }
    for note in Label.lines(notes, FigureType.caption, width: width) {
      column.add([note.item(at: .zero)], height: note.size.height, gap: 3)
    }
    let total = CGSize(
      width: width + 2 * Self.margin, height: column.end + Self.margin - 4)
    return Figure(
      drawing: DrawList(size: total, background: .color(FigureInk.page), column.items),
      title: title, summary: summary)
  }

  private var contentWidth: CGFloat {
    max(size.width, Self.leastWidth).rounded(.up)
  }

  /// A title that leaves no room beside it has the rest below it.
  private func isTwoLined(_ width: CGFloat) -> Bool {
    guard !title.isEmpty, !subtitle.isEmpty else { return false }
    return InterWidths.width(of: title, FigureType.title) + 12
      + InterWidths.width(of: subtitle, FigureType.caption) > width
  }

  private func heading(_ width: CGFloat) -> [DrawItem] {
    guard let name = Label(title, FigureType.title, width: width) else { return [] }
    let left = title.isEmpty ? 0 : name.size.width + 12
    let first = name.item(in: CGRect(x: 0, y: 0, width: name.size.width + 4, height: 20))
    if isTwoLined(width) {
      let rest = Label(subtitle, FigureType.caption, width: width)
      return [first] + [rest?.item(at: CGPoint(x: 0, y: 22))].compactMap(\.self)
    }
    guard let rest = Label(subtitle, FigureType.caption, width: width - left) else {
      return [first]
    }
    // Both stand on one base line.
    return [first, rest.item(in: CGRect(x: left, y: 1, width: rest.size.width + 4, height: 20))]
  }
}

/// Blocks below each other.
private struct Column {
  let x: CGFloat
  private var y: CGFloat
  private(set) var end: CGFloat
  private(set) var items: [DrawItem] = []

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
    end = y
  }

  mutating func add(_ block: [DrawItem], height: CGFloat, gap: CGFloat) {
    items.append(.group(DrawGroup(transform: PlaneTransform(translationX: x, y: y), block)))
    end = y + height
    y = end + gap
  }
}

extension DrawItem {
  /// The surface that a subject stands on.
  static func panel(_ rect: CGRect) -> DrawItem {
    .shape(
      DrawShape(
        .rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: 12), fill: .color(FigureInk.surface),
        stroke: Stroke(FigureInk.hairline, width: 1)))
  }

  static func moved(_ items: [DrawItem], by offset: CGPoint) -> DrawItem {
    .group(DrawGroup(transform: PlaneTransform(translationX: offset.x, y: offset.y), items))
  }
}
