/// The outcome of a comparison.
public enum DiffVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every pixel is the same.
  case identical
  /// Pixels differ, and the profile lets all of them pass.
  case similar
  /// Something differs that counts.
  case different
}
