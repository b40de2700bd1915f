public import Motion

/// How a step takes place, and how often it is looked at.
public struct TimingDescription: Equatable, Sendable {
  public var timing: Timing
  public var framesPerSecond: Double
  /// Seconds of stillness after the step.
  public var hold: Double
}
