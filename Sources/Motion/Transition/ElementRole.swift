/// The part that a view plays in a transition.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  /// The view is gone after the change.
  case disappearing
  /// Its place, size, transform or alpha changes.
  case moved
  /// The old view of the element gives way to a new one, and there are two tracks with this role; or the same
  /// view shows something else in its place.
  case reloaded
  /// The view was not there before the change.
  case appearing
  /// Nothing that is animated changes.
  case unchanged
}
