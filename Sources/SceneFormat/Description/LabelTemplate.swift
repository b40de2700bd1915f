/// A label with places to fill in: `{label}`, `{index}` …
public enum LabelTemplate {
  /// A place of a template that is filled in.
  public enum Placeholder: String, Equatable, Sendable, CaseIterable {
    /// Words of the item, its number, the identifier of its section, and its frame as the layout answers it.
    case id, label, subtitle, caption, body, time, value, badge, index, section, frame
  }

  /// Words in braces that nothing is known for.
  static func unknownWords(in text: String) -> [String] {
    words(in: text).filter { Placeholder(rawValue: $0) == nil }
  }

  /// All words in braces.
  static func words(in text: String) -> [String] {
    pieces(of: text).compactMap { piece in
      guard case .word(let word) = piece else { return nil }
      return word
    }
  }

  /// The text with every place filled in; what nobody knows stays as it is.
  public static func filled(_ text: String, _ value: (Placeholder) -> String) -> String {
    pieces(of: text).map { piece in
      switch piece {
      case .text(let text): text
      case .word(let word): Placeholder(rawValue: word).map(value) ?? "{\(word)}"
      }
    }.joined()
  }

  /// How often each place stands in the text, and the bytes of all else.
  static func shares(of text: String) -> (places: [Placeholder: Int], bytes: Int) {
    var places: [Placeholder: Int] = [:]
    var bytes = 0
    for piece in pieces(of: text) {
      switch piece {
      case .text(let text): bytes += text.utf8.count
      case .word(let word):
        if let placeholder = Placeholder(rawValue: word) {
          places[placeholder, default: 0] += 1
        } else {
          bytes += word.utf8.count + 2
        }
      }
    }
    return (places, bytes)
  }

  private enum Piece {
    case text(String)
    case word(String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(.text(String(rest[..<open])))
      pieces.append(.word(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
    return pieces
  }
}
