public import CoreGraphics

/// When and how a change takes place: for how long, after what delay, by which curve, and whether its elements
/// start together.
public struct Timing: Equatable, Sendable {
  /// Seconds from the start to the end of one element's motion.
  public let duration: TimeInterval
  /// Seconds before the first element starts.
  public let delay: TimeInterval
  /// How far each element has come when a part of its time has passed.
  public let curve: TimingCurve
  /// nil lets all elements start together.
  public let stagger: Stagger?

  /// UIKit's duration for changes of collection views.
  public static let standardDuration: TimeInterval = 0.3

  /// Without a duration the curve takes its own time if it has one, as springs do, and else UIKit's 0.3
  /// seconds. A duration of 0 makes the change at once.
  public init(
    duration: TimeInterval? = nil, delay: TimeInterval = 0, curve: TimingCurve = .easeInOut,
    stagger: Stagger? = nil
  ) throws(TimingError) {
    let range = 0...TimingQuantity.longest
    self.init(
      known: try TimingQuantity.duration.checked(
        duration ?? curve.ownDuration ?? Self.standardDuration, in: range),
      delay: try TimingQuantity.delay.checked(delay, in: range), curve, stagger)
  }

  private init(
    known duration: TimeInterval, delay: TimeInterval, _ curve: TimingCurve, _ stagger: Stagger?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.stagger = stagger
  }

  /// The timing of a collection view where nobody says otherwise: 0.3 seconds, slow at both ends.
  public static let standard = Timing(known: standardDuration, delay: 0, .easeInOut, nil)
  /// No animation.
  public static let immediate = Timing(known: 0, delay: 0, .linear, nil)

  /// The curve's value for the element that starts with the given rank, at `time` seconds.
  public func progress(at time: TimeInterval, rank: Int = 0) -> Double {
    clock(ofRank: rank).progress(at: time)
  }

  /// When the element of that rank starts, and how it goes on.
  func clock(ofRank rank: Int) -> Clock {
    Clock(
      start: delay + (stagger?.interval ?? 0) * Double(rank), duration: duration, curve: curve)
  }
}
