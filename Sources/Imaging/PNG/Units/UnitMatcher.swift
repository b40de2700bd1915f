/// Finds what a row repeats, unit by unit: the unit before, the row above, or any place in deflate's window.
///
/// A table remembers the last place of each two units in a row. It holds one place a slot and no chain: what
/// the newest one misses is seldom worth the search.
@safe struct UnitMatcher: ~Copyable {
  /// A run or a match above of so many units is taken without a look into the table.
  private static let certainMatch = 2
  private static let slotBits = 12
  /// What an empty slot holds: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  private let width: Int
  private let unitBytes: Int
  private let reach: MatchReach
  private let places: UnsafeMutablePointer<UInt32>

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    reach = MatchReach(width: width, unitBytes: unitBytes)
    unsafe places = .allocate(capacity: 1 << Self.slotBits)
    unsafe places.initialize(repeating: Self.nowhere, count: 1 << Self.slotBits)
  }

  deinit { unsafe places.deallocate() }

  /// Says the row in literals and matches.
  func add(_ row: UnitRow, scan: borrowing RowScan, to block: inout SequenceBlock) {
    block.reserve(sequences: width, literals: width * unitBytes + 1)
    let above = unsafe row.rowsToUpper > 0 ? scan.above : scan.noneAbove
    unsafe block.withCursor { cursor in
      unsafe cursor.literal(0)
      switch unitBytes {
      case 1: unsafe add(row, scan.left, above, unitBytes: 1, shortest: 3, to: &cursor)
      case 3: unsafe add(row, scan.left, above, unitBytes: 3, shortest: 1, to: &cursor)
      default: unsafe add(row, scan.left, above, unitBytes: 4, shortest: 1, to: &cursor)
      }
    }
  }

  @inline(__always) private func add(
    _ row: UnitRow, _ left: UnsafePointer<UInt64>, _ above: UnsafePointer<UInt64>, unitBytes: Int,
    shortest: Int, to cursor: inout SequenceBlock.Cursor
  ) {
    let units = unsafe row.units
    let start = unsafe row.place
    let upperDistance = unsafe row.rowsToUpper &* (width &* unitBytes &+ 1)
    let width = self.width
    // Matches are broken seldom: each piece takes its time.
    let longRun = 2 * MatchReach.longRun(unitBytes: unitBytes)
    let places = unsafe self.places
    var x = 0
    while x < width {
      let run = unsafe MatchReach.ones(left, from: x)
      let same = unsafe MatchReach.ones(above, from: x)
      var length = max(run, same)
      var distance = same > run ? upperDistance : unitBytes
      if length < max(Self.certainMatch, shortest) {
        if width &- x >= 2 {
          let place = UInt32(truncatingIfNeeded: start &+ x)
          let slot = unsafe places + Self.slot(of: units + x)
          let back = unsafe Int(place &- slot.pointee)
          unsafe slot.pointee = place
          unsafe tryMatch(back, units, x, unitBytes: unitBytes, &length, &distance)
        }
        if length < shortest {
          unsafe cursor.literal(units[x], unitBytes: unitBytes)
          x &+= 1
          continue
        }
      }
      if length > longRun, distance != unitBytes {
        let first = unsafe MatchReach.length(
          length, from: x, untilRunIn: left, of: longRun, unitBytes: unitBytes)
        if first < length {
          unsafe cursor.match(length: first &* unitBytes, distance: distance)
          x &+= first
          length = unsafe MatchReach.ones(left, from: x)
          distance = unitBytes
        }
      }
      unsafe cursor.match(length: length &* unitBytes, distance: distance)
      x &+= length
    }
  }

  /// Takes the match `back` units earlier if it is longer than what there is.
  @inline(__always) private func tryMatch(
    _ back: Int, _ units: UnsafePointer<UInt32>, _ x: Int, unitBytes: Int,
    _ length: inout Int, _ distance: inout Int
  ) {
    guard
      let match = unsafe reach.match(
        back, units, x, unitBytes: unitBytes, longerThan: length)
    else { return }
    length = match.length
    distance = match.distance
  }

  /// The slot of two units in a row.
  @inline(__always) private static func slot(of units: UnsafePointer<UInt32>) -> Int {
    let hash = unsafe MatchReach.pair(units) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- slotBits))
  }
}
