internal import Notation

extension SeenDifference {
  private static let digits = 8

  /// The name of all changes that are told in the same words, and of parts of the same size where nobody knows their
  /// cause: whoever accepts one of them may accept all.
  var group: String {
    let words =
      causes.map { "\($0.element ?? "")\t\($0.change)" }
      + (isNamed
        ? [] : parts.map { "\($0.pixels)" } + frames.map { "\($0.number) \($0.pixels ?? 0)" })
    return String(SHA256.text(of: words.joined(separator: "\n")).prefix(Self.digits))
  }
}
