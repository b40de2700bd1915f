import CoreGraphics

extension SceneDecoder {
  mutating func update(_ node: Node) -> UpdateDescription {
    var update = UpdateDescription()
    update.deletes = node["delete"]?.spannedTexts ?? []
    for node in node["insert"]?.list ?? [] {
      guard let item = node["item"], let place = node["to"].flatMap({ self.place($0) }) else {
        continue
      }
      var section = ""
      if case .index(let name, _) = place.target { section = name }
      update.inserts.append(
        UpdateDescription.Insert(items: items(item, section: section), place: place))
    }
    for node in node["move"]?.list ?? [] {
      guard let item = node["item"]?.spannedText, let place = node["to"].flatMap({ self.place($0) })
      else { continue }
      update.moves.append(UpdateDescription.Move(item: item, place: place))
    }
    update.reloads = shownAnew(node["reload"])
    update.reconfigures = shownAnew(node["reconfigure"])
    readSections(of: node, into: &update)
    return update
  }

  private mutating func shownAnew(_ node: Node?) -> [UpdateDescription.Reload] {
    (node?.list ?? []).map { node in
      node.spannedText.map { .same($0) } ?? .changed(item(node))
    }
  }

  private mutating func readSections(of node: Node, into update: inout UpdateDescription) {
    update.deletedSections = node["deleteSections"]?.spannedTexts ?? []
    for node in node["insertSections"]?.list ?? [] {
      guard let section = node["section"], let index = Self.index(node["to"]) else { continue }
      update.insertedSections.append(
        UpdateDescription.SectionInsert(section: self.section(section), index: index))
    }
    for node in node["moveSections"]?.list ?? [] {
      guard let section = node["section"]?.spannedText, let index = Self.index(node["to"]) else {
        continue
      }
      update.movedSections.append(UpdateDescription.SectionMove(section: section, index: index))
    }
  }

  private static func index(_ node: Node?) -> Spanned<Int>? {
    node.flatMap { node in node.integer.map { Spanned($0, at: node.span) } }
  }

  private mutating func place(_ node: Node) -> Place? {
    if let text = node.text {
      return TextForm.place(text).map {
        Place(target: .index(section: $0.section, $0.index), span: node.span)
      }
    }
    switch (node["before"]?.text, node["after"]?.text) {
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

  mutating func calls(_ node: Node) -> CallsDescription? {
    var calls: [CallsDescription.Call] = []
    for node in node["ops"]?.list ?? [] {
      guard let operation = operation(node) else { continue }
      calls.append(CallsDescription.Call(operation: operation, span: node.span))
    }
    let sections = (node["dataAfter"]?.members ?? []).map { member in
      CallsDescription.Section(
        id: Spanned(member.key, at: member.keySpan),
        items: (member.node.list ?? []).compactMap(\.text))
    }
    return CallsDescription(calls: calls, dataAfter: sections)
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
