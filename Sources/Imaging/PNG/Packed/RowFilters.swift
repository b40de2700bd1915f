/// Filters a row in every way and keeps the one whose bytes are nearest to zero: libpng's rule, good for photos
/// and gradients, bad for flat colours.
struct RowFilters {
  private typealias Bytes = SIMD16<UInt8>
  private typealias Wide = SIMD16<Int16>

  /// Sixteen zeros stand before and after each row, so that the loops need not look at its ends.
  private static let margin = 16

  private let rowBytes: Int
  private let pixelBytes: Int
  private var current: [UInt8]
  private var above: [UInt8]
  private var results: [[UInt8]]

  init(rowBytes: Int, pixelBytes: Int) {
    self.rowBytes = rowBytes
    self.pixelBytes = pixelBytes
    current = [UInt8](repeating: 0, count: rowBytes + 2 * Self.margin)
    above = current
    results = Array(repeating: current, count: PNGFilter.allCases.count)
  }

  /// Appends the rows, each with its best filter.
  mutating func filtered(_ rows: PackedRows) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rows.bytes.count)
    for start in stride(from: 0, to: rows.bytes.count, by: rowBytes + 1) {
      swap(&current, &above)
      current.replaceSubrange(
        Self.margin..<Self.margin + rowBytes, with: rows.bytes[start + 1...start + rowBytes])
      let best = filter()
      bytes.append(UInt8(best))
      bytes += results[best][..<rowBytes]
    }
    return bytes
  }

  /// Fills `results` and returns which of them is nearest to zero.
  private mutating func filter() -> Int {
    var costs = SIMD8<Int>(repeating: 0)
    unsafe current.withUnsafeBytes { row in
      unsafe above.withUnsafeBytes { upper in
        for offset in stride(from: 0, to: rowBytes, by: 16) {
          let place = offset &+ Self.margin
          let here = unsafe row.loadUnaligned(fromByteOffset: place, as: Bytes.self)
          let left = unsafe row.loadUnaligned(fromByteOffset: place &- pixelBytes, as: Bytes.self)
          let up = unsafe upper.loadUnaligned(fromByteOffset: place, as: Bytes.self)
          let corner = unsafe upper.loadUnaligned(
            fromByteOffset: place &- pixelBytes, as: Bytes.self)
          store(here, .none, offset, &costs)
          store(here &- left, .sub, offset, &costs)
          store(here &- up, .up, offset, &costs)
          store(here &- ((left & up) &+ ((left ^ up) &>> 1)), .average, offset, &costs)
          store(here &- Self.paeth(left, up, corner), .paeth, offset, &costs)
        }
      }
    }
    return (0..<results.count).min { costs[$0] < costs[$1] } ?? 0
  }

  /// Keeps sixteen bytes of a result and adds their distance from zero, those behind the row left out.
  @inline(__always) private mutating func store(
    _ bytes: Bytes, _ filter: PNGFilter, _ offset: Int, _ costs: inout SIMD8<Int>
  ) {
    let index = Int(filter.rawValue)
    for lane in 0..<16 { results[index][offset &+ lane] = bytes[lane] }
    let length = min(16, rowBytes &- offset)
    for lane in 0..<length { costs[index] &+= abs(Int(Int8(bitPattern: bytes[lane]))) }
  }

  @inline(__always) private static func paeth(
    _ left: Bytes, _ above: Bytes, _ corner: Bytes
  ) -> Bytes {
    var result = Bytes()
    for lane in 0..<16 {
      result[lane] = PNGFilter.paeth(left: left[lane], above: above[lane], corner: corner[lane])
    }
    return result
  }
}
