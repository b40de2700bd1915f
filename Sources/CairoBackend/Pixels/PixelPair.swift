/// Two pixels side by side, each channel with eight bits of room above it. All arithmetic rounds exactly as
/// `WidePixel` does.
struct PixelPair {
  private(set) var lanes: SIMD8<UInt16>

  @inline(__always)
  init(lanes: SIMD8<UInt16>) {
    self.lanes = lanes
  }

  /// The same value for all channels of the first pixel, and another one for those of the second.
  @inline(__always)
  init(factors first: UInt8, _ second: UInt8) {
    let ones: UInt64 = 0x0001_0001_0001_0001
    let pair = SIMD2(UInt64(first) &* ones, UInt64(second) &* ones)
    lanes = unsafe unsafeBitCast(pair, to: SIMD8<UInt16>.self)
  }

  /// The same pixel twice.
  @inline(__always)
  init(_ color: PremultipliedColor) { self.init(SIMD2(color.pixel, color.pixel)) }

  @inline(__always)
  init(_ pixels: SIMD2<UInt32>) {
    let bytes = unsafe unsafeBitCast(pixels, to: SIMD8<UInt8>.self)
    lanes = SIMD8(truncatingIfNeeded: bytes)
  }

  /// The pixels as they stand in a row.
  @inline(__always)
  var pixels: SIMD2<UInt32> {
    unsafe unsafeBitCast(SIMD8<UInt8>(truncatingIfNeeded: lanes), to: SIMD2<UInt32>.self)
  }

  /// Channel by channel, a product of parts of 255.
  @inline(__always)
  static func * (left: PixelPair, right: PixelPair) -> PixelPair {
    let product = left.lanes &* right.lanes &+ 128
    return PixelPair(lanes: (product &+ (product &>> 8)) &>> 8)
  }

  /// Each channel times `factor` / 255.
  @inline(__always)
  func scaled(by factor: UInt8) -> PixelPair {
    factor == 255 ? self : self * PixelPair(factors: factor, factor)
  }

  /// These pixels over two others.
  @inline(__always)
  func over(_ below: PixelPair) -> PixelPair {
    let alpha = SIMD8(
      lowHalf: SIMD4(repeating: lanes[3]), highHalf: SIMD4(repeating: lanes[7]))
    return self + below * PixelPair(lanes: alpha).rest
  }

  @inline(__always)
  static func + (left: PixelPair, right: PixelPair) -> PixelPair {
    PixelPair(lanes: left.lanes &+ right.lanes)
  }

  /// The rest of 255 in each channel.
  @inline(__always)
  var rest: PixelPair { PixelPair(lanes: 255 &- lanes) }
}

// Whole rows, several pixels at once: their places are looked at once for a row. Pixels that are left over at its end are
// handled as if empty ones followed.

extension MutableSpan<UInt32> {
  /// Replaces the pixels two by two.
  @inline(__always)
  mutating func replace(_ pair: (PixelPair) -> PixelPair) {
    let count = count
    let even = count & ~1
    var bytes = unsafe mutableBytes
    var x = 0
    while x < even {
      let below = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: x &* 4, as: SIMD2<UInt32>.self)
      unsafe bytes.storeBytes(
        of: pair(PixelPair(below)).pixels, toUncheckedByteOffset: x &* 4, as: SIMD2<UInt32>.self)
      x &+= 2
    }
    if even < count { self[even] = pair(PixelPair(SIMD2(self[even], 0))).pixels[0] }
  }

  /// Replaces the pixels two by two, each with the byte at its place in a mask.
  @inline(__always)
  mutating func replace(
    through mask: Span<UInt8>, _ pair: (SIMD2<UInt8>, PixelPair) -> PixelPair
  ) {
    precondition(mask.count == count)
    let count = count
    let even = count & ~1
    var bytes = unsafe mutableBytes
    var x = 0
    while x < even {
      let (covered, below) = unsafe (
        mask.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: x, as: SIMD2<UInt8>.self),
        bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: x &* 4, as: SIMD2<UInt32>.self)
      )
      unsafe bytes.storeBytes(
        of: pair(covered, PixelPair(below)).pixels, toUncheckedByteOffset: x &* 4,
        as: SIMD2<UInt32>.self)
      x &+= 2
    }
    if even < count {
      self[even] = pair(SIMD2(mask[even], 0), PixelPair(SIMD2(self[even], 0))).pixels[0]
    }
  }

  /// Replaces the pixels below as many others, four by four; where there is nothing to put there, they stay. Those below
  /// are read only when `four` asks for them: it seldom does.
  @inline(__always)
  mutating func replace(
    under above: Span<UInt32>,
    _ four: (SIMD4<UInt32>, _ below: () -> SIMD4<UInt32>) -> SIMD4<UInt32>?
  ) {
    precondition(above.count == count)
    let count = count
    var x = 0
    do {
      let source = unsafe above.bytes
      var bytes = unsafe mutableBytes
      while x &+ 4 <= count {
        let place = x &* 4
        let upper = unsafe source.unsafeLoadUnaligned(
          fromUncheckedByteOffset: place, as: SIMD4<UInt32>.self)
        let result = four(upper) {
          unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: SIMD4<UInt32>.self)
        }
        if let result {
          unsafe bytes.storeBytes(
            of: result, toUncheckedByteOffset: place, as: SIMD4<UInt32>.self)
        }
        x &+= 4
      }
    }
    while x < count {
      let below = self[x]
      if let result = four(SIMD4(above[x], 0, 0, 0), { SIMD4(below, 0, 0, 0) }) {
        self[x] = result[0]
      }
      x &+= 1
    }
  }
}
