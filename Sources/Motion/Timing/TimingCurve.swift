public import CoreGraphics

/// How far a change has come when a part of its time has passed: exactly 0 at the start, exactly 1 at the end,
/// and perhaps beyond both between them.
public enum TimingCurve: Hashable, Sendable {
  /// As fast at every moment.
  case linear
  /// Bent by two points, as CSS and Core Animation have it.
  case bezier(CubicBezier)
  /// In the spring's own seconds. If the change ends sooner than the spring settles it is cut off there.
  case spring(Spring)
  /// Through given values at given parts of the time.
  case keyframes(Keyframes)

  /// CSS's default, and Core Animation's.
  public static let ease = TimingCurve.bezier(CubicBezier(known: 0.25, y1: 0.1, x2: 0.25, y2: 1))
  /// Slow at the start, fast at the end, as in CSS and Core Animation.
  public static let easeIn = TimingCurve.bezier(CubicBezier(known: 0.42, y1: 0, x2: 1, y2: 1))
  /// Fast at the start, slow at the end, as in CSS and Core Animation.
  public static let easeOut = TimingCurve.bezier(CubicBezier(known: 0, y1: 0, x2: 0.58, y2: 1))
  /// UIKit's default.
  public static let easeInOut = TimingCurve.bezier(CubicBezier(known: 0.42, y1: 0, x2: 0.58, y2: 1))

  /// The seconds that the curve takes by its nature; nil where it fits itself to every duration.
  public var ownDuration: TimeInterval? {
    guard case .spring(let spring) = self else { return nil }
    return spring.settlingDuration
  }

  /// The value when `time` of `duration` has passed, both in seconds. A change that lasts no time is at its end at
  /// once; a time that is no number is before the start.
  public func value(at time: TimeInterval, of duration: TimeInterval) -> Double {
    if time >= duration { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time / duration
    case .bezier(let bezier): return bezier.value(at: time / duration)
    case .spring(let spring): return spring.value(at: time)
    case .keyframes(let keyframes): return keyframes.value(at: time / duration)
    }
  }

  /// The value when a part of the curve's own time has passed, or of any time if it has none of its own.
  public func value(at progress: Double) -> Double {
    let duration = ownDuration ?? 1
    return progress >= 1 ? 1 : value(at: progress * duration, of: duration)
  }
}
