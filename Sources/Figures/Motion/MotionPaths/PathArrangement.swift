import CoreGraphics
import Motion

/// How the cells of a change stand, which decides where there is room for their ways.
enum PathArrangement {
  /// One below the other.
  case column
  /// One beside the other.
  case row
  case ring(PathCircle)
  case plane

  /// Only cells say it: headers and the like stand anywhere.
  init(_ paths: WaySet) {
    let transition = paths.story.transition
    let states = [transition.before, transition.after].map(Self.frames).filter { !$0.isEmpty }
    if states.allSatisfy(Self.isColumn) {
      let single = states.allSatisfy { $0.count == 1 }
      self = single && Self.goesSideways(paths) ? .row : .column
    } else if states.allSatisfy(Self.isRow) {
      self = .row
    } else if let circle = PathCircle(states) {
      self = .ring(circle)
    } else {
      self = .plane
    }
  }

  /// The width that suits a picture of it.
  var width: FigureWidth {
    switch self {
    case .column, .row, .ring: .half
    case .plane: .page
    }
  }

  private static func frames(_ snapshot: LayoutSnapshot) -> [CGRect] {
    snapshot.elements.filter {
      $0.kind == .cell && $0.isDrawable && $0.isSeen(in: snapshot.viewport)
    }.map(\.frame)
  }

  private static func isColumn(_ frames: [CGRect]) -> Bool {
    isLine(frames.map { ($0.minY, $0.maxY) }) && share(frames.map { ($0.minX, $0.maxX) })
  }

  private static func isRow(_ frames: [CGRect]) -> Bool {
    isLine(frames.map { ($0.minX, $0.maxX) }) && share(frames.map { ($0.minY, $0.maxY) })
  }

  /// Whether each stretch ends about where the next one begins.
  private static func isLine(_ stretches: [(CGFloat, CGFloat)]) -> Bool {
    let sorted = stretches.sorted { $0 < $1 }
    return zip(sorted, sorted.dropFirst()).allSatisfy { first, next in
      next.0 >= first.1 - 0.3 * min(first.1 - first.0, next.1 - next.0)
    }
  }

  /// Whether all have a place in common.
  private static func share(_ stretches: [(CGFloat, CGFloat)]) -> Bool {
    let (start, end) = (stretches.map(\.0).max() ?? 0, stretches.map(\.1).min() ?? 0)
    return start < end
  }

  private static func goesSideways(_ paths: WaySet) -> Bool {
    paths.bundles.first.map { abs($0.vector.dx) > abs($0.vector.dy) } ?? false
  }
}
