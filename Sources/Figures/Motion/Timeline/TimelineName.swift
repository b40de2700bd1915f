import CoreGraphics
import Drawing
import Motion

/// The head of a lane: the colour of its element, its name, how many do the same, and the badge of what becomes of it.
struct TimelineName {
  private let lane: TimelineLane
  private let columns: TimelineColumns
  private let y: CGFloat

  init(_ lane: TimelineLane, _ columns: TimelineColumns, at y: CGFloat) {
    self.lane = lane
    self.columns = columns
    self.y = y
  }

  /// How many do the same; nil for one alone.
  static func count(_ lane: TimelineLane) -> Label? {
    lane.others > 0 ? Label("× \(lane.others + 1)", FigureType.caption) : nil
  }

  var items: [DrawItem] {
    let story = lane.story
    guard let fill else { return [] }
    let left = columns.names.lowerBound
    let swatch = DrawItem.fill(
      .rounded(CGRect(x: left, y: y - 6, width: 12, height: 12), radius: 3),
      fill)
    var room = columns.names.upperBound - left - TimelineColumns.swatchRoom
    var items = [swatch]
    if story.wearsMark,
      let badge = RoleMark(story.role).badge(at: CGPoint(x: columns.names.upperBound - 8, y: y))
    {
      items.append(badge)
      room -= TimelineColumns.badgeRoom
    }
    let count = Self.count(lane)
    if let count { room -= count.size.width + 4 }
    guard let label = Label(name: lane.shownName, FigureType.label, width: room) else {
      return items
    }
    let x = left + TimelineColumns.swatchRoom
    items.append(label.item(at: CGPoint(x: x, y: y - (label.size.height / 2).rounded())))
    if let count {
      items.append(
        count.item(
          at: CGPoint(
            x: x + label.size.width + 4, y: y - (count.size.height / 2).rounded())))
    }
    return items
  }

  /// Nil where the element is seen neither before nor after.
  private var fill: ThemedColor? {
    if lane.isContent { return FigureInk.quiet }
    return (lane.story.after ?? lane.story.before).map { ElementFace($0, of: lane.story).fill }
  }
}
