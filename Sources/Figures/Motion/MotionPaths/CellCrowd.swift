import CoreGraphics
import Drawing
import Motion

/// Many cells at once, without anything on them: all of one colour are one shape.
struct CellCrowd {
  let items: [DrawItem]
  /// Fewer cells are drawn each for itself.
  static let least = 60
  /// Of more areas, evenly chosen ones are drawn.
  private static let most = 1500
  /// Cells that nothing was asked of and that do not go the way of most.
  private static let others = ThemedColor(0xC3C9D1, 0x4A535F)

  /// - Parameters:
  ///   - quiet: those without a colour of their own.
  ///   - unmarked: others that do not even have that of their role.
  init(_ cells: [PathCell], quiet: Set<ElementID>, unmarked: Set<ElementID>) {
    var order: [ThemedColor] = []
    var groups: [ThemedColor: [PathCell]] = [:]
    let marked = cells.filter { $0.story.role.isAskedOfItem && !unmarked.contains($0.element.id) }
    let isCrowd = marked.count > Self.mostColored
    for cell in cells {
      let isQuiet =
        quiet.contains(cell.element.id) || unmarked.contains(cell.element.id)
        || isCrowd && cell.story.role.isAskedOfItem
      let color =
        isQuiet || cell.isDrawn || cell.story.role.isAsked
        ? cell.fill(isQuiet: isQuiet) : Self.others
      if groups[color] == nil { order.append(color) }
      groups[color, default: []].append(cell)
    }
    let areas = order.map { color in
      DrawItem.fill(.path(Path(Self.outline(groups[color] ?? [])), rule: .winding), color)
    }
    items = areas + Self.marks(marked, areGrey: isCrowd)
  }

  /// Of more that are marked, nobody knows one by its colour.
  private static let mostColored = 16

  /// Those of one role as one shape.
  private static func marks(_ cells: [PathCell], areGrey: Bool) -> [DrawItem] {
    let asked = cells.filter { min($0.frame.width, $0.frame.height) >= 5 }
    return Dictionary(grouping: asked, by: \.story.role).sorted { $0.key < $1.key }
      .flatMap { role, members -> [DrawItem] in
        let mark = RoleMark(role)
        let edge = mark.bareMark(
          .path(Path(outline(members)), rule: .winding),
          edge: .path(Path(outline(members, inset: 0.75)), rule: .winding))
        let plain = areGrey ? mark.color : FigureInk.itemInk
        return [edge]
          + signs(members, mark, in: mark.isToldByItsBadge ? FigureInk.badgeGlyph : plain)
      }
  }

  /// The signs of badges, without their discs: colours alone would not tell roles from one another.
  private static func signs(
    _ cells: [PathCell], _ mark: RoleMark, in ink: ThemedColor
  ) -> [DrawItem] {
    var outline = Outline()
    for cell in cells { outline.append(mark.smallSign(in: cell.frame, way: cell.story.shift)) }
    guard !outline.isEmpty else { return [] }
    return [.fill(.path(Path(outline), rule: .winding), ink)]
  }

  /// Round corners would not be seen, and are most of such a drawing.
  private static func outline(_ cells: [PathCell], inset: CGFloat = 0) -> Outline {
    var outline = Outline()
    for cell in cells where !cell.element.isUpright {
      outline.append(cell.shape(inset: inset).path.outline)
    }
    let upright = cells.filter(\.element.isUpright)
    let runs = runs(upright.map { $0.frame.insetBy(dx: inset, dy: inset) })
    let shown =
      runs.count > most ? (0..<most).map { runs[$0 * runs.count / most] } : runs
    for run in shown { outline.addRect(run) }
    return outline
  }

  /// Neighbours in a row with hardly anything between them are one area.
  private static func runs(_ frames: [CGRect]) -> [CGRect] {
    var runs: [CGRect] = []
    for frame in frames.sorted(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) {
      if let last = runs.last, abs(last.minY - frame.minY) < 0.01,
        abs(last.height - frame.height) < 0.01, abs(frame.minX - last.maxX) < 0.6
      {
        runs[runs.count - 1] = last.union(frame)
      } else {
        runs.append(frame)
      }
    }
    return runs
  }
}
