import CoreGraphics
import Drawing
import Motion

/// Many cells at once, without anything on them: all of one colour are one shape.
struct CellCrowd {
  let items: [DrawItem]
  /// Fewer cells are drawn each for itself.
  static let least = 60
  /// Of more cells, evenly chosen ones are drawn.
  private static let most = 1500

  init(_ cells: [PathCell], quiet: Set<ElementID>) {
    let shown =
      cells.count > Self.most
      ? (0..<Self.most).map { cells[$0 * cells.count / Self.most] } : cells
    var areas: [(color: ThemedColor, outline: Outline)] = []
    var places: [ThemedColor: Int] = [:]
    var outlines: [DrawItem] = []
    for cell in shown {
      let color = cell.fill(isQuiet: quiet.contains(cell.element.id))
      let place = places[color] ?? areas.count
      if place == areas.count {
        areas.append((color, Outline()))
        places[color] = place
      }
      // Round corners would not be seen, and are most of such a drawing.
      if cell.element.isUpright {
        areas[place].outline.addRect(cell.frame)
      } else {
        areas[place].outline.append(cell.shape(inset: 0).path.outline)
      }
      guard cell.story.role.isAskedOfItem, min(cell.frame.width, cell.frame.height) >= 5 else {
        continue
      }
      outlines.append(
        .stroke(cell.shape(inset: 0.75), RoleMark(cell.story.role).stroke(width: 1.5)))
    }
    items = areas.map { .fill(.path(Path($0.outline), rule: .winding), $0.color) } + outlines
  }
}
