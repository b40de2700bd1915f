import CoreGraphics

/// How far a number may be from the recorded one.
struct Tolerance: Equatable, Sendable {
  var absolute: CGFloat

  /// Numbers from 1000 on were recorded with six significant digits: they may be off by half a unit of the
  /// last one.
  func allows(_ actual: CGFloat, insteadOf expected: CGFloat) -> Bool {
    guard actual.isFinite, expected.isFinite else { return actual == expected }
    let magnitude = abs(expected)
    guard magnitude >= 1000 else { return abs(actual - expected) <= absolute }
    let lastDigit = pow(10, floor(log10(magnitude)) - 5)
    return abs(actual - expected) <= max(absolute, lastDigit / 2 + absolute)
  }
}
