// Inlinable, so that a hundred thousand identifiers are hashed through the type that the app names.

@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  @usableFromInline var content: IdentifiedSections<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline var sectionIndexes: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  @usableFromInline var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  @inlinable public init() {
    content = IdentifiedSections(sections: [], items: [])
  }

  // MARK: Numbers and identifiers

  public var numberOfItems: Int { owners.count }

  public var numberOfSections: Int { content.sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

  @inlinable public var itemIdentifiers: [ItemIdentifierType] { content.items.flatMap(\.self) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let index = sectionIndexes[identifier] else {
      SnapshotFault.noSuchSection("\(identifier)")
      return []
    }
    return content.items[index]
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Counts through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(ofItem: identifier) else { return nil }
    return content.items.prefix(place.section).reduce(place.item) { $0 + $1.count }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndexes[identifier]
  }

  // MARK: For data sources

  func place(ofItem identifier: ItemIdentifierType) -> ItemPosition? {
    guard let owner = owners[identifier], let section = sectionIndexes[owner],
      let item = content.items[section].firstIndex(of: identifier)
    else { return nil }
    return ItemPosition(section, item)
  }

  func item(at place: ItemPosition) -> ItemIdentifierType? {
    guard content.items.indices.contains(place.section),
      content.items[place.section].indices.contains(place.item)
    else { return nil }
    return content.items[place.section][place.item]
  }

  @usableFromInline var refreshes: Refreshes {
    Refreshes(
      reloadedSections: reloadedSectionIdentifiers.compactMap { sectionIndexes[$0] },
      reloadedItems: places(ofItems: reloadedItemIdentifiers),
      reconfiguredItems: places(ofItems: reconfiguredItemIdentifiers))
  }

  /// The same sections and items, with nothing to be reloaded or reconfigured.
  var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedSectionIdentifiers = []
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  /// The places of the identifiers that are there, in no particular order.
  private func places(ofItems identifiers: [ItemIdentifierType]) -> [ItemPosition] {
    guard identifiers.count > 4 else { return identifiers.compactMap(place(ofItem:)) }
    let wanted = Set(identifiers)
    let sections = Set(wanted.compactMap { owners[$0] }.compactMap { sectionIndexes[$0] })
    return sections.flatMap { section in
      let items = content.items[section]
      return items.indices.filter { wanted.contains(items[$0]) }.map { ItemPosition(section, $0) }
    }
  }
}
