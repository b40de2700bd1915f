/// The public names that a source declares, as others write them: `UIDropProposal.init(operation:)`.
///
/// Reads declarations by their indentation, which the formatter keeps.
struct PublicNames {
  private(set) var names: Set<String> = []
  private var scopes: [Scope] = []
  private let lines: [Substring]

  private struct Scope {
    let indent: Int
    let name: String
    let kind: Kind
    let isPublic: Bool

    enum Kind {
      case type
      case `enum`
      case `protocol`
      case `extension`
      /// Nothing in it is a name to others.
      case body
    }
  }

  init(source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices { read(index) }
  }

  private mutating func read(_ index: Int) {
    let text = lines[index].drop { $0 == " " }
    guard !text.isEmpty, !text.hasPrefix("//") else { return }
    let indent = lines[index].count - text.count
    let isRest = [")", "{", ">"].contains { text.hasPrefix($0) }
    while let scope = scopes.last, indent <= scope.indent, !isRest { scopes.removeLast() }
    guard scopes.last?.kind != .body else { return }
    let declaration = Declaration(text)
    if let type = declaration.type {
      enter(type, declaration, indent)
    } else if let scope = scopes.last {
      add(declaration, to: scope, indent, at: index)
    }
  }

  private mutating func enter(
    _ type: (keyword: String, name: String), _ declaration: Declaration, _ indent: Int
  ) {
    guard type.keyword != "extension" else {
      scopes.append(Scope(indent: indent, name: type.name, kind: .extension, isPublic: true))
      return
    }
    let outer = scopes.last
    let name = (outer.map { $0.name + "." } ?? "") + type.name
    let isPublic = declaration.isPublic && (outer?.isPublic ?? true)
    if isPublic { names.insert(name) }
    let kind: Scope.Kind =
      type.keyword == "enum" ? .enum : type.keyword == "protocol" ? .protocol : .type
    scopes.append(Scope(indent: indent, name: name, kind: kind, isPublic: isPublic))
  }

  private mutating func add(
    _ declaration: Declaration, to scope: Scope, _ indent: Int, at index: Int
  ) {
    if scope.kind == .enum, let cases = declaration.cases {
      if scope.isPublic { names.formUnion(cases.map { scope.name + "." + $0 }) }
      return
    }
    defer {
      if declaration.hasBody {
        scopes.append(Scope(indent: indent, name: "", kind: .body, isPublic: false))
      }
    }
    let isRequirement = scope.kind == .protocol && scope.isPublic
    guard declaration.isPublic || isRequirement, !declaration.isOverride, scope.isPublic else {
      return
    }
    // A head may go on over many lines.
    guard let name = declaration.member(before: lines[(index + 1)...].prefix(30)) else { return }
    names.insert(scope.name + "." + name)
  }
}

/// One line that begins a declaration.
private struct Declaration {
  private let modifiers: [Substring]
  private let rest: Substring

  private static let words: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "mutating", "nonisolated", "convenience", "required", "override", "weak", "lazy", "indirect",
    "unowned", "private(set)", "internal(set)", "package(set)",
  ]
  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]

  init(_ line: Substring) {
    var text = line
    while text.first == "@" {
      text = text.drop { !$0.isWhitespace && $0 != "(" }
      if text.first == "(" { text = text.drop { $0 != ")" }.dropFirst() }
      text = text.drop { $0 == " " }
    }
    var found: [Substring] = []
    while let word = text.split(separator: " ", maxSplits: 1).first, Self.words.contains(word) {
      let next = text.dropFirst(word.count).drop { $0 == " " }
      // A class, or a method of one.
      if word == "class", next.first?.isUppercase ?? false { break }
      found.append(word)
      text = next
    }
    modifiers = found
    rest = text
  }

  var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }
  var isOverride: Bool { modifiers.contains("override") }

  private var word: Substring { rest.prefix { $0.isLetter } }

  var type: (keyword: String, name: String)? {
    guard Self.types.contains(word) else { return nil }
    let name = rest.dropFirst(word.count).drop { $0 == " " }
      .prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return (String(word), String(name))
  }

  /// The names of the cases of an enum.
  var cases: [String]? {
    guard word == "case" else { return nil }
    return rest.dropFirst(4).split(separator: ",").map { part in
      String(part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber })
    }
  }

  var hasBody: Bool { ["func", "init", "var", "let", "subscript", "deinit"].contains(word) }

  /// The name of a member, with its labels where it is called; its head may go on in the lines below.
  func member(before lines: ArraySlice<Substring>) -> String? {
    let name = rest.dropFirst(word.count).drop { $0 == " " || $0 == "`" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    // An operator is written, not called.
    guard word != "func" || !name.isEmpty else { return nil }
    switch word {
    case "var", "let", "typealias": return String(name)
    case "func": return name + labels(before: lines)
    case "init", "subscript": return word + labels(before: lines)
    default: return nil
    }
  }

  private func labels(before lines: ArraySlice<Substring>) -> String {
    let text = ([rest] + lines).joined(separator: " ")
    guard let open = text.firstIndex(of: "(") else { return "()" }
    var (depth, labels, isAtLabel) = (0, "", true)
    var last: Character = " "
    for character in text[text.index(after: open)...] {
      defer { last = character }
      if depth == 0, character == ")" { break }
      let isArrow = last == "-" && character == ">"
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character), !isArrow { depth -= 1 }
      if depth == 0, character == "," { isAtLabel = true }
      guard isAtLabel, character.isLetter || character.isNumber || "_: ".contains(character) else {
        continue
      }
      if character == ":" || character == " " {
        guard !labels.isEmpty && labels.last != ":" else { continue }
        labels += ":"
        isAtLabel = false
      } else {
        labels.append(character)
      }
    }
    return "(" + labels + ")"
  }
}
