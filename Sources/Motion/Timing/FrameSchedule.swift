public import CoreGraphics

/// The pictures of one or several changes in the order in which they are shown, and how long each is.
///
///     hold   step 0     hold   step 1    hold        and back again, if it is to and fro
///     |······|· · · · ·|······|· · · · ·|······|· · · · ·|·· …
///
/// A picture that is held is one moment, however long. Every time is computed from its number, none from the
/// one before.
public struct FrameSchedule: Hashable, Sendable {
  /// One picture: the step it belongs to, the time in that step, and how long it is shown, in seconds.
  public struct Moment: Hashable, Sendable {
    public var step: Int
    public var time: TimeInterval
    public var duration: TimeInterval
  }

  public struct Options: Hashable, Sendable {
    public var framesPerSecond: Double
    /// Stillness before the first step, between two steps and after the last one, in seconds.
    public var holdBefore: TimeInterval
    public var holdBetween: TimeInterval
    public var holdAfter: TimeInterval
    /// How fast time goes by in a step: 0.25 is slow motion at a quarter.
    public var speed: Double
    /// Whether everything is shown backwards after that.
    public var isToAndFro: Bool

    public init(
      framesPerSecond: Double = 60, holdBefore: TimeInterval = 0, holdBetween: TimeInterval = 0,
      holdAfter: TimeInterval = 0, speed: Double = 1, isToAndFro: Bool = false
    ) {
      self.framesPerSecond = framesPerSecond
      self.holdBefore = holdBefore
      self.holdBetween = holdBetween
      self.holdAfter = holdAfter
      self.speed = speed
      self.isToAndFro = isToAndFro
    }
  }

  public let moments: [Moment]
  public let framesPerSecond: Double

  /// `lengths` are those of the steps, in seconds. The end of a step is the start of the next one and is shown
  /// once. No steps make one moment.
  public init(
    lengths: [TimeInterval], _ options: Options = Options()
  ) throws(TimingError) {
    let fps = try TimingQuantity.framesPerSecond.checked(
      options.framesPerSecond, in: 0.001...1000)
    let speed = try TimingQuantity.speed.checked(options.speed, in: 0.001...1000)
    framesPerSecond = fps
    var moments: [Moment] = []
    for (step, length) in lengths.enumerated() {
      try TimingQuantity.duration.check(length)
      let times = try FrameTimes(length: length / speed, framesPerSecond: fps)
      if step > 0 { try Self.hold(&moments, options.holdBetween) }
      moments += times.dropFirst(step > 0 ? 1 : 0).map {
        Moment(step: step, time: min($0 * speed, length), duration: 1 / fps)
      }
      try Self.checkCount(moments.count)
    }
    if moments.isEmpty { moments = [Moment(step: 0, time: 0, duration: 1 / fps)] }
    if options.isToAndFro {
      moments += moments.dropFirst().dropLast().reversed()
      try Self.checkCount(moments.count)
    }
    let turn = options.isToAndFro ? (moments.count + 1) / 2 : moments.count - 1
    try Self.hold(&moments[min(turn, moments.count - 1)], options.holdAfter)
    try Self.hold(&moments[0], options.holdBefore)
    self.moments = moments
  }

  private static func hold(_ moments: inout [Moment], _ time: TimeInterval) throws(TimingError) {
    guard !moments.isEmpty else { return }
    try hold(&moments[moments.count - 1], time)
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
