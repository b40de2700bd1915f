/// A course through given values at given times, from 0 at the time 0 to 1 at the time 1.
public struct Keyframes: Hashable, Sendable {
  /// The course between two values.
  public enum Calculation: Hashable, Sendable {
    /// The straight line.
    case linear
    /// A smooth curve through all the values, after Catmull and Rom.
    case cubic
    /// The first of the two, until the second one's time has come.
    case discrete
  }

  /// Never falling. Between two that are the same the value jumps.
  public let times: [Double]
  /// One for each time; those between the first, 0, and the last, 1, may lie outside of 0 to 1.
  public let values: [Double]
  /// How the time of each step passes; empty where it passes evenly in all of them.
  public let curves: [TimingCurve]
  /// The same between all neighbours.
  public let calculation: Calculation

  /// Throws where counts do not match, times fall or leave 0 to 1, or the ends are not 0 and 1.
  public init(
    times: [Double], values: [Double], curves: [TimingCurve] = [],
    calculation: Calculation = .linear
  ) throws(TimingError) {
    let isMatched = curves.isEmpty || curves.count == times.count - 1
    guard times.count >= 2, values.count == times.count, isMatched else {
      throw .unmatchedKeyframes(times: times.count, values: values.count, curves: curves.count)
    }
    let limit = TimingQuantity.farthest
    for time in times { _ = try TimingQuantity.keyTime.checked(time, in: 0...1) }
    for value in values { _ = try TimingQuantity.keyValue.checked(value, in: -limit...limit) }
    for index in times.indices.dropFirst() where times[index] < times[index - 1] {
      throw .unorderedKeyTime(at: index)
    }
    let last = times.count - 1
    guard times[0] == 0, times[last] == 1, values[0] == 0, values[last] == 1 else {
      throw .keyframesEndElsewhere(
        times: times[0]...times[last], first: values[0], last: values[last])
    }
    self.times = times
    self.values = values
    self.curves = curves
    self.calculation = calculation
  }

  /// The value when `time` has passed; times outside of 0...1 give the ends.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    let index = step(at: time)
    let span = times[index + 1] - times[index]
    guard calculation != .discrete, span > 0 else { return values[index] }
    let share = (time - times[index]) / span
    let passed = curves.isEmpty ? share : curves[index].value(at: share)
    guard calculation == .cubic else {
      return values[index].interpolated(to: values[index + 1], at: passed)
    }
    return smooth(index, at: passed, of: span)
  }

  /// The last step that starts at the time or before it.
  private func step(at time: Double) -> Int {
    var (low, high) = (0, times.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// Hermite's curve with the slopes that the neighbours give.
  private func smooth(_ index: Int, at t: Double, of span: Double) -> Double {
    let (p0, p1) = (values[index], values[index + 1])
    let (m0, m1) = (slope(at: index) * span, slope(at: index + 1) * span)
    let t2 = t * t
    let t3 = t2 * t
    return (2 * t3 - 3 * t2 + 1) * p0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * p1
      + (t3 - t2) * m1
  }

  private func slope(at index: Int) -> Double {
    let left = max(index - 1, 0)
    let right = min(index + 1, times.count - 1)
    let span = times[right] - times[left]
    return span > 0 ? (values[right] - values[left]) / span : 0
  }
}
