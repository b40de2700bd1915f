extension NSDiffableDataSourceSnapshot {
  @inlinable public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let last = content.sections.last else { return SnapshotFault.noSections() }
    let section = sectionIdentifier ?? last
    guard let index = sectionIndexes[section] else {
      return SnapshotFault.notFound("section", "\(section)")
    }
    guard claim(identifiers, for: section) else { return }
    content.items[index].append(contentsOf: identifiers)
  }

  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  @inlinable public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Identifiers that are not there are passed over.
  @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers.filter { owners[$0] != nil })
    for identifier in identifiers { owners[identifier] = nil }
  }

  /// Deletes the sections, too.
  public mutating func deleteAllItems() {
    content = IdentifiedSections(sections: [], items: [])
    sectionIndexes = [:]
    owners = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let unknown = identifiers.first(where: { owners[$0] == nil }) {
      return SnapshotFault.unknownRefresh("reload item", "\(unknown)")
    }
    reloadedItemIdentifiers.appendMissing(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if let unknown = identifiers.first(where: { owners[$0] == nil }) {
      return SnapshotFault.unknownRefresh("reconfigure item", "\(unknown)")
    }
    reconfiguredItemIdentifiers.appendMissing(identifiers)
  }

  // MARK: Steps

  @inlinable mutating func insert(
    _ identifiers: [ItemIdentifierType], beside destination: ItemIdentifierType, offset: Int
  ) {
    if identifiers.contains(destination) {
      return SnapshotFault.ownDestination("\(destination)", action: "insertion")
    }
    guard let section = owners[destination], let index = sectionIndexes[section] else {
      return SnapshotFault.notFound("section", "\(destination)")
    }
    guard claim(identifiers, for: section),
      let item = content.items[index].firstIndex(of: destination)
    else { return }
    content.items[index].insert(contentsOf: identifiers, at: item + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside destination: ItemIdentifierType, offset: Int
  ) {
    guard owners[identifier] != nil else {
      return SnapshotFault.notFound("fromIndex", "\(identifier)")
    }
    guard let section = owners[destination], let index = sectionIndexes[section] else {
      return SnapshotFault.notFound("toIndex", "\(destination)")
    }
    if identifier == destination {
      return SnapshotFault.ownDestination("\(destination)", action: "move")
    }
    takeOut([identifier])
    owners[identifier] = section
    guard let item = content.items[index].firstIndex(of: destination) else { return }
    content.items[index].insert(identifier, at: item + offset)
  }

  /// Makes the section the owner of all of them; false, and nothing changed, where one comes twice.
  /// Those that are in the snapshot are taken out of where they stand.
  @inlinable mutating func claim(
    _ identifiers: [ItemIdentifierType], for section: SectionIdentifierType
  ) -> Bool {
    owners.reserveCapacity(owners.count + identifiers.count)
    for (position, identifier) in identifiers.enumerated() {
      guard let owner = owners.updateValue(section, forKey: identifier) else { continue }
      owners[identifier] = owner
      for claimed in identifiers[..<position] { owners[claimed] = nil }
      return claimSomeAgain(identifiers, for: section)
    }
    return true
  }

  /// As `claim`, where some are known to be in the snapshot or to come twice.
  @usableFromInline mutating func claimSomeAgain(
    _ identifiers: [ItemIdentifierType], for section: SectionIdentifierType
  ) -> Bool {
    let repeated = identifiers.repeated
    guard repeated.isEmpty else {
      SnapshotFault.notUnique("item", repeated.map { "\($0)" })
      return false
    }
    let known = identifiers.filter { owners[$0] != nil }
    SnapshotFault.logExisting(known.map { "\($0)" })
    takeOut(known)
    for identifier in identifiers { owners[identifier] = section }
    return true
  }

  /// Takes items out of their sections' lists; their owners stay on record.
  @usableFromInline mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    guard identifiers.count > 4 else {
      for place in Set(identifiers.compactMap { place(ofItem: $0) }).sorted(by: >) {
        content.items[place.section].remove(at: place.item)
      }
      return
    }
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { owners[$0] }) {
      guard let index = sectionIndexes[section] else { continue }
      content.items[index].removeAll { gone.contains($0) }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements that come again, in the order in which they do.
  var repeated: [Element] {
    var seen: Set<Element> = []
    return filter { !seen.insert($0).inserted }
  }

  mutating func appendMissing(_ elements: [Element]) {
    var known = Set(self)
    for element in elements where known.insert(element).inserted { append(element) }
  }
}
