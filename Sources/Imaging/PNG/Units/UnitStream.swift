/// The zlib stream of a picture's rows by our own means: whole units instead of bytes, one look at each row.
///
/// A row that equals the one above is said as zeros behind filter 2; every other row stands as it is.
struct UnitStream: ~Copyable {
  private let width: Int
  private let unitBytes: Int
  private let scan: RowScan
  private let matcher: UnitMatcher
  /// Takes the matcher's place where time is to be had.
  private let thorough: ThoroughMatcher?
  private var block = SequenceBlock()
  private var coder = BlockCoder()
  private var sink: BitSink
  private var adler = AdlerSum()
  private var rowCount = 0
  /// The last row that stands as it is.
  private var plainRow: Int?

  init(width: Int, unitBytes: Int, isThorough: Bool) {
    self.width = width
    self.unitBytes = unitBytes
    scan = RowScan(count: width, unitBytes: unitBytes)
    matcher = UnitMatcher(width: width, unitBytes: unitBytes)
    thorough = isThorough ? ThoroughMatcher(width: width, unitBytes: unitBytes) : nil
    sink = BitSink(capacity: 1 << 16)
    // Deflate with a window of 32 KB, no dictionary (RFC 1950, 2.2).
    sink.put(0x78, count: 8)
    sink.put(0x5E, count: 8)
  }

  /// Adds a row that is known to equal the one above.
  mutating func addRepeatedRow() {
    let zeros = width * unitBytes
    adler = adler.adding(2, zeros: zeros)
    block.reserve(sequences: 1, literals: 8)
    block.literal(2)
    block.literal(0)
    if zeros > DeflateAlphabet.shortestMatch {
      block.match(length: zeros - 1, distance: 1)
    } else {
      for _ in 1..<zeros { block.literal(0) }
    }
    rowCount += 1
    writeFullBlock()
  }

  /// Adds a row as it is, if it does not equal the one above. Returns false, and adds nothing, if a unit has less than full alpha although
  /// units have no place for it.
  ///
  /// The units of the rows before, as far as deflate's window reaches, stand right before these, of which `start` is
  /// the first.
  mutating func addRow(of units: Span<UInt32>, from start: Int) -> Bool {
    // Rows between it and the row above are copies of it, so the row above will do for a look.
    let rowsToUpper = plainRow.map { rowCount - $0 } ?? 0
    let look = scan.scan(units, from: start, hasUpper: rowsToUpper > 0)
    if look.isRepeated {
      addRepeatedRow()
      return true
    }
    guard look.isOpaque || unitBytes != 3 else { return false }
    adler = scan.adler32(after: adler, unitBytes: unitBytes)
    let reach = rowsToUpper * (width * unitBytes + 1)
    let row = UnitRow(
      unitBytes: unitBytes, start: start, place: rowCount * width,
      rowsToUpper: reach <= DeflateAlphabet.longestDistance ? rowsToUpper : 0)
    if thorough != nil {
      thorough?.add(row, of: units, scan: scan, to: &block)
    } else {
      matcher.add(row, of: units, scan: scan, to: &block)
    }
    plainRow = rowCount
    rowCount += 1
    writeFullBlock()
    return true
  }

  private mutating func writeFullBlock() {
    if block.isFull { coder.write(&block, isLast: false, to: &sink) }
  }

  /// Ends the stream and returns it.
  consuming func finished() -> [UInt8] {
    coder.write(&block, isLast: true, to: &sink)
    sink.putBigEndian(adler.value)
    return sink.bytes
  }
}
