/// How much of a layout is meant.
public enum LayoutExtent: Hashable, Sendable {
  /// All of the content, on screen or not.
  case content
  /// The part that is on screen.
  case viewport
}
