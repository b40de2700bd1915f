import CoreGraphics
import Motion
import QuartzCore

/// The poses of one element at equal times, and the line that its middle takes.
struct OnionCourse {
  let poses: [ElementSnapshot]
  /// Seconds from pose to pose; 0 for a change that takes no time.
  let interval: TimeInterval
  /// The middle at short times, in the coordinates of the content.
  let line: [CGPoint]

  private static let pieces = 60
  private static let limits = 2...12

  init?(_ story: ElementStory, of transition: Transition, count: Int) {
    guard let start = story.start, let end = story.end else { return nil }
    let count = min(max(count, Self.limits.lowerBound), Self.limits.upperBound)
    guard let track = story.mainTrack, transition.duration > 0, track.duration > 0,
      track.duration.isFinite
    else {
      (poses, interval) = ([start, end], 0)
      line = [start.frame.center, end.frame.center]
      return
    }
    let length = Self.settled(track)
    interval = length / Double(count - 1)
    func element(_ share: Double) -> ElementSnapshot {
      share <= 0 ? start : share >= 1 ? end : track.element(at: track.delay + share * length)
    }
    poses = (0..<count).map { element(Double($0) / Double(count - 1)) }.filter(\.isDrawable)
    line = (0...Self.pieces).map { element(Double($0) / Double(Self.pieces)) }
      .filter(\.isDrawable).map(\.frame.center)
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
