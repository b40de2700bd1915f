import CoreGraphics

/// The time of one element's motion, or of several that go together.
struct Clock: Equatable, Sendable {
  /// In seconds, like the duration.
  let start: TimeInterval
  let duration: TimeInterval
  let curve: TimingCurve

  var end: TimeInterval { start + duration }

  /// Exactly 0 until the start and exactly 1 from the end on.
  func progress(at time: TimeInterval) -> Double {
    // The difference below may miss the end by its last digit.
    time >= end ? 1 : curve.value(at: time - start, of: duration)
  }
}
