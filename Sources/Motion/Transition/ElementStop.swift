import CoreGraphics
import Drawing

/// A place on the way of a view, through which it goes between its start and its end.
public struct ElementStop: Equatable, Sendable {
  /// How far the change has come then, from 0 to 1.
  public var progress: Double
  /// The view then.
  public var element: ElementSnapshot

  /// A stop of the view when the change has come that far.
  public init(at progress: Double, _ element: ElementSnapshot) {
    (self.progress, self.element) = (progress, element)
  }
}

/// The straight parts of a way with stops.
struct StopCourse: Equatable, Sendable {
  /// From the start to the end, in the order of the progress; two at the same one where the view jumps.
  private(set) var stops: [ElementStop]

  init(_ change: ElementChange) {
    stops =
      [ElementStop(at: 0, change.start)] + change.stops + [ElementStop(at: 1, change.end)]
  }

  /// Brings the view to where it is when the change has come that far; beyond both ends it goes on straight.
  func bring(_ element: inout ElementSnapshot, to progress: Double) {
    let place = stops.dropLast().lastIndex { $0.progress <= progress } ?? 0
    let (from, to) = (stops[place], stops[place + 1])
    let length = to.progress - from.progress
    let share = length > 0 ? (progress - from.progress) / length : 1
    element.center = from.element.center.interpolated(to: to.element.center, at: share)
    element.size = from.element.size.interpolated(to: to.element.size, at: share)
    element.transform = from.element.transform.interpolated(to: to.element.transform, at: share)
    element.alpha = from.element.alpha.interpolated(to: to.element.alpha, at: share)
    element.custom = from.element.custom.interpolated(to: to.element.custom, at: share)
    element.content =
      from.element.content == to.element.content
      ? to.element.content
      : from.element.content.blended(to: to.element.content, progress: CGFloat(share))
  }

  /// The same as it is seen through a window.
  func seen(through window: WindowCourse) -> StopCourse {
    var course = self
    for index in stops.indices {
      let share = CGFloat(stops[index].progress)
      let shift = CGVector(
        dx: window.start.dx - window.way.dx * share, dy: window.start.dy - window.way.dy * share)
      course.stops[index].element = stops[index].element.moved(by: shift)
    }
    return course
  }
}
