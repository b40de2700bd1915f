import Notation

/// The tree of a JSON file.
struct JSONTree {
  let file: SourceFile
  let limits: SceneLimits

  func read() throws(Diagnostic) -> Node {
    let json: JSONNode
    do {
      json = try JSONReader.read(file.bytes, limit: limits.values, textLimit: limits.textBytes)
    } catch {
      throw diagnostic(error)
    }
    return try node(json, depth: 0)
  }

  private func node(_ json: JSONNode, depth: Int) throws(Diagnostic) -> Node {
    let span = span(json.position, json.end)
    guard depth <= limits.depth else { throw .tooDeep(limits.depth, at: span) }
    switch json.value {
    case .null: return Node(.null, at: span)
    case .bool(let flag): return Node(.flag(flag), at: span)
    case .number(let text):
      guard let number = Double(text), number.isFinite else {
        throw .tooLargeNumber(text, at: span)
      }
      return Node(.number(number, text), at: span)
    case .string(let text): return Node(.text(text), at: span)
    case .array(let elements):
      var nodes: [Node] = []
      nodes.reserveCapacity(elements.count)
      for element in elements { nodes.append(try node(element, depth: depth + 1)) }
      return Node(.list(nodes), at: span)
    case .object(let members):
      var nodes: [Node.Member] = []
      nodes.reserveCapacity(members.count)
      for member in members {
        nodes.append(
          Node.Member(
            key: member.key, keySpan: self.span(member.keyPosition, member.keyEnd),
            node: try node(member.node, depth: depth + 1)))
      }
      return Node(.object(nodes), at: span)
    }
  }

  private func span(_ start: TextPosition, _ end: TextPosition) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }

  private func diagnostic(_ error: TextError) -> Diagnostic {
    let span = span(error.position, error.position.moved(by: 1))
    switch error {
    case .repeatedKey(let key, _):
      return .repeatedKey(
        key, at: self.span(error.position, error.position.moved(by: key.count + 2)))
    // The reader of the text stops later than scenes do.
    case .tooDeep: return .tooDeep(limits.depth, at: span)
    case .tooManyValues(let limit, _): return .tooManyValues(limit, at: span)
    case .tooLongText(let limit, _): return .tooLongText(limit, at: span)
    case .unexpected, .lastComma:
      if let conflict = Diagnostic.conflict(in: file) { return conflict }
      if file.isEmpty { return .emptyFile(file) }
      let isEnd = file.isBehindWords(error.position)
      let isTrailing = if case .lastComma = error { true } else { false }
      return Diagnostic(
        .syntax, "this is not JSON", at: isEnd ? file.endOfWords : span,
        found: error.found, expected: error.expected, notes: isEnd ? file.unclosed : [],
        help: isTrailing ? "delete the comma before it" : nil)
    case .unknownKey(let key, _, _), .missingKey(let key, _):
      return Diagnostic(.syntax, "key \"\(key)\"", at: span)
    case .conflict: return Diagnostic(.syntax, error.message, at: span)
    }
  }
}

// Mistakes that both languages know.
extension Diagnostic {
  static func emptyFile(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .syntax, "the file is empty", at: .start(of: file),
      help: "write a scene: tessera init prints a first one")
  }

  /// The mark that a merge has left in a file, where that is why it cannot be read.
  static func conflict(in file: SourceFile) -> Diagnostic? {
    do throws(TextError) {
      try ConflictMark.refuse(in: file.bytes)
      return nil
    } catch {
      guard case .conflict("<<<<<<<", let place) = error else { return nil }
      return Diagnostic(
        .syntax, "the mark of a merge conflict stands here",
        at: SourceSpan(file: file, start: place, end: place.moved(by: 7)),
        help: "keep one of the two sides, and delete the marks")
    }
  }

  static func tooDeep(_ levels: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .deepNesting, "objects and lists lie too deep in one another", at: span,
      found: "level \(levels + 1)", expected: "\(levels) levels at most")
  }

  static func tooManyValues(_ limit: Int, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .manyValues, "the file holds too many values", at: span,
      found: "value \(limit + 1)", expected: "\(limit) at most")
  }

  /// The length is given where all of the text was read.
  static func tooLongText(
    _ limit: Int, found: Int? = nil, at span: SourceSpan, in noun: String = "text"
  ) -> Diagnostic {
    Diagnostic(
      .longText, "this \(noun) is too long", at: span,
      found: found.map { "\($0) bytes" } ?? "more", expected: "\(limit) bytes at most")
  }

  static func repeatedKey(_ key: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .repeatedKey, "key \"\(key.shortened)\" stands here a second time", at: span,
      help: "delete one of the two, or write their contents into one")
  }

  static func tooLargeNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongValue, "\(text.shortened) is not a number that a scene can hold", at: span,
      found: text.shortened, expected: "a number below 1e308")
  }
}
