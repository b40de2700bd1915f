public import CoreGraphics

/// A colour in sRGB, each channel from 0 to 1.
public struct RGBAColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Channels are cut to 0...1; what is no number is 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = Self.cut(red)
    self.green = Self.cut(green)
    self.blue = Self.cut(blue)
    self.alpha = Self.cut(alpha)
  }

  /// `0x0072B2`: red, green and blue, eight bits each.
  public init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  public static let black = RGBAColor(hex: 0x000000)
  public static let white = RGBAColor(hex: 0xFFFFFF)
  public static let clear = RGBAColor(hex: 0x000000, alpha: 0)

  /// Red, green and blue with eight bits each, the alpha left out.
  public var hex: UInt32 {
    Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
  }

  public func withAlpha(_ alpha: CGFloat) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func byte(_ channel: CGFloat) -> UInt32 {
    UInt32((channel * 255).rounded())
  }

  private static func cut(_ channel: CGFloat) -> CGFloat {
    // Written so that NaN gives 0.
    channel > 0 ? min(channel, 1) : 0
  }
}
