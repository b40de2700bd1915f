import CoreGraphics
import Drawing
import Motion

/// The names and the numbers on the areas of a heat map. Elements of one kind and one size are alike: all of them have
/// their names, or none, so that nobody takes an id beside one number for another number.
struct HeatWords {
  private let blocks: [HeatBlock]
  /// Those on which others lie, as pinned headers do: their words would be cut.
  private let covered: [Bool]
  /// Those that only have a number, or nothing at all.
  private var unnamed: Set<Int> = []
  private var silent: Set<Int> = []
  /// The way to say which elements a block stands for, the same for all of them.
  private let form: Int

  private struct Group: Hashable {
    let kind: ElementKind
    let width: Int
    let height: Int
  }

  init(_ blocks: [HeatBlock]) {
    self.blocks = blocks
    form = Self.form(of: blocks.filter { $0.names.count > 1 })
    covered = blocks.indices.map { place in
      let frame = blocks[place].frame.insetBy(dx: 1, dy: 1)
      return blocks[(place + 1)...].contains { $0.frame.overlaps(frame) }
    }
    let groups = Dictionary(grouping: blocks.indices.filter { blocks[$0].kind != nil }) { place in
      blocks[place].kind.map { kind in
        // Sizes that differ by what rounding adds are one.
        Group(
          kind: kind, width: Int((blocks[place].frame.width / 4).rounded()),
          height: Int((blocks[place].frame.height / 4).rounded()))
      }
    }
    for group in groups.values { even(group) }
  }

  /// The longest that all of them have room for.
  private static func form(of blocks: [HeatBlock]) -> Int {
    let last = (blocks.map(\.names.count).min() ?? 1) - 1
    let fitting = (0...last).first { form in
      blocks.allSatisfy { block in
        Label(block.names[form], FigureType.call).size.width <= inner(block).width
      }
    }
    return fitting ?? last
  }

  private static func inner(_ block: HeatBlock) -> CGRect {
    block.frame.insetBy(dx: min(10, block.frame.width / 8), dy: 0)
  }

  /// The shorter ones, too, but for that of a block of one element, which has no other.
  private func names(_ block: HeatBlock) -> [String] {
    block.names.count > 1 ? Array(block.names.dropFirst(form)) : block.names
  }

  /// Numbers on few of many say nothing about the others.
  private mutating func even(_ group: [Int]) {
    let mute = group.count { covered[$0] || !Self.fitsNumber(blocks[$0]) }
    // Of headers and the like, all have their numbers or none.
    let isOfCells = blocks[group[0]].kind == .cell
    if group.count > 1, isOfCells ? 2 * covered(in: group) > group.count : mute > 0 {
      silent.formUnion(group)
    } else if !group.allSatisfy({ named(blocks[$0], FigureInk.ink) != nil }) {
      unnamed.formUnion(group)
    }
  }

  private func covered(in group: [Int]) -> Int { group.count { covered[$0] } }

  /// "Without room for a number: 7 headers, 1 each.": views beside the cells that have no room for theirs.
  var notes: [String] {
    let mute = blocks.indices.filter { place in
      blocks[place].kind.map { $0 != .cell && $0.isLabelled } == true
        && (silent.contains(place) || covered[place] || !Self.fitsNumber(blocks[place]))
    }
    let kinds = Dictionary(grouping: mute) { blocks[$0].kind?.plainName ?? "" }
    return kinds.sorted { $0.key < $1.key }.map { name, places in
      let counts = places.map { blocks[$0].count }
      let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
      let times = least == most ? "\(most) each" : "\(least) to \(most)"
      let headers = CountWords.digits(places.count, Noun(name, name + "s"))
      return "Without room for a number: \(headers), \(times)."
    }
  }

  func items(at place: Int, _ ink: ThemedColor) -> [DrawItem] {
    guard !covered[place], !silent.contains(place) else { return [] }
    let block = blocks[place]
    if !unnamed.contains(place), let items = named(block, ink) { return items }
    guard Self.fitsNumber(block) else { return [] }
    return [number(block, ink).item(centeredAt: block.frame.center)]
  }

  private func number(_ block: HeatBlock, _ ink: ThemedColor) -> Label {
    Label("\(block.count)", FigureType.heatNumber.colored(ink))
  }

  /// The name at the top and the number at the bottom, or both in one line; nil where there is no room for a name.
  private func named(_ block: HeatBlock, _ ink: ThemedColor) -> [DrawItem]? {
    let rect = block.frame
    let (inner, names) = (Self.inner(block), names(block))
    let big = Label("\(block.count)", FigureType.heat.colored(ink))
    let style = FigureType.call.colored(ink)
    if rect.height >= Self.leastHigh, !Self.isRow(block), inner.width >= big.size.width,
      let label = Self.name(names, style, width: inner.width)
    {
      let margin: CGFloat = rect.height >= 48 ? 9 : rect.height >= 40 ? 5 : 3
      let bottom = CGRect(x: inner.minX, y: rect.maxY - 16 - margin, width: inner.width, height: 17)
      let room = inner.width - big.size.width - 6
      let hottest = block.hottest.flatMap { Self.name([$0], style, width: room) }
      return [
        label.item(at: CGPoint(x: inner.minX, y: rect.minY + margin)), big.item(in: bottom, .right),
      ] + [hottest?.item(in: bottom)].compactMap(\.self)
    }
    let small = number(block, ink)
    let room = inner.width - small.size.width - 8
    guard Self.fitsNumber(block), rect.height >= 16 else { return nil }
    let label =
      room >= Self.wide
      ? Self.name(names, style, width: room) : Self.whole(names, style, width: room)
    return label.map { [$0.item(in: inner), small.item(in: inner, .right)] }
  }

  /// Whether it is so much wider than high that one line suits it.
  private static func isRow(_ block: HeatBlock) -> Bool {
    block.hottest == nil && block.frame.height < 72
      && block.frame.width >= 4 * block.frame.height
  }

  /// For two lines.
  private static let leastHigh: CGFloat = 36
  /// In less room, the beginning of a name is not told from others.
  private static let wide: CGFloat = 60

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

  /// Whether there is room for the number alone.
  static func fitsNumber(_ block: HeatBlock) -> Bool {
    let label = Label("\(block.count)", FigureType.heatNumber)
    return block.frame.height >= 13 && block.frame.width >= label.size.width + 4
  }
}

extension FigureType {
  /// The numbers of a heat map.
  static let heat = TextStyle(
    FontRequest(size: 15, weight: 600, hasTabularFigures: true), FigureInk.ink)
  static let heatNumber = TextStyle(
    FontRequest(size: 11, weight: 600, hasTabularFigures: true), FigureInk.ink)
}
