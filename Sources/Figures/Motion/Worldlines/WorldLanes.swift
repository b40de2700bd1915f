import CoreGraphics
import Motion

/// Whether elements of some changes stand beside each other across an axis.
struct WorldLanes {
  let areShared: Bool

  /// More of a state tell no more.
  private static let most = 240

  /// - Parameter alongY: whether the axis leads down.
  init(_ stories: [MotionStory], alongY: Bool) {
    areShared = stories.contains { story in
      [story.transition.before, story.transition.after].contains { state in
        Self.hasNeighbours(state, alongY: alongY)
      }
    }
  }

  private static func hasNeighbours(_ state: LayoutSnapshot, alongY: Bool) -> Bool {
    let frames = state.elements.filter {
      $0.kind.isLabelled && !$0.isOfScreen && $0.isDrawable && $0.isSeen(in: state.viewport)
    }.prefix(most).map(\.frame)
    let sides = frames.map { frame in
      let (x, y) = (ScreenSide(frame.minX, frame.maxX), ScreenSide(frame.minY, frame.maxY))
      return alongY ? (along: y, across: x) : (along: x, across: y)
    }.sorted { $0.along.low < $1.along.low }
    return sides.indices.contains { index in
      let own = sides[index]
      return sides[(index + 1)...].prefix { $0.along.low < own.along.high - 1 }
        .contains { !$0.across.overlaps(own.across) }
    }
  }
}

/// A part of one of the two directions of the screen.
struct ScreenSide {
  let low: CGFloat
  let high: CGFloat

  init(_ low: CGFloat, _ high: CGFloat) {
    (self.low, self.high) = (low, high)
  }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: ScreenSide) -> Bool {
    min(high, other.high) - max(low, other.low) > 1
  }

  /// As much of it as lies on the screen.
  func cut(to length: CGFloat) -> ScreenSide {
    ScreenSide(min(max(low, 0), length), min(max(high, 0), length))
  }
}
