import CoreGraphics
import Drawing

/// The colours of drafting paper.
enum BlueprintInk {
  static let paper = ThemedColor(0xF4F8FF, 0x0E2340)
  static let grid = ThemedColor(0xDCE8FA, 0x17365F)
  static let line = ThemedColor(0x1F5FBF, 0x9CC7FF)
  /// The ground behind the cells: section bands, decoration.
  static let wash = line.faded(by: 0.06)
  static let fill = ThemedColor(
    light: RGBAColor(hex: 0x1F5FBF, alpha: 0.1), dark: RGBAColor(hex: 0x9CC7FF, alpha: 0.14))

  /// Headers, footers and the like.
  static let darkFill = ThemedColor(
    light: RGBAColor(hex: 0x1F5FBF, alpha: 0.16), dark: RGBAColor(hex: 0x9CC7FF, alpha: 0.24))

  static let title = FigureType.title.colored(line)
  static let caption = FigureType.caption.colored(line)
  static let label = FigureType.label.colored(line)
  static let dimension = FigureType.dimension.colored(line)

  static func stroke(_ width: CGFloat = 1, dash: [CGFloat] = []) -> Stroke {
    Stroke(line, width: width, dash: dash)
  }

  /// Squares of 20 points over all of a page.
  static func grid(_ size: CGSize) -> DrawItem {
    var outline = Outline()
    for x in stride(from: CGFloat(20), to: size.width, by: 20) {
      outline.move(to: CGPoint(x: x + 0.5, y: 0))
      outline.addLine(to: CGPoint(x: x + 0.5, y: size.height))
    }
    for y in stride(from: CGFloat(20), to: size.height, by: 20) {
      outline.move(to: CGPoint(x: 0, y: y + 0.5))
      outline.addLine(to: CGPoint(x: size.width, y: y + 0.5))
    }
    return .stroke(.path(Path(outline), rule: .winding), Stroke(grid, width: 1))
  }
}
