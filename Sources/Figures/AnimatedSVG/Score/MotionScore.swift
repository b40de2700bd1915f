public import CoreGraphics
public import Drawing
public import Motion

/// Changes one after the other, with the stillness between them: what an animation plays.
///
///     pauseBefore | step 0 | its pause | step 1 | its pause | … from the start again
public struct MotionScore: Equatable, Sendable {
  /// One change and the stillness after it.
  public struct Step: Equatable, Sendable {
    /// The step's name, for people: it does not change what is played.
    public var name: String
    /// The states before and after the change, and everything that is needed to play the way between them.
    public var capture: TransitionCapture
    /// Seconds for which its end is shown.
    public var pause: Double

    /// A step whose end is shown for half a second unless `pause` says otherwise.
    public init(_ name: String, _ capture: TransitionCapture, pause: Double = 0.5) {
      self.name = name
      self.capture = capture
      self.pause = pause
    }
  }

  /// How often everything is played.
  public enum Repetition: Hashable, Sendable {
    /// From the start again as long as anybody looks.
    case forever
    /// So many times in all, 1 to 65,535; then the end stays.
    case times(Int)
  }

  /// The window that everything is seen in.
  public struct Window: Hashable, Sendable {
    /// Behind all elements, where a state has no background of its own; nil leaves it clear.
    public var background: Paint?
    /// The device around the window; nil draws none.
    public var device: DeviceFrame?
    /// The words below the window, by the number of the step; nil for none.
    public var captions: FilmCaptions?

    /// A clear window without a device.
    public init() {}
  }

  /// The window that everything is seen in: a clear one unless it is set.
  public var window = Window()
  /// The changes in the order in which they are played, one at least.
  public let steps: [Step]
  /// Seconds for which the state before the first change is shown.
  public let pauseBefore: Double
  /// Whether the score begins again at its end; for ever unless a number of times is given.
  public let repetition: Repetition
  /// Whether every second time is played backwards.
  public let isPingPong: Bool
  /// 2 takes half the time, 0.5 is slow motion; pauses are not touched.
  public let speed: Double
  let transitions: [Transition]
  let places: WindowPlaces
  /// When each step starts and when its motion is over, in seconds.
  let starts: [Double]
  let ends: [Double]
  /// Seconds until everything starts again.
  public let duration: Double

  /// Throws for no step at all, and for pauses (0 to 86,400 seconds), speeds (0.001 to 1,000) and numbers of
  /// repetitions (1 to 65,535) outside of their ranges.
  public init(
    _ steps: [Step], pauseBefore: Double = 0.5, repetition: Repetition = .forever,
    isPingPong: Bool = false, speed: Double = 1
  ) throws(ScoreError) {
    guard !steps.isEmpty else { throw .noSteps }
    guard ScoreError.speeds.contains(speed) else { throw .speed(speed) }
    if case .times(let count) = repetition, !ScoreError.counts.contains(count) {
      throw .repetition(count)
    }
    for pause in [pauseBefore] + steps.map(\.pause) where !ScoreError.pauses.contains(pause) {
      throw .pause(pause)
    }
    self.steps = steps
    self.pauseBefore = pauseBefore
    self.repetition = repetition
    self.isPingPong = isPingPong
    self.speed = speed
    transitions = steps.map { Transition($0.capture) }
    places = WindowPlaces(transitions)
    var (starts, ends, time) = ([Double](), [Double](), pauseBefore)
    for (step, transition) in zip(steps, transitions) {
      starts.append(time)
      ends.append(time + transition.duration / speed)
      time += transition.duration / speed + step.pause
    }
    (self.starts, self.ends, duration) = (starts, ends, time)
  }

  /// The state at `time` seconds.
  public func snapshot(at time: Double) -> LayoutSnapshot {
    guard let step = starts.lastIndex(where: { $0 <= time }) else { return transitions[0].before }
    guard time < ends[step] else { return transitions[step].after }
    return transitions[step].snapshot(at: (time - starts[step]) * speed)
  }
}

extension MotionScore {
  /// The same score with other steps, and with another number of times where one is given.
  package func replaying(
    _ steps: [Step], repetition: Repetition? = nil
  ) throws(ScoreError) -> MotionScore {
    var score = try MotionScore(
      steps, pauseBefore: pauseBefore, repetition: repetition ?? self.repetition,
      isPingPong: isPingPong, speed: speed)
    score.window = window
    return score
  }

  /// Room for every viewport of the score: the largest width and the largest height.
  public var canvas: CGSize { places.canvas }

  /// The picture at `time` seconds, as large as the canvas: what is outside of the viewport is cut off.
  public func drawing(at time: Double, page: Paint? = nil) -> DrawList {
    var drawing = snapshot(at: time).drawing()
    drawing.background = drawing.background ?? window.background
    let placed = places.placed(drawing, page: page)
    let screen = window.device?.around(placed) ?? placed
    return window.captions?.below(screen, at: step(at: time)) ?? screen
  }

  /// The number of the step whose words are shown: before the first one its own.
  private func step(at time: Double) -> Int { starts.lastIndex { $0 <= time } ?? 0 }
}
