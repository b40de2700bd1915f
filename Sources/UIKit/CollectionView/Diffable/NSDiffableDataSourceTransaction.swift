@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public internal(set) var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public internal(set) var finalSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
  public internal(set) var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public internal(set) var sectionIdentifier: SectionIdentifierType
  public internal(set) var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public internal(set) var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// The collection view has moved the item: only the data is to follow.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let from = ItemPosition(source), let to = ItemPosition(destination),
      let identifier = current.item(at: from), let transaction = transaction(identifier, to: to)
    else { return }
    reorderingHandlers.willReorder?(transaction)
    adopt(transaction.finalSnapshot)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    _ identifier: ItemIdentifierType, to place: ItemPosition
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>? {
    var final = current
    final.deleteItems([identifier])
    guard let section = sectionIdentifier(for: place.section) else { return nil }
    if let next = final.item(at: place) {
      final.insertItems([identifier], beforeItem: next)
    } else {
      final.appendItems([identifier], toSection: section)
    }
    let sections = [current.sectionIdentifier(containingItem: identifier), section]
    return NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: current.itemIdentifiers),
      sectionTransactions: sections.compactMap(\.self).withoutRepetition.map {
        sectionTransaction($0, to: final)
      })
  }

  private func sectionTransaction(
    _ section: SectionIdentifierType,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
    let (before, after) = (
      current.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
    )
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: .init(items: before),
      finalSnapshot: .init(items: after), difference: after.difference(from: before))
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepetition: [Element] {
    var kept: [Element] = []
    kept.appendMissing(self)
    return kept
  }
}
