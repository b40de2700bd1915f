/// The place of a row: its first unit among others, its place since the picture's beginning.
struct UnitRow {
  /// How large its units are: a number that the compiler knows makes faster loops.
  var unitBytes: Int
  /// The index of its first unit.
  var start: Int
  /// Units of the picture before it.
  var place: Int
  /// Rows up to the one that was scanned before, 0 if none is in reach.
  var rowsToUpper: Int

  @inline(__always) subscript(column: Int) -> UnitPlace {
    UnitPlace(
      column: column, index: start &+ column,
      number: UInt32(truncatingIfNeeded: place &+ column), unitBytes: unitBytes)
  }

  @inline(__always) func with(unitBytes: Int) -> UnitRow {
    var row = self
    row.unitBytes = unitBytes
    return row
  }
}

/// The place of a unit: in its row, among other units in memory, and in the picture.
struct UnitPlace {
  var column: Int
  var index: Int
  var number: UInt32
  var unitBytes: Int

  @inline(__always) var next: UnitPlace {
    var next = self
    next.column &+= 1
    next.index &+= 1
    next.number &+= 1
    return next
  }
}

/// How far back a match may reach, and how long it is.
struct MatchReach {
  private let width: Int
  private let unitBytes: Int
  /// Units to the farthest place that any match may begin at.
  private let farthest: Int
  /// 2^40 divided by the width and rounded up: a multiplication says how many rows back a place is.
  private let rowsInPlaces: UInt64

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    farthest = (DeflateAlphabet.longestDistance + 1) * width / (width * unitBytes + 1)
    rowsInPlaces = (1 << 40) / UInt64(width) + 1
  }

  /// The match `back` units before a place, if it is longer than `longest` and deflate can say it. A match stays
  /// inside the rows that it and its source begin in.
  @inline(__always) func match(
    _ back: Int, before here: UnitPlace, in units: Span<UInt32>, longerThan longest: Int
  ) -> (length: Int, distance: Int)? {
    let (x, there) = (here.column, here.index &- back)
    // Most places fall at this look already.
    guard back <= farthest, x &+ longest < width,
      units[at: there &+ longest] == units[at: here.index &+ longest]
    else { return nil }
    let rows = back <= x ? 0 : 1 &+ rowCount(of: back &- x &- 1)
    // Every row has a byte for its filter.
    let distance = back &* here.unitBytes &+ rows
    let column = x &- back &+ rows &* width
    let room = width &- max(column, x)
    guard distance <= DeflateAlphabet.longestDistance, longest < room else { return nil }
    let length = units.sameCount(at: here.index, and: there, limit: room)
    return length > longest ? (length, distance) : nil
  }

  /// Whole rows in so many places; right as long as places times width stays below 2^40.
  @inline(__always) private func rowCount(of places: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: places) &* rowsInPlaces) &>> 40)
  }

  /// A run of so many units is better said as one than as a part of a longer match: it costs no distance, which
  /// a long match says again and again.
  var longRun: Int { DeflateAlphabet.longestMatch * 5 / (2 * unitBytes) }

  /// How far a match from column `x` goes until a run of so many units begins that equal their neighbours to the
  /// left.
  @inline(never) func length(
    _ length: Int, from x: Int, untilRunIn scan: borrowing RowScan, of longRun: Int
  ) -> Int {
    // The rest has to be long enough for a match.
    let place = x &+ (DeflateAlphabet.shortestMatch &+ unitBytes &- 1) / unitBytes
    let end = x &+ length
    // A long run has at least one word of ones in it.
    var word = (place &+ 63) &>> 6
    while (word &+ 1) &<< 6 <= end {
      guard scan.left[at: word] == .max else {
        word &+= 1
        continue
      }
      let before = word > 0 ? (~scan.left[at: word &- 1]).leadingZeroBitCount : 0
      let start = max(place, word &<< 6 &- before)
      let run = Self.ones(scan.left, from: start)
      if run >= longRun, start &+ longRun <= end { return start &- x }
      word = (start &+ run) &>> 6 &+ 1
    }
    return length
  }

  /// How many bits in a row are set from `start` on. Behind the last word with bits there is one without.
  @inline(__always) static func ones(
    _ words: borrowing RowTable<UInt64>, from start: Int
  ) -> Int {
    var word = start &>> 6
    let shift = start & 63
    let first = (~(words[at: word] &>> UInt64(shift))).trailingZeroBitCount
    guard first == 64 &- shift else { return first }
    var count = first
    word &+= 1
    while words[at: word] == .max {
      count &+= 64
      word &+= 1
    }
    return count &+ (~words[at: word]).trailingZeroBitCount
  }
}
