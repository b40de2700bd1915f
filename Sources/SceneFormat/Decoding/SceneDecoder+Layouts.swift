extension SceneDecoder {
  mutating func layouts(_ node: Node?) -> [LayoutDescription] {
    (node?.members ?? []).map { member in
      var layout = layout(member.node)
      layout.name = member.key
      return layout
    }
  }

  private func layout(_ node: Node) -> LayoutDescription {
    let name = node["kind"]?.spannedText ?? standardKind(at: node.span)
    let empty = Node(.object([]), at: node.span)
    let usesParams = kinds.layouts[name.value]?.usesParams ?? true
    let parameters =
      usesParams
      ? node["params"] ?? empty
      : Node(.object((node.members ?? []).filter { $0.key != "kind" }), at: node.span)
    return LayoutDescription(kind: name, parameters: parameters, span: node.span)
  }

  mutating func initialLayout(_ node: Node?, at span: SourceSpan) -> LayoutDescription {
    if let node { return layout(at: node) }
    return scope.layouts.count == 1 ? scope.layouts[0] : standard(at: span)
  }

  /// The layout that a key names or has as its value. One that is new is remembered under a name of its own, as
  /// steps refer to layouts by name.
  mutating func layout(at node: Node) -> LayoutDescription {
    guard let name = node.spannedText else { return remembered(layout(node)) }
    if let layout = scope.layouts.first(where: { $0.name == name.value }) { return layout }
    // A kind alone stands for the layout as it is made.
    if kinds.layouts[name.value]?.isSupported == true {
      let empty = Node(.object([]), at: node.span)
      return remembered(LayoutDescription(kind: name, parameters: empty, span: node.span))
    }
    let known =
      scope.layouts.compactMap(\.name) + kinds.layouts.all.filter(\.isSupported).map(\.name)
    requireKnown(name, among: known, noun: "layout or kind of layout")
    return standard(at: node.span)
  }

  private mutating func remembered(_ layout: LayoutDescription) -> LayoutDescription {
    let taken = Set(scope.layouts.compactMap(\.name))
    let kind = layout.kind.value
    let names = [kind] + (2...max(2, taken.count + 2)).map { "\(kind) \($0)" }
    var layout = layout
    layout.name = names.first { !taken.contains($0) }
    scope.layouts.append(layout)
    return layout
  }

  /// The layout of those that name none, as it is made.
  private func standard(at span: SourceSpan) -> LayoutDescription {
    LayoutDescription(
      kind: standardKind(at: span), parameters: Node(.object([]), at: span), span: span)
  }

  private func standardKind(at span: SourceSpan) -> Spanned<String> {
    Spanned(kinds.layouts.standard?.name ?? "", at: span)
  }
}
