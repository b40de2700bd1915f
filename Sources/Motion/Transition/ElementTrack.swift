public import CoreGraphics

/// The way of one view through a transition.
///
/// Centre, size, transform and alpha are animated. Everything else (z order, hidden or not, path) is at its
/// end from the first moment on, as in UIKit.
public struct ElementTrack: Equatable, Sendable {
  public let role: ElementRole
  /// As the view is placed when the transition starts.
  public let start: ElementSnapshot
  public let end: ElementSnapshot
  /// Whether the view is taken away when the whole transition is done.
  public let isLeaving: Bool
  /// Whether nothing changes from the start to the end.
  let isStill: Bool
  private(set) var clock: Clock

  public var id: ElementID { end.id }
  /// When it starts, in seconds from the start of the transition.
  public var delay: TimeInterval { clock.start }
  /// Seconds from its own start to its own end.
  public var duration: TimeInterval { clock.duration }
  public var curve: TimingCurve { clock.curve }

  init(_ change: ElementChange, clock: Clock) {
    self.init(
      change.role, from: change.start, to: change.end, isLeaving: change.isLeaving, clock: clock)
  }

  init(_ addition: AdditionalAnimation) {
    self.init(
      .moved, from: addition.start, to: addition.end, isLeaving: !addition.stays,
      clock: addition.timing.clock(ofRank: 0))
  }

  private init(
    _ role: ElementRole, from start: ElementSnapshot, to end: ElementSnapshot, isLeaving: Bool,
    clock: Clock
  ) {
    var (start, end) = (start, end)
    // Who leaves is still who it was; who stays is already who it will be.
    if isLeaving {
      (end.id, end.path) = (start.id, start.path)
    } else {
      (start.id, start.path) = (end.id, end.path)
    }
    (start.zIndex, start.isHidden) = (end.zIndex, end.isHidden)
    isStill =
      start.center == end.center && start.size == end.size && start.alpha == end.alpha
      && start.transform == end.transform
    switch role {
    case .moved, .unchanged: self.role = isStill ? .unchanged : .moved
    case .appearing, .disappearing, .reloaded: self.role = role
    }
    self.start = start
    self.end = end
    self.isLeaving = isLeaving
    self.clock = clock
  }

  mutating func follow(_ clock: Clock) {
    self.clock = clock
  }

  /// How far the view has come at `time` seconds after the start of the transition: 0 at its start, 1 at its
  /// end, and beyond both where the curve overshoots.
  public func progress(at time: TimeInterval) -> Double {
    clock.progress(at: time)
  }

  /// The view at `time` seconds after the start of the transition, also after it has been taken away.
  public func element(at time: TimeInterval) -> ElementSnapshot {
    let progress = progress(at: time)
    var element = end
    element.center = start.center.interpolated(to: end.center, at: progress)
    element.size = start.size.interpolated(to: end.size, at: progress)
    element.transform = start.transform.interpolated(to: end.transform, at: progress)
    element.alpha = start.alpha.interpolated(to: end.alpha, at: progress)
    return element
  }
}
