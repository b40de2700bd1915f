import Drawing

/// A colour with its channels multiplied by its alpha, eight bits each.
struct PremultipliedColor: Hashable {
  /// `0xAARRGGBB`.
  let pixel: UInt32

  init(pixel: UInt32) {
    self.pixel = pixel
  }

  init(_ color: RGBAColor) {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    let alpha = Double(color.alpha)
    pixel =
      byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }

  var alpha: UInt32 { pixel >> 24 }
}

/// Four channels of eight bits, each with eight bits of room above it.
struct WidePixel {
  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF
  var value: UInt64

  init(_ pixel: UInt32) {
    let pairs = UInt64(pixel & 0xFF00_FF00) << 24 | UInt64(pixel & 0x00FF_00FF)
    value = pairs
  }

  var pixel: UInt32 {
    UInt32(truncatingIfNeeded: value >> 24) & 0xFF00_FF00
      | UInt32(truncatingIfNeeded: value) & 0x00FF_00FF
  }

  /// Each channel times `factor` / 255, rounded exactly.
  func scaled(by factor: UInt32) -> WidePixel {
    var wide = self
    let product = value &* UInt64(factor) &+ 0x0080_0080_0080_0080
    wide.value = (product &+ (product >> 8 & Self.lanes)) >> 8 & Self.lanes
    return wide
  }
}
