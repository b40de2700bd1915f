internal import Notation

/// Changes of several outputs that are told in the same words: whoever accepts one may accept all of them.
enum ChangeGroup {
  private static let digits = 8

  /// The same for the same words.
  static func name(of words: String) -> String {
    String(SHA256.text(of: words).prefix(digits))
  }
}
