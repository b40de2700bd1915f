/// What figures show of elements.
public enum FaceStyle: Hashable, Sendable {
  /// Their own drawings where there are any and they come out large enough to be read, else names.
  case automatic
  /// Names on plain areas in colours that tell the elements apart.
  case names
  /// Their own drawings, however small.
  case drawings
}
