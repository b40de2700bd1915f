import CoreGraphics
import Drawing
import Motion

/// The elements that are gone from a row, below the places where they were, each with its name.
struct GhostShelf {
  private(set) var items: [DrawItem] = []
  private(set) var height: CGFloat = 0
  private(set) var roles: Set<Role> = []
  private(set) var named: Set<ElementID> = []
  /// Those that find no room.
  private(set) var unnamed: [ElementStory] = []

  private static let boxHeight: CGFloat = 34
  /// More than these have one row only.
  private static let few = 8

  init(_ paths: WaySet, left: CGFloat, stage: ScreenPart, width: CGFloat) {
    let viewport = paths.story.transition.before.viewport
    var ends: [CGFloat] = []
    let gone = paths.gone
    let most = gone.count > Self.few || width < 300 ? 1 : 2
    for story in gone.sorted(by: { ($0.before?.center.x ?? 0) < ($1.before?.center.x ?? 0) }) {
      guard let place = story.before, place.isDrawable, place.isSeen(in: viewport) else { continue }
      let name = Label(story.label, FigureType.elementName, width: 90)
      let word = Label(story.role.words, FigureType.distance)
      let size = max(name?.size.width ?? 0, word.size.width) + 42
      let middle = left + stage.frame(of: place, in: viewport).midX
      let x = min(max(middle - size / 2, 0), max(width - size, 0)).rounded()
      let free = ends.firstIndex { $0 + 6 <= x } ?? ends.count
      guard free < most else {
        unnamed.append(story)
        continue
      }
      if free == ends.count { ends.append(0) }
      ends[free] = x + size
      let box = CGRect(
        x: x, y: CGFloat(free) * (Self.boxHeight + 6), width: size, height: Self.boxHeight)
      items += Self.box(box, of: story, [name, word].compactMap(\.self))
      roles.insert(story.role)
      // A name that is cut is said again.
      if name?.text == story.label { named.insert(story.id) } else { unnamed.append(story) }
      height = max(height, box.maxY)
    }
  }

  /// An outline in the role's dots, and the name in ink.
  static func box(_ box: CGRect, of story: ElementStory, _ lines: [Label]) -> [DrawItem] {
    let mark = RoleMark(story.role)
    var items: [DrawItem] = []
    if let place = story.before {
      let fill = ElementFace(place, of: story).fill
      items.append(.fill(.rounded(box.insetBy(dx: 4, dy: 4), radius: 4), fill.faded(by: 0.28)))
    }
    let stroke = Stroke(.color(mark.color), width: 2, cap: .round, join: .round, dash: [0, 4])
    items.append(.stroke(.rounded(box.insetBy(dx: 1, dy: 1), radius: 7), stroke))
    items += lines.enumerated().map { row, label in
      label.item(
        in: CGRect(
          x: box.minX + 9, y: box.midY + (CGFloat(row) - CGFloat(lines.count) / 2) * 14,
          width: label.size.width, height: 14))
    }
    return items + (mark.badge(at: CGPoint(x: box.maxX - 13, y: box.midY)).map { [$0] } ?? [])
  }
}
