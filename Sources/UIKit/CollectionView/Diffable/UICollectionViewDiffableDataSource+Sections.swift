extension UICollectionViewDiffableDataSource {
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ current: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }

  /// Shows the visible items of an outline in a section, which is appended where it is not there yet.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var after = current
    if after.indexOfSection(section) == nil { after.appendSections([section]) }
    after.deleteItems(after.itemIdentifiers(inSection: section))
    after.appendItems(snapshot.visibleItems, toSection: section)
    // Cells that are made on the way look into it.
    outlines[section] = snapshot
    apply(after, animatingDifferences: animatingDifferences) { completion?() }
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = current.itemIdentifiers(inSection: section)
    // A whole snapshot that was applied since then may have changed the section.
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    return NSDiffableDataSourceSectionSnapshot(items: items)
  }
}
