/// What a picture is said with: colours, slots of the colour cache, and copies of what was before.
@safe struct LosslessTokens: ~Copyable {
  static let lengthSymbols = 24
  static let longestCopy = 4096

  private static let slotMark: UInt64 = 1 << 62
  private static let copyMark: UInt64 = 2 << 62

  private var start: UnsafeMutablePointer<UInt64>
  private var capacity: Int
  private(set) var count = 0

  init(expecting count: Int) {
    capacity = max(count, 64)
    unsafe start = .allocate(capacity: capacity)
  }

  deinit { unsafe start.deallocate() }

  @inline(__always) mutating func addColor(_ color: UInt32) {
    add(UInt64(color))
  }

  @inline(__always) mutating func addSlot(_ slot: Int) {
    add(Self.slotMark | UInt64(truncatingIfNeeded: slot))
  }

  /// A copy of `length` pixels from a place with that number.
  @inline(__always) mutating func addCopy(_ length: Int, from place: Int) {
    var rest = length
    while rest > 0 {
      let part = min(rest, Self.longestCopy)
      add(
        Self.copyMark | UInt64(truncatingIfNeeded: part) &<< 32 | UInt64(truncatingIfNeeded: place))
      rest &-= part
    }
  }

  @inline(__always) private mutating func add(_ bits: UInt64) {
    if count == capacity { grow() }
    unsafe start[count] = bits
    count &+= 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
    unsafe larger.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = larger
    capacity *= 2
  }

  enum Token {
    case color(UInt32)
    case slot(Int)
    case copy(length: Int, place: Int)
  }

  @inline(__always) func forEach(_ body: (Token) -> Void) {
    for index in 0..<count {
      let bits = unsafe start[index]
      let low = UInt32(truncatingIfNeeded: bits)
      if bits < Self.slotMark {
        body(.color(low))
      } else if bits < Self.copyMark {
        body(.slot(Int(low)))
      } else {
        body(.copy(length: Int(truncatingIfNeeded: bits &>> 32 & 0x3FFF), place: Int(low)))
      }
    }
  }
}
