/// A run of literals and the match after it, in one number.
struct PackedSequence {
  /// The end of the literals, from the block's first, in its lowest 24 bits.
  var literalEnd: Int
  var distance: Int
  /// Bytes of the match; 0 is none.
  var length: Int

  @inline(__always) init(literalEnd: Int, distance: Int, length: Int) {
    self.literalEnd = literalEnd & 0xFF_FFFF
    self.distance = distance
    self.length = length
  }

  @inline(__always) init(_ packed: UInt64) {
    literalEnd = Int(truncatingIfNeeded: packed & 0xFF_FFFF)
    distance = Int(truncatingIfNeeded: packed &>> 24 & 0xFFFF) &+ 1
    length = Int(truncatingIfNeeded: packed &>> 40)
  }

  @inline(__always) var packed: UInt64 {
    UInt64(truncatingIfNeeded: literalEnd | (distance &- 1) &<< 24 | length &<< 40)
  }

  /// How many literals there are, if those before it ended at `start`.
  @inline(__always) func literalCount(from start: Int) -> Int {
    (literalEnd &- start) & 0xFF_FFFF
  }

  /// How much of a long match one symbol says: never so much that less than three bytes are left.
  @inline(__always) static func piece(of length: Int) -> Int {
    guard length > DeflateAlphabet.longestMatch else { return length }
    let rest = length &- DeflateAlphabet.longestMatch
    return rest < DeflateAlphabet.shortestMatch
      ? length &- DeflateAlphabet.shortestMatch : DeflateAlphabet.longestMatch
  }
}
