/// What an update does to an element, as figures tell it apart: an element that only makes room for others
/// is not one that was moved.
public enum ChangeRole: Int, Hashable, Sendable, CaseIterable {
  case inserted
  case deleted
  case moved
  case reloaded
  /// It follows what happens to others.
  case shifted
  case unchanged
}

extension ChangeRole: Comparable {
  public static func < (first: ChangeRole, second: ChangeRole) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension ChangeRole {
  /// Whether the element itself is what the update is about.
  var isNamed: Bool { self < .shifted }
}
