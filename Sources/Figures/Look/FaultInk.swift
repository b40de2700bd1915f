import Drawing

// The colours of figures that judge a layout: no role has them.
extension FigureInk {
  /// A fault, or work done in vain.
  static let fault = ThemedColor(0xC0264B, 0xFF7A90)
  /// An element that was answered, in figures about questions.
  static let answered = ThemedColor(0xE0E1E4, 0x3D434A)
  /// Nothing at all, and the most that there is, of what a figure counts.
  static let leastHeat = ThemedColor(0xEFEBF7, 0x2E2440)
  static let mostHeat = ThemedColor(0x5B2A9B, 0xD9B8FF)
}
