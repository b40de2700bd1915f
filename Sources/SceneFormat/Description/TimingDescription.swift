public import Motion

/// How a step takes place, and how often it is looked at.
public struct TimingDescription: Equatable, Sendable {
  /// Duration, curve, delay and the order in which elements start.
  public var timing: Timing
  /// Pictures a second, 1 to 240, that a film of the step asks for; 60 unless the file says otherwise.
  public var framesPerSecond: Double
  /// Seconds of stillness after the step.
  public var hold: Double
}
