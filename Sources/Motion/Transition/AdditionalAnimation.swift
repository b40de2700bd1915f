/// An animation that a layout or a program runs by itself beside what the collection view does: of a view of its own,
/// or to another end for one of the layout's elements.
public struct AdditionalAnimation: Equatable, Sendable {
  /// The element before this animation.
  public var start: ElementSnapshot
  /// The element after this animation; values that it shares with the start are not animated.
  public var end: ElementSnapshot
  /// Whether the element is still there when everything is done.
  public var stays: Bool
  /// Without regard to the stagger of the change.
  public var timing: Timing

  /// An animation whose element stays, in UIKit's standard time, if nothing else is said.
  public init(
    from start: ElementSnapshot, to end: ElementSnapshot, stays: Bool = true,
    timing: Timing = .standard
  ) {
    self.start = start
    self.end = end
    self.stays = stays
    self.timing = timing
  }

  /// Who the element is. One of the change's elements with the same identity follows this animation in what
  /// differs between its start and its end, and the change in everything else.
  public var id: ElementID { end.id }
}

extension AdditionalAnimation {
  var clock: Clock { timing.clock(ofRank: 0) }

  /// The element with everything at its end that this animation changes.
  func settled(_ element: ElementSnapshot) -> ElementSnapshot {
    var element = element
    if start.center != end.center { element.center = end.center }
    if start.size != end.size { element.size = end.size }
    if start.transform != end.transform { element.transform = end.transform }
    if start.alpha != end.alpha { element.alpha = end.alpha }
    return element
  }
}
