/// What a layout or a program animates by itself beside what the collection view does: a view of its own, or
/// another end for one of the layout's elements.
public struct AdditionalAnimation: Equatable, Sendable {
  public var start: ElementSnapshot
  public var end: ElementSnapshot
  /// Whether the element is still there when everything is done.
  public var stays: Bool
  /// Without regard to the stagger of the change.
  public var timing: Timing

  public init(
    from start: ElementSnapshot, to end: ElementSnapshot, stays: Bool = true,
    timing: Timing = .standard
  ) {
    self.start = start
    self.end = end
    self.stays = stays
    self.timing = timing
  }

  /// Who the element is. One of the change's elements with the same identity follows this animation alone.
  public var id: ElementID { end.id }
}
