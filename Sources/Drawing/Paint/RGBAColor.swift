public import CoreGraphics

/// A colour in sRGB, each channel from 0 to 1. Channels are kept in sixteen bits, so that colours are small and
/// what was once written with three decimals comes back as it was.
public struct RGBAColor: Hashable, Sendable {
  private let redBits: UInt16
  private let greenBits: UInt16
  private let blueBits: UInt16
  private let alphaBits: UInt16

  /// Channels are cut to 0...1; what is no number is 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    redBits = Self.bits(red)
    greenBits = Self.bits(green)
    blueBits = Self.bits(blue)
    alphaBits = Self.bits(alpha)
  }

  /// `0x0072B2`: red, green and blue, eight bits each.
  public init(hex: UInt32, alpha: CGFloat = 1) {
    redBits = UInt16(hex >> 16 & 0xFF) * 257
    greenBits = UInt16(hex >> 8 & 0xFF) * 257
    blueBits = UInt16(hex & 0xFF) * 257
    alphaBits = Self.bits(alpha)
  }

  private init(_ color: RGBAColor, alphaBits: UInt16) {
    redBits = color.redBits
    greenBits = color.greenBits
    blueBits = color.blueBits
    self.alphaBits = alphaBits
  }

  /// Black without transparency.
  public static let black = RGBAColor(hex: 0x000000)
  /// White without transparency.
  public static let white = RGBAColor(hex: 0xFFFFFF)
  /// Nothing to be seen; its channels are those of black.
  public static let clear = RGBAColor(hex: 0x000000, alpha: 0)

  /// The red of the colour before its alpha, 0 to 1.
  public var red: CGFloat { CGFloat(redBits) / 65535 }
  /// The green of the colour before its alpha, 0 to 1.
  public var green: CGFloat { CGFloat(greenBits) / 65535 }
  /// The blue of the colour before its alpha, 0 to 1.
  public var blue: CGFloat { CGFloat(blueBits) / 65535 }
  /// From 0, nothing of it is seen, to 1, nothing is seen through it.
  public var alpha: CGFloat { CGFloat(alphaBits) / 65535 }
  /// Whether nothing of it is seen.
  public var isClear: Bool { alphaBits == 0 }
  /// Whether nothing is seen through it.
  public var isOpaque: Bool { alphaBits == .max }

  /// Red, green and blue with eight bits each, the alpha left out.
  public var hex: UInt32 {
    Self.byte(redBits) << 16 | Self.byte(greenBits) << 8 | Self.byte(blueBits)
  }

  /// All that there is of the colour, as one number.
  @inline(__always)
  var bits: UInt64 {
    UInt64(redBits) << 48 | UInt64(greenBits) << 32 | UInt64(blueBits) << 16 | UInt64(alphaBits)
  }

  /// The same red, green and blue; the alpha is cut to 0...1.
  public func withAlpha(_ alpha: CGFloat) -> RGBAColor {
    RGBAColor(self, alphaBits: Self.bits(alpha))
  }

  private static func byte(_ bits: UInt16) -> UInt32 { (UInt32(bits) + 128) / 257 }

  private static func bits(_ channel: CGFloat) -> UInt16 {
    // Written so that NaN gives 0.
    channel > 0 ? UInt16((min(channel, 1) * 65535).rounded()) : 0
  }
}
