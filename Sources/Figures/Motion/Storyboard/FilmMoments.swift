import Motion

/// The times at which a film strip has its frames: those that somebody chose, those in which something turns, or
/// equally distant ones.
public struct FilmMoments {
  /// One of them, with a word for it where something turns there.
  public struct Moment: Hashable, Sendable {
    /// Seconds from the start of the step.
    public let time: Double
    /// "turns back", "settled"; empty where the time says all.
    public let words: String
    /// Whether it shows what was there before: the first moment of the step already looks otherwise.
    public var isBefore = false
    /// Whether it is the last of the step, at which everything is where it comes to rest.
    public let isEnd: Bool
  }

  /// In the order of time; two for what takes no time.
  public let all: [Moment]

  /// - Parameters:
  ///   - usual: so many at equal distances where nobody chose and nothing turns.
  ///   - count: so many at equal distances; nil for those in which something turns, where anything does.
  ///   - times: those and no others, if there are any.
  public init(
    _ change: ChangeSeries, usual: Int = 6, count: Int? = nil, times: [Storyboard.Time] = []
  ) {
    let transitions = change.transitions
    let story = MotionStory(
      Transition(wholeOf: transitions), looks: [change].looks, roles: change.roles)
    let course = StoryCourse(transitions, of: MomentCrowd(story, in: transitions).star)
    let duration = course.duration
    let turns = StoryMoments(course, count: nil, least: usual, overlap: nil).all
    let hasTurns = turns.contains { $0.reason.words != nil && $0.reason != .settled }
    if !times.isEmpty {
      all = Self.moments(StoryMoments(course, at: times).all, in: duration)
    } else if count == nil, hasTurns {
      all = Self.moments(turns, in: duration)
    } else {
      let last = duration > 0 ? max(count ?? usual, 2) - 1 : 1
      all = (0...last).map { number in
        Moment(
          time: duration * Double(number) / Double(last),
          words: number == 0 && course.startsAnew ? "before" : "",
          isBefore: number == 0 && course.startsAnew, isEnd: number == last)
      }
    }
  }

  private static func moments(
    _ moments: [StoryMoments.Moment], in duration: Double
  ) -> [Moment] {
    moments.map { moment in
      Moment(
        time: max(moment.time, 0),
        words: moment.time < 0 && duration > 0 ? "before" : moment.reason.words ?? "",
        isBefore: moment.time < 0,
        isEnd: moment.reason == .end || moment.time >= duration && moment.time >= 0)
    }
  }
}

extension StoryMoments.Reason {
  /// Under a frame; nil for moments that only lie on the way.
  fileprivate var words: String? {
    switch self {
    case .peak: "turns back"
    case .trough: "turns on"
    case .turn: "turns"
    case .settled: "settled"
    case .overlap: "overlap"
    case .start, .between, .end: nil
    }
  }
}
