public import CoreGraphics
public import Drawing

extension RGBAColor {
  /// How well the two are told apart, from 1 to 21, both taken as opaque (WCAG 2.2, contrast ratio). Text
  /// wants 4.5 at least.
  public func contrast(to other: RGBAColor) -> CGFloat {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  fileprivate func shown(over ground: RGBAColor, opacity: CGFloat) -> RGBAColor {
    let share = alpha * min(max(opacity, 0), 1)
    return RGBAColor(
      red: red * share + ground.red * (1 - share),
      green: green * share + ground.green * (1 - share),
      blue: blue * share + ground.blue * (1 - share))
  }

  /// Relative luminance as WCAG has it.
  private var luminance: CGFloat {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: CGFloat) -> CGFloat {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}

extension ThemedColor {
  /// The colour as it is seen over an opaque one, as opaque as that.
  func shown(over ground: ThemedColor, opacity: CGFloat) -> ThemedColor {
    ThemedColor(
      light: light.shown(over: ground.light, opacity: opacity),
      dark: dark.shown(over: ground.dark, opacity: opacity))
  }

  /// The lower of the two contrasts, on the light and on the dark page.
  public func contrast(to other: ThemedColor) -> CGFloat {
    min(light.contrast(to: other.light), dark.contrast(to: other.dark))
  }

  /// Whether nobody tells the two apart, on either page.
  func isNear(_ other: ThemedColor) -> Bool {
    max(light.contrast(to: other.light), dark.contrast(to: other.dark)) < 1.3
  }

  /// The ink that is read best on this colour, chosen on each page for itself.
  public var readableInk: ThemedColor {
    ThemedColor(light: Self.ink(on: light), dark: Self.ink(on: dark))
  }

  private static let inks = (dark: RGBAColor(hex: 0x15181D), light: RGBAColor.white)

  private static func ink(on color: RGBAColor) -> RGBAColor {
    let (dark, light) = (color.contrast(to: inks.dark), color.contrast(to: inks.light))
    // Between the two lie colours on which only black itself is read.
    if max(dark, light) < 4.5, color.contrast(to: .black) > light { return .black }
    return dark >= light ? inks.dark : inks.light
  }
}
