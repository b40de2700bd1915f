/// Finds what a stream of bytes repeats: a hash of six bytes, chains of places, and a look at the next byte
/// before a match is taken.
///
/// Made for rows behind filters, whose literals are cheap: a match is taken only if it costs less than the
/// literals in its place do by the codes of the block before.
@safe struct ByteMatcher: ~Copyable {
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

  /// What must be readable behind the last byte.
  static let margin = 8
  private static let slotBits = 15
  private static let chainMask = DeflateAlphabet.longestDistance - 1
  /// Bytes at both ends of a long match that become places.
  private static let rememberedBytes = 128
  private static let shortest = 4
  /// Where a symbol says fewer bytes, most of them are literals.
  private static let bytesToASymbol = 8
  private static let longestStep = 7
  /// Distances that no bits follow.
  private static let freeDistance = 4
  /// What an empty slot holds: a place out of reach from everywhere.
  private static let nowhere: UInt32 = 0xC000_0000

  private struct Match {
    var length = 0
    var distance = 0
    /// Bits that it saves.
    var gain = 0
  }

  private let effort: Effort
  private var places: Int
  private let slots: UnsafeMutablePointer<UInt32>
  private let chain: UnsafeMutablePointer<UInt32>

  init(_ effort: Effort) {
    self.effort = effort
    places = effort.places
    unsafe slots = .allocate(capacity: 1 << Self.slotBits)
    unsafe slots.initialize(repeating: Self.nowhere, count: 1 << Self.slotBits)
    unsafe chain = .allocate(capacity: Self.chainMask + 1)
    unsafe chain.initialize(repeating: Self.nowhere, count: Self.chainMask + 1)
  }

  deinit {
    unsafe slots.deallocate()
    unsafe chain.deallocate()
  }

  /// Bytes of a stream: `start` is the place of the first of `count`, those before are as many as deflate reaches
  /// back, as far as there are any.
  @unsafe struct Part {
    var bytes: UnsafePointer<UInt8>
    var start: Int
    var count: Int
  }

  /// Says the bytes in literals and matches. `literalBits` says what each literal costs.
  mutating func add(_ part: Part, literalBits: [UInt8], to block: inout SequenceBlock) {
    unsafe block.reserve(sequences: part.count, literals: part.count)
    var said = 0
    unsafe literalBits.withUnsafeBufferPointer { costs in
      guard let costs = costs.baseAddress else { return }
      unsafe block.withCursor { cursor in said = unsafe add(part, costs, to: &cursor) }
    }
    let isRich = unsafe part.count < said * Self.bytesToASymbol
    places = isRich ? effort.placesAmongLiterals : effort.places
  }

  /// Returns how many literals and matches it took.
  private func add(
    _ part: Part, _ costs: UnsafePointer<UInt8>, to cursor: inout SequenceBlock.Cursor
  ) -> Int {
    let count = unsafe part.count
    // What moves one way repeats from the same distance after a difference.
    var again = 0
    var said = 0
    var x = 0
    var tried = 0
    while x < count {
      var match = unsafe found(part, x, costs, again)
      guard match.gain > 0 else {
        // Where nothing was found for long, some bytes pass untried.
        let step = min(count &- x, 1 &+ min(tried / effort.patience, Self.longestStep))
        for _ in 0..<step {
          unsafe cursor.literal(UInt32(part.bytes[x]))
          x &+= 1
        }
        said &+= step
        tried &+= 1
        continue
      }
      tried = 0
      while match.length < effort.certainLength, x &+ 1 < count {
        let next = unsafe found(part, x &+ 1, costs, again)
        guard next.gain > match.gain else { break }
        unsafe cursor.literal(UInt32(part.bytes[x]))
        said &+= 1
        x &+= 1
        match = next
      }
      unsafe cursor.match(length: match.length, distance: match.distance)
      unsafe remember(part, x &+ 2, x &+ match.length)
      x &+= match.length
      said &+= 1
      again = match.distance
    }
    return said
  }

