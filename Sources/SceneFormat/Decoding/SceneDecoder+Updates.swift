import CoreGraphics

extension SceneDecoder {
  mutating func update(_ node: Node) -> UpdateDescription {
    var update = UpdateDescription()
    SceneKeys.update.read(node, into: &update, by: &self)
    return update
  }

  mutating func insertion(_ node: Node) -> UpdateDescription.Insert? {
    var draft = SceneKeys.ArrivalDraft<Node, Place>()
    SceneKeys.insertion.read(node, into: &draft, by: &self)
    guard let item = draft.subject, let place = draft.target else { return nil }
    var section = ""
    if case .index(let name, _) = place.target { section = name }
    return UpdateDescription.Insert(items: items(item, section: section), place: place)
  }

  mutating func movement(_ node: Node) -> UpdateDescription.Move? {
    var draft = SceneKeys.ArrivalDraft<Spanned<String>, Place>()
    SceneKeys.movement.read(node, into: &draft, by: &self)
    guard let item = draft.subject, let place = draft.target else { return nil }
    return UpdateDescription.Move(item: item, place: place)
  }

  mutating func shownAnew(_ node: Node) -> [UpdateDescription.Reload] {
    each(of: node) { decoder, node in
      node.spannedText.map { .same($0) } ?? .changed(decoder.item(node))
    }
  }

  mutating func sectionInsertion(_ node: Node) -> UpdateDescription.SectionInsert? {
    var draft = SceneKeys.ArrivalDraft<SectionDescription, Spanned<Int>>()
    SceneKeys.sectionInsertion.read(node, into: &draft, by: &self)
    guard let section = draft.subject, let index = draft.target else { return nil }
    return UpdateDescription.SectionInsert(section: section, index: index)
  }

  mutating func sectionMovement(_ node: Node) -> UpdateDescription.SectionMove? {
    var draft = SceneKeys.ArrivalDraft<Spanned<String>, Spanned<Int>>()
    SceneKeys.sectionMovement.read(node, into: &draft, by: &self)
    guard let section = draft.subject, let index = draft.target else { return nil }
    return UpdateDescription.SectionMove(section: section, index: index)
  }

  mutating func place(_ node: Node) -> Place? {
    if let text = node.text {
      return TextForm.place(text).map {
        Place(target: .index(section: $0.section, $0.index), span: node.span)
      }
    }
    var draft = SceneKeys.BesideDraft()
    SceneKeys.beside.read(node, into: &draft, by: &self)
    switch (draft.before, draft.after) {
    case (let before?, nil): return Place(target: .before(before), span: node.span)
    case (nil, let after?): return Place(target: .after(after), span: node.span)
    default:
      report(Diagnostic(.cause, "a place is \"before\" one item or \"after\" one", at: node.span))
      return nil
    }
  }

  mutating func apply(_ node: Node) -> ApplyDescription {
    var sections: [ApplyDescription.Section] = []
    for member in node.members ?? [] {
      var items: [ItemDescription] = []
      for node in member.node.list ?? [] { items += self.items(node, section: member.key) }
      sections.append(
        ApplyDescription.Section(id: Spanned(member.key, at: member.keySpan), items: items))
    }
    return ApplyDescription(sections: sections)
  }

  // MARK: Calls

  mutating func calls(_ node: Node) -> CallsDescription {
    var calls = CallsDescription(calls: [], dataAfter: [])
    SceneKeys.calls.read(node, into: &calls, by: &self)
    return calls
  }

  mutating func call(_ node: Node) -> CallsDescription.Call? {
    operation(node).map { CallsDescription.Call(operation: $0, span: node.span) }
  }

  static func dataAfter(_ node: Node) -> [CallsDescription.Section] {
    (node.members ?? []).map { member in
      CallsDescription.Section(
        id: Spanned(member.key, at: member.keySpan),
        items: (member.node.list ?? []).compactMap(\.text))
    }
  }

  private static let operations = [
    "delete": 2, "insert": 2, "reload": 2, "reconfigure": 2, "move": 4, "deleteSection": 1,
    "insertSection": 1, "reloadSection": 1, "moveSection": 2,
  ]

  private mutating func operation(_ node: Node) -> CallsDescription.Operation? {
    let list = node.list ?? []
    guard let word = list.first?.spannedText, let count = Self.operations[word.value] else {
      let name = list.first ?? node
      report(
        Diagnostic(
          .wrongValue, "there is no call \(name.summary)", at: name.span,
          label: Spelling.nearest(to: name.text ?? "", in: Self.operations.keys.sorted())
            .map { "did you mean \"\($0)\"?" },
          notes: ["known here: \(Self.operations.keys.sorted().joined(separator: ", "))"]))
      return nil
    }
    let numbers = list.dropFirst().compactMap(\.integer)
    guard numbers.count == count, list.count == count + 1 else {
      report(
        Diagnostic(
          .wrongCount, "\"\(word.value)\" takes \(count) numbers", at: node.span,
          found: "\(list.count - 1)", expected: "\(count)"))
      return nil
    }
    return Self.operation(word.value, numbers)
  }

  private static func operation(_ word: String, _ numbers: [Int]) -> CallsDescription.Operation {
    func path(_ first: Int) -> IndexPath {
      IndexPath(indexes: [numbers[first], numbers[first + 1]])
    }
    return switch word {
    case "delete": .delete(path(0))
    case "insert": .insert(path(0))
    case "reload": .reload(path(0))
    case "reconfigure": .reconfigure(path(0))
    case "move": .move(from: path(0), to: path(2))
    case "deleteSection": .deleteSection(numbers[0])
    case "insertSection": .insertSection(numbers[0])
    case "reloadSection": .reloadSection(numbers[0])
    default: .moveSection(numbers[0], to: numbers[1])
    }
  }
}
