/// What a picture is said with: colours, slots of the colour cache, and copies of what was before; and how often
/// each symbol of the five codes occurs.
struct LosslessTokens {
  /// The alphabets: green with lengths and slots, red, blue, alpha, distances.
  static let lengthSymbols = 24
  static let distanceSymbols = 40
  static let longestCopy = 4096

  private static let slotMark: UInt64 = 1 << 62
  private static let copyMark: UInt64 = 2 << 62

  private(set) var tokens: [UInt64] = []
  private(set) var green: [UInt32]
  private(set) var red = [UInt32](repeating: 0, count: 256)
  private(set) var blue = [UInt32](repeating: 0, count: 256)
  private(set) var alpha = [UInt32](repeating: 0, count: 256)
  private(set) var distance = [UInt32](repeating: 0, count: distanceSymbols)
  /// Bits beside the codes.
  private(set) var extraBits = 0

  init(cacheBits: Int, expecting count: Int) {
    let slots = cacheBits > 0 ? 1 << cacheBits : 0
    green = [UInt32](repeating: 0, count: 256 + Self.lengthSymbols + slots)
    tokens.reserveCapacity(count)
  }

  @inline(__always) mutating func addColor(_ color: UInt32) {
    tokens.append(UInt64(color))
    green[Int(color &>> 8 & 0xFF)] &+= 1
    red[Int(color &>> 16 & 0xFF)] &+= 1
    blue[Int(color & 0xFF)] &+= 1
    alpha[Int(color &>> 24)] &+= 1
  }

  @inline(__always) mutating func addSlot(_ slot: Int) {
    tokens.append(Self.slotMark | UInt64(truncatingIfNeeded: slot))
    green[256 &+ Self.lengthSymbols &+ slot] &+= 1
  }

  /// A copy of `length` pixels from a place with that number.
  @inline(__always) mutating func addCopy(_ length: Int, from place: Int) {
    var rest = length
    while rest > 0 {
      let part = min(rest, Self.longestCopy)
      tokens.append(
        Self.copyMark | UInt64(truncatingIfNeeded: part) &<< 32 | UInt64(truncatingIfNeeded: place))
      let (size, way) = (PrefixValue(part), PrefixValue(place))
      green[256 &+ size.symbol] &+= 1
      distance[way.symbol] &+= 1
      extraBits &+= size.extraBits &+ way.extraBits
      rest &-= part
    }
  }

  enum Token {
    case color(UInt32)
    case slot(Int)
    case copy(length: Int, place: Int)
  }

  @inline(__always) static func token(_ bits: UInt64) -> Token {
    let low = UInt32(truncatingIfNeeded: bits)
    if bits < slotMark { return .color(low) }
    if bits < copyMark { return .slot(Int(low)) }
    return .copy(length: Int(truncatingIfNeeded: bits &>> 32 & 0x3FFF), place: Int(low))
  }
}
