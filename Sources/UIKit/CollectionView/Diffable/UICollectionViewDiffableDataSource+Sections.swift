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

/// A data source whose items can be expanded by a tap.
@MainActor package protocol OutlineSource: AnyObject {
  /// Expands the item at a path, or collapses it; false where the app does not let it.
  func toggleItem(at path: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  package func toggleItem(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path),
      let section = current.sectionIdentifier(containingItem: item)
    else { return false }
    let outline = snapshot(for: section)
    return outline.isExpanded(item) ? collapse(item, of: section) : expand(item, of: section)
  }

  /// A tap on the disclosure of an item, which may load its children now.
  @discardableResult package func expand(
    _ item: ItemIdentifierType, of section: SectionIdentifierType
  ) -> Bool {
    var outline = snapshot(for: section)
    let handlers = sectionSnapshotHandlers
    guard outline.contains(item), !outline.isExpanded(item),
      handlers.shouldExpandItem?(item) ?? true
    else { return false }
    handlers.willExpandItem?(item)
    if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
      outline.replace(childrenOf: item, using: children)
    }
    outline.expand([item])
    apply(outline, to: section)
    return true
  }

  /// The same for an item that shows its children.
  @discardableResult package func collapse(
    _ item: ItemIdentifierType, of section: SectionIdentifierType
  ) -> Bool {
    var outline = snapshot(for: section)
    guard outline.contains(item), outline.isExpanded(item),
      sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true
    else { return false }
    sectionSnapshotHandlers.willCollapseItem?(item)
    outline.collapse([item])
    apply(outline, to: section)
    return true
  }
}
