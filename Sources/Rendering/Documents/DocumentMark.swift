internal import SceneFormat

/// A line that says where a figure stands, and which: a comment that readers do not see.
///
///     <!-- tessera: Scenes/feed.scene.json storyboard -->
///     <!-- /tessera -->
struct DocumentMark: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The words behind the colon; none for the scene above.
    case opening([String])
    case closing
  }

  /// How a comment is written.
  enum Form: String, CaseIterable, Sendable {
    case html, mdx, directive

    fileprivate var ends: (open: String, close: String) {
      switch self {
      case .html: ("<!--", "-->")
      case .mdx: ("{/*", "*/}")
      case .directive: ("@Comment {", "}")
      }
    }
  }

  let kind: Kind
  let form: Form

  init(_ kind: Kind, as form: Form) {
    (self.kind, self.form) = (kind, form)
  }

  /// The mark of a line that holds nothing else; nil for all other lines.
  init?(_ line: DocumentLine) {
    let words = line.words
    for form in Form.allCases {
      let (open, close) = form.ends
      guard words.hasPrefix(open), words.hasSuffix(close), words.count >= open.count + close.count
      else { continue }
      let inner = words.dropFirst(open.count).dropLast(close.count)
      guard let kind = Self.kind(Self.words(in: inner)) else { return nil }
      self.init(kind, as: form)
      return
    }
    return nil
  }

  /// Whether a line that is no mark has one among other words, and not as code.
  static func isWithin(_ line: Substring) -> Bool {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    let words = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return words.contains {
      $0.contains(#/(?:<!--|\{\/\*|@Comment \{)\s*\/?tessera(?:\s|:)/#.ignoresCase())
    }
  }

  /// Whether a line is a mark but for the colon in front of its words.
  static func lacksColon(_ line: Substring) -> Bool {
    line.wholeMatch(
      of: #/(?:<!--|\{\/\*|@Comment \{)\s*tessera\s[^:]*(?:-->|\*\/\}|\})/#.ignoresCase()) != nil
  }

  private static func kind(_ words: [String]) -> Kind? {
    switch words.first?.lowercased() {
    case "/tessera": words.count == 1 ? .closing : nil
    case "tessera": words.count == 1 ? .opening([]) : nil
    case "tessera:": .opening(Array(words.dropFirst()))
    default: nil
    }
  }

  /// Words between spaces, or between quotation marks for those that have spaces; the first one ends with its colon.
  private static func words(in text: Substring) -> [String] {
    var words: [String] = []
    var rest = text.drop(while: \.isWhitespace)
    while let first = rest.first {
      if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
        words.append(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        let colon = words.isEmpty ? word.firstIndex(of: ":") : nil
        let end = colon.map { rest.index(after: $0) } ?? word.endIndex
        words.append(String(rest[..<end]))
        rest = rest[end...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  /// The line's text.
  var text: String {
    let (open, close) = form.ends
    let inner =
      switch kind {
      case .opening(let words):
        words.isEmpty
          ? "tessera"
          : "tessera: "
            + words.map { $0.contains(where: \.isWhitespace) ? "\"\($0)\"" : $0 }
            .joined(separator: " ")
      case .closing: "/tessera"
      }
    return "\(open) \(inner) \(close)"
  }

  /// The form for a document that has none yet.
  static func usualForm(of path: String) -> Form {
    path.hasSuffix(".mdx") ? .mdx : path.hasSuffix(DocumentPlaces.tutorial) ? .directive : .html
  }
}

/// A line that begins or ends a block of code.
struct CodeFence: Equatable, Sendable {
  let sign: Character
  let count: Int
  /// The words behind the signs, which say what it holds.
  let words: [String]

  /// - Parameter text: without the space around it.
  init?(_ text: Substring) {
    guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
    count = text.prefix { $0 == sign }.count
    let rest = text.dropFirst(count)
    // Code within a line may begin with as many.
    guard count >= 3, sign == "~" || !rest.contains("`") else { return nil }
    self.sign = sign
    words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func isClosed(by other: CodeFence) -> Bool {
    other.sign == sign && other.count >= count && other.words.isEmpty
  }

  /// The words for the figures of the scene within; nil where it holds none.
  var demand: [String]? {
    if words.first == "scene" { return Array(words.dropFirst()) }
    guard words.count > 1, words[1] == "scene",
      words[0] == "yml" || NodeReader.Language(rawValue: words[0]) != nil
    else { return nil }
    return Array(words.dropFirst(2))
  }
}
