/// The numbers behind UIKit's adaptive colours, as Apple's design resources list them.
enum SystemColors {
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let systemRed = system(
    "systemRedColor",
    Shades(light: .rgb(0xFF3B30), dark: .rgb(0xFF453A))
      .contrast(light: .rgb(0xD70015), dark: .rgb(0xFF6961)))
  static let systemGreen = system(
    "systemGreenColor",
    Shades(light: .rgb(0x34C759), dark: .rgb(0x30D158))
      .contrast(light: .rgb(0x248A3D), dark: .rgb(0x30DB5B)))
  static let systemBlue = system(
    "systemBlueColor",
    Shades(light: .rgb(0x007AFF), dark: .rgb(0x0A84FF))
      .contrast(light: .rgb(0x0040DD), dark: .rgb(0x409CFF)))
  static let systemOrange = system(
    "systemOrangeColor",
    Shades(light: .rgb(0xFF9500), dark: .rgb(0xFF9F0A))
      .contrast(light: .rgb(0xC93400), dark: .rgb(0xFFB340)))
  static let systemYellow = system(
    "systemYellowColor",
    Shades(light: .rgb(0xFFCC00), dark: .rgb(0xFFD60A))
      .contrast(light: .rgb(0xA05A00), dark: .rgb(0xFFD426)))
  static let systemPink = system(
    "systemPinkColor",
    Shades(light: .rgb(0xFF2D55), dark: .rgb(0xFF375F))
      .contrast(light: .rgb(0xD30F45), dark: .rgb(0xFF6482)))
  static let systemPurple = system(
    "systemPurpleColor",
    Shades(light: .rgb(0xAF52DE), dark: .rgb(0xBF5AF2))
      .contrast(light: .rgb(0x8944AB), dark: .rgb(0xDA8FFF)))
  static let systemTeal = system(
    "systemTealColor", Shades(light: .rgb(0x30B0C7), dark: .rgb(0x40C8E0)))
  static let systemIndigo = system(
    "systemIndigoColor",
    Shades(light: .rgb(0x5856D6), dark: .rgb(0x5E5CE6))
      .contrast(light: .rgb(0x3634A3), dark: .rgb(0x7D7AFF)))
  static let systemBrown = system(
    "systemBrownColor", Shades(light: .rgb(0xA2845E), dark: .rgb(0xAC8E68)))
  static let systemMint = system(
    "systemMintColor",
    Shades(light: .rgb(0x00C7BE), dark: .rgb(0x63E6E2))
      .contrast(light: .rgb(0x0C817B), dark: .rgb(0x63E6E2)))
  static let systemCyan = system(
    "systemCyanColor",
    Shades(light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF))
      .contrast(light: .rgb(0x0071A4), dark: .rgb(0x70D7FF)))
  static let systemGray = system(
    "systemGrayColor",
    Shades(light: .rgb(0x8E8E93), dark: .rgb(0x8E8E93))
      .contrast(light: .rgb(0x6C6C70), dark: .rgb(0xAEAEB2)))
  static let systemGray2 = system(
    "systemGray2Color",
    Shades(light: .rgb(0xAEAEB2), dark: .rgb(0x636366))
      .contrast(light: .rgb(0x8E8E93), dark: .rgb(0x7C7C80)))
  static let systemGray3 = system(
    "systemGray3Color",
    Shades(light: .rgb(0xC7C7CC), dark: .rgb(0x48484A))
      .contrast(light: .rgb(0xAEAEB2), dark: .rgb(0x545456)))
  static let systemGray4 = system(
    "systemGray4Color",
    Shades(light: .rgb(0xD1D1D6), dark: .rgb(0x3A3A3C))
      .contrast(light: .rgb(0xBCBCC0), dark: .rgb(0x444446)))
  static let systemGray5 = system(
    "systemGray5Color",
    Shades(light: .rgb(0xE5E5EA), dark: .rgb(0x2C2C2E))
      .contrast(light: .rgb(0xD8D8DC), dark: .rgb(0x363638)))
  static let systemGray6 = system(
    "systemGray6Color",
    Shades(light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E))
      .contrast(light: .rgb(0xEBEBF0), dark: .rgb(0x242426)))
  static let label = system(
    "labelColor", Shades(light: .rgb(0x000000), dark: .rgb(0xFFFFFF)))
  static let secondaryLabel = system(
    "secondaryLabelColor",
    Shades(light: .rgb(0x3C3C43, alpha: 0.6), dark: .rgb(0xEBEBF5, alpha: 0.6))
      .contrast(light: .rgb(0x3C3C43, alpha: 0.68), dark: .rgb(0xEBEBF5, alpha: 0.68)))
  static let tertiaryLabel = system(
    "tertiaryLabelColor",
    Shades(light: .rgb(0x3C3C43, alpha: 0.3), dark: .rgb(0xEBEBF5, alpha: 0.3))
      .contrast(light: .rgb(0x3C3C43, alpha: 0.38), dark: .rgb(0xEBEBF5, alpha: 0.38)))
  static let quaternaryLabel = system(
    "quaternaryLabelColor",
    Shades(light: .rgb(0x3C3C43, alpha: 0.18), dark: .rgb(0xEBEBF5, alpha: 0.16))
      .contrast(light: .rgb(0x3C3C43, alpha: 0.26), dark: .rgb(0xEBEBF5, alpha: 0.24)))
  static let placeholderText = system(
    "placeholderTextColor",
    Shades(light: .rgb(0x3C3C43, alpha: 0.3), dark: .rgb(0xEBEBF5, alpha: 0.3))
      .contrast(light: .rgb(0x3C3C43, alpha: 0.38), dark: .rgb(0xEBEBF5, alpha: 0.38)))
  static let separator = system(
    "separatorColor",
    Shades(light: .rgb(0x3C3C43, alpha: 0.29), dark: .rgb(0x545458, alpha: 0.6))
      .contrast(light: .rgb(0x3C3C43, alpha: 0.37), dark: .rgb(0x545458, alpha: 0.68)))
  static let opaqueSeparator = system(
    "opaqueSeparatorColor", Shades(light: .rgb(0xC6C6C8), dark: .rgb(0x38383A)))
  static let link = system(
    "linkColor", Shades(light: .rgb(0x007AFF), dark: .rgb(0x0984FF)))
  static let systemFill = system(
    "systemFillColor",
    Shades(light: .rgb(0x787880, alpha: 0.2), dark: .rgb(0x787880, alpha: 0.36))
      .contrast(light: .rgb(0x787880, alpha: 0.28), dark: .rgb(0x787880, alpha: 0.44)))
  static let secondarySystemFill = system(
    "secondarySystemFillColor",
    Shades(light: .rgb(0x787880, alpha: 0.16), dark: .rgb(0x787880, alpha: 0.32))
      .contrast(light: .rgb(0x787880, alpha: 0.24), dark: .rgb(0x787880, alpha: 0.4)))
  static let tertiarySystemFill = system(
    "tertiarySystemFillColor",
    Shades(light: .rgb(0x767680, alpha: 0.12), dark: .rgb(0x767680, alpha: 0.24))
      .contrast(light: .rgb(0x767680, alpha: 0.2), dark: .rgb(0x767680, alpha: 0.32)))
  static let quaternarySystemFill = system(
    "quaternarySystemFillColor",
    Shades(light: .rgb(0x747480, alpha: 0.08), dark: .rgb(0x767680, alpha: 0.18))
      .contrast(light: .rgb(0x747480, alpha: 0.16), dark: .rgb(0x767680, alpha: 0.26)))
  static let systemBackground = system(
    "systemBackgroundColor",
    Shades(light: .rgb(0xFFFFFF), dark: .rgb(0x000000))
      .elevated(.rgb(0x1C1C1E), contrast: .rgb(0x242426)))
  static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor",
    Shades(light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E))
      .contrast(light: .rgb(0xEBEBF0), dark: .rgb(0x242426))
      .elevated(.rgb(0x2C2C2E), contrast: .rgb(0x363638)))
  static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor",
    Shades(light: .rgb(0xFFFFFF), dark: .rgb(0x2C2C2E))
      .contrast(light: .rgb(0xFFFFFF), dark: .rgb(0x363638))
      .elevated(.rgb(0x3A3A3C), contrast: .rgb(0x444446)))
  static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor",
    Shades(light: .rgb(0xF2F2F7), dark: .rgb(0x000000))
      .contrast(light: .rgb(0xEBEBF0), dark: .rgb(0x000000))
      .elevated(.rgb(0x1C1C1E), contrast: .rgb(0x242426)))
  static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor",
    Shades(light: .rgb(0xFFFFFF), dark: .rgb(0x1C1C1E))
      .contrast(light: .rgb(0xFFFFFF), dark: .rgb(0x242426))
      .elevated(.rgb(0x2C2C2E), contrast: .rgb(0x363638)))
  static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor",
    Shades(light: .rgb(0xF2F2F7), dark: .rgb(0x2C2C2E))
      .contrast(light: .rgb(0xEBEBF0), dark: .rgb(0x363638))
      .elevated(.rgb(0x3A3A3C), contrast: .rgb(0x444446)))

  private static func system(_ name: String, _ shades: Shades) -> UIColor {
    UIColor(source: .dynamic(name: name) { shades.color(for: $0) })
  }
}
