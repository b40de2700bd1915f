/// Rows of units right behind each other, as many as deflate's window reaches back over.
struct UnitWindow {
  private let width: Int
  private let keptRows: Int
  private let capacity: Int
  private(set) var units: [UInt32]
  private var rowCount = 0

  init(width: Int, unitBytes: Int) {
    self.width = width
    keptRows = DeflateAlphabet.longestDistance / (width * unitBytes + 1) + 2
    capacity = keptRows * 2 + 32
    units = [UInt32](repeating: 0, count: capacity * width)
  }

  /// Puts a row behind the rows before it; `fill` writes all of it. Returns where it begins.
  mutating func add(_ fill: (inout MutableSpan<UInt32>) -> Void) -> Int {
    if rowCount == capacity {
      let kept = Array(units.suffix(keptRows * width))
      units.replaceSubrange(..<kept.count, with: kept)
      rowCount = keptRows
    }
    let row = rowCount * width..<(rowCount + 1) * width
    rowCount += 1
    var span = units.mutableSpan
    span.withPart(row, fill)
    return row.lowerBound
  }
}
