/// The progress of a value over the progress of time, from (0, 0) to (1, 1), bent by two points.
public struct CubicBezier: Hashable, Sendable {
  /// The time of the point that bends the start, 0 to 1.
  public let x1: Double
  /// The progress of the point that bends the start.
  public let y1: Double
  /// The time of the point that bends the end, 0 to 1.
  public let x2: Double
  /// The progress of the point that bends the end.
  public let y2: Double

  /// Time does not run backwards: the x of both points are cut to 0...1. The y may lie outside, so that the
  /// value overshoots.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(TimingError) {
    let limit = TimingQuantity.farthest
    for number in [x1, y1, x2, y2] {
      _ = try TimingQuantity.controlPoint.checked(number, in: -limit...limit)
    }
    self.init(known: x1, y1: y1, x2: x2, y2: y2)
  }

  init(known x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The progress of the value when `time` has passed; times outside of 0...1 give the ends.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Polynomial(y1, y2).value(at: parameter(at: time))
  }

  /// Newton's steps while they stay where the solution must be, halving where they do not: x never falls, so
  /// that the solution stays between the two.
  private func parameter(at time: Double) -> Double {
    let x = Polynomial(x1, x2)
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<64 {
      let excess = x.value(at: parameter) - time
      if abs(excess) < 1e-14 { break }
      if excess > 0 { high = parameter } else { low = parameter }
      let step = parameter - excess / x.slope(at: parameter)
      // A slope of zero leads out of all numbers, which this refuses as well.
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }
}

/// One coordinate of the curve, in powers of its parameter.
private struct Polynomial {
  private let first: Double
  private let second: Double
  private let third: Double

  init(_ p1: Double, _ p2: Double) {
    first = 3 * p1
    second = 3 * (p2 - p1) - first
    third = 1 - first - second
  }

  func value(at t: Double) -> Double {
    ((third * t + second) * t + first) * t
  }

  func slope(at t: Double) -> Double {
    (3 * third * t + 2 * second) * t + first
  }
}
