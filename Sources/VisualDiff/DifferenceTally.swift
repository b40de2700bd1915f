internal import Imaging
internal import Platform

/// The pixels that differ where both pictures have some: how many, where, and how far their colours are apart. They are
/// looked at by eights, and eights that are like those before cost nothing.
struct DifferenceTally {
  /// All of them.
  private(set) var all = DifferingTiles.Found()
  /// Those of them that count, by squares.
  private(set) var tiles: DifferingTiles
  /// How many do not count.
  private(set) var tolerated = 0
  private(set) var largest = 0.0
  private var sum = 0.0

  /// That of all that differ.
  var mean: Double { all.count == 0 ? 0 : sum / Double(all.count) }

  /// More rows than that are looked at by two threads.
  private static let mostForOne = 200

  /// - Parameters:
  ///   - rows: those in which pixels differ.
  ///   - counted: the pixels that count; nothing where all do.
  static func of(
    _ before: Bitmap, _ after: Bitmap, in rows: [Int], counting counted: CountedPixels?
  ) -> DifferenceTally {
    let (first, second) = (rows[..<(rows.count / 2)], rows[(rows.count / 2)...])
    var halves: (DifferenceTally, DifferenceTally)?
    if rows.count > mostForOne {
      halves = try? BothAtOnce.run(
        { DifferenceTally(before, after, in: first, counting: counted) },
        { DifferenceTally(before, after, in: second, counting: counted) })
    }
    // In halves in any case: sums are the same then, however many threads there are.
    let parts =
      halves
      ?? (
        DifferenceTally(before, after, in: first, counting: counted),
        DifferenceTally(before, after, in: second, counting: counted)
      )
    var whole = parts.0
    whole.add(parts.1)
    return whole
  }

  private init(
    _ before: Bitmap, _ after: Bitmap, in rows: ArraySlice<Int>, counting counted: CountedPixels?
  ) {
    tiles = DifferingTiles(
      width: min(before.width, after.width), height: min(before.height, after.height),
      scale: after.scale)
    for y in rows { add(before, after, row: y, counting: counted) }
  }

  private mutating func add(_ other: DifferenceTally) {
    all.add(other.all)
    tiles.add(other.tiles)
    tolerated += other.tolerated
    largest = max(largest, other.largest)
    sum += other.sum
  }

  /// Eight pixels of both sides, and how far they are apart.
  private struct Eight {
    var (here, there) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    var (largest, sum) = (0.0, 0.0)

    mutating func look(_ here: SIMD8<UInt32>, _ there: SIMD8<UInt32>) {
      guard here != self.here || there != self.there else { return }
      let distances = ColorDistance.between(here, there)
      (self.here, self.there) = (here, there)
      (largest, sum) = (distances.max(), distances.sum())
    }
  }

  private mutating func add(
    _ before: Bitmap, _ after: Bitmap, row y: Int, counting counted: CountedPixels?
  ) {
    var eight = Eight()
    before.forEachEightDiffering(inRow: y, from: after) { x, bits, here, there in
      eight.look(here, there)
      largest = max(largest, eight.largest)
      sum += eight.sum
      add(bits, from: x, row: y, counting: counted)
    }
  }

  private mutating func add(
    _ bits: UInt8, from x: Int, row y: Int, counting counted: CountedPixels?
  ) {
    let columns = x + bits.trailingZeroBitCount...x + 7 - bits.leadingZeroBitCount
    all.add(bits.nonzeroBitCount, in: columns, y)
    guard let counted else { return tiles.add(bits.nonzeroBitCount, in: columns, y) }
    for column in columns where bits >> UInt8(column - x) & 1 == 1 {
      if counted.contains(column, y) { tiles.add(column, y) } else { tolerated += 1 }
    }
  }
}
