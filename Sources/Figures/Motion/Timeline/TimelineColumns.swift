import CoreGraphics
import Motion

/// The columns of a timeline: names, attributes, the values at the start, the time, and the values at the end.
struct TimelineColumns {
  let width: CGFloat
  /// The room for names and badges.
  let names: ClosedRange<CGFloat>
  let attributeX: CGFloat
  /// The right edge of the values at the start.
  let startX: CGFloat
  /// From the first to the last moment.
  let track: ClosedRange<CGFloat>
  let endX: CGFloat
  let duration: TimeInterval

  static let badgeRoom: CGFloat = 22
  static let swatchRoom: CGFloat = 18
  private static let gap: CGFloat = 8
  /// Less of a name is none.
  private static let leastLabel: CGFloat = 44
  private static let leastTrack: CGFloat = 72
  /// Of a lane that is wider, nobody sees the curve.
  private static let mostTrack: CGFloat = 460

  init(_ plan: TimelinePlan, duration: TimeInterval, width limit: CGFloat) {
    self.duration = duration
    let padding: CGFloat = limit < 420 ? 10 : 16
    let courses = plan.lanes.flatMap { lane in lane.courses.map { (lane, $0) } }
    func widest(_ texts: [String]) -> CGFloat {
      texts.map { InterWidths.width(of: $0, FigureType.value) }.max() ?? 0
    }
    let attribute = widest(courses.map { $1.attribute.name })
    let start = max(widest(courses.compactMap { TimelineValues($0, $1).start }), 26)
    let end = max(widest(courses.map { TimelineValues($0, $1).end }), 14)
    let fixed = 2 * padding + attribute + start + end + 4 * Self.gap
    let wanted = Self.nameWidth(plan)
    let least = max(88, Self.nameWidth(plan, most: Self.leastLabel))
    let name = min(
      wanted, max(limit - fixed - Self.leastTrack, least), limit * Self.mostNames(limit)
    ).rounded(.up)
    let track = min(max(limit - fixed - name, 40), Self.mostTrack).rounded(.down)
    names = padding...(padding + name)
    attributeX = names.upperBound + Self.gap
    startX = attributeX + attribute + Self.gap + start
    self.track = (startX + Self.gap)...(startX + Self.gap + track)
    endX = self.track.upperBound + Self.gap
    width = endX + end + padding
  }

  /// The part of the width that names may have: on a narrow page, badges and numbers beside them take as much as elsewhere.
  private static func mostNames(_ limit: CGFloat) -> CGFloat { limit < 420 ? 0.4 : 0.34 }

  /// - Parameter most: of each name alone.
  private static func nameWidth(_ plan: TimelinePlan, most: CGFloat = .infinity) -> CGFloat {
    let lanes = plan.lanes.map { lane in
      let count = TimelineName.count(lane).map { $0.size.width + 5 } ?? 0
      return swatchRoom + min(Label(lane.shownName, FigureType.label).size.width, most) + count
        + (lane.story.wearsMark ? badgeRoom : 0)
    }
    let groups = plan.groups.map { min(Label($0.name, FigureType.label).size.width, most) }
    return max((lanes + groups).max() ?? 0, 60)
  }

  var trackWidth: CGFloat { track.upperBound - track.lowerBound }

  func x(_ time: TimeInterval) -> CGFloat {
    let share = duration > 0 ? min(max(CGFloat(time / duration), 0), 1) : 0
    return track.lowerBound + share * trackWidth
  }
}

/// The words at both ends of a line: its values, or for several elements by how much they change.
struct TimelineValues {
  let start: String?
  let end: String

  init(_ lane: TimelineLane, _ course: TimelineCourse) {
    let attribute = course.attribute
    guard lane.others > 0, attribute != .alpha else {
      (start, end) = (attribute.text(course.begin), attribute.text(course.end))
      return
    }
    (start, end) = (nil, attribute.change(course.end - course.begin))
  }
}
