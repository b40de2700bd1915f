package import Notation

/// A change of a scene before it is read: one of many that come of the same file.
public struct SceneChange: Equatable, Sendable {
  /// Behind the scene's name, so that each has files of its own; empty for none.
  public var mark = ""
  /// Values for keys, first to last.
  public var settings: [SceneSetting] = []
  /// A row of a table, by its columns: the values for `{row.name}`.
  public var row: TextTable.Row?
  /// Texts of a language, by their keys: those for `{text.greeting}`.
  public var texts: TextTable.Row?
  /// The language of the texts, as marks have it.
  package var language: String?
  /// How texts that are seen are written otherwise.
  public var pseudo: PseudoLanguage?

  /// The scene as it stands.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == SceneChange() }

  /// The tree with everything in its place.
  /// - Parameters:
  ///   - path: of the scene's file, which it is named after where it has no name.
  ///   - kinds: the names that the scene may use.
  func applied(
    to root: Node, path: String, knowing kinds: SceneKinds = SceneKinds()
  ) throws(Diagnostic) -> Node {
    var root = root
    for setting in settings { root = try setting.applied(to: root) }
    if !mark.isEmpty {
      let name = root["name"]?.text ?? SceneDecoder.name(of: path)
      root = root.with(
        "name", Node(.text("\(name)-\(mark)"), at: root["name"]?.span ?? root.span.head))
    }
    root = try places.filled(root, as: WantedValue(knowing: kinds))
    return pseudo.map { $0.applied(to: root) } ?? root
  }

  private var places: TablePlaces { TablePlaces(row: row, texts: texts, language: language) }

  /// Messages about a scene, those about values of tables with the places that these came from.
  /// - Parameter root: the scene's tree as it is written.
  func explained(_ diagnostics: [Diagnostic], in root: Node) -> [Diagnostic] {
    guard row != nil || texts != nil else { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.notes += diagnostic.span.map { places.origins(of: $0, in: root) } ?? []
      return diagnostic
    }
  }

  /// All of it, as a text that stays the same.
  package var written: JSONText {
    .object([
      ("mark", .text(mark)),
      (
        "settings",
        .list(settings.map { .list([.texts($0.path), $0.value.written]) })
      ),
      ("row", row?.written ?? .null), ("texts", texts?.written ?? .null),
      ("pseudo", .optional(pseudo?.rawValue)),
    ])
  }
}

/// A value that the command line gives to a key of scenes: `canvas.size=[320,400]`.
public struct SceneSetting: Equatable, Sendable {
  /// The keys on the way, from the outermost on; a number takes an entry of a list.
  let path: [String]
  let value: Node
  /// The place of the key, for messages.
  let span: SourceSpan
  /// Whether a value that the scene has goes before it.
  private var isOffer = false

  /// - Parameter text: a key with dots, an equals sign, and JSON or a plain text.
  public init(_ text: String, limits: SceneLimits = SceneLimits()) throws(Diagnostic) {
    let file = SourceFile(path: "--set", text: text)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let keys = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    span = SourceSpan(
      file: file, start: TextPosition(line: 1, column: 1),
      end: TextPosition(line: 1, column: parts[0].unicodeScalars.count + 1))
    guard parts.count == 2, keys.allSatisfy({ !$0.isEmpty }) else {
      throw Diagnostic(
        .wrongValue, "--set wants a key and a value", at: span, found: text.shortened,
        expected: "such as canvas.size=[320,400]")
    }
    path = keys
    value = Self.value(String(parts[1]), behind: parts[0], in: file, limits)
  }

  /// JSON where it is any, else a text as it stands.
  private static func value(
    _ text: String, behind key: Substring, in file: SourceFile, _ limits: SceneLimits
  ) -> Node {
    let space = String(repeating: " ", count: key.unicodeScalars.count + 1)
    let json = try? NodeReader(limits: limits)
      .read(SourceFile(path: file.path, text: space + text), as: .json)
    let start = TextPosition(line: 1, column: space.count + 1)
    let end = TextPosition(line: 1, column: space.count + 1 + text.unicodeScalars.count)
    guard let json else {
      return Node(.text(text), at: SourceSpan(file: file, start: start, end: end))
    }
    return Node(json.value, at: SourceSpan(file: file, start: start, end: end))
  }

  /// For keys that options of their own have.
  init(_ path: [String], _ value: Node.Value, by option: String, as text: String) {
    let file = SourceFile(path: "--\(option)", text: text)
    span = .start(of: file)
    self.path = path
    self.value = Node(value, at: span)
  }

  /// The same for scenes that say nothing about the key.
  var offered: SceneSetting {
    var other = self
    other.isOffer = true
    return other
  }

  func applied(to root: Node) throws(Diagnostic) -> Node {
    let found = path.reduce(root as Node?) { $0?[$1] }
    return isOffer && found != nil ? root : try put(path[...], into: root)
  }

  private func put(_ path: ArraySlice<String>, into node: Node?) throws(Diagnostic) -> Node {
    guard let key = path.first else { return value }
    if let list = node?.list {
      guard let index = Int(key), list.indices.contains(index) else {
        throw Diagnostic(
          .wrongValue, "\"\(key)\" is no entry of a list of \(list.count)", at: span,
          expected: list.isEmpty ? "a list with entries" : "a number from 0 to \(list.count - 1)")
      }
      var entries = list
      entries[index] = try put(path.dropFirst(), into: list[index])
      return Node(.list(entries), at: node?.span ?? span)
    }
    // As in a merge, null takes a key away.
    if path.count == 1, value.value == .null {
      let members = node?.members?.filter { $0.key != key } ?? []
      return Node(.object(members), at: node?.span ?? span)
    }
    let inner = try put(path.dropFirst(), into: node?[key])
    // A value that is no object gives way to one, as in a merge.
    let object = node?.members == nil ? Node(.object([]), at: span) : node
    return (object ?? Node(.object([]), at: span)).with(key, inner, keySpan: span)
  }
}

extension Node {
  /// The object with another value below a key, in its place or behind all others.
  func with(_ key: String, _ node: Node, keySpan: SourceSpan? = nil) -> Node {
    var members = members ?? []
    let member = Member(key: key, keySpan: keySpan ?? node.span, node: node)
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place] = member
    } else {
      members.append(member)
    }
    return Node(.object(members), at: span)
  }
}

extension Node {
  /// The value as JSON, with its keys in their order.
  package var written: JSONText {
    switch value {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .number(let number, let text): text.isJSONNumber ? .digits(text) : .number(number)
    case .text(let text): .text(text)
    case .list(let nodes): .list(nodes.map(\.written))
    case .object(let members): .object(members.map { ($0.key, $0.node.written) })
    }
  }
}

extension String {
  /// Whether JSON has a number that is written so; YAML has others.
  var isJSONNumber: Bool {
    wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
  }
}
