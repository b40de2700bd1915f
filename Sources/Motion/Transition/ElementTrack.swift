public import CoreGraphics
import Drawing

/// The way of one view through a transition.
///
/// Centre, size, transform, alpha, content and custom numbers are animated. Everything else (z order, hidden or not, path) is at
/// its end from the first moment on, as in UIKit.
public struct ElementTrack: Equatable, Sendable {
  /// The view's part in the change: it appears, disappears, moves, is reloaded or stays as it is.
  public private(set) var role: ElementRole
  /// As the view is placed when the transition starts.
  public private(set) var start: ElementSnapshot
  /// The view when its motion is done, with what animations of its own leave.
  public private(set) var end: ElementSnapshot
  /// Whether the view is taken away when the whole transition is done.
  public let isLeaving: Bool
  /// Whether nothing changes from the start to the end.
  private(set) var isStill: Bool
  /// Whether the view shows something else at its end, or the same in another size.
  private(set) var redraws: Bool
  /// Whether the layout's own values differ between the ends.
  let changesCustom: Bool
  private(set) var clock: Clock
  /// The animations beside the change, in the order of happening.
  private(set) var additions: [AdditionalAnimation] = []
  /// The way of the window that places are told in; nil where that does not move, or nobody asked.
  private var window: WindowCourse?

  /// The parts of its way; nil where it goes straight.
  private(set) var course: StopCourse?

  /// Whether it has stops on its way, between which it goes in different directions or paces.
  package var hasStops: Bool { course != nil }

  /// Whether it shows the same at both ends, goes straight, and nothing but the change itself moves it.
  package var isOneWay: Bool { !redraws && additions.isEmpty && course == nil }

  /// The element that the view belongs to: the one before the change for a view that leaves.
  public var id: ElementID { end.id }
  /// When it starts, in seconds from the start of the transition.
  public var delay: TimeInterval { clock.start }
  /// Seconds from its own start to its own end.
  public var duration: TimeInterval { clock.duration }
  /// The way in which the progress follows the time.
  public var curve: TimingCurve { clock.curve }

  /// Has the view pass over its neighbours while it is on its way.
  mutating func lift() { end.isLifted = true }

  init(_ change: ElementChange, clock: Clock) {
    self.init(
      change.role, from: change.start, to: change.end, isLeaving: change.isLeaving, clock: clock)
    guard !change.stops.isEmpty else { return }
    course = StopCourse(change)
    redraws = redraws || change.stops.contains { $0.element.content != start.content }
    isStill = false
    if role == .unchanged { role = .moved }
  }

  init(_ addition: AdditionalAnimation) {
    self.init(
      .moved, from: addition.start, to: addition.end, isLeaving: !addition.stays,
      clock: addition.clock)
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
    (start.tier, start.zIndex, start.isHidden) = (end.tier, end.zIndex, end.isHidden)
    let isInPlace =
      start.center == end.center && start.size == end.size && start.alpha == end.alpha
      && start.transform == end.transform
    redraws = start.content != end.content
    changesCustom = start.custom != end.custom
    isStill = isInPlace && !redraws && !changesCustom
    switch role {
    // Values of a layout's own make no role: they are only there where somebody asks for them.
    case .moved, .unchanged: self.role = !isInPlace ? .moved : redraws ? .reloaded : .unchanged
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

  /// Lets the view follow an animation of its own in what that changes.
  mutating func add(_ addition: AdditionalAnimation) {
    additions.append(addition)
    end = addition.settled(end)
    isStill = false
    if role == .unchanged { role = .moved }
  }

  /// The same with places on the screen: who stands still in the content goes against the window.
  func seen(through window: WindowCourse) -> ElementTrack {
    var track = self
    track.start = start.moved(by: window.start)
    track.end = end.moved(by: window.end)
    track.course = course?.seen(through: window)
    track.additions = additions.map { addition in
      var addition = addition
      let isAnimated = addition.start.center != addition.end.center
      let start = addition.clock.start
      let end = isAnimated ? addition.clock.end : start
      addition.start = addition.start.moved(by: window.shift(at: start))
      addition.end = addition.end.moved(by: window.shift(at: end))
      return addition
    }
    guard window.moves else { return track }
    track.window = window
    track.isStill = false
    return track
  }

  /// How far the view has come at `time` seconds after the start of the transition: 0 at its start, 1 at its
  /// end, and beyond both where the curve overshoots.
  public func progress(at time: TimeInterval) -> Double {
    clock.progress(at: time)
  }

  /// The view at `time` seconds after the start of the transition, also after it has been taken away.
  public func element(at time: TimeInterval) -> ElementSnapshot {
    var element = end
    bring(&element, to: time)
    return element
  }

  /// Brings the view, as it is at any other time, to this one: who asks for many times in turn makes one copy.
  package func bring(_ element: inout ElementSnapshot, to time: TimeInterval) {
    if isStill { return }
    let moment = Moment(time: time, progress: progress(at: time))
    if let course, additions.isEmpty {
      course.bring(&element, to: moment.progress)
    } else {
      bring(&element, straightTo: moment)
    }
    if let window, additions.isEmpty {
      let ahead = window.clock == clock ? 0 : moment.progress - window.clock.progress(at: time)
      element.center.x += window.way.dx * ahead
      element.center.y += window.way.dy * ahead
    }
  }

  private func bring(_ element: inout ElementSnapshot, straightTo moment: Moment) {
    element.center = value(at: moment) { $0.center }
    element.size = value(at: moment) { $0.size }
    element.transform = value(at: moment) { $0.transform }
    element.alpha = value(at: moment) { $0.alpha }
    if redraws { element.content = content(at: moment.progress) }
    if changesCustom {
      element.custom = start.custom.interpolated(to: end.custom, at: moment.progress)
    }
  }

  /// A time of the transition, and how far the change has come by then: whoever asks for several values of one time
  /// looks at the clock once.
  private struct Moment {
    let time: TimeInterval
    let progress: Double
  }

  /// The content that the view shows when the change has come that far.
  func content(at progress: Double) -> [DrawItem] {
    redraws ? start.content.blended(to: end.content, progress: CGFloat(progress)) : end.content
  }

  /// The change leads to where the first animation of the value starts; from then on the one that started
  /// last has it.
  @inline(__always) private func value<Value: Interpolatable>(
    at moment: Moment, of property: (borrowing ElementSnapshot) -> Value
  ) -> Value {
    guard !additions.isEmpty else {
      return property(start).interpolated(to: property(end), at: moment.progress)
    }
    let own = additions.filter { property($0.start) != property($0.end) }
    let goal = property(own.first?.start ?? end)
    let value = property(start).interpolated(to: goal, at: moment.progress)
    return own.reduce(value) { value, addition in
      guard moment.time >= addition.clock.start else { return value }
      return property(addition.start).interpolated(
        to: property(addition.end), at: addition.clock.progress(at: moment.time))
    }
  }
}
