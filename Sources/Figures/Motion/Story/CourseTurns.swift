import CoreGraphics
import Motion

/// The times at which the followed element turns, and the one from which it rests.
struct CourseTurns {
  private let course: StoryCourse
  private(set) var found: [Turn] = []

  struct Turn {
    let moment: StoryMoments.Moment
    /// How far it is from the turns beside it.
    let height: CGFloat
  }

  /// Of the whole range, and in points: less is not seen.
  private static let leastShare: CGFloat = 0.03
  private static let leastHeight: CGFloat = 1
  /// As many points as all of the way of a hand weighs.
  private static let handsWay: CGFloat = 1000

  init(_ course: StoryCourse) {
    self.course = course
    guard course.samples.count > 2 else { return }
    let ways: [(StoryCourse.Sample) -> CGFloat] = [
      \.point.y, \.point.x, \.size.height, \.size.width,
    ]
    for way in ways { found += turns(along: way) }
    // A hand that turns back is seen in all that it drives, whoever is followed.
    if course.isDriven { found += turns { $0.progress * Self.handsWay } }
  }

  /// The highest of them, those of one place once.
  func strongest(_ count: Int) -> [StoryMoments.Moment] {
    var chosen: [StoryMoments.Moment] = []
    let near = min(1 / 60, course.duration / 24)
    let order = found.indices.sorted {
      (-found[$0].height, $0) < (-found[$1].height, $1)
    }
    for index in order where chosen.count < count {
      let moment = found[index].moment
      if !chosen.contains(where: { abs($0.time - moment.time) < near }) { chosen.append(moment) }
    }
    return chosen
  }

  /// The time from which the element is as good as at its end; nil where that is nearly the end anyway.
  var rest: TimeInterval? {
    guard let track = course.star?.mainTrack, case .spring = track.curve else { return nil }
    let isAlone = abs(track.delay + track.duration - course.duration) < 1e-6
    let time =
      isAlone
      ? track.curve.settling(in: track.duration).map { track.delay + $0 } : sampledRest
    return time.flatMap { $0 < course.duration * 0.85 ? $0 : nil }
  }

  /// The same of several changes, by what is seen of them.
  private var sampledRest: TimeInterval? {
    course.samples.last { abs($0.progress - 1) > TimingCurve.leastWay }?.time
  }

  private func turns(along way: (StoryCourse.Sample) -> CGFloat) -> [Turn] {
    let values = course.samples.map(way)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    let least = max(Self.leastHeight, range * Self.leastShare)
    var turns: [Turn] = []
    var (extreme, direction, last) = (0, 0, values[0])
    for index in values.indices.dropFirst() {
      let step = values[index] - values[extreme]
      if direction == 0 {
        if abs(step) >= least { (direction, extreme) = (step > 0 ? 1 : -1, index) }
      } else if step * CGFloat(direction) > 0 {
        extreme = index
      } else if abs(step) >= least {
        let height = abs(values[extreme] - last)
        last = values[extreme]
        turns.append(Turn(moment: moment(at: extreme, way, direction), height: height))
        (direction, extreme) = (-direction, index)
      }
    }
    return turns
  }

  /// The turn near a sample, as exactly as its neighbours tell.
  private func moment(
    at index: Int, _ way: (StoryCourse.Sample) -> CGFloat, _ direction: Int
  ) -> StoryMoments.Moment {
    let samples = course.samples
    var low = samples[max(index - 1, 0)].time
    var high = samples[min(index + 1, samples.count - 1)].time
    func height(_ time: TimeInterval) -> CGFloat {
      course.sample(at: time).map { way($0) * CGFloat(direction) } ?? 0
    }
    for _ in 0..<30 {
      let third = (high - low) / 3
      if height(low + third) < height(high - third) { low += third } else { high -= third }
    }
    let time = (low + high) / 2
    return StoryMoments.Moment(time: time, reason: reason(at: index))
  }

  private func reason(at index: Int) -> StoryMoments.Reason {
    let samples = course.samples
    let (now, reach) = (samples[index].progress, 6)
    let before = samples[max(index - reach, 0)].progress
    let after = samples[min(index + reach, samples.count - 1)].progress
    if now > before, now > after { return .peak }
    if now < before, now < after { return .trough }
    return .turn
  }
}
