public import CoreGraphics

/// The pictures of one or several changes in the order in which they are shown, and how long each is.
///
///     pause  step 0     pause  step 1    pause       and back again, if it is to and fro
///     |······|· · · · ·|······|· · · · ·|······|· · · · ·|·· …
///
/// A picture that stands still is one moment, however long. Every time is computed from its number, none from the
/// one before.
public struct FrameSchedule: Hashable, Sendable {
  /// One picture: the step it belongs to, the time in that step, and how long it is shown, in seconds.
  public struct Moment: Hashable, Sendable {
    /// The number of the step, from 0.
    public var step: Int
    /// Seconds since the start of the step, in the step's own time, however fast it is played; below 0 what was there
    /// before the step.
    public var time: TimeInterval
    /// Seconds for which the picture is shown, pauses included.
    public var duration: TimeInterval
  }

  /// A change: how long it takes and how long nothing moves after it, in seconds.
  public struct Step: Hashable, Sendable {
    /// Seconds from the first moment of the change to its last, at normal speed.
    public var length: TimeInterval
    /// Seconds for which the last picture stays beyond its own share.
    public var pause: TimeInterval
    /// Whether its first picture is another one than that of the rest before it.
    public var startsAnew: Bool

    /// A step of so many seconds that begins where the one before ended, without a pause if nothing else is said.
    public init(length: TimeInterval, pause: TimeInterval = 0, startsAnew: Bool = false) {
      self.length = length
      self.pause = pause
      self.startsAnew = startsAnew
    }
  }

  /// How pictures are taken of all steps: how often, how fast, and in which direction.
  public struct Options: Hashable, Sendable {
    /// Pictures a second of the finished animation, 0.001 to 1000.
    public var framesPerSecond: Double
    /// Stillness before the first step, in seconds.
    public var pauseBefore: TimeInterval
    /// How fast time goes by in a step: 0.25 is slow motion at a quarter.
    public var speed: Double
    /// Whether everything is shown backwards after that.
    public var isToAndFro: Bool

    /// Sixty pictures a second at normal speed, once forwards and without a pause, if nothing else is said.
    public init(
      framesPerSecond: Double = 60, pauseBefore: TimeInterval = 0, speed: Double = 1,
      isToAndFro: Bool = false
    ) {
      self.framesPerSecond = framesPerSecond
      self.pauseBefore = pauseBefore
      self.speed = speed
      self.isToAndFro = isToAndFro
    }
  }

  /// All pictures in the order in which they are shown; there is always one.
  public let moments: [Moment]
  /// Pictures a second, as the options asked for.
  public let framesPerSecond: Double

  /// The end of a step is the start of the next one and is shown once, unless that one starts anew: then what was there
  /// before it is shown for as long as the rest takes. No steps make one moment.
  public init(_ steps: [Step], _ options: Options = Options()) throws(TimingError) {
    let fps = try TimingQuantity.framesPerSecond.checked(
      options.framesPerSecond, in: 0.001...1000)
    let speed = try TimingQuantity.speed.checked(options.speed, in: 0.001...1000)
    framesPerSecond = fps
    var moments: [Moment] = []
    for (number, step) in steps.enumerated() {
      try TimingQuantity.duration.check(step.length)
      let times = try FrameTimes(length: step.length / speed, framesPerSecond: fps)
      let share = 1 / fps
      if step.startsAnew {
        Self.open(number, after: options.pauseBefore, share: share, &moments)
      }
      moments += times.dropFirst(number > 0 && !step.startsAnew ? 1 : 0).map {
        Moment(step: number, time: min($0 * speed, step.length), duration: share)
      }
      try Self.hold(&moments[moments.count - 1], step.pause)
      try Self.checkCount(moments.count)
    }
    if moments.isEmpty { moments = [Moment(step: 0, time: 0, duration: 1 / fps)] }
    if options.isToAndFro {
      moments += moments.dropFirst().dropLast().reversed()
      try Self.checkCount(moments.count)
    }
    // An opening of its own has waited already.
    if moments[0].time >= 0 { try Self.hold(&moments[0], options.pauseBefore) }
    self.moments = moments
  }

  /// The rest before a step that starts anew ends where the step begins: what is shown last makes room for its first
  /// picture, which comes at the same time as it would otherwise.
  private static func open(
    _ number: Int, after pause: TimeInterval, share: TimeInterval, _ moments: inout [Moment]
  ) {
    guard let last = moments.last else {
      if pause > 0 { moments.append(Moment(step: number, time: -share, duration: pause)) }
      return
    }
    if last.duration - share > 1e-9 {
      moments[moments.count - 1].duration -= share
    } else if moments.count > 1 {
      moments.removeLast()
    }
  }

  private static func hold(_ moment: inout Moment, _ time: TimeInterval) throws(TimingError) {
    moment.duration += try TimingQuantity.hold.checked(time, in: 0...TimingQuantity.longest)
  }

  private static func checkCount(_ count: Int) throws(TimingError) {
    guard count <= FrameTimes.limit else {
      throw .tooManyFrames(Double(count), limit: FrameTimes.limit)
    }
  }
}

extension TimingQuantity {
  fileprivate func check(_ time: TimeInterval) throws(TimingError) {
    _ = try checked(time, in: 0...Self.longest)
  }
}
