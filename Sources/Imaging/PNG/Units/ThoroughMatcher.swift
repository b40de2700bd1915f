/// Finds what a row repeats as `UnitMatcher` does, but looks at several places and weighs what each match costs
/// against the literals it saves. Three times slower and an eighth smaller.
///
/// Places of the same three units are chained; of two units and of one only the last place is known.
struct ThoroughMatcher: ~Copyable {
  /// A run of so many units is taken without a look at anything else.
  private static let certainRun = 32
  private static let longestChain = 8
  /// Units of a match that become places themselves.
  private static let rememberedUnits = 16
  private static let singleBits = 12
  private static let pairBits = 13
  private static let tripleBits = 15
  /// Places whose predecessors are known, as many as deflate reaches back.
  private static let chainBits = 15
  /// The content of an empty slot: a place out of reach from everywhere.
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
  /// The cost of a unit in literals, in bits: three bytes take about 22.
  private let literalBits: Int
  private let singles = WrappingTable<12, UInt32>(filledWith: nowhere)
  private let pairs = WrappingTable<13, UInt32>(filledWith: nowhere)
  private let triples = WrappingTable<15, UInt32>(filledWith: nowhere)
  /// For each place the one before it of the same three units.
  private let chain = WrappingTable<15, UInt32>(filledWith: nowhere)

  init(width: Int, unitBytes: Int) {
    self.width = width
    self.unitBytes = unitBytes
    shortest = (DeflateAlphabet.shortestMatch + unitBytes - 1) / unitBytes
    reach = MatchReach(width: width, unitBytes: unitBytes)
    literalBits = unitBytes * 22 / 3
  }

  /// Says the row in literals and matches.
  func add(
    _ row: UnitRow, of units: Span<UInt32>, scan: borrowing RowScan, to block: inout SequenceBlock
  ) {
    block.reserve(sequences: width, literals: width * unitBytes + 1)
    block.withCursor { cursor in
      cursor.literal(0)
      say(row, of: units, scan: scan, to: &cursor)
    }
  }

  @inline(__always) private func say(
    _ row: UnitRow, of units: Span<UInt32>, scan: borrowing RowScan,
    to cursor: inout SequenceBlock.Cursor
  ) {
    let longRun = reach.longRun
    var x = 0
    while x < width {
      var match = bestMatch(row, at: x, of: units, scan: scan)
      if match.length > longRun, match.distance != unitBytes {
        match.length = reach.length(match.length, from: x, untilRunIn: scan, of: longRun)
      }
      if match.length < shortest {
        remember(row[x], of: units)
        cursor.literal(units[at: row.start &+ x], unitBytes: unitBytes)
        x &+= 1
      } else {
        if match.distance != unitBytes { remember(row[x], of: units, count: match.length) }
        cursor.match(length: match.length &* unitBytes, distance: match.distance)
        x &+= match.length
      }
    }
  }

  @inline(__always) private func bestMatch(
    _ row: UnitRow, at x: Int, of units: Span<UInt32>, scan: borrowing RowScan
  ) -> Match {
    var best = Match()
    let run = MatchReach.ones(scan.left, from: x)
    consider(run, from: unitBytes, &best)
    guard run < Self.certainRun else { return best }
    if row.rowsToUpper > 0 {
      let upperDistance = row.rowsToUpper &* (width &* unitBytes &+ 1)
      consider(MatchReach.ones(scan.above, from: x), from: upperDistance, &best)
    }
    let room = width &- x
    let here = row[x]
    if room >= 3 { followChain(from: here, in: units, &best) }
    guard shortest == 1 else { return best }
    if best.length < 2, room >= 2 {
      consider(place: pairs[Self.pairSlot(units, here)], for: here, in: units, &best)
    }
    if best.length < 1 {
      consider(place: singles[Self.singleSlot(units, here)], for: here, in: units, &best)
    }
    return best
  }

  @inline(__always) private func followChain(
    from here: UnitPlace, in units: Span<UInt32>, _ best: inout Match
  ) {
    var place = triples[Self.tripleSlot(units, here)]
    var last: UInt32 = 0
    for _ in 0..<Self.longestChain {
      // Places go back step by step; one that does not was overwritten since.
      let back = here.number &- place
      guard back > last, back < 1 << UInt32(Self.chainBits) else { return }
      last = back
      consider(place: place, for: here, in: units, &best)
      place = chain[Int(place)]
    }
  }

  @inline(__always) private func consider(
    place: UInt32, for here: UnitPlace, in units: Span<UInt32>, _ best: inout Match
  ) {
    let back = Int(here.number &- place)
    guard let match = reach.match(back, before: here, in: units, longerThan: best.length) else {
      return
    }
    consider(match.length, from: match.distance, &best)
  }

  /// Takes the match if it saves more than the best one.
  @inline(__always) private func consider(
    _ length: Int, from distance: Int, _ best: inout Match
  ) {
    guard length > best.length else { return }
    let pieces = (length &* unitBytes &+ 257) / DeflateAlphabet.longestMatch
    // A length takes about five bits, a distance three and its extra bits; a run's has none.
    let cost = distance == unitBytes ? 7 : 6 &+ (63 &- distance.leadingZeroBitCount)
    let gain = length &* literalBits &- pieces &* cost
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// Makes places of the units of a match, the first ones at least.
  @inline(__always) private func remember(
    _ here: UnitPlace, of units: Span<UInt32>, count: Int
  ) {
    var place = here
    for _ in 0..<max(1, min(count, Self.rememberedUnits)) {
      remember(place, of: units)
      place = place.next
    }
  }

  @inline(__always) private func remember(_ here: UnitPlace, of units: Span<UInt32>) {
    singles[Self.singleSlot(units, here)] = here.number
    let room = width &- here.column
    if room >= 2 { pairs[Self.pairSlot(units, here)] = here.number }
    guard room >= 3 else { return }
    let slot = Self.tripleSlot(units, here)
    chain[Int(here.number)] = triples[slot]
    triples[slot] = here.number
  }

  @inline(__always) private static func singleSlot(
    _ units: Span<UInt32>, _ here: UnitPlace
  ) -> Int {
    Int((units[at: here.index] &* 0x9E37_79B1) &>> UInt32(32 &- singleBits))
  }

  @inline(__always) private static func pairSlot(
    _ units: Span<UInt32>, _ here: UnitPlace
  ) -> Int {
    let hash = units.pair(at: here.index) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- pairBits))
  }

  @inline(__always) private static func tripleSlot(
    _ units: Span<UInt32>, _ here: UnitPlace
  ) -> Int {
    var hash = units.pair(at: here.index) &* 0x9E37_79B9_7F4A_7C15
    hash &+= UInt64(units[at: here.index &+ 2]) &* 0xC2B2_AE3D_27D4_EB4F
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- tripleBits))
  }
}
