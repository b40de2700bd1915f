import Notation

/// The tree of a YAML file: one document, without tags, its aliases put in.
struct YAMLTree: ~Copyable {
  private let file: SourceFile
  private let limits: SceneLimits
  private var events: YAMLEvents
  private var anchors: [String: (node: Node, count: Int, depth: Int)] = [:]
  /// Values so far, those that aliases repeat among them: a short file can stand for billions.
  private var count = 0

  static func read(_ file: SourceFile, limits: SceneLimits) throws(Diagnostic) -> Node {
    guard let events = YAMLEvents(file.bytes) else {
      throw Diagnostic(.syntax, "there is no memory to read YAML", at: .start(of: file))
    }
    var tree = YAMLTree(file: file, limits: limits, events: events)
    return try tree.document()
  }

  private init(file: SourceFile, limits: SceneLimits, events: consuming YAMLEvents) {
    self.file = file
    self.limits = limits
    self.events = events
  }

  private mutating func document() throws(Diagnostic) -> Node {
    _ = try next()
    let start = try next()
    guard case .documentStart = start.content else {
      throw .emptyFile(file)
    }
    let (root, _) = try node(from: try next(), depth: 0)
    _ = try next()
    let rest = try next()
    guard case .end = rest.content else {
      throw Diagnostic(
        .severalDocuments, "a second document starts here", at: span(of: rest),
        help: "write each scene into a file of its own")
    }
    return root
  }

