internal import SceneFormat

/// A kind of value for options and arguments: its name in help, the words that the parser accepts,
/// what a shell completes.
enum ValueKind: Equatable, Sendable {
  /// Anything, under a name.
  case text(String)
  /// A file that exists, with one of these endings; no endings mean any file.
  case file(String, endings: [String])
  /// Anything, of which some words are known.
  case word(String, known: [String])
  /// A folder, or a file to write.
  case path(String)
  /// A folder, which standard output is none.
  case folder(String)
  /// Folders or files, one each time the option is given, or with colons between them.
  case paths(String)
  /// Keys with their values, one each time the option is given.
  case settings(String)
  /// A whole number in a range.
  case count(String, ClosedRange<Int>)
  /// A number that is not negative.
  case number(String)
  /// One of a few words.
  case choice(String, [String])
  /// Several words of a few, with commas between them; of none of them, any words.
  case choices(String, [String])
  /// Whole numbers in a range, with commas between them.
  case counts(String, ClosedRange<Int>)

  /// The name in capitals that help shows.
  var placeholder: String {
    switch self {
    case .text(let name), .word(let name, _), .file(let name, _), .path(let name),
      .folder(let name), .paths(let name), .settings(let name),
      .count(let name, _),
      .number(let name), .choice(let name, _), .choices(let name, _), .counts(let name, _):
      name
    }
  }

  /// The words it can be made of; empty where anything goes.
  var words: [String] {
    switch self {
    case .choice(_, let words), .choices(_, let words): words
    default: []
    }
  }

  /// Whether it is several values with commas between them.
  var isList: Bool {
    switch self {
    case .choices, .counts, .paths, .settings: true
    case .text, .word, .file, .path, .folder, .count, .number, .choice: false
    }
  }

  /// The sign between the values of a list: a path can have a comma in it.
  var separator: String {
    switch self {
    case .paths: ":"
    case .settings: "\n"
    default: ","
    }
  }

  /// The objection to a text, if there is one: what was expected, and the word that was probably meant.
  func objection(to text: String) -> Objection? {
    switch self {
    case .text, .word, .file, .path: return nil
    case .folder:
      return text == "-" ? Objection(found: text, expected: "a folder: it is several files") : nil
    case .settings:
      let isWhole = parts(of: text).allSatisfy { $0.contains("=") && !$0.hasPrefix("=") }
      return isWhole ? nil : Objection(found: text, expected: "a key and a value, as in a.b=1")
    case .paths:
      let isWhole = parts(of: text).allSatisfy { !$0.isEmpty }
      return isWhole ? nil : Objection(found: text, expected: "a path")
    case .count(_, let range):
      return Self.isCount(text, in: range)
        ? nil : Objection(found: text, expected: Self.expected(range))
    case .number:
      let number = Double(text)
      let isFine = number.map { $0 >= 0 && $0.isFinite } ?? false
      return isFine ? nil : Objection(found: text, expected: "a number of at least 0")
    case .counts(_, let range):
      let bad = Self.parts(of: text).first { !Self.isCount($0, in: range) }
      return bad.map { Objection(found: $0, expected: Self.expected(range)) }
    case .choice(_, let words):
      return words.contains(text) ? nil : Objection(found: text, oneOf: words)
    case .choices(_, let words):
      let bad = Self.parts(of: text).first { words.isEmpty ? $0.isEmpty : !words.contains($0) }
      return bad.map { Objection(found: $0, oneOf: words) }
    }
  }

  /// Why a text is refused.
  struct Objection: Equatable, Sendable {
    let found: String
    let expected: String
    let nearest: String?
    /// Whether a few words are expected, all of which are told.
    let isChoice: Bool

    init(found: String, expected: String) {
      self.found = found
      self.expected = expected
      nearest = nil
      isChoice = false
    }

    init(found: String, oneOf words: [String]) {
      self.found = found
      isChoice = true
      expected = "one of " + words.joined(separator: ", ")
      nearest =
        Spelling.nearest(to: found, in: words) ?? Synonyms.word(for: found, among: words)
    }
  }

  /// Whether the option may be given several times.
  var repeats: Bool {
    switch self {
    case .paths, .settings: true
    default: false
    }
  }

  /// The paths in a text of this kind, without the dash that stands for standard output.
  func paths(in text: String) -> [String] {
    switch self {
    case .path: text == "-" ? [] : [text]
    case .folder: [text]
    case .paths: parts(of: text)
    default: []
    }
  }

  /// The values of a list; an empty one stays, so that it is refused.
  func parts(of text: String) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// The parts of a list with commas; an empty part stays, so that it is refused.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isCount(_ text: String, in range: ClosedRange<Int>) -> Bool {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else {
      return false
    }
    return range.contains(number)
  }

  private static func expected(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "a whole number of at least \(range.lowerBound)"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
  }
}
