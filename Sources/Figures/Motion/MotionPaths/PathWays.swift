import CoreGraphics
import Drawing
import Motion

/// The ways of elements from their starts to their ends, each where it can be seen.
struct PathWays {
  let items: [DrawItem]
  /// Whether ticks say how fast elements are on their way.
  let hasTicks: Bool

  /// How many pieces a way is drawn in, and after how many of them there is a tick.
  private static let pieces = (all: 60, tick: 6)
  /// Among more ways, ticks would be a blur.
  private static let mostTicked = 60

  /// The first elements are drawn over the others. `field` knows what may not be covered.
  init(
    _ elements: [ElementStory], of transition: Transition, on stage: ScreenPart,
    beside field: LabelField
  ) {
    // Elements that move with a section go one way with it.
    let travelling = elements.filter {
      $0.travels && (!$0.role.isAskedOfSection || $0.speaksForSection)
    }
    hasTicks = transition.duration > 0 && travelling.count <= Self.mostTicked
    var lanes = PathLanes(field: field)
    var items: [DrawItem] = []
    for element in travelling.reversed() {
      guard let points = Self.points(of: element, transition, stage), let end = element.end,
        // A pinned element goes along with the content, and nowhere on the screen.
        points.contains(where: { $0.distance(to: points[0]) >= 0.5 })
      else { continue }
      let room = stage.frame(of: end, in: transition.after.viewport).size
      let shift = lanes.shift(for: points, room: room)
      let arrow = PathArrow(
        points: points.map { $0.shifted(by: shift) },
        ticks: hasTicks
          ? Array(stride(from: Self.pieces.tick, to: Self.pieces.all, by: Self.pieces.tick)) : [],
        color: RoleMark(element.role).color,
        isDashed: element.startIsInvented || element.endIsInvented
      ).beside(lanes.field, reach: max(room.width, room.height) / 2)
      lanes.take(arrow)
      items += arrow.items
    }
    self.items = items
  }

  /// The element's middle at equal times; both ends alone, where it takes no time.
  private static func points(
    of element: ElementStory, _ transition: Transition, _ stage: ScreenPart
  ) -> [CGPoint]? {
    guard let track = element.mainTrack, let end = element.end, end.isDrawable,
      element.start?.isDrawable == true
    else { return nil }
    let (before, after) = (transition.before.viewport, transition.after.viewport)
    guard transition.duration > 0 else {
      return [stage.center(of: track.start, in: before), stage.center(of: end, in: after)]
    }
    return (0...pieces.all).map { step in
      let time = transition.duration * Double(step) / Double(pieces.all)
      let viewport = step == 0 ? before : transition.viewport(at: time)
      return stage.center(
        of: track.element(at: time), in: step == pieces.all ? after : viewport)
    }
  }
}

extension Transition {
  func viewport(at time: TimeInterval) -> CGRect {
    guard before.viewport != after.viewport else { return after.viewport }
    return before.viewport.interpolated(to: after.viewport, at: timing.progress(at: time))
  }
}

extension CGPoint {
  func shifted(by shift: CGPoint) -> CGPoint {
    CGPoint(x: x + shift.x, y: y + shift.y)
  }
}