  /// The best match at a byte, which becomes a place itself.
  @inline(__always) private func found(
    _ part: Part, _ x: Int, _ costs: UnsafePointer<UInt8>, _ again: Int
  ) -> Match {
    let here = unsafe part.bytes + x
    let place = unsafe UInt32(truncatingIfNeeded: part.start &+ x)
    let slot = unsafe Self.slot(of: here)
    var candidate = unsafe slots[slot]
    unsafe chain[Int(place) & Self.chainMask] = candidate
    unsafe slots[slot] = place
    let room = unsafe part.count &- x
    var best = Match()
    var last: UInt32 = 0
    for _ in 0..<places {
      // Places go back step by step; one that does not was overwritten since.
      let back = place &- candidate
      guard back > last, back <= UInt32(Self.chainMask), best.length < effort.certainLength else {
        break
      }
      last = back
      unsafe consider(Int(back), here, room, costs, &best)
      candidate = unsafe chain[Int(candidate) & Self.chainMask]
    }
    if again > 0, best.length < effort.certainLength {
      unsafe consider(again, here, room, costs, &best)
    }
    return best
  }

  /// Takes the match so many bytes back if it saves more than the best one.
  @inline(__always) private func consider(
    _ distance: Int, _ here: UnsafePointer<UInt8>, _ room: Int, _ costs: UnsafePointer<UInt8>,
    _ best: inout Match
  ) {
    // A longer match has the same bytes where the best one ends; most candidates differ there.
    let probe = max(0, best.length &- 7)
    guard best.length < room,
      unsafe best.length < 8 || Self.word(here + probe) == Self.word(here - distance + probe)
    else { return }
    // Beyond what one symbol says a nearer place may do.
    let limit = distance <= Self.freeDistance ? room : min(room, DeflateAlphabet.longestMatch)
    let length = unsafe Self.sameCount(here, here - distance, limit: limit)
    guard length > best.length, length >= Self.shortest else { return }
    let gain = unsafe Self.gain(of: length, distance, here, costs)
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  /// What the literals of a match cost beyond the match.
  @inline(__always) private static func gain(
    of length: Int, _ distance: Int, _ here: UnsafePointer<UInt8>, _ costs: UnsafePointer<UInt8>
  ) -> Int {
    var bits = 0
    for index in 0..<min(length, 64) { unsafe bits &+= Int(costs[Int(here[index])]) }
    if length > 64 { bits &+= length &- 64 }
    // A length takes about seven bits, a distance four and its extra bits.
    return bits &- 11 &- max(0, 62 &- distance.leadingZeroBitCount)
  }

  @inline(__always) private func remember(_ part: Part, _ start: Int, _ end: Int) {
    guard end &- start > 2 &* Self.rememberedBytes else {
      return unsafe rememberAll(part, start, end)
    }
    unsafe rememberAll(part, start, start &+ Self.rememberedBytes)
    unsafe rememberAll(part, end &- Self.rememberedBytes, end)
  }

  @inline(__always) private func rememberAll(_ part: Part, _ start: Int, _ end: Int) {
    var x = start
    while x < end {
      let place = unsafe UInt32(truncatingIfNeeded: part.start &+ x)
      let slot = unsafe Self.slot(of: part.bytes + x)
      unsafe chain[Int(place) & Self.chainMask] = slots[slot]
      unsafe slots[slot] = place
      x &+= 1
    }
  }

  @inline(__always) private static func sameCount(
    _ here: UnsafePointer<UInt8>, _ there: UnsafePointer<UInt8>, limit: Int
  ) -> Int {
    var count = 0
    while count < limit {
      let difference = unsafe word(here + count) ^ word(there + count)
      guard difference == 0 else {
        return min(limit, count &+ difference.trailingZeroBitCount &>> 3)
      }
      count &+= 8
    }
    return limit
  }

  @inline(__always) private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: unsafe UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// The slot of six bytes in a row.
  @inline(__always) private static func slot(of bytes: UnsafePointer<UInt8>) -> Int {
    let hash = unsafe (word(bytes) &<< 16) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash &>> UInt64(64 &- slotBits))
  }
}
