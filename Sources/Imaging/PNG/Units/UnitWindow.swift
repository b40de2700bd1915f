/// Rows of units right behind each other, as many as deflate's window reaches back over.
@safe struct UnitWindow: ~Copyable {
  private let width: Int
  private let keptRows: Int
  private let capacity: Int
  private let start: UnsafeMutablePointer<UInt32>
  private var rowCount = 0

  init(width: Int, unitBytes: Int) {
    self.width = width
    keptRows = DeflateAlphabet.longestDistance / (width * unitBytes + 1) + 2
    capacity = keptRows * 2 + 32
    unsafe start = .allocate(capacity: capacity * width)
  }

  deinit { unsafe start.deallocate() }

  /// Where the next row stands, behind the rows before it; `fill` writes all of it.
  @unsafe mutating func next(
    _ fill: (inout MutableSpan<UInt32>) -> Void
  ) -> UnsafePointer<UInt32> {
    if rowCount == capacity {
      unsafe start.update(from: start + (capacity - keptRows) * width, count: keptRows * width)
      rowCount = keptRows
    }
    let row = unsafe start + rowCount * width
    var span = unsafe MutableSpan(_unsafeStart: row, count: width)
    fill(&span)
    rowCount += 1
    return unsafe UnsafePointer(row)
  }
}
