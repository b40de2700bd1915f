public import CoreGraphics

/// A colour as it is on a light and on a dark page.
public struct ThemedColor: Hashable, Sendable {
  /// The colour on a light page.
  public let light: RGBAColor
  /// The colour on a dark page.
  public let dark: RGBAColor

  /// A colour of its own for each page.
  public init(light: RGBAColor, dark: RGBAColor) {
    self.light = light
    self.dark = dark
  }

  /// The same colour on both.
  public init(_ color: RGBAColor) {
    self.init(light: color, dark: color)
  }

  /// The two as `0xRRGGBB`, opaque.
  public init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: RGBAColor(hex: light), dark: RGBAColor(hex: dark))
  }

  /// Black on both pages.
  public static let black = ThemedColor(.black)
  /// White on both pages.
  public static let white = ThemedColor(.white)
  /// Nothing to be seen on either page.
  public static let clear = ThemedColor(.clear)

  /// The colour on a page of that theme.
  public subscript(theme: Theme) -> RGBAColor {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }

  /// Whether nothing is to be seen of it on either page.
  public var isClear: Bool { light.isClear && dark.isClear }
  /// Whether nothing is seen through it on either page.
  public var isOpaque: Bool { light.isOpaque && dark.isOpaque }

  /// The same colour, that much fainter.
  public func faded(by opacity: CGFloat) -> ThemedColor {
    guard opacity != 1 else { return self }
    return ThemedColor(
      light: light.withAlpha(light.alpha * opacity), dark: dark.withAlpha(dark.alpha * opacity))
  }
}

/// The page that a picture stands on.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
