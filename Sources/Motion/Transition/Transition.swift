public import CoreGraphics

/// A change of a collection view that can be seen at every moment. Each moment is computed by itself: the same
/// time gives the same value, in any order and on any thread.
///
///     time < 0                 `before`: nothing has happened yet
///     0 ≤ time < duration      the tracks: leaving views are still there, arriving ones are there already
///     duration ≤ time          `after`: leaving views are gone
///
/// At 0 every view is placed where its track starts, and z order and hidden views have switched already.
public struct Transition: Equatable, Sendable {
  /// The state before the change, and at every time below 0.
  public let before: LayoutSnapshot
  /// The state in which everything has come to rest.
  public let after: LayoutSnapshot
  /// One for each view, in the order of the elements of a snapshot.
  public let tracks: [ElementTrack]
  /// Of the change; additional animations have their own.
  public let timing: Timing
  /// Seconds until everything has come to rest.
  public let duration: TimeInterval
  /// The role of each element; nil where nobody knows what was asked for.
  public let roles: StepRoles?
  /// How far a hand has brought the way to another layout when the change begins and when it ends; nil where none does.
  public let progress: Passage<CGFloat>?
  private let sampler: TransitionSampler
  private let backdrop: BackdropCourse
  /// Whether its tracks say by themselves where they are seen.
  private let isOnScreen: Bool

  /// Works the tracks out once, so that single moments cost little.
  public init(_ capture: TransitionCapture) {
    let plan = TransitionPlan(capture)
    before = capture.before
    after = capture.settled
    timing = capture.timing
    roles = capture.roles
    progress = capture.progress
    tracks = plan.tracks
    duration = plan.duration
    sampler = TransitionSampler(plan)
    isOnScreen = false
    backdrop = BackdropCourse(from: capture.before.backdrop, to: after.backdrop)
  }

  /// The change of another one as it is seen through a window.
  init(_ other: Transition, through window: WindowCourse) {
    before = other.before.onScreen
    after = other.after.onScreen
    tracks = other.tracks.map { $0.seen(through: window) }
    (timing, duration, roles) = (other.timing, other.duration, other.roles)
    (progress, sampler, backdrop) = (other.progress, other.sampler, other.backdrop)
    isOnScreen = true
  }

  /// The state at `time` seconds after the start. A time that is no number is before it.
  public func snapshot(at time: TimeInterval) -> LayoutSnapshot {
    guard time >= 0 else { return before }
    guard time < duration else { return after }
    return inFlight(at: time)
  }

  /// The state when a part of the duration has passed: 0 is the first moment, 1 and more is the end, less than
  /// 0 is before the start, and so is all that is less than 1 of a change that takes no time.
  public func snapshot(progress: Double) -> LayoutSnapshot {
    guard progress >= 0 else { return before }
    guard progress < 1 else { return after }
    return duration > 0 ? inFlight(at: progress * duration) : before
  }

  private func inFlight(at time: TimeInterval) -> LayoutSnapshot {
    let progress = timing.progress(at: time)
    return LayoutSnapshot(
      sorted: isOnScreen
        ? tracks.map { $0.element(at: time) } : sampler.elements(of: tracks, at: time),
      contentSize: before.contentSize.interpolated(to: after.contentSize, at: progress),
      viewport: before.viewport.interpolated(to: after.viewport, at: progress),
      insets: after.insets, scale: after.scale,
      backdrop: backdrop.snapshot(at: progress)?.turned(at: time))
  }
}
