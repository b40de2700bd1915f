/// Finds what a row repeats, unit by unit: the unit before, the row above, or any place in deflate's window.
///
/// A table remembers the last place of each two units in a row. It holds one place a slot and no chain: what
/// the newest one misses is seldom worth the search.
struct UnitMatcher: ~Copyable {
  /// A run or a match above of so many units is taken without a look into the table.
  private static let certainMatch = 2
  private static let slotBits = 12
  /// The content of an empty slot: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  private let width: Int
  private let unitBytes: Int
  private let reach: MatchReach
  private let places = WrappingTable<12, UInt32>(filledWith: nowhere)

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    reach = MatchReach(width: width, unitBytes: unitBytes)
  }

  /// Says the row in literals and matches.
  func add(
    _ row: UnitRow, of units: Span<UInt32>, scan: borrowing RowScan, to block: inout SequenceBlock
  ) {
    block.reserve(sequences: width, literals: width * unitBytes + 1)
    block.withCursor { cursor in
      cursor.literal(0)
      switch unitBytes {
      case 1: say(row.with(unitBytes: 1), of: units, scan: scan, to: &cursor)
      case 3: say(row.with(unitBytes: 3), of: units, scan: scan, to: &cursor)
      default: say(row.with(unitBytes: 4), of: units, scan: scan, to: &cursor)
      }
    }
  }

  @inline(__always) private func say(
    _ row: UnitRow, of units: Span<UInt32>, scan: borrowing RowScan,
    to cursor: inout SequenceBlock.Cursor
  ) {
    let (width, unitBytes) = (width, row.unitBytes)
    let shortest = unitBytes == 1 ? 3 : 1
    let upperDistance = row.rowsToUpper &* (width &* unitBytes &+ 1)
    // Matches are broken seldom: each piece takes its time.
    let longRun = 2 * reach.longRun
    var x = 0
    while x < width {
      let run = MatchReach.ones(scan.left, from: x)
      let same = row.rowsToUpper > 0 ? MatchReach.ones(scan.above, from: x) : 0
      var length = max(run, same)
      var distance = same > run ? upperDistance : unitBytes
      if length < max(Self.certainMatch, shortest) {
        if width &- x >= 2, let match = remembered(row[x], in: units, longerThan: length) {
          (length, distance) = match
        }
        if length < shortest {
          cursor.literal(units[at: row.start &+ x], unitBytes: unitBytes)
          x &+= 1
          continue
        }
      }
      if length > longRun, distance != unitBytes {
        let first = reach.length(length, from: x, untilRunIn: scan, of: longRun)
        if first < length {
          cursor.match(length: first &* unitBytes, distance: distance)
          x &+= first
          length = MatchReach.ones(scan.left, from: x)
          distance = unitBytes
        }
      }
      cursor.match(length: length &* unitBytes, distance: distance)
      x &+= length
    }
  }

  /// The match at the last place of these two units, which is this one then, if it is long enough.
  @inline(__always) private func remembered(
    _ here: UnitPlace, in units: Span<UInt32>, longerThan length: Int
  ) -> (length: Int, distance: Int)? {
    let hash = units.pair(at: here.index) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: hash &>> UInt64(64 &- Self.slotBits))
    let back = Int(here.number &- places[slot])
    places[slot] = here.number
    return reach.match(back, before: here, in: units, longerThan: length)
  }
}
