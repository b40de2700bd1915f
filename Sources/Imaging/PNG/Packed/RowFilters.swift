/// Filters a row in every way and keeps the one whose bytes are nearest to zero: libpng's rule, good for photos
/// and gradients, bad for flat colours.
struct RowFilters {
  private typealias Bytes = SIMD16<UInt8>
  private typealias Wide = SIMD16<Int16>

  /// Sixteen zeros stand before and after each row, so that the loops need not look at its ends.
  private static let margin = 16
  /// Steps of sixteen bytes after which the sums of 16 bits are emptied: 512 times 128 would spill over.
  private static let stepsOfSums = 256

  private let rowBytes: Int
  private let pixelBytes: Int
  /// Bytes that a filtered row takes, its end rounded up.
  private let stride: Int
  private var current: [UInt8]
  private var above: [UInt8]
  /// A row for each filter, one behind the other.
  private var results: [UInt8]

  init(rowBytes: Int, pixelBytes: Int) {
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    stride = (rowBytes + 15) / 16 * 16
    current = [UInt8](repeating: 0, count: stride + 2 * Self.margin)
    above = current
    results = [UInt8](repeating: 0, count: stride * PNGFilter.allCases.count)
  }

  /// The rows, each behind its best filter; one that equals the row above needs no search for it.
  mutating func filtered(_ rows: PackedRows) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.bytes.count)
    for start in Swift.stride(from: 0, to: rows.bytes.count, by: rowBytes + 1) {
      swap(&current, &above)
      current.replaceSubrange(
        Self.margin..<Self.margin + rowBytes, with: rows.bytes[start + 1...start + rowBytes])
      if current == above {
        bytes.append(PNGFilter.up.rawValue)
        bytes += repeatElement(0, count: rowBytes)
        continue
      }
      let best = filter()
      bytes.append(UInt8(best))
      bytes += results[best * stride..<best * stride + rowBytes]
    }
    return bytes
  }

  /// Fills `results` and returns which of its rows is nearest to zero, the first of equals.
  private mutating func filter() -> Int {
    var costs = [Int](repeating: 0, count: PNGFilter.allCases.count)
    for first in Swift.stride(from: 0, to: stride, by: 16 * Self.stepsOfSums) {
      let end = min(stride, first + 16 * Self.stepsOfSums)
      for (filter, sum) in sums(first..<end).enumerated() { costs[filter] += sum }
    }
    return costs.indices.min { costs[$0] < costs[$1] } ?? 0
  }

  /// Filters a part of the row; for each filter the sum of its bytes' distances from zero.
  private mutating func sums(_ range: Range<Int>) -> [Int] {
    var none = Wide(repeating: 0)
    var sub = none
    var up = none
    var average = none
    var paeth = none
    let (stride, pixelBytes) = (stride, pixelBytes)
    let (current, above) = (current, above)
    let (row, upper) = (current.span, above.span)
    var target = results.mutableSpan
    precondition(
      range.lowerBound >= 0 && range.upperBound <= stride && stride % 16 == 0
        && 5 * stride <= target.count && stride + 2 * Self.margin <= min(row.count, upper.count))
    for offset in Swift.stride(from: range.lowerBound, to: range.upperBound, by: 16) {
      let place = offset &+ Self.margin
      let here = row.sixteen(at: place)
      let left = row.sixteen(at: place &- pixelBytes)
      let over = upper.sixteen(at: place)
      let corner = upper.sixteen(at: place &- pixelBytes)
      none &+= Self.distance(here)
      target.store(here, at: offset)
      let toLeft = here &- left
      sub &+= Self.distance(toLeft)
      target.store(toLeft, at: stride &+ offset)
      let toUpper = here &- over
      up &+= Self.distance(toUpper)
      target.store(toUpper, at: 2 &* stride &+ offset)
      let toMiddle = here &- ((left & over) &+ ((left ^ over) &>> 1))
      average &+= Self.distance(toMiddle)
      target.store(toMiddle, at: 3 &* stride &+ offset)
      let toNearest = here &- Self.paeth(left: left, above: over, corner: corner)
      paeth &+= Self.distance(toNearest)
      target.store(toNearest, at: 4 &* stride &+ offset)
    }
    return [none, sub, up, average, paeth].map(Self.total)
  }

  /// How far bytes are from zero, taken as numbers from -128 to 127.
  @inline(__always) private static func distance(_ bytes: Bytes) -> Wide {
    let numbers = Wide(truncatingIfNeeded: SIMD16<Int8>(truncatingIfNeeded: bytes))
    return magnitude(numbers)
  }

  @inline(__always) private static func magnitude(_ numbers: Wide) -> Wide {
    let sign = numbers &>> 15
    return (numbers ^ sign) &- sign
  }

  /// A sum may use all sixteen bits of its lane.
  private static func total(_ sums: Wide) -> Int {
    (0..<16).reduce(0) { $0 + Int(UInt16(bitPattern: sums[$1])) }
  }

  /// As `PNGFilter.paeth`, with masks in place of choices.
  @inline(__always) private static func paeth(
    left: Bytes, above: Bytes, corner: Bytes
  ) -> Bytes {
    let a = Wide(truncatingIfNeeded: left)
    let b = Wide(truncatingIfNeeded: above)
    let c = Wide(truncatingIfNeeded: corner)
    let toLeft = magnitude(b &- c)
    let toAbove = magnitude(a &- c)
    let toCorner = magnitude((a &- c) &+ (b &- c))
    let isNotLeft = ((toAbove &- toLeft) | (toCorner &- toLeft)) &>> 15
    let isCorner = (toCorner &- toAbove) &>> 15
    let second = (b & ~isCorner) | (c & isCorner)
    return Bytes(truncatingIfNeeded: (a & ~isNotLeft) | (second & isNotLeft))
  }
}
