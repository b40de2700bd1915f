/// One colour under each of the traits that change it.
struct Shades: Sendable {
  private var light: UIColor
  private var dark: UIColor
  private var strongLight: UIColor
  private var strongDark: UIColor
  private var elevated: UIColor
  private var strongElevated: UIColor

  init(light: ColorComponents, dark: ColorComponents) {
    (self.light, self.dark) = (UIColor(light), UIColor(dark))
    (strongLight, strongDark) = (self.light, self.dark)
    (elevated, strongElevated) = (self.dark, self.dark)
  }

  /// With increased contrast.
  func contrast(light: ColorComponents, dark: ColorComponents) -> Shades {
    var result = self
    (result.strongLight, result.strongDark) = (UIColor(light), UIColor(dark))
    result.strongElevated = result.strongDark
    return result
  }

  /// On an elevated level in dark.
  func elevated(_ color: ColorComponents, contrast: ColorComponents) -> Shades {
    var result = self
    (result.elevated, result.strongElevated) = (UIColor(color), UIColor(contrast))
    return result
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isStrong = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isStrong ? strongLight : light }
    guard traits.userInterfaceLevel == .elevated else { return isStrong ? strongDark : dark }
    return isStrong ? strongElevated : elevated
  }
}

extension UIColor {
  fileprivate convenience init(_ components: ColorComponents) {
    self.init(source: .fixed(components))
  }
}

extension ColorComponents {
  /// Red, green and blue as the bytes of one number.
  static func rgb(_ bytes: UInt32, alpha: CGFloat = 1) -> ColorComponents {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 0xFF) / 255 }
    return ColorComponents(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
