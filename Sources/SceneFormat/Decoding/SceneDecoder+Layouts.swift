extension SceneDecoder {
  mutating func layouts(_ node: Node?) -> [LayoutDescription] {
    (node?.members ?? []).map { member in
      var layout = layout(member.node)
      layout.name = member.key
      return layout
    }
  }

  private func layout(_ node: Node) -> LayoutDescription {
    let name = node["kind"]?.spannedText ?? Spanned("flow", at: node.span)
    let empty = Node(.object([]), at: node.span)
    let usesParams = kinds[name.value]?.usesParams ?? true
    let parameters =
      usesParams
      ? node["params"] ?? empty
      : Node(.object((node.members ?? []).filter { $0.key != "kind" }), at: node.span)
    return LayoutDescription(kind: name, parameters: parameters, span: node.span)
  }

  mutating func initialLayout(
    _ root: Node, _ layouts: [LayoutDescription]
  ) -> LayoutDescription {
    guard let node = root["layout"] else {
      return layouts.count == 1 ? layouts[0] : flow(at: root.span)
    }
    guard let name = node.spannedText else { return layout(node) }
    if let layout = layouts.first(where: { $0.name == name.value }) { return layout }
    requireKnown(name, among: layouts.compactMap(\.name), noun: "layout")
    return flow(at: node.span)
  }

  private func flow(at span: SourceSpan) -> LayoutDescription {
    LayoutDescription(
      kind: Spanned("flow", at: span), parameters: Node(.object([]), at: span), span: span)
  }
}
