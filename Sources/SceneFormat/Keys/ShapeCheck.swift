/// Holds a tree to the table of keys, and writes down all that does not fit.
struct ShapeCheck {
  private let kinds: SceneKinds
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the scene brings fonts, whose families only their files know.
  private let bringsFonts: Bool
  /// Whoever wrote so many mistakes has another problem than the next one.
  static let most = 50

  init(kinds: SceneKinds, root: Node? = nil) {
    self.kinds = kinds
    bringsFonts = root?["fonts"]?.list?.isEmpty == false
  }

  mutating func check(_ node: Node, _ shape: Shape, name: String) {
    guard diagnostics.count < Self.most else { return }
    switch shape {
    case .anything: break
    case .text, .flag, .form, .choice: checkWord(node, shape, named: name)
    case .number, .integer, .constants: checkNumber(node, shape, named: name)
    case .numbers(let count, let range):
      checkList(node, .number(range), count: count...count, named: name)
    case .list(let element, let count): checkList(node, element, count: count, named: name)
    case .map(let element): checkMap(node, element, named: name)
    case .object(let definition):
      guard let definition = SceneKeys.definition(definition) else { return }
      let known = definition.freePrefix.map { node.without(keysWith: $0) } ?? node
      checkObject(known, definition.keys, named: name, noun: "\"\(name)\"")
    case .layout: checkLayout(node, name)
    case .rules: check(node, kinds.named(shape), name: name)
    case .view(let role): checkView(node, role, named: name)
    // Who draws nothing passes outputs over.
    case .output:
      checkWord(node, kinds.outputs.all.isEmpty ? .text : .choice(kinds.outputs.names), named: name)
    case .either(let shapes): checkEither(node, shapes, named: name)
    }
  }

  // MARK: Single values

  private mutating func checkWord(_ node: Node, _ shape: Shape, named name: String) {
    switch shape {
    case .flag:
      if node.flag == nil { wrongType(node, shape, named: name) }
    case .choice(let words):
      guard let text = node.text else { return wrongType(node, shape, named: name) }
      guard !words.contains(text) else { return }
      report(
        .wrongValue, "\"\(name)\" cannot be \"\(text.shortened)\"", about: node, meant: text,
        of: words,
        expected: words.joined(separator: ", "), help: Self.object(name, with: text))
    case .form(let form):
      guard let text = node.text else { return wrongType(node, shape, named: name) }
      guard !accepts(text, form) else { return }
      report(
        form.code, "\"\(name)\" cannot be \"\(text.shortened)\"", about: node, meant: text,
        of: form.known(near: text), expected: form.words, help: form.help(for: text))
    default:
      if node.text == nil { wrongType(node, shape, named: name) }
    }
  }

  private func accepts(_ text: String, _ form: TextForm) -> Bool {
    guard form == .font else { return form.accepts(text) }
    return form.accepts(text) || (bringsFonts && !text.isEmpty)
      || kinds.families.contains { $0.lowercased() == text.lowercased() }
  }

  private mutating func checkNumber(_ node: Node, _ shape: Shape, named name: String) {
    guard let number = node.number else { return wrongType(node, shape, named: name) }
    let isWhole = node.integer != nil
    switch shape {
    case .integer(let range):
      let range = range ?? -1_000_000_000...1_000_000_000
      guard isWhole else { return wrongType(node, shape, named: name) }
      if !range.contains(node.integer ?? 0) { outOfRange(node, shape, named: name) }
    case .constants(let values):
      if !values.contains(node.integer ?? .min) { notAmong(values, node, like: shape, named: name) }
    case .number(let range):
      if !(range ?? -1e9...1e9).contains(number) { outOfRange(node, shape, named: name) }
    default: break
    }
  }

  private mutating func notAmong(
    _ values: [Int], _ node: Node, like shape: Shape, named name: String
  ) {
    guard name == SceneKeys.version else { return outOfRange(node, shape, named: name) }
    append(
      Diagnostic(
        .formatVersion, "the scene is written in a format that is not known here", at: node.span,
        found: node.summary, expected: shape.words))
  }

  private mutating func outOfRange(_ node: Node, _ shape: Shape, named name: String) {
    append(
      Diagnostic(
        .wrongValue, "\"\(name)\" cannot be \(node.summary)", at: node.span, found: node.summary,
        expected: shape.words(against: node.number ?? 0)))
  }

  // MARK: Collections

