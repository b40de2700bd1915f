/// The look of elements in figures.
public enum FaceStyle: Hashable, Sendable {
  /// Their own drawings where there are any, else names. Words that would come out too small to be read are set anew.
  case automatic
  /// Names on plain areas in colours that tell the elements apart.
  case names
  /// Their own drawings, however small.
  case drawings
}
