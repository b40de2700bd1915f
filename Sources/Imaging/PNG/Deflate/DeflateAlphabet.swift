/// Deflate's two alphabets (RFC 1951, 3.2.5): literals with match lengths, and distances.
enum DeflateAlphabet {
  static let symbolCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256
  static let longestMatch = 258
  static let shortestMatch = 3
  static let longestDistance = 32768

  /// A symbol and the bits that follow it.
  struct Part {
    var symbol: Int
    var extraBits: Int
    var extra: Int
  }

  /// How a match of 3 to 258 bytes is said.
  static func length(_ length: Int) -> Part {
    guard length < longestMatch else { return Part(symbol: 285, extraBits: 0, extra: 0) }
    let part = distance(length - 2, firstStep: 3)
    return Part(symbol: part.symbol + 257, extraBits: part.extraBits, extra: part.extra)
  }

  /// How a distance from 1 to 32,768 is said.
  @inline(__always) static func distance(_ distance: Int) -> Part {
    Self.distance(distance, firstStep: 2)
  }

  /// Values from 1 on in classes that double in size every `1 << (firstStep - 1)` symbols.
  @inline(__always) private static func distance(_ value: Int, firstStep: Int) -> Part {
    let offset = UInt32(truncatingIfNeeded: value &- 1)
    let top = 31 &- offset.leadingZeroBitCount
    let extraBits = top &- (firstStep &- 1)
    guard extraBits > 0 else {
      return Part(symbol: Int(offset), extraBits: 0, extra: 0)
    }
    let symbol = (extraBits &<< (firstStep &- 1)) &+ Int(offset &>> UInt32(extraBits))
    return Part(
      symbol: symbol, extraBits: extraBits, extra: Int(offset) & ((1 &<< extraBits) &- 1))
  }
}
