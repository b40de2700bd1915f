package import Drawing

/// Colours of a phone's screens, by the names that UIKit has for them. Secondary words are as dark as they have to be
/// to be read on white.
package enum SystemPalette {
  package static let label = ThemedColor(0x000000, 0xFFFFFF)
  package static let secondaryLabel = ThemedColor(0x6A6A6F, 0x98989F)
  package static let tertiaryLabel = ThemedColor(0xB4B4B9, 0x5A5A5F)
  package static let separator = ThemedColor(0xDCDCDF, 0x333336)
  package static let tint = ThemedColor(0x0068DA, 0x4A9EFF)
  package static let systemFill = ThemedColor(0xE9E9EB, 0x39393D)
  package static let ownBubble = ThemedColor(0x0068DA, 0x0B66D4)
  package static let otherBubble = ThemedColor(0xE9E9EB, 0x26262A)
  package static let systemBackground = ThemedColor(0xFFFFFF, 0x000000)
  package static let systemGroupedBackground = ThemedColor(0xF2F2F7, 0x000000)
  package static let secondarySystemGroupedBackground = ThemedColor(0xFFFFFF, 0x1C1C1E)
  package static let tertiarySystemGroupedBackground = ThemedColor(0xF2F2F7, 0x2C2C2E)
  package static let systemBlue = ThemedColor(0x007AFF, 0x0A84FF)
  package static let systemGreen = ThemedColor(0x34C759, 0x30D158)
  package static let systemIndigo = ThemedColor(0x5856D6, 0x5E5CE6)
  package static let systemOrange = ThemedColor(0xFF9500, 0xFF9F0A)
  package static let systemRed = ThemedColor(0xFF3B30, 0xFF453A)
  package static let systemGray = ThemedColor(0x8E8E93, 0x8E8E93)
  package static let systemGray5 = ThemedColor(0xE5E5EA, 0x2C2C2E)
  package static let systemGray6 = ThemedColor(0xF2F2F7, 0x1C1C1E)
  package static let systemBrown = ThemedColor(0xA2845E, 0xAC8E68)
  package static let systemPink = ThemedColor(0xFF2D55, 0xFF375F)
  package static let systemPurple = ThemedColor(0xAF52DE, 0xBF5AF2)
  package static let systemTeal = ThemedColor(0x30B0C7, 0x40C8E0)
  package static let systemYellow = ThemedColor(0xFFCC00, 0xFFD60A)

  /// By their names in scenes.
  static let named: [(name: String, color: ThemedColor)] = [
    ("label", label), ("secondaryLabel", secondaryLabel), ("tertiaryLabel", tertiaryLabel),
    ("separator", separator), ("tint", tint), ("systemFill", systemFill),
    ("systemBackground", systemBackground), ("systemGroupedBackground", systemGroupedBackground),
    ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground),
    ("systemBlue", systemBlue), ("systemBrown", systemBrown), ("systemGreen", systemGreen),
    ("systemIndigo", systemIndigo), ("systemOrange", systemOrange), ("systemPink", systemPink),
    ("systemPurple", systemPurple), ("systemRed", systemRed), ("systemTeal", systemTeal),
    ("systemYellow", systemYellow), ("systemGray", systemGray), ("systemGray5", systemGray5),
    ("systemGray6", systemGray6),
  ]
}
