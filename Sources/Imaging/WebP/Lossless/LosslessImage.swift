/// A picture as lossless WebP packs it: colours and copies in five prefix codes.
struct LosslessImage: ~Copyable {
  private let tokens: LosslessTokens
  private let cacheBits: Int

  init(_ pixels: Span<UInt32>, width: Int) {
    cacheBits = Self.cacheBits(for: pixels.count)
    tokens = PixelMatcher(width: width).tokens(of: pixels, cacheBits: cacheBits)
  }

  /// A small picture has no use for many slots.
  private static func cacheBits(for count: Int) -> Int {
    let magnitude = Int.bitWidth - max(count, 1).leadingZeroBitCount
    return min(max(magnitude / 2 + 1, 1), 10)
  }

  /// - Parameter isMain: whether it is the picture itself, and not one that says how to undo a transform.
  func write(to sink: inout BitSink, isMain: Bool) {
    sink.reserve(bits: 64)
    sink.put(1, count: 1)
    sink.put(cacheBits, count: 4)
    // One set of codes for all of it.
    if isMain { sink.put(0, count: 1) }
    let codes = LosslessCodes(LosslessTally(tokens, cacheBits: cacheBits))
    codes.write(to: &sink)
    sink.reserve(bits: tokens.count * 64 + 64)
    let entries = Entries(codes)
    sink.withCursor { cursor in
      tokens.forEach { entries.put($0, to: &cursor) }
    }
  }

  /// The five codes as the inner loop wants them.
  private struct Entries: ~Copyable {
    private let green: WrappingTable<11, LosslessCodes.Entry>
    private let red: WrappingTable<11, LosslessCodes.Entry>
    private let blue: WrappingTable<11, LosslessCodes.Entry>
    private let alpha: WrappingTable<11, LosslessCodes.Entry>
    private let distance: WrappingTable<11, LosslessCodes.Entry>

    init(_ codes: LosslessCodes) {
      green = codes.green.table
      red = codes.red.table
      blue = codes.blue.table
      alpha = codes.alpha.table
      distance = codes.distance.table
    }

    @inline(__always) func put(_ token: LosslessTokens.Token, to cursor: inout BitSink.Cursor) {
      switch token {
      case .color(let color):
        cursor.put(green[Int(color &>> 8 & 0xFF)])
        cursor.put(red[Int(color &>> 16 & 0xFF)])
        cursor.put(blue[Int(color & 0xFF)])
        cursor.put(alpha[Int(color &>> 24)])
      case .slot(let slot):
        cursor.put(green[256 &+ LosslessTokens.lengthSymbols &+ slot])
      case .copy(let length, let place):
        let (size, way) = (PrefixValue(length), PrefixValue(place))
        cursor.put(green[256 &+ size.symbol], size)
        cursor.put(distance[way.symbol], way)
      }
    }
  }
}

extension BitSink.Cursor {
  @inline(__always) fileprivate mutating func put(_ entry: LosslessCodes.Entry) {
    put(entry.bits, count: entry.count)
  }

  /// A symbol and the bits that follow it, 33 together at most.
  @inline(__always) fileprivate mutating func put(
    _ entry: LosslessCodes.Entry, _ value: PrefixValue
  ) {
    let extra = UInt64(truncatingIfNeeded: value.extra)
    put(
      entry.bits | extra &<< UInt64(truncatingIfNeeded: entry.count),
      count: entry.count &+ value.extraBits)
  }
}
