/// Chooses the few colours that stand for many.
///
/// Colours that fill much of the pictures stay what they are: panels, grounds, labels. The others, mostly
/// edges and shadows, are cut into boxes in the space of `PerceivedColor`, always the box that errs most; the
/// means of the boxes then move to where the colours are that they stand for.
struct PaletteChoice {
  /// A colour that fills one pixel in so many, and so many pixels at least, keeps a place of its own.
  private static let flatShare = 1_500
  private static let flatCount = 256
  private static let refinements = 3

  private struct Entry {
    var color: UInt32
    var weight: Float
    var place: SIMD3<Float>
  }

  /// Entries in a row, and how far they are from their mean.
  private struct Box {
    var range: Range<Int>
    var mean = SIMD3<Float>()
    var spread = SIMD3<Float>()

    var error: Float { spread.sum() }
  }

  let colors: [UInt32]

  init(from tally: ColorTally, count: Int) {
    let all = tally.entries
    let flat = all.filter {
      $0.count >= Self.flatCount && $0.count * Self.flatShare >= tally.total
    }
    .sorted { ($1.count, $0.color) < ($0.count, $1.color) }.prefix(count / 2)
    let kept = Set(flat.map(\.color))
    var entries = all.filter { !kept.contains($0.color) }.map {
      Entry(color: $0.color, weight: Float($0.count), place: PerceivedColor($0.color).coordinates)
    }
    var means: [UInt32] = []
    if !entries.isEmpty {
      means = Self.boxes(&entries, count: count - flat.count).map { Self.mean(entries[$0.range]) }
    }
    var colors = flat.map(\.color) + means
    for _ in 0..<Self.refinements {
      colors = Self.refined(colors, fixed: flat.count, entries)
    }
    self.colors = Array(Set(colors)).sorted()
  }

  private static func boxes(_ entries: inout [Entry], count: Int) -> [Box] {
    var boxes = [measured(entries.indices, entries)]
    while boxes.count < count {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        boxes[worst].error > 0, boxes[worst].range.count > 1
      else { break }
      let box = boxes[worst]
      let axis = (0..<3).max { box.spread[$0] < box.spread[$1] } ?? 0
      let border = entries[box.range].partition { $0.place[axis] > box.mean[axis] }
      guard border > box.range.lowerBound, border < box.range.upperBound else {
        boxes[worst].spread = SIMD3()
        continue
      }
      boxes[worst] = measured(box.range.lowerBound..<border, entries)
      boxes.append(measured(border..<box.range.upperBound, entries))
    }
    return boxes
  }

  private static func measured(_ range: Range<Int>, _ entries: [Entry]) -> Box {
    var sum = SIMD3<Float>()
    var weight: Float = 0
    for entry in entries[range] {
      sum += entry.place * entry.weight
      weight += entry.weight
    }
    let mean = sum / weight
    var spread = SIMD3<Float>()
    for entry in entries[range] {
      let way = entry.place - mean
      spread += way * way * entry.weight
    }
    return Box(range: range, mean: mean, spread: spread)
  }

  /// Moves every colour but the fixed ones to the mean of what it stands for.
  private static func refined(
    _ colors: [UInt32], fixed: Int, _ entries: [Entry]
  ) -> [UInt32] {
    let search = PaletteSearch(colors)
    var sums = [ChannelSums](repeating: ChannelSums(), count: colors.count)
    for entry in entries { sums[search.nearest(to: entry.place)].add(entry.color, entry.weight) }
    return colors.indices.map { $0 < fixed ? colors[$0] : sums[$0].mean ?? colors[$0] }
  }

  private static func mean(_ entries: ArraySlice<Entry>) -> UInt32 {
    var sums = ChannelSums()
    for entry in entries { sums.add(entry.color, entry.weight) }
    return sums.mean ?? 0
  }

  private struct ChannelSums {
    private var channels = SIMD3<Double>()
    private var weight = 0.0

    mutating func add(_ color: UInt32, _ weight: Float) {
      channels +=
        Double(weight)
        * SIMD3(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF))
      self.weight += Double(weight)
    }

    var mean: UInt32? {
      guard weight > 0 else { return nil }
      let bytes = (channels / weight).rounded(.toNearestOrAwayFromZero)
      return UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
    }
  }
}
