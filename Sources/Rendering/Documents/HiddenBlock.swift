/// A block of a document that no reader takes for Markdown: a comment, or an element whose letters stand as they are. It
/// is left alone, whatever stands in it.
struct HiddenBlock: Equatable, Sendable {
  private enum Kind: Equatable {
    case comment(open: String, close: String)
    case element(String)
  }

  private let kind: Kind
  private static let comments = [("<!--", "-->"), ("{/*", "*/}"), ("@Comment {", "}")]
  private static let elements = ["pre", "script", "style", "textarea"]

  /// The block that a line begins; nil where it begins none.
  /// - Parameter words: of the line, without the space around it.
  init?(_ words: Substring) {
    if let (open, close) = Self.comments.first(where: { words.hasPrefix($0.0) }) {
      kind = .comment(open: open, close: close)
      return
    }
    let text = words.prefix(10).lowercased()
    let element = Self.elements.first { name in
      guard text.hasPrefix("<\(name)") else { return false }
      let next = text.dropFirst(name.count + 1).first
      return next.map { $0 == ">" || $0.isWhitespace } ?? true
    }
    guard let element else { return nil }
    kind = .element(element)
  }

  /// The words of the first line behind its start.
  func rest(of words: Substring) -> Substring {
    guard case .comment(let open, _) = kind else { return words }
    return words.dropFirst(open.count)
  }

  /// Whether a line is the last one of it.
  func isEnded(by words: Substring) -> Bool {
    switch kind {
    case .comment(_, "}"): words == "}" || words.hasSuffix(" }")
    case .comment(_, let close): words.contains(close)
    case .element: Self.elements.contains { words.lowercased().contains("</\($0)>") }
    }
  }
}
