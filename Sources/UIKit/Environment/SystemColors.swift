/// The numbers behind UIKit's adaptive colours, as Apple's design resources list them.
enum SystemColors {
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let systemRed = system(
    "systemRedColor", light: .rgb(0xFF3B30), dark: .rgb(0xFF453A))
  static let systemGreen = system(
    "systemGreenColor", light: .rgb(0x34C759), dark: .rgb(0x30D158))
  static let systemBlue = system(
    "systemBlueColor", light: .rgb(0x007AFF), dark: .rgb(0x0A84FF))
  static let systemOrange = system(
    "systemOrangeColor", light: .rgb(0xFF9500), dark: .rgb(0xFF9F0A))
  static let systemYellow = system(
    "systemYellowColor", light: .rgb(0xFFCC00), dark: .rgb(0xFFD60A))
  static let systemPink = system(
    "systemPinkColor", light: .rgb(0xFF2D55), dark: .rgb(0xFF375F))
  static let systemPurple = system(
    "systemPurpleColor", light: .rgb(0xAF52DE), dark: .rgb(0xBF5AF2))
  static let systemTeal = system(
    "systemTealColor", light: .rgb(0x30B0C7), dark: .rgb(0x40C8E0))
  static let systemIndigo = system(
    "systemIndigoColor", light: .rgb(0x5856D6), dark: .rgb(0x5E5CE6))
  static let systemBrown = system(
    "systemBrownColor", light: .rgb(0xA2845E), dark: .rgb(0xAC8E68))
  static let systemMint = system(
    "systemMintColor", light: .rgb(0x00C7BE), dark: .rgb(0x63E6E2))
  static let systemCyan = system(
    "systemCyanColor", light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF))
  static let systemGray = system(
    "systemGrayColor", light: .rgb(0x8E8E93), dark: .rgb(0x8E8E93))
  static let systemGray2 = system(
    "systemGray2Color", light: .rgb(0xAEAEB2), dark: .rgb(0x636366))
  static let systemGray3 = system(
    "systemGray3Color", light: .rgb(0xC7C7CC), dark: .rgb(0x48484A))
  static let systemGray4 = system(
    "systemGray4Color", light: .rgb(0xD1D1D6), dark: .rgb(0x3A3A3C))
  static let systemGray5 = system(
    "systemGray5Color", light: .rgb(0xE5E5EA), dark: .rgb(0x2C2C2E))
  static let systemGray6 = system(
    "systemGray6Color", light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E))
  static let label = system(
    "labelColor", light: .rgb(0x000000), dark: .rgb(0xFFFFFF))
  static let secondaryLabel = system(
    "secondaryLabelColor", light: .rgb(0x3C3C43, alpha: 0.6), dark: .rgb(0xEBEBF5, alpha: 0.6))
  static let tertiaryLabel = system(
    "tertiaryLabelColor", light: .rgb(0x3C3C43, alpha: 0.3), dark: .rgb(0xEBEBF5, alpha: 0.3))
  static let quaternaryLabel = system(
    "quaternaryLabelColor", light: .rgb(0x3C3C43, alpha: 0.18), dark: .rgb(0xEBEBF5, alpha: 0.16))
  static let placeholderText = system(
    "placeholderTextColor", light: .rgb(0x3C3C43, alpha: 0.3), dark: .rgb(0xEBEBF5, alpha: 0.3))
  static let separator = system(
    "separatorColor", light: .rgb(0x3C3C43, alpha: 0.29), dark: .rgb(0x545458, alpha: 0.6))
  static let opaqueSeparator = system(
    "opaqueSeparatorColor", light: .rgb(0xC6C6C8), dark: .rgb(0x38383A))
  static let link = system(
    "linkColor", light: .rgb(0x007AFF), dark: .rgb(0x0984FF))
  static let systemFill = system(
    "systemFillColor", light: .rgb(0x787880, alpha: 0.2), dark: .rgb(0x787880, alpha: 0.36))
  static let secondarySystemFill = system(
    "secondarySystemFillColor", light: .rgb(0x787880, alpha: 0.16),
    dark: .rgb(0x787880, alpha: 0.32))
  static let tertiarySystemFill = system(
    "tertiarySystemFillColor", light: .rgb(0x767680, alpha: 0.12), dark: .rgb(0x767680, alpha: 0.24)
  )
  static let quaternarySystemFill = system(
    "quaternarySystemFillColor", light: .rgb(0x747480, alpha: 0.08),
    dark: .rgb(0x767680, alpha: 0.18))
  static let systemBackground = system(
    "systemBackgroundColor", light: .rgb(0xFFFFFF), dark: .rgb(0x000000), elevated: .rgb(0x1C1C1E))
  static let secondarySystemBackground = system(
    "secondarySystemBackgroundColor", light: .rgb(0xF2F2F7), dark: .rgb(0x1C1C1E),
    elevated: .rgb(0x2C2C2E))
  static let tertiarySystemBackground = system(
    "tertiarySystemBackgroundColor", light: .rgb(0xFFFFFF), dark: .rgb(0x2C2C2E),
    elevated: .rgb(0x3A3A3C))
  static let systemGroupedBackground = system(
    "systemGroupedBackgroundColor", light: .rgb(0xF2F2F7), dark: .rgb(0x000000),
    elevated: .rgb(0x1C1C1E))
  static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackgroundColor", light: .rgb(0xFFFFFF), dark: .rgb(0x1C1C1E),
    elevated: .rgb(0x2C2C2E))
  static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackgroundColor", light: .rgb(0xF2F2F7), dark: .rgb(0x2C2C2E),
    elevated: .rgb(0x3A3A3C))

  private static func system(
    _ name: String, light: ColorComponents, dark: ColorComponents, elevated: ColorComponents? = nil
  ) -> UIColor {
    let lightColor = UIColor(source: .fixed(light))
    let darkColor = UIColor(source: .fixed(dark))
    let elevatedColor = elevated.map { UIColor(source: .fixed($0)) } ?? darkColor
    return UIColor(
      source: .dynamic(name: name) { traits in
        guard traits.userInterfaceStyle == .dark else { return lightColor }
        return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
      })
  }
}

extension ColorComponents {
  /// Red, green and blue as the bytes of one number.
  fileprivate static func rgb(_ bytes: UInt32, alpha: CGFloat = 1) -> ColorComponents {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((bytes >> shift) & 0xFF) / 255 }
    return ColorComponents(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
