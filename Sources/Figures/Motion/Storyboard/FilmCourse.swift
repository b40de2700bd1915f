import Motion

/// A step as a film strip has it: one sentence about it, and the moments of its frames.
public struct FilmCourse {
  /// The moment of a frame, with a word for it where something turns there.
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

  /// One sentence, without its full stop, that says what the step does, as storyboards have it.
  public let finding: String
  private let course: StoryCourse

  /// The course of all changes of the step.
  public init(_ step: ChangeSeries) {
    let (transitions, looks) = (step.transitions, [step].looks)
    let story = MotionStory(
      Transition(wholeWithPassersOf: transitions), looks: looks, roles: step.roles)
    course = StoryCourse(transitions, of: MomentCrowd(story, in: transitions).star)
    let wayOut = transitions.wayOut.map { MotionStory(Transition(wholeOf: $0), looks: looks) }
    let turns = StoryMoments(course, count: nil, least: 2, overlap: nil).all
    finding = StepFinding(story: story, course: course, moments: turns)
      .text(MotionWords(story, wayOut: wayOut), of: step.name)
  }

  /// The moments that somebody chose, those in which something turns, or equally distant ones, in the order of time; two
  /// for what takes no time.
  ///
  /// - Parameters:
  ///   - usual: so many at equal distances where nobody chose and nothing turns.
  ///   - count: so many at equal distances; nil for those in which something turns, where anything does.
  ///   - times: those and no others, if there are any.
  public func moments(
    usual: Int = 6, count: Int? = nil, times: [Storyboard.Time] = []
  ) -> [Moment] {
    guard times.isEmpty else { return moments(StoryMoments(course, at: times).all) }
    let turns = StoryMoments(course, count: nil, least: usual, overlap: nil).all
    let hasTurns = turns.contains { $0.reason.words != nil && $0.reason != .settled }
    guard count != nil || !hasTurns else { return moments(turns) }
    let last = course.duration > 0 ? max(count ?? usual, 2) - 1 : 1
    return (0...last).map { number in
      Moment(
        time: course.duration * Double(number) / Double(last),
        words: number == 0 && course.startsAnew ? "before" : "",
        isBefore: number == 0 && course.startsAnew, isEnd: number == last)
    }
  }

  private func moments(_ moments: [StoryMoments.Moment]) -> [Moment] {
    let duration = course.duration
    return moments.map { moment in
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
