/// Text on its way to readers of one sort: what stands in the source code goes out as it is, every value by the
/// readers' rules.
///
///     let line: TerminalText = "cannot read '\(path)'\n"
///
/// There is no other way for a value to get into such a text, and consumers take nothing else.
package protocol OutgoingText: WrittenText, ExpressibleByStringInterpolation
where StringLiteralType == String, StringInterpolation == OutgoingPieces<Self> {}

/// The text that a writer is made of.
package protocol WrittenText: Hashable, Sendable {
  /// The characters that go out.
  var text: String { get }
  /// Takes what follows the rules already.
  init(verbatim text: String)
  /// Adds a value as readers are to have it.
  static func append(_ value: String, to text: inout String)
}

extension OutgoingText {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
  package init(stringInterpolation pieces: OutgoingPieces<Self>) {
    self.init(verbatim: pieces.text)
  }

  /// A value, and nothing around it.
  package init(_ value: some StringProtocol) {
    var text = ""
    Self.append(String(value), to: &text)
    self.init(verbatim: text)
  }

  package var isEmpty: Bool { text.isEmpty }
  package var utf8: String.UTF8View { text.utf8 }

  package static func + (first: Self, second: Self) -> Self {
    Self(verbatim: "\(first.text)\(second.text)")
  }

  package static func += (first: inout Self, second: Self) { first = first + second }
}

extension Sequence where Element: OutgoingText {
  package func joined(separator: Element = "") -> Element {
    Element(verbatim: map(\.text).joined(separator: separator.text))
  }
}

/// The pieces of a literal while they are put together.
package struct OutgoingPieces<Target: WrittenText>: StringInterpolationProtocol {
  fileprivate var text = ""

  package init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 16 * interpolationCount)
  }

  package mutating func appendLiteral(_ literal: String) { text += literal }
  package mutating func appendInterpolation(_ piece: Target) { text += piece.text }
  package mutating func appendInterpolation(_ number: some BinaryInteger) { text += "\(number)" }

  package mutating func appendInterpolation(_ value: some StringProtocol) {
    Target.append(String(value), to: &text)
  }
}
