import CoreGraphics
import Motion

extension SceneDecoder {
  mutating func sections(_ data: Node?) -> [SectionDescription] {
    var sections: [SectionDescription] = []
    let nodes = data?["sections"]?.list ?? []
    guard nodes.count <= limits.sections else {
      report(
        Diagnostic(
          .limit, "the scene has too many sections", at: data?["sections"]?.span.head,
          found: "\(nodes.count)", expected: "\(limits.sections) at most"))
      return []
    }
    for node in nodes { sections.append(section(node)) }
    checkIdentifiers(sections)
    return sections
  }

  mutating func section(_ node: Node) -> SectionDescription {
    let id = node["id"]?.text ?? ""
    var items: [ItemDescription] = []
    for element in node["items"]?.list ?? [] { items += self.items(element, section: id) }
    return SectionDescription(
      id: id, items: items, header: supplementary(node["header"], section: id),
      footer: supplementary(node["footer"], section: id),
      insets: node["insets"].flatMap(Self.insets), cell: node["cell"]?.text,
      span: (node["id"] ?? node).span)
  }

  private func supplementary(_ node: Node?, section: String) -> SupplementaryDescription? {
    guard let node else { return nil }
    return SupplementaryDescription(
      label: node.text ?? node["label"]?.text ?? section, size: node["size"].flatMap(Self.size),
      style: node["style"]?.text, color: node["color"].flatMap(Self.color), data: node["data"],
      span: node.span)
  }

  /// One item, or all that `generate` stands for.
  mutating func items(_ node: Node, section: String) -> [ItemDescription] {
    if let text = node.text {
      return [
        ItemDescription(
          id: text, label: text, subtitle: nil, size: nil, fittingSize: nil, aspect: nil,
          color: nil,
          image: nil, style: nil, data: nil, span: node.span)
      ]
    }
    if let generate = node["generate"] { return generated(generate, section: section) }
    return [item(node)]
  }

  private mutating func generated(_ node: Node, section: String) -> [ItemDescription] {
    let count = node["count"]?.integer ?? 0
    elements += count
    guard elements <= limits.elements else {
      if elements - count <= limits.elements { reportElements(at: (node["count"] ?? node).span) }
      return []
    }
    checkStyle(node["style"])
    for key in ["id", "label", "subtitle"] {
      guard let text = node[key]?.spannedText else { continue }
      checkPlaceholders(text, known: ["n", "section"])
    }
    if let id = node["id"], count > 1, id.text?.contains("{n}") == false {
      report(
        Diagnostic(
          .repeatedIdentifier, "all \(count) items would be called \"\(id.text ?? "")\"",
          at: id.span, help: "write {n} where the number is to stand"))
      return []
    }
    guard fitGenerated(node, count: count, section: section) else { return [] }
    return GeneratedItems(node, section: section).items()
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
    let id = node["id"]?.text ?? ""
    checkStyle(node["style"])
    return ItemDescription(
      id: id, label: node["label"]?.text ?? id, subtitle: node["subtitle"]?.text,
      size: node["size"].flatMap(Self.size), fittingSize: node["fittingSize"].flatMap(Self.size),
      aspect: node["aspect"]?.number, color: node["color"].flatMap(Self.color),
      image: fileName(node["image"], of: .image), style: node["style"]?.text, data: node["data"],
      span: (node["id"] ?? node).span)
  }

  private mutating func checkStyle(_ node: Node?) {
    guard let style = node?.spannedText, style.value != "default" else { return }
    requireKnown(style, among: scope.cellStyles.sorted(), noun: "style of cells")
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
      for item in section.items {
        guard let first = items.updateValue(item.span, forKey: item.id) else { continue }
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
