import Motion

// Compositional layouts: what would be without any effect, and what the whole scene must know.
extension SceneDecoder {
  /// Checks all that the scene has, once its steps are known.
  mutating func checkComposed(
    _ layouts: [LayoutDescription], for sections: [SectionDescription], _ steps: [StepDescription],
    decorations: [String]
  ) {
    let names = sections.map(\.id) + steps.flatMap(\.cause.sectionNames)
    for layout in layouts where layout.kind.value == "compositional" {
      checkViews(layout.parameters["boundary"])
      guard let sections = layout.parameters["sections"] else { continue }
      if scope.knowsItems { checkNames(of: sections, among: names) }
      for member in sections.members ?? [] { check(member.node, decorations) }
    }
  }

  /// A slip in a name would leave the section of the data as plain rows.
  private mutating func checkNames(of sections: Node, among names: [String]) {
    let members = sections.members ?? []
    let bases = members.compactMap { $0.node[ComposedTree.extends]?.text }
    let written = Set(members.map(\.key))
    let bare = names.filter { !written.contains($0) }
    for member in members where member.key != "*" && !bases.contains(member.key) {
      guard !names.contains(member.key) else { continue }
      var warning = Diagnostic.unknown(
        Spanned(member.key, at: member.keySpan), among: bare.isEmpty ? names : bare,
        noun: "section of the data")
      warning.severity = .warning
      if let first = bare.first, !written.contains("*") {
        warning.notes.append("\"\(first.shortened)\" has no layout of its own: it becomes rows")
      }
      tell(warning)
    }
  }

  private mutating func check(_ section: Node, _ decorations: [String]) {
    checkViews(section["boundary"])
    if let name = section["decoration"]?.spannedText {
      tell(
        .unknown(name, among: decorations, noun: "decoration of the style"),
        unless: decorations.contains(name.value))
    }
    if let group = section["group"] { check(group) }
    for entry in section[ComposedTree.wider]?.list ?? [] { check(entry, decorations) }
  }

  /// The keys of a group that say how its items follow one another.
  private static let rowKeys: Set<String> = ["repeat", "axis", "spacing", "flexibleSpacing"]

  private mutating func check(_ group: Node) {
    for badge in group["badges"]?.list ?? [] { checkKind(of: badge) }
    let hasFrames = group["frames"] != nil
    let strays =
      hasFrames ? Self.rowKeys.union(["items"]) : group["items"] == nil ? Self.rowKeys : []
    for member in group.members ?? [] where strays.contains(member.key) {
      tell(
        Diagnostic(
          .unknownKey,
          hasFrames
            ? "\"\(member.key)\" has no meaning beside \"frames\""
            : "\"\(member.key)\" has a meaning with \"items\" alone",
          at: member.keySpan, help: "leave it out"))
    }
    for item in group["items"]?.list ?? [] { check(item) }
  }

  /// Views along the edges of one thing, of which no two are of one kind.
  private mutating func checkViews(_ views: Node?) {
    var known: Set<String> = []
    for view in views?.list ?? [] {
      checkKind(of: view)
      let kind = view["kind"]?.spannedText ?? Spanned(ComposedView().kind, at: view.span.head)
      guard !known.insert(kind.value).inserted else { continue }
      tell(
        Diagnostic(
          .repeatedIdentifier,
          "two views at these edges are of the kind \"\(kind.value.shortened)\"",
          at: kind.span,
          help: "give one of them another kind: a look of the style may have any name"))
    }
  }

  private mutating func checkKind(of view: Node) {
    guard let kind = view["kind"]?.spannedText, kind.value.isEmpty else { return }
    tell(
      Diagnostic(
        .wrongValue, "a kind has a name", at: kind.span, found: "an empty text",
        expected: "a name such as \"badge\""))
  }

  /// Sections that take over from others have the same keys at the same places.
  private mutating func tell(_ diagnostic: Diagnostic, unless isFine: Bool = false) {
    if !isFine, !diagnostics.contains(diagnostic) { report(diagnostic) }
  }
}

extension StepDescription.Cause {
  /// The sections that it brings.
  fileprivate var sectionNames: [String] {
    switch self {
    case .update(let update): update.insertedSections.map(\.section.id)
    case .apply(let apply): apply.sections.map(\.id.value)
    default: []
    }
  }
}
