internal import Notation
internal import SceneFormat

/// Everything that the compiler finds wrong, as messages of ours with its own words.
struct CompilerMessages {
  /// The code that is wrong: a file of somebody's, or the code that makes a layout, by the name of its place.
  struct Message: Equatable {
    let path: String?
    let place: TextPosition
    var words: String
    var notes: [String] = []
    /// The place at which begins what has no end.
    var opening: Opening?

    struct Opening: Equatable {
      let path: String
      let place: TextPosition
    }

    func repeats(_ other: Message) -> Bool {
      (path, place, words) == (other.path, other.place, other.words)
    }
  }

  private(set) var messages: [Message] = []
  /// More of them help nobody.
  private static let most = 20

  /// - Parameter said: in the style of LLVM: a line `path:line:column: error: words` for each, and lines of code.
  init(_ said: String) {
    for line in said.split(separator: "\n") {
      if let message = Self.message(line, marked: ": error: ") {
        // One fault may be found on several ways.
        guard !messages.contains(where: message.repeats), messages.count < Self.most
        else { continue }
        messages.append(message)
      } else if let note = Self.message(line, marked: ": note: "), let last = messages.indices.last
      {
        messages[last].notes.append(note.words)
        let tellsStart = Self.starts.contains(where: note.words.hasPrefix)
        if tellsStart, messages[last].opening == nil, let path = note.path {
          messages[last].opening = Message.Opening(path: path, place: note.place)
        }
      } else if let words = Self.words(line), messages.count < Self.most {
        messages.append(Message(path: nil, place: TextPosition(line: 1, column: 1), words: words))
      }
    }
  }

  private static let starts = ["to match this opening", "comment started here"]

  /// Words of the linker, or of the compiler about no file.
  private static func words(_ line: Substring) -> String? {
    ["ld.lld: error: ", "<unknown>:0: error: ", "error: "].first(where: line.hasPrefix).map {
      String(line.dropFirst($0.count))
    }
  }

  private static func message(_ line: Substring, marked mark: String) -> Message? {
    guard let range = line.firstRange(of: mark) else { return nil }
    var place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let column = Int(place.removeLast()), let row = Int(place.removeLast())
    else { return nil }
    let path = place.joined(separator: ":")
    return Message(
      path: path == "<unknown>" ? nil : path, place: TextPosition(line: row, column: column),
      words: String(line[range.upperBound...]))
  }

  /// Those of other files, where there are any.
  func without(places: Set<String>) -> CompilerMessages {
    var others = self
    others.messages.removeAll { message in
      message.path.map(places.contains) == true && message.opening == nil
    }
    return others.messages.isEmpty ? self : others
  }

  /// - Parameter files: by the path that the compiler knows them under.
  func diagnostics(in files: [String: SourceFile]) -> [Diagnostic] {
    let spans = messages.map { Self.span(of: $0, in: files) }
    let all = Array(zip(messages, spans))
    // An end that is missing in a file has the compiler stumble over our code behind it.
    let isCut = zip(messages, spans).contains { $0.opening != nil && $1 != nil }
    let own = isCut ? all.filter { $0.1 != nil } : all
    return own.map { message, span in
      Diagnostic(
        code: "try/compiler", message.words, at: span, notes: message.notes,
        help: Self.cures.first { message.words.contains($0.sign) }?.cure
          ?? "the words are the compiler's; tessera explain-code try/compiler tells more")
    }
  }

  /// The place in a file of somebody's; of what is told of the code behind it, the place at which it begins.
  private static func span(of message: Message, in files: [String: SourceFile]) -> SourceSpan? {
    func span(_ path: String?, _ place: TextPosition) -> SourceSpan? {
      guard let file = path.flatMap({ files[$0] }), file.line(place.line) != nil else { return nil }
      return SourceSpan(file: file, start: place, end: place)
    }
    return span(message.path, message.place)
      ?? message.opening.flatMap { span($0.path, $0.place) }
  }

  private static let cures: [(sign: String, cure: String)] = [
    (
      "Objective-C",
      "Swift on Linux has no Objective-C: put it between #if canImport(ObjectiveC) and #endif"
    ),
    (
      "'optional'",
      "declare the method without 'optional', with a default in an extension of the protocol"
    ),
    ("no such module", "a file is tried with UIKit alone: what needs more is a package of its own"),
    ("in scope", "if another file declares it, try both: tessera try FILE OTHER"),
    ("at the top level", "a file that is tried declares things, and does nothing by itself"),
  ]
}
