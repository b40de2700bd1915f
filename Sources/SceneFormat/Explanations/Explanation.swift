/// The meaning of a code at length: the fault, why it matters, an example and its cure.
public struct Explanation: Equatable, Sendable {
  /// The code that messages carry in brackets.
  public let code: String
  /// The fault and why it matters, in whole sentences.
  public let text: String
  /// A piece of a scene, or a command, that the code is said of; nil for none.
  public let example: String?
  /// The change that makes the message go away, in whole sentences.
  public let cure: String

  package init(_ code: String, _ text: String, example: String? = nil, cure: String) {
    self.code = code
    self.text = text
    self.example = example
    self.cure = cure
  }

  /// The explanation of a code, if there is such a code.
  public init?(code: String) {
    guard let found = Self.all.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  /// Every code that has one, in the order of the table.
  public static var codes: [String] { all.map(\.code) }

  /// Every explanation, in the order of the table.
  public static let all: [Explanation] =
    reading + keys + gestures + tables + playing + expectations + updates + layouts + views

  /// As `explain-code` prints it.
  public var page: String {
    var parts = [code, text]
    if let example {
      parts.append(
        "Example:\n\n"
          + example.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
    }
    parts.append("Cure: \(cure)")
    return parts.joined(separator: "\n\n") + "\n"
  }
}
