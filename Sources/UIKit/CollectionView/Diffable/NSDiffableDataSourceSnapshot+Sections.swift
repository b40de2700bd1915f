extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: content.sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }

  /// Identifiers that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers.compactMap { sectionIndexes[$0] })
    for index in gone.sorted(by: >) {
      for item in content.items[index] { owners[item] = nil }
      content.items.remove(at: index)
      content.sections.remove(at: index)
    }
    index(from: 0, forgetting: identifiers)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = identifiers.first(where: { sectionIndexes[$0] == nil }) {
      return SnapshotFault.unknownRefresh("reload section", "\(unknown)")
    }
    reloadedSectionIdentifiers.appendMissing(identifiers)
  }

  // MARK: Steps

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], beside destination: SectionIdentifierType, offset: Int
  ) {
    if identifiers.contains(destination) {
      return SnapshotFault.ownDestination("\(destination)", action: "insertion")
    }
    guard let index = sectionIndexes[destination] else {
      return SnapshotFault.notFound("insertIndex", "\(destination)")
    }
    insert(identifiers, at: index + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let repeated = identifiers.repeated
    guard repeated.isEmpty else {
      return SnapshotFault.notUnique("section", repeated.map { "\($0)" })
    }
    let known = identifiers.filter { sectionIndexes[$0] != nil }
    guard known.isEmpty else { return SnapshotFault.existingSections(known.map { "\($0)" }) }
    content.sections.insert(contentsOf: identifiers, at: place)
    content.items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
    index(from: place, forgetting: [])
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside destination: SectionIdentifierType, offset: Int
  ) {
    guard let origin = sectionIndexes[identifier] else {
      return SnapshotFault.notFound("fromSection", "\(identifier)")
    }
    guard let index = sectionIndexes[destination] else {
      return SnapshotFault.notFound("toSection", "\(destination)")
    }
    if origin == index { return SnapshotFault.ownDestination("\(destination)", action: "move") }
    let place = index + offset - (origin < index ? 1 : 0)
    content.sections.insert(content.sections.remove(at: origin), at: place)
    content.items.insert(content.items.remove(at: origin), at: place)
    self.index(from: min(origin, place), forgetting: [])
  }

  private mutating func index(from first: Int, forgetting gone: [SectionIdentifierType]) {
    for identifier in gone { sectionIndexes[identifier] = nil }
    for index in content.sections.indices.dropFirst(first) {
      sectionIndexes[content.sections[index]] = index
    }
  }
}
