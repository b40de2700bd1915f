import CoreGraphics
import Drawing

/// The colours of figures, each for the light and the dark page.
enum FigureInk {
  static let page = ThemedColor(0xF6F7F9, 0x0F1216)
  static let surface = ThemedColor(0xFFFFFF, 0x191D23)
  static let ink = ThemedColor(0x15181D, 0xF1F3F6)
  static let secondary = ThemedColor(0x646B76, 0x9AA3AF)
  static let hairline = ThemedColor(0xDDE1E7, 0x2C323B)
  static let inserted = ThemedColor(0x009E73, 0x2CC79B)
  static let deleted = ThemedColor(0xD55E00, 0xFF8A4C)
  static let moved = ThemedColor(0x0072B2, 0x4FB0F0)
  static let reloaded = ThemedColor(0xB87E00, 0xFFC04D)
  /// A cell in a crowd that nothing is said about.
  static let quiet = ThemedColor(0xE9ECF0, 0x2A3038)
  /// The way of what follows.
  static let strand = ThemedColor(0x7F8691, 0x7C8592)

  static let items = ItemPalette.tessera.colors
  static let itemInk = ThemedColor(0x15181D, 0x0F1216)
}
