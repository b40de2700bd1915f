/// Finds what a row repeats, unit by unit: the unit before, the row above, or any place in deflate's window.
///
/// Two tables remember places: of the last unit of each value, and of the last three units in a row. Each
/// holds one place a slot and no chain: what the newest one misses is seldom worth the search.
@safe struct UnitMatcher: ~Copyable {
  /// A run or a match above of so many units is taken without a look into the tables.
  private static let certainMatch = 2
  private static let singleBits = 12
  private static let tripleBits = 12
  /// What an empty slot holds: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  /// Where a row stands: its units, and the place of the first one since the picture's beginning.
  @unsafe struct Row {
    var units: UnsafePointer<UInt32>
    var place: Int
    /// Rows up to the one that was scanned before, 0 if none is in reach.
    var rowsToUpper: Int
  }

  private let width: Int
  private let unitBytes: Int
  /// Places of single units, then of three in a row.
  private let places: UnsafeMutablePointer<UInt32>

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    let count = 1 << Self.singleBits + 1 << Self.tripleBits
    unsafe places = .allocate(capacity: count)
    unsafe places.initialize(repeating: Self.nowhere, count: count)
  }

  deinit { unsafe places.deallocate() }

  /// Says the row in literals and matches.
  func add(_ row: Row, scan: borrowing RowScan, to block: inout SequenceBlock) {
    block.reserve(sequences: width, literals: width * unitBytes + 1)
    let hasUpper = unsafe row.rowsToUpper > 0
    let above = unsafe hasUpper ? scan.above : scan.noneAbove
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
    _ row: Row, _ left: UnsafePointer<UInt64>, _ above: UnsafePointer<UInt64>, unitBytes: Int,
    shortest: Int, to cursor: inout SequenceBlock.Cursor
  ) {
    let units = unsafe row.units
    let start = unsafe row.place
    let upperDistance = unsafe row.rowsToUpper &* (width &* unitBytes &+ 1)
    let width = self.width
    let places = unsafe self.places
    var x = 0
    while x < width {
      let run = unsafe Self.ones(left, from: x)
      let same = unsafe Self.ones(above, from: x)
      var length = max(run, same)
      var distance = same > run ? upperDistance : unitBytes
      if length < max(Self.certainMatch, shortest) {
        let unit = unsafe units[x]
        let place = UInt32(truncatingIfNeeded: start &+ x)
        if width &- x >= 3 {
          let slot = unsafe places + Self.tripleSlot(units + x)
          let back = unsafe Int(place &- slot.pointee)
          unsafe slot.pointee = place
          unsafe tryMatch(back, units, x, unitBytes: unitBytes, &length, &distance)
        }
        if shortest == 1 {
          let slot = unsafe places + Self.singleSlot(unit)
          let back = unsafe Int(place &- slot.pointee)
          unsafe slot.pointee = place
          if length == 0 {
            unsafe tryMatch(back, units, x, unitBytes: unitBytes, &length, &distance)
          }
        }
        if length < shortest {
          unsafe cursor.literal(unit, unitBytes: unitBytes)
          x &+= 1
          continue
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
    guard back < DeflateAlphabet.longestDistance / unitBytes else { return }
    let rows = back <= x ? 0 : 1 &+ (back &- x &- 1) / width
    let bytes = back &* unitBytes &+ rows
    // Where the candidate stands in its own row: a match does not run over that row's end.
    let column = x &- back &+ rows &* width
    let room = width &- max(column, x)
    let here = unsafe units + x
    let there = unsafe here - back
    guard bytes <= DeflateAlphabet.longestDistance, length < room,
      unsafe there[length] == here[length]
    else { return }
    let same = unsafe Self.sameCount(here, there, limit: room)
    if same > length {
      length = same
      distance = bytes
    }
  }

  @inline(__always) private static func sameCount(
    _ here: UnsafePointer<UInt32>, _ there: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    var count = 0
    while count &+ 2 <= limit {
      let difference = unsafe pair(here + count) ^ pair(there + count)
      guard difference == 0 else { return count &+ difference.trailingZeroBitCount &>> 5 }
      count &+= 2
    }
    if count < limit, unsafe here[count] == there[count] { count &+= 1 }
    return count
  }

  @inline(__always) private static func pair(_ units: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(littleEndian: unsafe UnsafeRawPointer(units).loadUnaligned(as: UInt64.self))
  }

  /// How many bits in a row are set from `start` on.
  @inline(__always) private static func ones(
    _ words: UnsafePointer<UInt64>, from start: Int
  ) -> Int {
    var word = start &>> 6
    let shift = start & 63
    let first = unsafe (~(words[word] &>> UInt64(shift))).trailingZeroBitCount
    guard first == 64 &- shift else { return first }
    var count = first
    word &+= 1
    while unsafe words[word] == .max {
      count &+= 64
      word &+= 1
    }
    return count &+ (unsafe ~words[word]).trailingZeroBitCount
  }

  @inline(__always) private static func singleSlot(_ unit: UInt32) -> Int {
    Int((unit &* 0x9E37_79B1) &>> UInt32(32 &- singleBits))
  }

  @inline(__always) private static func tripleSlot(_ units: UnsafePointer<UInt32>) -> Int {
    var hash = unsafe pair(units) &* 0x9E37_79B9_7F4A_7C15
    hash &+= unsafe UInt64(units[2]) &* 0xC2B2_AE3D_27D4_EB4F
    let slot = hash &>> UInt64(64 &- tripleBits)
    return Int(truncatingIfNeeded: slot) &+ 1 &<< singleBits
  }
}
