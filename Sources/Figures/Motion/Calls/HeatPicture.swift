import CoreGraphics
import Drawing
import Motion

/// The elements of a layout, as hot as they were often invalidated: with names and numbers where there is room, and by
/// sections where there is none.
struct HeatPicture {
  private let blocks: [HeatBlock]
  private let most: Int
  private let isFlat: Bool
  private let stage: CGSize
  private let width: CGFloat
  let notes: [String]

  private static let bleed: CGFloat = 8
  private static let padding: CGFloat = 12
  /// More than these are shown in blocks.
  private static let mostCells = 120
  static let legendHeight: CGFloat = 40

  init(_ counts: HeatCounts, in room: CGSize) {
    let places =
      counts.elements.count <= Self.mostCells ? HeatPlaces(counts.elements, in: room) : nil
    let cells = places.map { Self.cells(counts, at: $0) } ?? []
    if let places, 2 * cells.count(where: HeatWords.fitsNumber) >= cells.count {
      blocks = cells
      stage = CGSize(width: places.size.width.rounded(.up), height: places.size.height.rounded(.up))
      notes =
        (places.pieces > 1 ? ["The content is cut into \(places.pieces) pieces."] : [])
        + HeatWords(cells).notes
    } else {
      blocks = HeatBlock.summary(of: counts, in: room)
      stage = CGSize(width: room.width, height: blocks.map(\.frame.maxY).max() ?? 0)
      let number = counts.isFlat ? "that of each" : "that of the hottest"
      let meaning = HeatBlock.meaning(of: blocks, each: counts.noun)
      notes = ["A block stands for \(meaning); its number is \(number)."]
    }
    most = blocks.map(\.count).max() ?? 0
    isFlat = counts.isFlat
    width = isFlat ? stage.width : max(stage.width, min(room.width, 160))
  }

  private static func cells(_ counts: HeatCounts, at places: HeatPlaces) -> [HeatBlock] {
    zip(counts.elements, places.frames).map { element, frame in
      HeatBlock(
        names: [element.shortLabel.onOneLine], count: counts[element], frame: frame.onWholePoints,
        members: 1, kind: element.kind)
    }
  }

  var size: CGSize {
    let legend = isFlat ? 0 : Self.legendHeight
    return CGSize(width: max(width, 40), height: panel.height + legend)
  }

  private var panel: CGRect {
    CGRect(
      x: -Self.bleed, y: 0, width: max(width, 40) + 2 * Self.bleed,
      height: max(stage.height, 40) + 2 * Self.padding)
  }

  var items: [DrawItem] {
    let surface = DrawItem.fill(.rounded(panel, radius: 12), FigureInk.surface)
    guard !blocks.isEmpty else {
      return [surface, Label("empty", FigureType.caption).item(in: panel, .center)]
    }
    let left = ((max(width, 40) - stage.width) / 2).rounded(.down)
    let words = HeatWords(blocks)
    let drawn = blocks.indices.flatMap { place in
      let (area, ink) = area(of: blocks[place])
      return [area] + words.items(at: place, ink)
    }
    return [surface, .moved(drawn, by: CGPoint(x: left, y: Self.padding))]
      + (isFlat ? [] : legend)
  }

  // MARK: Blocks

  /// And the colour of words on it.
  private func area(of block: HeatBlock) -> (DrawItem, ThemedColor) {
    let fill = isFlat ? FigureInk.quiet : Self.heat(block.count, of: most)
    // Rows that touch are not one block.
    let gap: CGFloat = min(block.frame.width, block.frame.height) > 8 ? 1 : 0
    let rect = block.frame.insetBy(dx: gap, dy: gap)
    let radius = ScreenPart.radius(of: rect.size)
    guard block.count == 0 && !isFlat else {
      return (.fill(.rounded(rect, radius: radius), fill), fill.readableInk)
    }
    let shape = DrawShape(
      .rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: radius), fill: .color(FigureInk.surface),
      stroke: Stroke(FigureInk.hairline, width: 1))
    return (.shape(shape), FigureInk.ink)
  }

  /// From nothing to the most, in one hue and ever darker, so that it is read without colours, too.
  static func heat(_ count: Int, of most: Int) -> ThemedColor {
    let share = most > 0 ? CGFloat(count) / CGFloat(most) : 0
    return FigureInk.leastHeat.interpolated(to: FigureInk.mostHeat, progress: share)
  }

  // MARK: Legend

  private var legend: [DrawItem] {
    let scale = HeatScale(Set(blocks.map(\.count)).sorted(), width: max(width, 40))
    return [.moved(scale.items, by: CGPoint(x: 0, y: panel.height + 12))]
  }
}
