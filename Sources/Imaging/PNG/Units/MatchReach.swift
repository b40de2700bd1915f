/// Where a row stands: its units, and the place of the first one since the picture's beginning.
@unsafe struct UnitRow {
  var units: UnsafePointer<UInt32>
  var place: Int
  /// Rows up to the one that was scanned before, 0 if none is in reach.
  var rowsToUpper: Int
}

/// How far back a match may reach, and how long it is.
struct MatchReach {
  private let width: Int
  /// Units to the farthest place that any match may begin at.
  private let farthest: Int
  /// 2^40 divided by the width and rounded up: a multiplication says how many rows back a place is.
  private let rowsInPlaces: UInt64

  init(width: Int, unitBytes: Int) {
    self.width = width
    farthest = (DeflateAlphabet.longestDistance + 1) * width / (width * unitBytes + 1)
    rowsInPlaces = (1 << 40) / UInt64(width) + 1
  }

  /// The match `back` units before column `x`, if it is longer than `longest` and deflate can say it. A match
  /// stays inside the rows that it and its source begin in.
  @inline(__always) func match(
    _ back: Int, _ units: UnsafePointer<UInt32>, _ x: Int, unitBytes: Int, longerThan longest: Int
  ) -> (length: Int, distance: Int)? {
    let here = unsafe units + x
    let there = unsafe here - back
    // Most places fall at this look already.
    guard back <= farthest, x &+ longest < width, unsafe there[longest] == here[longest] else {
      return nil
    }
    let rows = back <= x ? 0 : 1 &+ rowCount(of: back &- x &- 1)
    // Every row has a byte for its filter.
    let distance = back &* unitBytes &+ rows
    let column = x &- back &+ rows &* width
    let room = width &- max(column, x)
    guard distance <= DeflateAlphabet.longestDistance, longest < room else { return nil }
    let length = unsafe UnitLanes.sameCount(here, there, limit: room)
    return length > longest ? (length, distance) : nil
  }

  /// Whole rows in so many places; right as long as places times width stays below 2^40.
  @inline(__always) private func rowCount(of places: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: places) &* rowsInPlaces) &>> 40)
  }

  /// Two units as one number.
  @inline(__always) static func pair(_ units: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(littleEndian: unsafe UnsafeRawPointer(units).loadUnaligned(as: UInt64.self))
  }

  /// A run of so many units is better said as one than as a part of a longer match: it costs no distance, which
  /// a long match says again and again.
  @inline(__always) static func longRun(unitBytes: Int) -> Int {
    DeflateAlphabet.longestMatch * 5 / (2 * unitBytes)
  }

  /// How far a match from column `x` goes until a long run begins.
  ///
  /// - Parameter left: A bit for each unit that equals its neighbour to the left.
  @inline(never) static func length(
    _ length: Int, from x: Int, untilRunIn left: UnsafePointer<UInt64>, of longRun: Int,
    unitBytes: Int
  ) -> Int {
    // What is left has to be long enough for a match.
    let place = x &+ (DeflateAlphabet.shortestMatch &+ unitBytes &- 1) / unitBytes
    let end = x &+ length
    // A long run has at least one word of ones in it.
    var word = (place &+ 63) &>> 6
    while (word &+ 1) &<< 6 <= end {
      guard unsafe left[word] == .max else {
        word &+= 1
        continue
      }
      let before = unsafe word > 0 ? (~left[word &- 1]).leadingZeroBitCount : 0
      let start = max(place, word &<< 6 &- before)
      let run = unsafe ones(left, from: start)
      if run >= longRun, start &+ longRun <= end { return start &- x }
      word = (start &+ run) &>> 6 &+ 1
    }
    return length
  }

  /// How many bits in a row are set from `start` on.
  @inline(__always) static func ones(_ words: UnsafePointer<UInt64>, from start: Int) -> Int {
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
}
