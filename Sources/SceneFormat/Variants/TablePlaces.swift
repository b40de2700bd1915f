/// Places in a scene that tables fill: `{row.name}` with the row's value of that column, `{text.greeting}` with the text
/// of that key. Doubled braces, `{{row.name}}`, are these very letters.
struct TablePlaces {
  let row: TextTable.Row?
  let texts: TextTable.Row?
  /// Of the texts.
  var language: String?

  /// The tree with every place filled. Throws where a place has no value, or no table to have one from.
  /// - Parameter wanted: at the tree's place; nil where nothing is known of it.
  func filled(_ node: Node, as wanted: WantedValue? = nil) throws(Diagnostic) -> Node {
    guard Self.areIn(node) else { return node }
    switch node.value {
    case .text(let text): return try filled(text, node, as: wanted)
    case .list(let nodes):
      var list: [Node] = []
      for node in nodes { list.append(try filled(node, as: wanted?.entry)) }
      return Node(.list(list), at: node.span)
    case .object(let members):
      var filledMembers: [Node.Member] = []
      for var member in members {
        member.node = try filled(member.node, as: wanted?.below(member.key, of: node))
        filledMembers.append(member)
      }
      return Node(.object(filledMembers), at: node.span)
    case .null, .flag, .number: return node
    }
  }

  /// Whether the tree has places, or doubled braces.
  static func areIn(_ node: Node) -> Bool {
    switch node.value {
    case .text(let text): areIn(text)
    case .list(let nodes): nodes.contains(where: areIn)
    case .object(let members): members.contains { areIn($0.node) }
    case .null, .flag, .number: false
    }
  }

  private static func areIn(_ text: String) -> Bool {
    // Most texts have no brace at all.
    text.utf8.contains(UInt8(ascii: "{")) && (text.contains("{row.") || text.contains("{text."))
  }

  /// The tree with single braces in place of doubled ones.
  static func undoubled(_ node: Node) -> Node {
    switch node.value {
    case .text(let text) where areIn(text):
      Node(
        .text(
          text.replacing(#/\{(\{(?:row|text)\.[^{}]*\})\}/#) { String($0.output.1) }),
        at: node.span)
    case .list(let nodes): Node(.list(nodes.map(undoubled)), at: node.span)
    case .object(let members):
      Node(
        .object(
          members.map { member in
            var member = member
            member.node = undoubled(member.node)
            return member
          }), at: node.span)
    case .null, .flag, .number, .text: node
    }
  }

  // MARK: Texts

  /// A text that is nothing but one place becomes the value itself, whatever it is.
  private func filled(
    _ text: String, _ node: Node, as wanted: WantedValue?
  ) throws(Diagnostic) -> Node {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let isDoubled = rest[rest.index(after: open)...].hasPrefix("{")
      let close = isDoubled ? nil : rest[open...].firstIndex(of: "}")
      guard let close, let found = try value(rest[open...close].dropFirst().dropLast(), node) else {
        let end = rest.index(open, offsetBy: isDoubled ? 2 : 1)
        result += rest[open..<end]
        rest = rest[end...]
        continue
      }
      if open == text.startIndex, rest.index(after: close) == text.endIndex {
        return Node(Self.typed(found.value, in: found.table, as: wanted), at: node.span)
      }
      result += found.value.shown
      rest = rest[rest.index(after: close)...]
    }
    return Node(.text(result + rest), at: node.span)
  }

  /// A value of a table that knows of no types has the one that is wanted, and a number is a text where one is.
  private static func typed(
    _ value: Node, in table: TextTable.Row, as wanted: WantedValue?
  ) -> Node.Value {
    switch (value.value, wanted) {
    case (.text(let text), let wanted?) where !table.hasTypes: wanted.value(of: text)
    case (.number(_, let text), let wanted?) where wanted.isText: .text(text)
    default: value.value
    }
  }

  /// The value for a word in braces, and whose it is; nil where it is none of ours.
  private func value(
    _ word: Substring, _ node: Node
  ) throws(Diagnostic) -> (value: Node, table: TextTable.Row)? {
    for (start, table, noun) in [("row.", row, "column"), ("text.", texts, "text")] {
      guard word.hasPrefix(start) else { continue }
      guard let table else { throw Self.noTable(word, node) }
      let name = String(word.dropFirst(start.count))
      if let value = table[name] { return (value, table) }
      if let gap = table.gaps[name] { throw missing(name, at: gap, in: node) }
      throw Diagnostic(
        .unknownPlaceholder, "no \(noun) is called \"\(name.shortened)\"", at: node.span,
        label: Spelling.nearest(to: name, in: table.names).map { "did you mean \"\($0)\"?" },
        notes: (table.names.isEmpty
          ? [] : ["known here: \(table.names.prefix(24).joined(separator: ", "))"])
          + (table.span.map { ["the table: \($0.place)"] } ?? []))
    }
    return nil
  }

  /// A text that a language is to have, and has not yet.
  private func missing(_ name: String, at gap: SourceSpan, in node: Node) -> Diagnostic {
    let language = language.map { "the language \"\($0.shortened)\"" } ?? "this language"
    return Diagnostic(
      .unknownPlaceholder, "\(language) has no text for \"\(name.shortened)\"", at: node.span,
      notes: ["it is missing at \(gap.place)"], help: "write it into the table")
  }

  // MARK: Origins

  /// Sentences about the values that came into the text of this place, for messages about what became of it.
  func origins(of span: SourceSpan, in node: Node) -> [String] {
    switch node.value {
    case .text(let text) where node.span == span && Self.areIn(text):
      text.matches(of: #/\{((?:row|text)\.[^{}]*)\}/#).compactMap { origin(of: $0.output.1) }
    case .list(let nodes): nodes.flatMap { origins(of: span, in: $0) }
    case .object(let members): members.flatMap { origins(of: span, in: $0.node) }
    case .null, .flag, .number, .text: []
    }
  }

  private func origin(of word: Substring) -> String? {
    let isRow = word.hasPrefix("row.")
    let table = isRow ? row : texts
    let name = String(word.dropFirst(isRow ? 4 : 5))
    guard let table, let value = table[name] else { return nil }
    let place = "{\(word)} is \"\(value.shown.shortened)\" at \(value.span.place)"
    guard isRow, let first = table.first, table.names.first != name else { return place }
    return "\(place), in the row \"\(first.shortened)\""
  }

  private static func noTable(_ word: Substring, _ node: Node) -> Diagnostic {
    let isRow = word.hasPrefix("row.")
    let option = isRow ? "--rows people.csv" : "--texts texts.csv"
    let place = "{\(String(word).shortened)}"
    return Diagnostic(
      .unknownPlaceholder, "\(place) has no table to take its value from", at: node.span,
      help: "render, check, record and docs take one by \(option); "
        + "for these very letters write {\(place)}")
  }
}

extension Node {
  /// The value among other words.
  fileprivate var shown: String {
    switch value {
    case .text(let text), .number(_, let text): text
    case .flag(let flag): "\(flag)"
    case .null: ""
    case .list, .object: summary
    }
  }
}
