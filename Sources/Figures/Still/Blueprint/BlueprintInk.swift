import CoreGraphics
import Drawing

/// The colours of drafting paper.
enum BlueprintInk {
  static let paper = ThemedColor(0xF4F8FF, 0x0E2340)
  static let grid = ThemedColor(0xDCE8FA, 0x17365F)
  static let line = ThemedColor(0x1F5FBF, 0x9CC7FF)
  /// The ground behind the cells: section bands, decoration.
  static let wash = line.shown(over: paper, opacity: 0.04)
  /// Cells hide the squares of the paper, so that nothing runs through their words.
  static let fill = line.shown(over: paper, opacity: 0.09)

  /// Headers, footers and the like.
  static let darkFill = ThemedColor(
    light: line.shown(over: paper, opacity: 0.15).light,
    dark: line.shown(over: paper, opacity: 0.24).dark)

  static let title = FigureType.title.colored(line)
  static let caption = FigureType.caption.colored(line)
  static let label = FigureType.label.colored(line)
  static let dimension = FigureType.dimension.colored(line)

  static func stroke(_ width: CGFloat = 1, dash: [CGFloat] = []) -> Stroke {
    Stroke(line, width: width, dash: dash)
  }

  /// On a patch of paper, so that the squares do not run through it.
  static func written(_ label: Label, in frame: CGRect) -> [DrawItem] {
    guard !label.text.isEmpty else { return [] }
    return [.fill(.rect(frame.insetBy(dx: -2, dy: 0)), paper), label.item(in: frame)]
  }

  static func written(_ label: Label, at point: CGPoint) -> [DrawItem] {
    written(label, in: CGRect(origin: point, size: label.size))
  }

  /// Squares of 20 points over all of an area, which begins on one.
  static func grid(_ area: CGRect) -> DrawItem {
    var outline = Outline()
    for x in stride(from: area.minX + 20, to: area.maxX, by: 20) {
      outline.move(to: CGPoint(x: x + 0.5, y: area.minY))
      outline.addLine(to: CGPoint(x: x + 0.5, y: area.maxY))
    }
    for y in stride(from: area.minY, through: area.maxY, by: 20) {
      outline.move(to: CGPoint(x: area.minX, y: y + 0.5))
      outline.addLine(to: CGPoint(x: area.maxX, y: y + 0.5))
    }
    return .stroke(.path(Path(outline), rule: .winding), Stroke(grid, width: 1))
  }
}
