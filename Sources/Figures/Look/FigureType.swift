import CoreGraphics
import Drawing

/// The sizes and weights of text in figures: three sizes at most stand in one.
enum FigureType {
  static let title = TextStyle(FontRequest(size: 15, weight: 600), FigureInk.ink)
  static let label = TextStyle(
    FontRequest(size: 11.5, weight: 500, hasTabularFigures: true), FigureInk.ink)
  /// The finding below a title.
  static let finding = TextStyle(
    FontRequest(size: 12, weight: 400, hasTabularFigures: true), FigureInk.ink)
  /// Names in lines of their own, and sums.
  static let name = TextStyle(
    FontRequest(size: 12, weight: 600, hasTabularFigures: true), FigureInk.ink)
  /// Numbers and words beside names.
  static let value = TextStyle(
    FontRequest(size: 11, weight: 500, hasTabularFigures: true), FigureInk.ink)
  static let caption = TextStyle(
    FontRequest(size: 11, hasTabularFigures: true), FigureInk.secondary)
  static let header = TextStyle(FontRequest(size: 11, weight: 600), FigureInk.secondary)
  static let dimension = TextStyle(
    FontRequest(size: 10, weight: 600, hasTabularFigures: true), FigureInk.ink)
}

extension TextStyle {
  func colored(_ color: ThemedColor) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  /// With digits as wide as they are: not every reader of SVG files can make them equally wide.
  var proportional: TextStyle {
    var style = self
    style.font.hasTabularFigures = false
    return style
  }
}
