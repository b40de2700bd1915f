import CoreGraphics
import Drawing
public import Notation

/// Why a timing cannot be played: which number is at fault, and what it may be.
public enum TimingError: Equatable, Sendable {
  /// The number is none, or lies outside of the range.
  case outOfRange(TimingQuantity, found: Double, allowed: ClosedRange<Double>)
  /// A spring without friction, or with so little or so much that it would take more than a day.
  case neverSettles(dampingRatio: Double)
  /// As many values as times are needed, and a curve for each step between two of them or none at all.
  case unmatchedKeyframes(times: Int, values: Int, curves: Int)
  /// The key time at the index lies before the one at its left.
  case unorderedKeyTime(at: Int)
  /// Keyframes lead from 0 at the time 0 to 1 at the time 1.
  case keyframesEndElsewhere(times: ClosedRange<Double>, first: Double, last: Double)
  /// The pictures would be more than are taken of one change or schedule.
  case tooManyFrames(Double, limit: Int)
}

/// The numbers that a timing is made of.
public enum TimingQuantity: String, Hashable, Sendable {
  case duration, delay, stagger, hold, speed
  case framesPerSecond = "fps"
  case controlPoint = "control point"
  case dampingRatio = "damping ratio"
  case response, bounce, mass, stiffness, damping
  case initialVelocity = "initial velocity"
  case keyTime = "key time"
  case keyValue = "key value"
}

extension TimingError: CodedError {
  /// The page about timings that cannot be played.
  public var code: String { "timing" }

  /// The quantity, what was found and what was expected, in one line without a full stop.
  public var message: String {
    switch self {
    case .outOfRange(let quantity, let found, let allowed):
      "\(quantity.rawValue): found \(Self.text(found)), expected \(Self.text(allowed.lowerBound))"
        + " to \(Self.text(allowed.upperBound))"
    case .neverSettles(let ratio):
      "damping ratio: a spring with \(Self.text(ratio)) does not settle within a day"
    case .unmatchedKeyframes(let times, let values, let curves):
      "keyframes: found \(times) times, \(values) values and \(curves) curves, "
        + "expected two times or more, as many values, and a curve for each step or none"
    case .unorderedKeyTime(let index):
      "keyframes: time \(index) lies before time \(index - 1)"
    case .keyframesEndElsewhere(let times, let first, let last):
      "keyframes: found \(Self.text(first)) at \(Self.text(times.lowerBound)) to \(Self.text(last)) at "
        + "\(Self.text(times.upperBound)), "
        + "expected 0 at 0 to 1 at 1"
    case .tooManyFrames(let count, let limit):
      "frames: found \(Self.text(count)), expected \(limit) at most"
    }
  }
}

extension TimingError {
  private static func text(_ number: Double) -> String { NumberText.text(number, decimals: 6) }
}

extension TimingQuantity {
  /// The number, if it is one and lies in the range.
  func checked(
    _ number: Double, in allowed: ClosedRange<Double>
  ) throws(TimingError) -> Double {
    // NaN lies in no range.
    guard allowed.contains(number) else {
      throw .outOfRange(self, found: number, allowed: allowed)
    }
    return number
  }

  /// The longest time that is played, in seconds: a day.
  static let longest: TimeInterval = 86_400
  /// Ratios and velocities beyond this are mistakes, and would end in overflows.
  static let farthest = 1e6
}
