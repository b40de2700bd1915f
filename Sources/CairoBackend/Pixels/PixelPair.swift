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
  init(_ color: PremultipliedColor) {
    let pixels = unsafe unsafeBitCast(SIMD2(color.pixel, color.pixel), to: SIMD8<UInt8>.self)
    lanes = SIMD8(truncatingIfNeeded: pixels)
  }

  @inline(__always) @unsafe
  init(_ row: UnsafePointer<UInt32>) {
    let pixels = unsafe UnsafeRawPointer(row).loadUnaligned(as: SIMD8<UInt8>.self)
    lanes = SIMD8(truncatingIfNeeded: pixels)
  }

  @inline(__always) @unsafe
  func store(_ row: UnsafeMutablePointer<UInt32>) {
    let bytes = SIMD8<UInt8>(truncatingIfNeeded: lanes)
    unsafe UnsafeMutableRawPointer(row).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
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

  /// Blends these pixels over two others.
  @inline(__always) @unsafe
  func lay(over row: UnsafeMutablePointer<UInt32>) {
    let alpha = SIMD8(
      lowHalf: SIMD4(repeating: lanes[3]), highHalf: SIMD4(repeating: lanes[7]))
    unsafe (self + PixelPair(row) * PixelPair(lanes: alpha).rest).store(row)
  }

  @inline(__always)
  static func + (left: PixelPair, right: PixelPair) -> PixelPair {
    PixelPair(lanes: left.lanes &+ right.lanes)
  }

  /// What each channel leaves of 255.
  @inline(__always)
  var rest: PixelPair { PixelPair(lanes: 255 &- lanes) }
}
