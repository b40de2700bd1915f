import CoreGraphics
import Motion

/// The first time at which the followed element overlaps another one by so much that it is seen, and did not at its
/// start.
struct CourseOverlap {
  let time: TimeInterval?
  /// The other one.
  let other: ElementStory?

  /// Looking at more elements, or more often, would only cost time.
  private static let mostOthers = 60
  private static let steps = 48
  /// Whoever is fainter overlaps nothing that anybody sees.
  private static let leastOpacity: CGFloat = 0.3
  /// Of the smaller one's area.
  private static let leastShare: CGFloat = 0.2

  init(_ course: StoryCourse, _ transitions: [Transition], among elements: [ElementStory]) {
    guard let star = course.star, course.duration > 0 else {
      (time, other) = (nil, nil)
      return
    }
    let own = StoryCourse(transitions, of: star, samples: Self.steps)
    let reach = own.samples.reduce(CGRect.null) {
      $0.union(CGRect(center: $1.point, size: $1.size))
    }
    let others = elements.filter { $0.id != star.id && $0.id.kind == .cell }
      .prefix(Self.mostOthers).filter { Self.mayMeet($0, reach, in: transitions) }
      .map { StoryCourse(transitions, of: $0, samples: Self.steps) }
    let windows = transitions.flatMap { [$0.before.viewport.size, $0.after.viewport.size] }
    let window = windows.reduce(CGRect.zero) { $0.union(CGRect(origin: .zero, size: $1)) }
    let screen = window.isEmpty ? .infinite : window
    let known = others.indices.filter { Self.meet(own, others[$0], at: 0) }
    for step in 1..<Self.steps {
      let met = others.indices.first {
        !known.contains($0) && Self.meet(own, others[$0], at: step, on: screen)
      }
      guard let met else { continue }
      time = course.duration * Double(step) / Double(Self.steps)
      other = others[met].star
      return
    }
    (time, other) = (nil, nil)
  }

  /// Whether an element that goes straight on comes anywhere near; of several changes nobody knows beforehand.
  private static func mayMeet(
    _ story: ElementStory, _ reach: CGRect, in transitions: [Transition]
  ) -> Bool {
    guard transitions.count == 1, let change = transitions.first, !change.timing.curve.swings,
      let start = story.start, let end = story.end, start.isUpright, end.isUpright,
      start.isDrawable, end.isDrawable, !reach.isNull
    else { return true }
    let (before, after) = (change.before.viewport, change.after.viewport)
    let way = start.frame.offsetBy(dx: -before.minX, dy: -before.minY)
      .union(end.frame.offsetBy(dx: -after.minX, dy: -after.minY))
      .union(start.frame.offsetBy(dx: -after.minX, dy: -after.minY))
      .union(end.frame.offsetBy(dx: -before.minX, dy: -before.minY))
    return way.intersects(reach)
  }

  /// - Parameter screen: where it would be seen.
  private static func meet(
    _ first: StoryCourse, _ second: StoryCourse, at step: Int, on screen: CGRect = .infinite
  ) -> Bool {
    guard first.samples.indices.contains(step), second.samples.indices.contains(step) else {
      return false
    }
    let (a, b) = (first.samples[step], second.samples[step])
    guard min(a.opacity, b.opacity) >= leastOpacity else { return false }
    let common = CGRect(center: a.point, size: a.size)
      .intersection(CGRect(center: b.point, size: b.size)).intersection(screen)
    let least = min(a.size.width * a.size.height, b.size.width * b.size.height)
    return !common.isNull && common.width * common.height > leastShare * least
  }
}
