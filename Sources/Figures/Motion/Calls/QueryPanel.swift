import CoreGraphics
import Drawing
import Motion

/// One question to a layout: the content, the rectangle in it, and each element as it was answered.
struct QueryPanel {
  enum Look { case answered, missing, spare, unasked }

  let query: LayoutQuery
  let name: String
  private let layout: LayoutSnapshot
  private let stage: ScreenPart

  static let limit = CGSize(width: 220, height: 280)
  static let question = Stroke(FigureInk.moved, width: 1.5)
  private static let head: CGFloat = 38

  init(_ query: LayoutQuery, in layout: LayoutSnapshot, name: String) {
    self.query = query
    self.name = name
    self.layout = layout
    let content = CGRect(origin: .zero, size: layout.contentSize)
    let area = query.rect.isUsable ? content.union(query.rect) : content
    stage = ScreenPart(area.isUsable ? area : layout.viewport, cutAt: Self.limit, leastScale: 0.12)
  }

  var height: CGFloat { Self.head + stage.size.height }

  var verdict: String {
    var parts = ["\(query.answers.count) answered"]
    if !query.missing.isEmpty { parts.append("\(query.missing.count) missing") }
    if !query.spare.isEmpty { parts.append("\(query.spare.count) not in it") }
    return parts.joined(separator: ", ")
  }

  var items: [DrawItem] {
    let times = query.count > 1 ? "  × \(query.count)" : ""
    let lines = [
      Label("\(name)  \(query.rect.words)\(times)", FigureType.label, width: Self.limit.width)?
        .item(at: .zero),
      Label(verdict, FigureType.caption, width: Self.limit.width)?.item(at: CGPoint(x: 0, y: 17)),
    ].compactMap(\.self)
    return lines + [.moved(picture, by: CGPoint(x: 0, y: Self.head))]
  }

  private var picture: [DrawItem] {
    let frame = CGRect(origin: .zero, size: stage.size)
    return [
      .panel(frame),
      .group(
        DrawGroup(clip: .rounded(frame.insetBy(dx: 1, dy: 1), radius: 11), elements + question)),
    ]
  }

  /// The elements that nobody asked for lie at the back, the missing ones in front.
  private var elements: [DrawItem] {
    let answered = Set(query.answers.map(\.key))
    let missing = Set(query.missing.map(\.spokenKey))
    let others = layout.elements.filter {
      $0.isDrawable && !answered.contains($0.spokenKey) && !missing.contains($0.spokenKey)
    }
    return others.prefix(StatePicture.limit).map { area($0.frame, .unasked) }
      + query.spare.map { area($0.frame, .spare) } + query.hits.map { area($0.frame, .answered) }
      + query.missing.map { area($0.frame, .missing) }
  }

  private var question: [DrawItem] {
    guard query.rect.isUsable else { return [] }
    let rect = stage.rect(query.rect).onWholePoints
    return [
      .fill(.rect(rect), FigureInk.moved.faded(by: 0.08)),
      .stroke(.rect(rect.insetBy(dx: 0.75, dy: 0.75)), Self.question),
    ]
  }

  private func area(_ frame: CGRect, _ look: Look) -> DrawItem {
    let rect = stage.rect(frame).onWholePoints.insetBy(dx: 0.5, dy: 0.5)
    return .shape(Self.shape(.rounded(rect, radius: ScreenPart.radius(of: rect.size)), look))
  }

  private static func shape(_ geometry: ShapeGeometry, _ look: Look) -> DrawShape {
    switch look {
    case .answered:
      DrawShape(
        geometry, fill: .color(FigureInk.inserted.faded(by: 0.3)),
        stroke: Stroke(FigureInk.inserted, width: 1))
    case .missing:
      DrawShape(
        geometry, fill: .color(FigureInk.deleted.faded(by: 0.3)),
        stroke: Stroke(FigureInk.deleted, width: 1.5, dash: [3, 2]))
    case .spare:
      DrawShape(
        geometry, fill: .color(FigureInk.secondary.faded(by: 0.25)),
        stroke: Stroke(FigureInk.secondary, width: 1, dash: [2, 2]))
    case .unasked:
      DrawShape(
        geometry, fill: .color(FigureInk.ground), stroke: Stroke(FigureInk.hairline, width: 1))
    }
  }

  static func swatch(_ text: String, _ look: Look) -> LegendEntry {
    let rect = CGRect(x: -8, y: -5, width: 16, height: 10)
    return LegendEntry(text, sampleWidth: 16, [.shape(shape(.rounded(rect, radius: 3), look))])
  }
}
