/// Finds what a stream of bytes repeats: a hash of six bytes, chains of places, and a look at the next byte
/// before a match is taken.
///
/// Made for rows behind filters, whose literals are cheap: a match is taken only if it costs less than the
/// literals in its place do by the codes of the block before.
struct ByteMatcher: ~Copyable {
  /// How long it looks for a match.
  struct Effort: Equatable {
    /// Places of the same hash that are looked at where matches say much, as in gradients.
    var places: Int
    /// The same where most of what is said are literals, as in photos.
    var placesAmongLiterals: Int
    /// A match of so many bytes is taken without a look at the next byte.
    var certainLength: Int
    /// Literals in a row after which not every byte is tried.
    var patience: Int

    static let fast = Effort(places: 32, placesAmongLiterals: 4, certainLength: 64, patience: 32)
    static let thorough = Effort(
      places: 128, placesAmongLiterals: 16, certainLength: 258, patience: 256)
  }

  /// The number of bytes that must be readable behind the last one.
  static let margin = 8
  private static let slotBits = 15
  /// Places whose predecessors are known, as many as deflate reaches back.
  private static let chainBits = 15
  /// Bytes at both ends of a long match that become places.
  private static let rememberedBytes = 128
  private static let shortest = 4
  /// If a symbol says fewer bytes, most of them are literals.
  private static let bytesToASymbol = 8
  private static let longestStep = 7
  /// Distances that no bits follow.
  private static let freeDistance = 4
  /// The content of an empty slot: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  private struct Match {
    var length = 0
    var distance = 0
    /// Bits that it saves.
    var gain = 0
  }

  private let effort: Effort
  private var places: Int
  private let slots = WrappingTable<15, UInt32>(filledWith: nowhere)
  /// For each place the one before it of the same bytes.
  private let chain = WrappingTable<15, UInt32>(filledWith: nowhere)
  /// The cost of each literal in bits.
  private let costs = WrappingTable<8, UInt8>(filledWith: 0)

  init(_ effort: Effort) {
    self.effort = effort
    places = effort.places
  }

  /// Bytes of a stream that stand among others: those before are as many as deflate reaches back, as far as there are
  /// any, and behind them `margin` more can be read.
  struct Part {
    /// The index of the first one.
    var first: Int
    var count: Int
    /// The place of the first one in the stream.
    var place: Int
  }

  /// Says the bytes of a part in literals and matches. `literalBits` says what each literal costs.
  mutating func add(
    _ part: Part, of bytes: Span<UInt8>, literalBits: [UInt8], to block: inout SequenceBlock
  ) {
    block.reserve(sequences: part.count, literals: part.count)
    for (byte, cost) in literalBits.enumerated() { costs[byte] = cost }
    var said = 0
    block.withCursor { cursor in said = say(part, of: bytes, to: &cursor) }
    let isRich = part.count < said * Self.bytesToASymbol
    places = isRich ? effort.placesAmongLiterals : effort.places
  }

  /// A byte at which a match may begin.
  fileprivate struct Place {
    /// Its place among the bytes, and in the stream.
    var index: Int
    var number: UInt32
    /// Bytes up to the part's end.
    var room: Int
  }

  /// Returns how many literals and matches it took.
  private func say(
    _ part: Part, of bytes: Span<UInt8>, to cursor: inout SequenceBlock.Cursor
  ) -> Int {
    // Rows that move one way repeat from the same distance after a difference.
    var again = 0
    var said = 0
    var x = 0
    var tried = 0
    while x < part.count {
      var match = match(at: part[x], of: bytes, again: again)
      guard match.gain > 0 else {
        // If nothing was found for long, some bytes pass untried.
        let step = min(part.count &- x, 1 &+ min(tried / effort.patience, Self.longestStep))
        for _ in 0..<step {
          cursor.literal(bytes[at: part.first &+ x])
          x &+= 1
        }
        said &+= step
        tried &+= 1
        continue
      }
      tried = 0
      while match.length < effort.certainLength, x &+ 1 < part.count {
        let next = self.match(at: part[x &+ 1], of: bytes, again: again)
        guard next.gain > match.gain else { break }
        cursor.literal(bytes[at: part.first &+ x])
        said &+= 1
        x &+= 1
        match = next
      }
      cursor.match(length: match.length, distance: match.distance)
      remember(part, x &+ 2..<x &+ max(2, match.length), of: bytes)
      x &+= match.length
      said &+= 1
      again = match.distance
    }
    return said
  }

  /// The best match at a byte, which becomes a place itself.
  @inline(__always) private func match(
    at here: Place, of bytes: Span<UInt8>, again: Int
  ) -> Match {
    let slot = Self.slot(of: bytes, at: here.index)
    var candidate = slots[slot]
    chain[Int(here.number)] = candidate
    slots[slot] = here.number
    var best = Match()
    var last: UInt32 = 0
    for _ in 0..<places {
      // Places go back step by step; one that does not was overwritten since.
      let back = here.number &- candidate
      guard back > last, back < 1 << UInt32(Self.chainBits), best.length < effort.certainLength
      else { break }
      last = back
      consider(Int(back), before: here, of: bytes, &best)
      candidate = chain[Int(candidate)]
    }
    if again > 0, best.length < effort.certainLength {
      consider(again, before: here, of: bytes, &best)
    }
    return best
  }

  /// Takes the match so many bytes back if it saves more than the best one.
  @inline(__always) private func consider(
    _ distance: Int, before here: Place, of bytes: Span<UInt8>, _ best: inout Match
  ) {
    // A longer match has the same bytes where the best one ends; most candidates differ there.
    let probe = here.index &+ max(0, best.length &- 7)
    guard best.length < here.room,
      best.length < 8 || bytes.word(at: probe) == bytes.word(at: probe &- distance)
    else { return }
    // Beyond what one symbol says a nearer place may do.
    let limit =
      distance <= Self.freeDistance ? here.room : min(here.room, DeflateAlphabet.longestMatch)
    let length = bytes.sameCount(at: here.index, and: here.index &- distance, limit: limit)
    guard length > best.length, length >= Self.shortest else { return }
    let match = Match(length: length, distance: distance)
    let gain = gain(of: match, at: here.index, in: bytes)
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// The bits that the literals of a match cost beyond the match.
  @inline(__always) private func gain(
    of match: Match, at index: Int, in bytes: Span<UInt8>
  ) -> Int {
    var bits = 0
    for offset in 0..<min(match.length, 64) {
      bits &+= Int(costs[Int(bytes[at: index &+ offset])])
    }
    if match.length > 64 { bits &+= match.length &- 64 }
    // A length takes about seven bits, a distance four and its extra bits.
    return bits &- 11 &- max(0, 62 &- match.distance.leadingZeroBitCount)
  }

  /// Makes places of bytes of a match: of all if it is short, else of those at both ends.
  @inline(__always) private func remember(
    _ part: Part, _ range: Range<Int>, of bytes: Span<UInt8>
  ) {
    let some = Self.rememberedBytes
    guard range.count > 2 &* some else { return rememberAll(part, range, of: bytes) }
    rememberAll(part, range.lowerBound..<range.lowerBound &+ some, of: bytes)
    rememberAll(part, range.upperBound &- some..<range.upperBound, of: bytes)
  }

  @inline(__always) private func rememberAll(
    _ part: Part, _ range: Range<Int>, of bytes: Span<UInt8>
  ) {
    for x in range {
      let place = UInt32(truncatingIfNeeded: part.place &+ x)
      let slot = Self.slot(of: bytes, at: part.first &+ x)
      chain[Int(place)] = slots[slot]
      slots[slot] = place
    }
  }

  /// The slot of six bytes in a row.
  @inline(__always) private static func slot(of bytes: Span<UInt8>, at index: Int) -> Int {
    let hash = (bytes.word(at: index) &<< 16) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- slotBits))
  }
}

extension ByteMatcher.Part {
  @inline(__always) fileprivate subscript(x: Int) -> ByteMatcher.Place {
    ByteMatcher.Place(
      index: first &+ x, number: UInt32(truncatingIfNeeded: place &+ x), room: count &- x)
  }
}
