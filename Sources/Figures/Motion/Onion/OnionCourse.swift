import CoreGraphics
import Motion
import QuartzCore

/// The poses of one element at equal times as long as it is on the screen, and the line that its middle takes.
struct OnionCourse {
  let poses: [ElementSnapshot]
  /// The times of these; empty for a change that takes none.
  private let times: [TimeInterval]
  /// Seconds from pose to pose; 0 for a change that takes no time.
  let interval: TimeInterval
  /// The middle at short times, on the screen.
  let line: [CGPoint]

  /// Whether any of them stands between the start and the end: one whose views fade into each other jumps.
  var showsPoses: Bool {
    guard let first = poses.first, let last = poses.last else { return false }
    return poses.count < 3
      || poses.dropFirst().dropLast().contains {
        !$0.looksPlaced(like: first) && !$0.looksPlaced(like: last)
      }
  }

  private static let pieces = 60
  private static let limits = 2...12

  /// - Parameter changes: one, or those that follow each other in a step.
  init?(_ story: ElementStory, of changes: [Transition], count: Int) {
    let course = StoryPoses(changes, of: story)
    guard changes.count > 1, course.duration > 0 else {
      guard let only = changes.first else { return nil }
      self.init(story, of: changes.count > 1 ? Transition(wholeOf: changes) : only, count: count)
      return
    }
    let count = min(max(count, Self.limits.lowerBound), Self.limits.upperBound)
    self.init(through: course, count: count)
  }

  private init?(through course: StoryPoses, count: Int) {
    times = course.times(count)
    poses = course.elements(at: times)
    guard poses.count > 1 else { return nil }
    interval = course.duration / Double(count - 1)
    line = course.elements(at: course.times(Self.pieces + 1)).map(\.frame.center)
  }

  /// The poses of another element at the same times; nil where it lacks one of them.
  func poses(of story: ElementStory, in changes: [Transition]) -> [ElementSnapshot]? {
    guard let start = story.start, let end = story.end else { return nil }
    let all: [ElementSnapshot]
    if times.isEmpty {
      all = [start, end]
    } else if changes.count > 1 {
      all = StoryPoses(changes, of: story).elements(at: times)
    } else {
      let between = times.dropFirst().dropLast().compactMap { story.mainTrack?.element(at: $0) }
      all = [start] + between + [end]
    }
    let drawn = all.filter(\.isDrawable)
    return drawn.count == poses.count ? drawn : nil
  }

  init?(_ story: ElementStory, of transition: Transition, count: Int) {
    guard let start = story.start, let end = story.end else { return nil }
    let count = min(max(count, Self.limits.lowerBound), Self.limits.upperBound)
    guard let track = story.mainTrack, transition.duration > 0, track.duration > 0,
      track.duration.isFinite
    else {
      (poses, times, interval) = ([start, end], [], 0)
      line = [start.frame.center, end.frame.center]
      return
    }
    let length = Self.settled(track)
    func element(_ share: Double) -> ElementSnapshot {
      share <= 0 ? start : share >= 1 ? end : track.element(at: track.delay + share * length)
    }
    let screen = CGRect(origin: .zero, size: transition.after.viewport.size)
    let seen = Self.seen(on: screen) { element($0).frame }
    let pitch = (seen.upperBound - seen.lowerBound) / Double(count - 1)
    interval = pitch * length
    let shares = [0] + (1..<count - 1).map { seen.lowerBound + Double($0) * pitch } + [1]
    poses = shares.map(element).filter(\.isDrawable)
    times = shares.map { track.delay + $0 * length }
    line = (0...Self.pieces).map { element(Double($0) / Double(Self.pieces)) }
      .filter(\.isDrawable).map(\.frame.center)
  }

  /// The share of the time in which it is on the screen; all of it where both of its ends are, or none.
  private static func seen(
    on screen: CGRect, _ frame: (Double) -> CGRect
  ) -> ClosedRange<Double> {
    let (start, end) = (frame(0).intersects(screen), frame(1).intersects(screen))
    guard start != end else { return 0...1 }
    // A way that leads far beyond the screen has left it after a thousandth of the time.
    var (inside, outside): (Double, Double) = start ? (0, 1) : (1, 0)
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if frame(middle).intersects(screen) { inside = middle } else { outside = middle }
    }
    return start ? 0...inside : inside...1
  }

  /// Seconds until it is as good as there: springs come to rest long after.
  private static func settled(_ track: ElementTrack) -> TimeInterval {
    guard track.curve.swings else { return track.duration }
    let steps = 100
    let last = (0...steps).last { step in
      let time = track.delay + track.duration * Double(step) / Double(steps)
      return abs(track.progress(at: time) - 1) > 0.02
    }
    return track.duration * Double(min((last ?? steps) + 1, steps)) / Double(steps)
  }
}

/// One element through several changes.
private struct StoryPoses {
  private let legs: [(duration: TimeInterval, track: ElementTrack?, resting: ElementSnapshot?)]
  let duration: TimeInterval

  init(_ changes: [Transition], of story: ElementStory) {
    legs = changes.map { change in
      let track = change.tracks.last { $0.id == story.id }
      let resting = track == nil ? change.after.elements.last { $0.id == story.id } : nil
      return (change.duration, track, resting)
    }
    let sum = changes.reduce(0) { $0 + $1.duration }
    duration = sum.isFinite ? sum : 0
  }

  /// As many at equal distances.
  func times(_ count: Int) -> [TimeInterval] {
    (0..<count).map { duration * Double($0) / Double(count - 1) }
  }

  /// The element at these times, as far as there is anything to be drawn.
  func elements(at times: [TimeInterval]) -> [ElementSnapshot] {
    times.compactMap(element).filter(\.isDrawable)
  }

  private func element(at time: TimeInterval) -> ElementSnapshot? {
    var rest = time
    for leg in legs.dropLast() {
      if rest < leg.duration { return leg.track?.element(at: rest) ?? leg.resting }
      rest -= leg.duration
    }
    return legs.last.flatMap { $0.track?.element(at: rest) ?? $0.resting }
  }
}
