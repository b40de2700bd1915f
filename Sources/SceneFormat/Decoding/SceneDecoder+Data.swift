import CoreGraphics
import Motion

extension SceneDecoder {
  mutating func data(_ node: Node?) -> [SectionDescription] {
    var sections: [SectionDescription] = []
    SceneKeys.data.read(node, into: &sections, by: &self)
    return sections
  }

  mutating func sections(_ node: Node) -> [SectionDescription] {
    let count = node.list?.count ?? 0
    guard count <= limits.sections else {
      report(
        Diagnostic(
          .limit, "the scene has too many sections", at: node.span.head,
          found: "\(count)", expected: "\(limits.sections) at most"))
      return []
    }
    let sections = each(of: node) { $0.section($1) }
    checkIdentifiers(sections)
    return sections
  }

  mutating func section(_ node: Node) -> SectionDescription {
    var draft = SceneKeys.SectionDraft()
    SceneKeys.section.read(node, into: &draft, by: &self)
    let id = draft.id?.value ?? ""
    var items: [ItemDescription] = []
    for element in draft.items?.list ?? [] { items += self.items(element, section: id) }
    return SectionDescription(
      id: id, items: items, header: draft.header.map { supplementary($0, section: id) },
      footer: draft.footer.map { supplementary($0, section: id) }, insets: draft.insets,
      cell: draft.cell, style: draft.style, span: draft.id?.span ?? node.span)
  }

  private mutating func supplementary(_ node: Node, section: String) -> SupplementaryDescription {
    var view = SupplementaryDescription(label: node.text ?? section, span: node.span)
    SceneKeys.view.read(node, into: &view, by: &self)
    return view
  }

  /// One item, or all that `generate` stands for, and those below them that are shown.
  mutating func items(_ node: Node, section: String) -> [ItemDescription] {
    ownItems(node, section: section).flatMap(\.shown)
  }

  /// The items of a list, without those below them.
  mutating func ownItems(of node: Node, section: String) -> [ItemDescription] {
    var items: [ItemDescription] = []
    for element in node.list ?? [] { items += ownItems(element, section: section) }
    return items
  }

  private mutating func ownItems(_ node: Node, section: String) -> [ItemDescription] {
    if let text = node.text { return [ItemDescription(id: text, label: text, span: node.span)] }
    var generate: Node?
    SceneKeys.generated.read(node, into: &generate, by: &self)
    return generate.map { generated($0, section: section) } ?? [item(node)]
  }

  private mutating func generated(_ node: Node, section: String) -> [ItemDescription] {
    var made = GeneratedItems(section: section, at: node.span)
    SceneKeys.generate.read(node, into: &made, by: &self)
    let count = made.count.value
    elements += count
    guard elements <= limits.elements else {
      if elements - count <= limits.elements { reportElements(at: made.count.span) }
      return []
    }
    for (text, _) in made.texts { checkPlaceholders(text, known: ["n", "section"]) }
    if let id = made.id, count > 1, !id.value.contains("{n}") {
      report(
        Diagnostic(
          .repeatedIdentifier, "all \(count) items would be called \"\(id.value)\"",
          at: id.span, help: "write {n} where the number is to stand"))
      return []
    }
    return fits(made) ? made.items() : []
  }

  private mutating func checkPlaceholders(_ text: Spanned<String>, known: [String]) {
    for word in LabelTemplate.words(in: text.value) where !known.contains(word) {
      report(
        Diagnostic(
          .unknownPlaceholder, "unknown placeholder \"{\(word.shortened)}\"", at: text.span,
          notes: ["known here: " + known.map { "{\($0)}" }.joined(separator: ", ")]))
    }
  }

  mutating func item(_ node: Node) -> ItemDescription {
    var draft = SceneKeys.ItemDraft(item: ItemDescription(id: "", label: "", span: node.span))
    SceneKeys.itemObject.read(node, into: &draft, by: &self)
    draft.item.label = draft.label ?? draft.item.id
    return draft.item
  }

  /// The name of a look of cells, which has to be there.
  mutating func cellStyle(_ node: Node) -> String? {
    guard let style = node.spannedText, style.value != "default" else { return node.text }
    requireStyle(style, among: scope.cellStyles, noun: "style of cells")
    scope.usedCellStyles.insert(style.value)
    return style.value
  }

  /// A style of the scene, or of its project, whose file may not have been found.
  private mutating func requireStyle(
    _ name: Spanned<String>, among known: Set<String>, noun: String
  ) {
    guard diagnostics.count < ShapeCheck.most, !known.contains(name.value) else { return }
    var fault = Diagnostic.unknown(name, among: known.sorted(), noun: noun)
    fault.notes.append(
      kinds.styles.map { "the project's styles are those of \($0.file.path)" }
        ?? "no project's styles: tessera.json is looked for where the program runs, and in a project with Package.swift "
        + "or .git also above")
    if kinds.styles == nil, fault.label == nil {
      fault.help = "write it into \"style\", or run the program where tessera.json is"
    }
    report(fault)
  }

  /// The name of a look of headers and footers, which has to be there.
  mutating func barStyle(_ node: Node) -> String? {
    guard let style = node.spannedText else { return nil }
    requireStyle(style, among: scope.barStyles, noun: "style of headers and footers")
    scope.usedBarStyles.insert(style.value)
    return style.value
  }

  private mutating func reportElements(at span: SourceSpan) {
    report(
      Diagnostic(
        .limit, "the scene has too many items", at: span, found: "\(elements)",
        expected: "\(limits.elements) at most"))
  }

  /// Notes every name, and reports those that repeat.
  private mutating func checkIdentifiers(_ sections: [SectionDescription]) {
    var items: [String: SourceSpan] = [:]
    var names: [String: SourceSpan] = [:]
    for section in sections {
      if let first = names.updateValue(section.span, forKey: section.id) {
        reportRepetition("section", section.id, at: section.span, first: first)
      }
      for item in section.items.flatMap(\.withChildren) {
        guard let first = items.updateValue(item.span, forKey: item.id), first != item.span else {
          continue
        }
        reportRepetition("item", item.id, at: item.span, first: first)
      }
    }
  }

  private mutating func reportRepetition(
    _ noun: String, _ id: String, at span: SourceSpan, first: SourceSpan
  ) {
    report(
      Diagnostic(
        .repeatedIdentifier, "a second \(noun) is called \"\(id.shortened)\"", at: span,
        notes: ["the first one stands at \(first.place)"],
        help: "updates name items by identifier, so each needs its own"))
  }
}
