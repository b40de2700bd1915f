internal import Platform

/// The symbols that a picture is said with: colours, slots of the colour cache, and copies of what was before.
struct LosslessTokens: ~Copyable {
  static let lengthSymbols = 24
  static let longestCopy = 4096

  fileprivate static let slotMark: UInt64 = 1 << 62
  fileprivate static let copyMark: UInt64 = 2 << 62

  private var tokens: GrowingBuffer<UInt64>

  init(expecting count: Int) {
    tokens = GrowingBuffer(capacity: count)
  }

  var count: Int { tokens.count }

  @inline(__always) mutating func addColor(_ color: UInt32) {
    tokens.grow(by: UInt64(color))
  }

  @inline(__always) mutating func addSlot(_ slot: Int) {
    tokens.grow(by: Self.slotMark | UInt64(truncatingIfNeeded: slot))
  }

  /// A copy of `length` pixels from a place with that number.
  @inline(__always) mutating func addCopy(_ length: Int, from place: Int) {
    var rest = length
    while rest > 0 {
      let part = min(rest, Self.longestCopy)
      tokens.grow(
        by: Self.copyMark | UInt64(truncatingIfNeeded: part) &<< 32
          | UInt64(truncatingIfNeeded: place))
      rest &-= part
    }
  }

  enum Token {
    case color(UInt32)
    case slot(Int)
    case copy(length: Int, place: Int)
  }

  @inline(__always) func forEach(_ body: (Token) -> Void) {
    tokens.withSpan { tokens in
      for index in tokens.indices { body(Token(tokens[index])) }
    }
  }
}

extension LosslessTokens.Token {
  @inline(__always) fileprivate init(_ bits: UInt64) {
    let low = UInt32(truncatingIfNeeded: bits)
    if bits < LosslessTokens.slotMark {
      self = .color(low)
    } else if bits < LosslessTokens.copyMark {
      self = .slot(Int(low))
    } else {
      self = .copy(length: Int(truncatingIfNeeded: bits &>> 32 & 0x3FFF), place: Int(low))
    }
  }
}
