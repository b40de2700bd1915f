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
    if let places, 2 * cells.count(where: Self.fitsNumber) >= cells.count {
      blocks = cells
      stage = CGSize(width: places.size.width.rounded(.up), height: places.size.height.rounded(.up))
      notes = places.pieces > 1 ? ["The content is cut into \(places.pieces) pieces."] : []
    } else {
      blocks = HeatBlock.summary(of: counts, in: room)
      stage = CGSize(width: room.width, height: blocks.map(\.frame.maxY).max() ?? 0)
      let number = counts.isFlat ? "that of each" : "that of the hottest"
      notes = ["A block stands for \(Self.meaning(of: blocks)); its number is \(number)."]
    }
    most = blocks.map(\.count).max() ?? 0
    isFlat = counts.isFlat
    width = isFlat ? stage.width : max(stage.width, min(room.width, 160))
  }

  private static func cells(_ counts: HeatCounts, at places: HeatPlaces) -> [HeatBlock] {
    zip(counts.elements, places.frames).map { element, frame in
      HeatBlock(
        names: [element.shortLabel.onOneLine], count: counts[element], frame: frame.onWholePoints,
        members: 1)
    }
  }

  private static func meaning(of blocks: [HeatBlock]) -> String {
    let members = Set(blocks.map(\.members)).sorted()
    guard let least = members.first, let most = members.last else { return "nothing" }
    return least == most ? "\(most) elements" : "\(least) to \(most) elements"
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
    let drawn = blocks.indices.flatMap { place in
      items(of: blocks[place], isCovered: isCovered(place))
    }
    return [surface, .moved(drawn, by: CGPoint(x: left, y: Self.padding))]
      + (isFlat ? [] : legend)
  }

  // MARK: Blocks

  /// Whether another one lies on it, as pinned headers do: its words would be cut.
  private func isCovered(_ place: Int) -> Bool {
    let frame = blocks[place].frame.insetBy(dx: 1, dy: 1)
    return blocks[(place + 1)...].contains { $0.frame.overlaps(frame) }
  }

  private func items(of block: HeatBlock, isCovered: Bool) -> [DrawItem] {
    let fill = isFlat ? FigureInk.quiet : Self.heat(block.count, of: most)
    let rect = block.frame
    let radius = ScreenPart.radius(of: rect.size)
    let isEmpty = block.count == 0 && !isFlat
    let shape =
      isEmpty
      ? DrawShape(
        .rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: radius), fill: .color(FigureInk.surface),
        stroke: Stroke(FigureInk.hairline, width: 1))
      : DrawShape(.rounded(rect, radius: radius), fill: .color(fill))
    let ink = isEmpty ? FigureInk.ink : fill.readableInk
    return [.shape(shape)] + (isCovered ? [] : words(block, ink))
  }

  /// The name at the top and the number at the bottom, both in one line, or the number alone.
  private func words(_ block: HeatBlock, _ ink: ThemedColor) -> [DrawItem] {
    let rect = block.frame
    let inner = rect.insetBy(dx: min(10, rect.width / 8), dy: 0)
    let big = Label("\(block.count)", FigureType.heat.colored(ink))
    let small = Label("\(block.count)", FigureType.heatNumber.colored(ink))
    let name = FigureType.call.colored(ink)
    let margin: CGFloat = rect.height >= 48 ? 9 : 5
    if rect.height >= 40, inner.width >= big.size.width,
      let label = Self.name(block.names, name, width: inner.width)
    {
      let bottom = CGRect(x: inner.minX, y: rect.maxY - 16 - margin, width: inner.width, height: 17)
      let room = inner.width - big.size.width - 6
      let hottest = block.hottest.flatMap { Self.name([$0], name, width: room) }
      return [
        label.item(at: CGPoint(x: inner.minX, y: rect.minY + margin)), big.item(in: bottom, .right),
      ] + [hottest?.item(in: bottom)].compactMap(\.self)
    }
    guard Self.fitsNumber(block) else { return [] }
    let room = inner.width - small.size.width - 8
    if rect.height >= 16, let label = Self.whole(block.names, name, width: room) {
      return [label.item(in: inner), small.item(in: inner, .right)]
    }
    return [small.item(centeredAt: CGPoint(x: rect.midX, y: rect.midY))]
  }

  /// The first of the names that fits.
  private static func whole(_ names: [String], _ style: TextStyle, width: CGFloat) -> Label? {
    names.lazy.map { Label($0, style) }.first { $0.size.width <= width }
  }

  /// The same, or the last of them cut, but never within a number.
  private static func name(_ names: [String], _ style: TextStyle, width: CGFloat) -> Label? {
    if let label = whole(names, style, width: width) { return label }
    guard let last = names.last, let label = Label(last, style, width: width) else { return nil }
    let kept = label.text.dropLast()
    let isWithin = kept.last?.isNumber == true && last.dropFirst(kept.count).first?.isNumber == true
    return isWithin ? nil : label
  }

  private static func fitsNumber(_ block: HeatBlock) -> Bool {
    let label = Label("\(block.count)", FigureType.heatNumber)
    return block.frame.height >= 13 && block.frame.width >= label.size.width + 4
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

extension FigureType {
  /// The numbers of a heat map.
  static let heat = TextStyle(
    FontRequest(size: 15, weight: 600, hasTabularFigures: true), FigureInk.ink)
  static let heatNumber = TextStyle(
    FontRequest(size: 11, weight: 600, hasTabularFigures: true), FigureInk.ink)
}
