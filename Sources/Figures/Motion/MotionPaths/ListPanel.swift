import CoreGraphics
import Drawing
import Motion

/// The screen after a change of a list: its cells with the outlines of their roles, names, badges and words.
struct ListPanel {
  private(set) var items: [DrawItem] = []
  private(set) var spelled: Set<Role> = []
  /// Those that something was asked of and that have no room for their names.
  private(set) var unnamed: [ElementStory] = []

  init(_ paths: WaySet, _ stage: ScreenPart, corner: CGPoint) {
    let after = paths.story.transition.after
    let bounds = CGRect(origin: .zero, size: stage.size)
    let cells = Self.cells(paths, stage)
    var field = LabelField(bounds.insetBy(dx: -4, dy: -4))
    var words: [DrawItem] = []
    for cell in cells.reversed() {
      guard bounds.insetBy(dx: -2, dy: -2).contains(cell.frame.center) else { continue }
      let row = PathRow(cell, in: &field)
      words += row.items
      if row.saysRole { spelled.insert(cell.story.role) }
      if !row.isNamed, cell.story.hasBadge, !paths.unmarked.contains(cell.element.id) {
        unnamed.append(cell.story)
      }
      // Who is in front hides the words of those behind.
      field.take(cell.cover.insetBy(dx: 3, dy: 3))
    }
    let seen = ShapeGeometry.rounded(bounds.insetBy(dx: 1, dy: 1), radius: 11)
    let outlines = Self.sections(cells, paths.story, on: stage)
    let quiet = Self.quiet(cells)
    // Nothing is drawn over a bar, whatever is outlined.
    let (front, own) = (cells.filter(\.isOfScreen), cells.filter { !$0.isOfScreen })
    let drawn =
      cells.count > CellCrowd.least
      ? CellCrowd(own, quiet: quiet, unmarked: paths.unmarked).items
      : own.map { $0.face(isQuiet: quiet.contains($0.element.id)) }
    let faces = stage.backdrop(of: after) + drawn + outlines + front.map { $0.face() }
    let below: [DrawItem] = [.panel(bounds), .group(DrawGroup(clip: seen, faces))]
    items = [.moved(below + words.readable(over: below), by: corner)]
    unnamed.reverse()
  }

  /// Those that are there afterwards, the hindmost first.
  private static func cells(_ paths: WaySet, _ stage: ScreenPart) -> [PathCell] {
    let after = paths.story.transition.after
    let stories = Dictionary(paths.seen.map { ($0.id, $0) }) { first, _ in first }
    return after.elementsFromTheBack.compactMap { element in
      guard element.isDrawable, let story = stories[element.id] else { return nil }
      return PathCell(element, of: story, on: stage, in: after.viewport)
    }
  }

  /// Of many cells that are too low for their names, those that nothing was asked of.
  private static func quiet(_ cells: [PathCell]) -> Set<ElementID> {
    let low = cells.filter { $0.frame.height < 13 || $0.frame.width < 20 }
    guard cells.count > 12, low.count * 2 > cells.count else { return [] }
    return Set(cells.filter { !$0.story.role.isAsked }.map(\.element.id))
  }

  private static func sections(
    _ cells: [PathCell], _ story: MotionStory, on stage: ScreenPart
  ) -> [DrawItem] {
    guard cells.contains(where: { $0.story.role.isAskedOfSection }) else { return [] }
    let sections = cells.compactMap { cell in
      story.section(of: cell.story).map { (cell.element.id, $0) }
    }
    let moments = cells.map {
      MomentCell($0.element, of: $0.story, on: stage, in: story.transition.after.viewport)
    }
    return SectionOutlines(moments, Dictionary(sections) { first, _ in first }).items
  }
}
