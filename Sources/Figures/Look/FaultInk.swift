import Drawing

// The colours of figures that judge a layout: no role has them.
extension FigureInk {
  /// What is wrong, or was done in vain.
  static let fault = ThemedColor(0xC0264B, 0xFF7A90)
  /// Nothing at all, and the most that there is, of what a figure counts.
  static let leastHeat = ThemedColor(0xEFEBF7, 0x2E2440)
  static let mostHeat = ThemedColor(0x5B2A9B, 0xD9B8FF)
}
