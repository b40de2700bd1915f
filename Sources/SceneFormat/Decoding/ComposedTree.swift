import Drawing

/// The sections of compositional layouts, each laid over the one that it extends, as JSON merge patches (RFC 7396).
///
///     shelf: {group: …, interGroupSpacing: 8}
///     books: {extends: shelf, interGroupSpacing: 4}   →   books: {group: …, interGroupSpacing: 4}
struct ComposedTree {
  /// The key of a section that names the one below it.
  static let extends = "extends"
  /// The key of a section for what holds where there is more room, and the key there for how much that is.
  static let wider = "when"
  static let minWidth = "minWidth"
  private static let sections = "sections"

  private let limits: SceneLimits
  /// Values so far that sections took over: a short file can stand for billions.
  private var count = 0

  private init(limits: SceneLimits) {
    self.limits = limits
  }

  /// The scene with all sections as they are.
  static func expand(_ root: Node, limits: SceneLimits) throws(Diagnostic) -> Node {
    var tree = ComposedTree(limits: limits)
    return try root.mapMembers { key, node throws(Diagnostic) in
      switch key {
      case "layout": try tree.expandLayout(node)
      case "layouts":
        try node.mapMembers { _, layout throws(Diagnostic) in try tree.expandLayout(layout) }
      case "steps": try tree.expandSteps(node)
      default: node
      }
    }
  }

  private mutating func expandSteps(_ steps: Node) throws(Diagnostic) -> Node {
    guard let list = steps.list else { return steps }
    var expanded: [Node] = []
    for step in list {
      expanded.append(
        try step.mapMembers { key, node throws(Diagnostic) in
          switch key {
          case "layout": try expandLayout(node)
          // Properties belong to whichever layout there is by then.
          case "set": try expandSections(of: node)
          default: node
          }
        })
    }
    return Node(.list(expanded), at: steps.span)
  }

  private mutating func expandLayout(_ layout: Node) throws(Diagnostic) -> Node {
    layout["kind"]?.text == "compositional" ? try expandSections(of: layout) : layout
  }

  private mutating func expandSections(of layout: Node) throws(Diagnostic) -> Node {
    try layout.mapMembers { key, node throws(Diagnostic) in
      guard key == Self.sections else { return node }
      let known = node.members ?? []
      return try node.mapMembers { name, section throws(Diagnostic) in
        let section = try extended(section, chain: [name], among: known)
        return try widened(section)
      }
    }
  }

  /// The section over the one that it extends, which may extend another one.
  private mutating func extended(
    _ section: Node, chain: [String], among known: [Node.Member]
  ) throws(Diagnostic) -> Node {
    guard let name = section[Self.extends]?.spannedText else { return section }
    guard let base = known.first(where: { $0.key == name.value }) else {
      throw .unknown(name, among: known.map(\.key), noun: "section of the layout")
    }
    guard !chain.contains(name.value) else {
      throw Diagnostic(
        .extendsCycle, "a section cannot extend itself", at: name.span,
        notes: [(chain + [name.value]).joined(separator: " → ")])
    }
    guard chain.count <= limits.extends else {
      throw Diagnostic(
        .deepExtends, "too many sections extend one another", at: name.span,
        found: "\(chain.count)", expected: "\(limits.extends) in a row at most")
    }
    try countValues(of: base.node, at: name.span)
    let whole = try extended(base.node, chain: chain + [name.value], among: known)
      .patched(with: section)
    // A patch takes the key away, and who is extended needs no section of the data.
    let own = (section.members ?? []).filter { $0.key == Self.extends }
    return Node(.object((whole.members ?? []) + own), at: whole.span)
  }

  /// The section with what it is where there is more room: each entry laid over the one before it.
  private mutating func widened(_ section: Node) throws(Diagnostic) -> Node {
    if let stray = section.members?.first(where: { $0.key == Self.minWidth }) {
      throw .stray(stray, "\"\(Self.minWidth)\" has a meaning in \"\(Self.wider)\" alone")
    }
    guard let entries = section[Self.wider]?.list else { return section }
    var below = Node(
      .object((section.members ?? []).filter { $0.key != Self.wider }), at: section.span)
    var all: [Node] = []
    for entry in entries {
      try check(entry, after: all.last)
      try countValues(of: below, at: entry.span)
      below = below.patched(with: entry)
      all.append(below)
    }
    return try section.mapMembers { key, node throws(Diagnostic) in
      key == Self.wider ? Node(.list(all), at: node.span) : node
    }
  }

  private func check(_ entry: Node, after narrower: Node?) throws(Diagnostic) {
    let strays = (entry.members ?? []).filter { [Self.wider, Self.extends].contains($0.key) }
    if let stray = strays.first {
      throw .stray(stray, "\"\(stray.key)\" cannot stand inside of \"\(Self.wider)\"")
    }
    guard entry.members != nil, let width = entry[Self.minWidth] else {
      throw Diagnostic(
        .missingKey, "\"\(Self.wider)\" lacks \"\(Self.minWidth)\"", at: entry.span.head,
        expected: "\"\(Self.minWidth)\": \(Shape.positive.words)")
    }
    guard entry.members?.count != 1 else {
      throw Diagnostic(
        .missingKey, "\"\(Self.wider)\" says nothing but its width", at: entry.span.head,
        help: "say what is otherwise there, such as \"interGroupSpacing\", or leave it out")
    }
    if let least = narrower?[Self.minWidth]?.number, let own = width.number, own <= least {
      throw Diagnostic(
        .wrongValue, "\"\(Self.wider)\" goes from narrow to wide", at: width.span,
        found: width.summary, expected: "more than \(NumberText.text(least))")
    }
  }

  private mutating func countValues(of node: Node, at span: SourceSpan) throws(Diagnostic) {
    count += node.valueCount
    guard count <= limits.values else { throw .tooManyValues(limits.values, at: span) }
  }
}

extension Diagnostic {
  fileprivate static func stray(_ member: Node.Member, _ message: String) -> Diagnostic {
    Diagnostic(.unknownKey, message, at: member.keySpan)
  }
}

extension Node {
  /// The object with other values under its keys; every other value as it is.
  fileprivate func mapMembers(
    _ change: (String, Node) throws(Diagnostic) -> Node
  ) throws(Diagnostic) -> Node {
    guard var members else { return self }
    for index in members.indices {
      members[index].node = try change(members[index].key, members[index].node)
    }
    return Node(.object(members), at: span)
  }

  /// The value and all that are below it.
  fileprivate var valueCount: Int {
    let below = list ?? members?.map(\.node) ?? []
    return below.reduce(1) { $0 + $1.valueCount }
  }
}
