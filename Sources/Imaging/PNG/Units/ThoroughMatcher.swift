/// Finds what a row repeats as `UnitMatcher` does, but looks at several places and weighs what each match costs
/// against the literals it saves. Three times slower and an eighth smaller.
///
/// Places of the same three units are chained; of two units and of one only the last place is known.
@safe struct ThoroughMatcher: ~Copyable {
  /// A run of so many units is taken without a look at anything else.
  private static let certainRun = 32
  private static let longestChain = 8
  /// Units of a match that become places themselves.
  private static let rememberedUnits = 16
  private static let singleBits = 12
  private static let pairBits = 13
  private static let tripleBits = 15
  /// Places whose predecessors are known, as many as deflate reaches back.
  private static let chainMask = 1 << 15 - 1
  /// What an empty slot holds: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  private struct Match {
    var length = 0
    var distance = 0
    /// Bits that it saves.
    var gain = 0
  }

  private let width: Int
  private let unitBytes: Int
  private let shortest: Int
  private let reach: MatchReach
  /// What a unit costs in literals, in bits: three bytes take about 22.
  private let literalBits: Int
  private let singles: UnsafeMutablePointer<UInt32>
  private let pairs: UnsafeMutablePointer<UInt32>
  private let triples: UnsafeMutablePointer<UInt32>
  private let chain: UnsafeMutablePointer<UInt32>

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    shortest = (DeflateAlphabet.shortestMatch + unitBytes - 1) / unitBytes
    reach = MatchReach(width: width, unitBytes: unitBytes)
    literalBits = unitBytes * 22 / 3
    unsafe singles = Self.places(1 << Self.singleBits)
    unsafe pairs = Self.places(1 << Self.pairBits)
    unsafe triples = Self.places(1 << Self.tripleBits)
    unsafe chain = Self.places(Self.chainMask + 1)
  }

  private static func places(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    let places = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    unsafe places.initialize(repeating: nowhere, count: count)
    return unsafe places
  }

  deinit {
    unsafe singles.deallocate()
    unsafe pairs.deallocate()
    unsafe triples.deallocate()
    unsafe chain.deallocate()
  }

  /// Says the row in literals and matches.
  func add(_ row: UnitRow, scan: borrowing RowScan, to block: inout SequenceBlock) {
    block.reserve(sequences: width, literals: width * unitBytes + 1)
    let above = unsafe row.rowsToUpper > 0 ? scan.above : scan.noneAbove
    let left = unsafe scan.left
    let longRun = MatchReach.longRun(unitBytes: unitBytes)
    unsafe block.withCursor { cursor in
      unsafe cursor.literal(0)
      var x = 0
      while x < width {
        var match = unsafe bestMatch(row, x, left, above)
        if match.length > longRun, match.distance != unitBytes {
          match.length = unsafe MatchReach.length(
            match.length, from: x, untilRunIn: left, of: longRun, unitBytes: unitBytes)
        }
        if match.length < shortest {
          unsafe remember(row, x)
          unsafe cursor.literal(row.units[x], unitBytes: unitBytes)
          x &+= 1
        } else {
          if match.distance != unitBytes { unsafe remember(row, x, count: match.length) }
          unsafe cursor.match(length: match.length &* unitBytes, distance: match.distance)
          x &+= match.length
        }
      }
    }
  }

  @inline(__always) private func bestMatch(
    _ row: UnitRow, _ x: Int, _ left: UnsafePointer<UInt64>, _ above: UnsafePointer<UInt64>
  ) -> Match {
    var best = Match()
    let run = unsafe MatchReach.ones(left, from: x)
    consider(run, unitBytes, &best)
    guard run < Self.certainRun else { return best }
    let upperDistance = unsafe row.rowsToUpper &* (width &* unitBytes &+ 1)
    consider(unsafe MatchReach.ones(above, from: x), upperDistance, &best)
    let room = width &- x
    let units = unsafe row.units + x
    if room >= 3 { unsafe followChain(row, x, &best) }
    guard shortest == 1 else { return best }
    if best.length < 2, room >= 2 {
      unsafe consider(place: pairs[Self.pairSlot(units)], row, x, &best)
    }
    if best.length < 1 {
      unsafe consider(place: singles[Self.singleSlot(units)], row, x, &best)
    }
    return best
  }

  @inline(__always) private func followChain(_ row: UnitRow, _ x: Int, _ best: inout Match) {
    var place = unsafe triples[Self.tripleSlot(row.units + x)]
    let here = unsafe UInt32(truncatingIfNeeded: row.place &+ x)
    var last: UInt32 = 0
    for _ in 0..<Self.longestChain {
      // Places go back step by step; one that does not was overwritten since.
      let back = here &- place
      guard back > last, back <= UInt32(Self.chainMask) else { return }
      last = back
      unsafe consider(place: place, row, x, &best)
      place = unsafe chain[Int(place) & Self.chainMask]
    }
  }

  @inline(__always) private func consider(
    place: UInt32, _ row: UnitRow, _ x: Int, _ best: inout Match
  ) {
    let back = unsafe Int(UInt32(truncatingIfNeeded: row.place &+ x) &- place)
    guard
      let match = unsafe reach.match(
        back, row.units, x, unitBytes: unitBytes, longerThan: best.length)
    else { return }
    consider(match.length, match.distance, &best)
  }

  /// Takes the match if it saves more than the best one.
  @inline(__always) private func consider(_ length: Int, _ distance: Int, _ best: inout Match) {
    guard length > best.length else { return }
    let pieces = (length &* unitBytes &+ 257) / DeflateAlphabet.longestMatch
    // A length takes about five bits, a distance three and its extra bits; a run's has none.
    let cost = distance == unitBytes ? 7 : 6 &+ (63 &- distance.leadingZeroBitCount)
    let gain = length &* literalBits &- pieces &* cost
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// Makes places of the units of a match, the first ones at least.
  @inline(__always) private func remember(_ row: UnitRow, _ x: Int, count: Int) {
    unsafe remember(row, x)
    for offset in 1..<max(1, min(count, Self.rememberedUnits)) { unsafe remember(row, x &+ offset) }
  }

  @inline(__always) private func remember(_ row: UnitRow, _ x: Int) {
    let units = unsafe row.units + x
    let place = unsafe UInt32(truncatingIfNeeded: row.place &+ x)
    unsafe singles[Self.singleSlot(units)] = place
    let room = width &- x
    if room >= 2 { unsafe pairs[Self.pairSlot(units)] = place }
    guard room >= 3 else { return }
    let slot = unsafe Self.tripleSlot(units)
    unsafe chain[Int(place) & Self.chainMask] = triples[slot]
    unsafe triples[slot] = place
  }

  @inline(__always) private static func singleSlot(_ units: UnsafePointer<UInt32>) -> Int {
    Int(unsafe (units.pointee &* 0x9E37_79B1) &>> UInt32(32 &- singleBits))
  }

  @inline(__always) private static func pairSlot(_ units: UnsafePointer<UInt32>) -> Int {
    let hash = unsafe MatchReach.pair(units) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- pairBits))
  }

  @inline(__always) private static func tripleSlot(_ units: UnsafePointer<UInt32>) -> Int {
    var hash = unsafe MatchReach.pair(units) &* 0x9E37_79B9_7F4A_7C15
    hash &+= unsafe UInt64(units[2]) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- tripleBits))
  }
}
