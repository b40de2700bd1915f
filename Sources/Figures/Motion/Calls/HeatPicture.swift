import CoreGraphics
import Drawing
import Motion

/// The content of a layout with its elements as hot as they were asked for.
struct HeatPicture {
  private let layout: LayoutSnapshot
  private let shares: [ElementID: LayoutEffort.Share]
  private let stage: ScreenPart
  private let content: CGRect
  private let most: Int

  private static let limit = CGSize(width: 380, height: 440)

  init(_ layout: LayoutSnapshot, _ shares: [ElementID: LayoutEffort.Share]) {
    self.layout = layout
    self.shares = shares
    let whole = CGRect(origin: .zero, size: layout.contentSize)
    content = whole.isUsable ? whole : layout.viewport
    stage = ScreenPart(content, cutAt: Self.limit, leastScale: 0.35)
    most = layout.elements.map { shares[$0.id]?.answers ?? 0 }.max() ?? 0
  }

  var size: CGSize { stage.size }

  var notes: [String] { stage.notes(for: content) }

  var items: [DrawItem] {
    let frame = CGRect(origin: .zero, size: stage.size)
    let seen = layout.elementsFromTheBack.filter {
      $0.isDrawable && $0.frame.overlaps(stage.region)
    }.suffix(StatePicture.limit)
    return [
      .panel(frame),
      .group(
        DrawGroup(
          clip: .rounded(frame.insetBy(dx: 1, dy: 1), radius: 11), seen.flatMap(items(of:)))),
    ]
  }

  private func items(of element: ElementSnapshot) -> [DrawItem] {
    let share = shares[element.id] ?? .init()
    let fill = Self.heat(share.answers, of: most)
    let rect = stage.rect(element.frame).onWholePoints.insetBy(dx: 0.5, dy: 0.5)
    let shape = ShapeGeometry.rounded(rect, radius: ScreenPart.radius(of: rect.size))
    let area = DrawItem.shape(
      DrawShape(shape, fill: .color(fill), stroke: Stroke(FigureInk.hairline, width: 1)))
    return [area] + words(share, on: fill, in: rect)
  }

  /// How often it was asked for, and below how often the answer was the same as before, where there is room.
  private func words(
    _ share: LayoutEffort.Share, on fill: ThemedColor, in rect: CGRect
  ) -> [DrawItem] {
    let count = Label("\(share.answers)", FigureType.label.colored(fill.readableInk))
    let same = Label("\(share.unchanged) same", FigureType.dimension.colored(fill.readableInk))
    guard rect.width >= count.size.width + 4, rect.height >= 13 else { return [] }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    guard share.unchanged > 0, rect.height >= 34, rect.width >= same.size.width + 6 else {
      return [count.item(centeredAt: middle)]
    }
    return [
      count.item(centeredAt: middle.offset(0, -8)), same.item(centeredAt: middle.offset(0, 8)),
    ]
  }

  /// From the ground to full heat, in one hue, so that it is read without colours, too.
  static func heat(_ count: Int, of most: Int) -> ThemedColor {
    let share = most > 0 ? CGFloat(count) / CGFloat(most) : 0
    guard share > 0 else { return FigureInk.ground }
    return FigureInk.ground.interpolated(to: FigureInk.deleted, progress: 0.12 + 0.88 * share)
  }

  var legend: [LegendEntry] {
    guard most > 0 else { return [] }
    // Numbers that stand in the picture, and no others.
    let drawn = Set(layout.elements.compactMap { shares[$0.id]?.answers }).filter { $0 > 0 }
      .sorted()
    let steps = Set([drawn.first, drawn[drawn.count / 2], drawn.last].compactMap(\.self)).sorted()
    return steps.map { count in
      let rect = CGRect(x: -8, y: -5, width: 16, height: 10)
      return LegendEntry(
        count == 1 ? "asked for once" : "\(count) times", sampleWidth: 16,
        [.fill(.rounded(rect, radius: 3), Self.heat(count, of: most))])
    }
  }
}