  private mutating func checkList(
    _ node: Node, _ element: Shape, count: ClosedRange<Int>?, named name: String
  ) {
    guard let list = node.list else {
      return wrongType(node, count.map { .list(element, count: $0) } ?? .list(element), named: name)
    }
    if let count, !count.contains(list.count) {
      append(
        Diagnostic(
          .wrongCount, "\"\(name)\" has \(list.count) \(list.count == 1 ? "element" : "elements")",
          at: node.span, found: "\(list.count)", expected: Shape.words(for: count, of: element)))
    }
    for node in list { check(node, element, name: name) }
  }

  private mutating func checkMap(_ node: Node, _ element: Shape, named name: String) {
    guard let members = node.members else { return wrongType(node, .map(element), named: name) }
    for member in members { check(member.node, element, name: member.key) }
  }

  private mutating func checkObject(_ node: Node, _ keys: [Key], named name: String, noun: String) {
    guard let members = node.members else { return wrongType(node, .object(name), named: name) }
    for member in members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        unknownKey(member, keys, of: noun)
        continue
      }
      check(member.node, key.shape, name: key.name)
    }
    for key in keys where key.isRequired && node[key.name] == nil {
      append(
        Diagnostic(
          .missingKey, "\(noun) lacks \"\(key.name)\"", at: node.span.head,
          expected: "\"\(key.name)\": \(key.shape.words)", help: key.text))
    }
  }

  /// A scene has data or a controller that brings them.
  mutating func requireContent(of root: Node) {
    guard root.members != nil else { return }
    if let controller = root["controller"], root["data"] != nil {
      append(
        Diagnostic(
          .cause, "a scene has data or a controller, not both", at: controller.span,
          help: "the controller brings its own data"))
    } else if root["controller"] == nil, root["data"] == nil {
      append(
        Diagnostic(
          .missingKey, "\"scene\" lacks \"data\"", at: root.span.head,
          expected: "\"data\": \(Shape.object("data").words)",
          help: "\"controller\" stands in its place for a controller that a program registers"))
    }
  }

  private mutating func unknownKey(_ member: Node.Member, _ keys: [Key], of noun: String) {
    let names = keys.map(\.name)
    let meant = Spelling.nearest(to: member.key, in: names)
    append(
      Diagnostic(
        .unknownKey, "unknown key \"\(member.key.shortened)\" in \(noun)", at: member.keySpan,
        label: meant.map { "did you mean \"\($0)\"?" },
        notes: names.isEmpty ? [] : ["known here: \(names.joined(separator: ", "))"],
        help: meant == nil ? Self.home(of: member.key) : nil))
  }

  /// The object of a key that was written in the wrong place.
  private static func home(of key: String) -> String? {
    let homes = SceneKeys.definitions.filter { $0.keys.contains { $0.name == key } }.map(\.name)
    guard (1...3).contains(homes.count) else { return nil }
    return "\"\(key)\" is a key of \(homes.map { "\"\($0)\"" }.listed(or: "or"))"
  }

  private mutating func checkLayout(_ node: Node, _ name: String) {
    guard node.members != nil else { return wrongType(node, .layout, named: name) }
    guard let kindNode = node["kind"] else {
      return append(
        Diagnostic(
          .missingKey, "\"\(name)\" lacks \"kind\"", at: node.span.head,
          expected: "\"kind\": a layout", notes: ["known here: \(kinds.layouts.listed)"]))
    }
    guard let word = kindNode.text else { return wrongType(kindNode, .text, named: "kind") }
    guard let kind = kinds.layouts[word] else {
      return append(
        Diagnostic(
          .unknownKind, "unknown layout kind \"\(word.shortened)\"", at: kindNode.span,
          label: Spelling.nearest(to: word, in: kinds.layouts.all.map(\.name)).map {
            "did you mean \"\($0)\"?"
          },
          notes: ["known here: \(kinds.layouts.listed)"]))
    }
    guard kind.isSupported else {
      return append(
        Diagnostic(
          .notSupported, "layout kind \"\(word)\" is not supported yet", at: kindNode.span,
          notes: ["known here: \(kinds.layouts.listed)"]))
    }
    checkParameters(of: node, kind)
  }

  private mutating func checkView(_ node: Node, _ role: ViewKind.Role, named name: String) {
    guard let word = node.text else { return wrongType(node, .view(role), named: name) }
    let known = kinds.views[role].map(\.name)
    guard !known.contains(word) else { return }
    append(
      Diagnostic(
        .unknownView, "unknown \(role.noun) \"\(word.shortened)\"", at: node.span,
        label: Spelling.nearest(to: word, in: known).map { "did you mean \"\($0)\"?" },
        notes: ["known here: \(kinds.views.listed(role))"],
        help: known == [ViewKind.styled]
          ? "classes of your own are handed to TesseraCLI.run as .\(role.rawValue)(…)" : nil))
  }

  private mutating func checkParameters(of node: Node, _ kind: LayoutKind) {
    let kindKey = Key("kind", .text, "The layout's kind.")
    guard kind.usesParams else {
      return checkObject(
        node, [kindKey] + (kind.keys ?? []), named: "layout", noun: "a \(kind.name) layout")
    }
    let params = Key("params", .map(.anything), "The layout's own properties.")
    checkObject(node, [kindKey, params], named: "layout", noun: "a layout of kind \(kind.name)")
    guard let keys = kind.keys, let params = node["params"], params.members != nil else { return }
    checkObject(params, keys, named: "params", noun: "the params of \(kind.name)")
  }

  /// Properties that a step changes, without the kind.
  mutating func checkProperties(_ node: Node, _ keys: [Key], of kind: String) {
    checkObject(node, keys, named: "set", noun: "a \(kind) layout")
  }

  private mutating func checkEither(_ node: Node, _ shapes: [Shape], named name: String) {
    if .either(shapes) == Shape.insets, let list = node.list, list.count != 4 {
      return append(
        Diagnostic(
          .wrongCount, "\"\(name)\" has \(list.count) \(list.count == 1 ? "element" : "elements")",
          at: node.span, found: "\(list.count)", expected: Shape.insets.words))
    }
    let fitting = shapes.filter { $0.families.contains(node.family) }
    guard let first = fitting.first else {
      return wrongType(node, kinds.named(.either(shapes)), named: name)
    }
    check(node, fitting.count == 1 ? first : bestObject(for: node, among: fitting), name: name)
  }

  /// The object that the writer most likely meant.
  private func bestObject(for node: Node, among shapes: [Shape]) -> Shape {
    let keys = Set((node.members ?? []).map(\.key))
    let scores = shapes.map { shape -> Int in
      guard case .object(let name) = shape, let definition = SceneKeys.definition(name) else {
        return 0
      }
      let known = definition.keys.filter { keys.contains($0.name) }
      return known.count + known.count { $0.isRequired } * 10
    }
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    return scores[best] == 0 ? shapes[shapes.count - 1] : shapes[best]
  }

  // MARK: Writing down

  private mutating func wrongType(_ node: Node, _ shape: Shape, named name: String) {
    let isBareWord = node.number != nil || node.flag != nil
    let wantsText = isBareWord && shape.takes(node.summary)
    append(
      Diagnostic(
        .wrongType, "\"\(name)\" cannot be \(node.summary)", at: node.span, found: node.summary,
        expected: shape.words,
        help: wantsText ? "put it in quotation marks" : Self.height(name, with: node)))
  }

  /// The key for a height that stands among numbers.
  private static func height(_ name: String, with node: Node) -> String? {
    name == "size" && node.text == "content" ? "write \"height\": \"content\" beside \"size\"" : nil
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, about node: Node, meant word: String,
    of words: [String],
    expected: String, help: String? = nil
  ) {
    let meant =
      (code == .unknownSymbol ? SymbolWords.symbol(for: word) : nil)
      ?? Spelling.nearest(to: word, in: words)
    append(
      Diagnostic(
        code, message, at: node.span, label: meant.map { "did you mean \"\($0)\"?" },
        found: node.summary, expected: expected, help: meant == nil ? help : nil))
  }

  /// How a word is written that is no value, but a key of the object that may stand in its place.
  private static func object(_ name: String, with word: String) -> String? {
    let keys = SceneKeys.definition(name)?.keys ?? []
    return keys.contains { $0.name == word } ? "write \"\(name)\": {\"\(word)\": …}" : nil
  }

  private mutating func append(_ diagnostic: Diagnostic) {
    // A value that several objects take over is wrong once.
    guard diagnostics.count < Self.most, !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}

extension Node {
  /// An object without the keys that nobody reads.
  fileprivate func without(keysWith prefix: String) -> Node {
    guard let members else { return self }
    return Node(.object(members.filter { !$0.key.hasPrefix(prefix) }), at: span)
  }
}

extension SourceSpan {
  /// The first character: where something is missing, the whole object need not be underlined.
  var head: SourceSpan { SourceSpan(file: file, start: start, end: start.moved(by: 1)) }
}
