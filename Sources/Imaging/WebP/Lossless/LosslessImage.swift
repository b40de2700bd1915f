/// A picture as lossless WebP packs it: colours and copies in five prefix codes.
struct LosslessImage {
  private let tokens: LosslessTokens
  private let cacheBits: Int

  init(_ pixels: Span<UInt32>, width: Int) {
    cacheBits = Self.cacheBits(for: pixels.count)
    var matcher = PixelMatcher(width: width)
    tokens = matcher.tokens(of: pixels, cacheBits: cacheBits)
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
    let codes = LosslessCodes(tokens)
    codes.write(to: &sink)
    sink.reserve(bits: tokens.tokens.count * 64 + 64)
    unsafe sink.withCursor { cursor in unsafe write(codes, to: cursor) }
  }

  @inline(__always) private func write(
    _ codes: LosslessCodes, to cursor: BitSink.Cursor
  ) -> BitSink.Cursor {
    var cursor = unsafe cursor
    for bits in tokens.tokens {
      switch LosslessTokens.token(bits) {
      case .color(let color):
        unsafe Self.put(codes.green, Int(color &>> 8 & 0xFF), &cursor)
        unsafe Self.put(codes.red, Int(color &>> 16 & 0xFF), &cursor)
        unsafe Self.put(codes.blue, Int(color & 0xFF), &cursor)
        unsafe Self.put(codes.alpha, Int(color &>> 24), &cursor)
      case .slot(let slot):
        unsafe Self.put(codes.green, 256 &+ LosslessTokens.lengthSymbols &+ slot, &cursor)
      case .copy(let length, let place):
        let (size, way) = (PrefixValue(length), PrefixValue(place))
        unsafe Self.put(codes.green, 256 &+ size.symbol, &cursor)
        unsafe cursor.put(UInt64(truncatingIfNeeded: size.extra), count: size.extraBits)
        unsafe Self.put(codes.distance, way.symbol, &cursor)
        unsafe cursor.put(UInt64(truncatingIfNeeded: way.extra), count: way.extraBits)
      }
    }
    return unsafe cursor
  }

  @inline(__always) private static func put(
    _ code: LosslessCodes.Code, _ symbol: Int, _ cursor: inout BitSink.Cursor
  ) {
    unsafe cursor.put(UInt64(code.codes[symbol]), count: Int(code.lengths[symbol]))
  }
}
