/// The way of an animator from the start of its changes to their end, or back: a part of its time, and what that means.
@MainActor struct AnimatorCourse {
  /// The progress at which this way began, and to which it leads.
  private let origin: Double
  private let goal: Double
  private let pace: AnimationPace
  /// Seconds from the one to the other.
  let duration: TimeInterval
  /// The part of the time that has passed: 0 at the origin, 1 at the goal.
  private(set) var time = 0.0
  /// Whether it runs back to its origin.
  private(set) var isBackwards = false
  /// The progress where a hand has it, whatever the curve says.
  private(set) var scrubbed: Double?

  /// The way from the start to the end.
  init(_ pace: AnimationPace) {
    self.init(pace, from: 0, to: 1, duration: pace.duration)
  }

  private init(
    _ pace: AnimationPace, from origin: Double, to goal: Double, duration: TimeInterval
  ) {
    self.pace = pace
    self.origin = origin
    self.goal = goal
    self.duration = duration
  }

  /// The progress of what begins after a part of the time.
  func progress(delayedBy delay: Double) -> Double {
    if let scrubbed { return Self.late(scrubbed, delay) }
    if origin == 0, goal == 1 { return pace.progress(at: Self.late(time, delay)) }
    return Self.late(origin + (goal - origin) * pace.progress(at: time), delay)
  }

  private static func late(_ part: Double, _ delay: Double) -> Double {
    delay < 1 ? min(max((part - delay) / (1 - delay), 0), 1) : part >= 1 ? 1 : 0
  }

  var progress: Double { scrubbed ?? origin + (goal - origin) * pace.progress(at: time) }

  /// The part of the way from the start to the end, by time; by progress where a hand has it.
  var part: Double { scrubbed ?? origin + (goal - origin) * time }

  var remainingTime: TimeInterval { (isBackwards ? time : 1 - time) * duration }

  /// Whether it ends at the end of the changes, and not at their start.
  var leadsToEnd: Bool { (isBackwards ? origin : goal) == 1 }

  mutating func pass(_ seconds: TimeInterval) {
    let part = duration > 0 ? seconds / duration : 1
    time = min(max(time + (isBackwards ? -part : part), 0), 1)
    // The last step is as long as the rest of the time: sums of seconds are not exact.
    if remainingTime <= RunningAnimators.moment { time = isBackwards ? 0 : 1 }
  }

  // MARK: By hand

  /// Puts it at a part of its way: of its progress, or of its time where it keeps to its curve.
  mutating func scrub(to part: Double, linearly: Bool) {
    let part = min(max(part, 0), 1)
    guard !linearly else { return scrubbed = part }
    scrubbed = nil
    self = AnimatorCourse(pace, from: 0, to: 1, duration: pace.duration)
    time = part
  }

  /// Holds it where it is seen.
  mutating func hold(linearly: Bool) {
    if linearly { scrubbed = progress }
  }

  /// Turns around, from where it is.
  mutating func turn(toEnd: Bool) {
    guard leadsToEnd != toEnd else { return }
    if origin == 0, goal == 1 {
      isBackwards = !toEnd
    } else {
      let (scrubbed, here, goal) = (scrubbed, progress, toEnd ? 1.0 : 0)
      self = AnimatorCourse(
        pace, from: here, to: goal, duration: pace.duration * abs(goal - here))
      self.scrubbed = scrubbed
    }
  }

  /// Goes on along its own curve, from the moment at which that is where it is now.
  mutating func resume() {
    guard let here = scrubbed else { return }
    scrubbed = nil
    guard origin == 0, goal == 1 else {
      let goal = leadsToEnd ? 1.0 : 0
      self = AnimatorCourse(pace, from: here, to: goal, duration: pace.duration * abs(goal - here))
      return
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if pace.progress(at: middle) < here { low = middle } else { high = middle }
    }
    time = here <= 0 ? 0 : here >= 1 ? 1 : (low + high) / 2
  }

  /// Goes on from where it is seen, at another pace or within another time.
  mutating func resume(_ pace: AnimationPace?, duration: TimeInterval) {
    let goal = leadsToEnd ? 1.0 : 0
    self = AnimatorCourse(pace ?? self.pace, from: progress, to: goal, duration: duration)
  }
}