  /// The node that the event starts, and how many levels lie in it.
  private mutating func node(
    from event: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> (Node, levels: Int) {
    let span = span(of: event)
    guard depth <= limits.depth else { throw .tooDeep(limits.depth, at: span) }
    if case .alias(let name) = event.content { return try alias(name, at: span, depth: depth) }
    if let tag = event.tag { throw Self.tagFault(tag, at: span) }
    let countBefore = count
    try countValues(1, at: span)
    let result: (node: Node, levels: Int)
    switch event.content {
    case .scalar(let text, let isPlain): result = (try scalar(text, isPlain, at: span), 0)
    case .listStart: result = try list(from: event, depth: depth)
    case .objectStart: result = try object(from: event, depth: depth)
    default: throw Diagnostic(.syntax, "a value is missing here", at: span)
    }
    if let anchor = event.anchor {
      anchors[anchor] = (result.node, count - countBefore, result.levels)
    }
    return result
  }

  private func scalar(
    _ text: String, _ isPlain: Bool, at span: SourceSpan
  ) throws(Diagnostic) -> Node {
    guard text.utf8.count <= limits.textBytes else {
      throw .tooLongText(limits.textBytes, found: text.utf8.count, at: span.head)
    }
    guard isPlain else { return Node(.text(text), at: span) }
    guard let value = YAMLScalar.value(of: text) else { throw .tooLargeNumber(text, at: span) }
    if case .number(let number, _) = value, !number.isFinite {
      throw .tooLargeNumber(text, at: span)
    }
    return Node(value, at: span)
  }

  private mutating func list(
    from start: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> (Node, levels: Int) {
    var nodes: [Node] = []
    var levels = 0
    var event = try next()
    while !event.content.endsList {
      let (node, below) = try node(from: event, depth: depth + 1)
      nodes.append(node)
      levels = max(levels, below)
      event = try next()
    }
    return (Node(.list(nodes), at: span(from: start, to: event)), levels + 1)
  }

  private mutating func object(
    from start: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> (Node, levels: Int) {
    var members: [Node.Member] = []
    var merged: [Node.Member] = []
    var keys: Set<String> = []
    var levels = 0
    var event = try next()
    while !event.content.endsObject {
      let keySpan = span(of: event)
      let key = try key(event)
      guard keys.insert(key).inserted else { throw .repeatedKey(key, at: keySpan) }
      let (node, below) = try node(from: try next(), depth: depth + 1)
      if key == Self.mergeKey {
        merged = try Self.merged(node)
      } else {
        members.append(Node.Member(key: key, keySpan: keySpan, node: node))
      }
      levels = max(levels, below)
      event = try next()
    }
    // The members that the object says itself go before those that it takes over, wherever it stands.
    members = merged.filter { !keys.contains($0.key) } + members
    return (Node(.object(members), at: span(from: start, to: event)), levels + 1)
  }

  /// YAML's key for members that are taken over from another object.
  private static let mergeKey = "<<"

  /// The members of an object, or of several: the first that has a key gives it.
  private static func merged(_ node: Node) throws(Diagnostic) -> [Node.Member] {
    var (members, keys) = ([Node.Member](), Set<String>())
    for part in node.list ?? [node] {
      guard let own = part.members else {
        throw Diagnostic(
          .yamlKey, "'<<' takes members over from an object, or from a list of objects",
          at: part.span, found: part.summary, expected: "an object",
          help: "name an anchor: '<<: *look', with '&look' before the object")
      }
      for member in own where keys.insert(member.key).inserted { members.append(member) }
    }
    return members
  }

  private func key(_ event: YAMLEvent) throws(Diagnostic) -> String {
    guard case .scalar(let text, _) = event.content else {
      throw Diagnostic(.yamlKey, "a key has to be a word", at: span(of: event))
    }
    if let tag = event.tag { throw Self.tagFault(tag, at: span(of: event)) }
    guard event.anchor == nil else {
      throw Diagnostic(.yamlKey, "a key cannot have an anchor", at: span(of: event))
    }
    return text
  }

  private mutating func alias(
    _ name: String, at span: SourceSpan, depth: Int
  ) throws(Diagnostic) -> (Node, levels: Int) {
    guard let anchor = anchors[name] else {
      throw Diagnostic(
        .alias, "no value before this one has the anchor \"\(name.shortened)\"", at: span,
        label: Spelling.nearest(to: name, in: anchors.keys.sorted()).map {
          "did you mean \"\($0)\"?"
        })
    }
    guard depth + anchor.depth <= limits.depth else { throw .tooDeep(limits.depth, at: span) }
    try countValues(anchor.count, at: span)
    return (anchor.node, anchor.depth)
  }

  private mutating func countValues(_ more: Int, at span: SourceSpan) throws(Diagnostic) {
    count += more
    guard count <= limits.values else { throw .tooManyValues(limits.values, at: span) }
  }

  private mutating func next() throws(Diagnostic) -> YAMLEvent {
    do {
      return try events.next()
    } catch {
      if let conflict = Diagnostic.conflict(in: file) { throw conflict }
      let place = error.place
      if file.isBehindWords(place) {
        throw Diagnostic(
          .syntax, "this is not YAML: \(error.problem)", at: file.endOfWords,
          label: "the text ends here", notes: file.unclosed)
      }
      throw Diagnostic(
        .syntax, "this is not YAML: \(error.problem)",
        at: SourceSpan(file: file, start: place, end: place.moved(by: 1)),
        notes: hasTab(before: place) ? ["YAML indents with spaces, never with tabs"] : [])
    }
  }

  private func hasTab(before place: TextPosition) -> Bool {
    file.line(place.line)?.prefix { $0 == " " || $0 == "\t" }.contains("\t") ?? false
  }

  private static func tagFault(_ tag: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tag, "tags such as \"\(tag.shortened)\" are not read", at: span,
      help: "delete the tag; put text in quotation marks to keep it from being read as a number")
  }

  private func span(of event: YAMLEvent) -> SourceSpan { span(from: event, to: event) }

  private func span(from start: YAMLEvent, to end: YAMLEvent) -> SourceSpan {
    SourceSpan(file: file, start: start.start, end: end.end)
  }
}

extension YAMLEvent.Content {
  fileprivate var endsList: Bool {
    if case .listEnd = self { true } else { false }
  }

  fileprivate var endsObject: Bool {
    if case .objectEnd = self { true } else { false }
  }
}
