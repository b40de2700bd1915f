@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  @usableFromInline typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  public var supplementaryViewProvider: SupplementaryViewProvider?
  public var reorderingHandlers = ReorderingHandlers()
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  @usableFromInline weak var collectionView: UICollectionView?
  @usableFromInline let cellProvider: CellProvider
  @usableFromInline var current = Snapshot()
  /// Made where the types of the identifiers are known, and so many times faster.
  @usableFromInline let difference: (Snapshot, Snapshot) -> UpdateBatch
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
    [:]

  @inlinable public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    difference = {
      UpdateBatch(from: $0.content, to: $1.content, refreshing: $1.refreshes)
    }
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (before, after) = (current, snapshot.settled)
    let batch = difference(before, snapshot)
    guard let collectionView, collectionView.dataSource === self, !batch.isEmpty else {
      adopt(after)
      completion?()
      return
    }
    let perform = {
      collectionView.performBatch(
        { [self] in
          adopt(after)
          collectionView.record(batch.updates)
        },
        completion: { [self] isDone in
          if !isDone { adopt(before) }
          completion?()
        })
    }
    if animatingDifferences { perform() } else { UIView.performWithoutAnimation(perform) }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot.settled)
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
  }

  // MARK: Identifiers

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ItemPosition(indexPath).flatMap { current.item(at: $0) }
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.place(ofItem: itemIdentifier)?.indexPath
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.content.items.indices.contains(section) ? current.content.items[section].count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let identifier = itemIdentifier(for: indexPath) else {
      FaultScope.raise(.noItem(at: indexPath))
      return UICollectionViewCell(frame: .zero)
    }
    if let cell = cellProvider(collectionView, indexPath, identifier) { return cell }
    FaultScope.raise(.noCell(for: "\(identifier)", at: indexPath))
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      OptionalRequirement.markUnanswered()
      return UICollectionReusableView(frame: .zero)
    }
    if let view = supplementaryViewProvider(collectionView, kind, indexPath) { return view }
    FaultScope.raise(.noSupplementaryView(of: kind, at: indexPath))
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let canReorderItem = reorderingHandlers.canReorderItem else { return false }
    return itemIdentifier(for: indexPath).map(canReorderItem) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    reorder(from: sourceIndexPath, to: destinationIndexPath)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: 0)
  }
}

@MainActor extension Fault {
  fileprivate static func noItem(at indexPath: IndexPath) -> Fault {
    Fault(
      "snapshot/no-item", "Invalid parameter not satisfying: itemIdentifier",
      facts: [Fact("element", ElementKey.cell(indexPath).description)])
  }

  fileprivate static func noCell(for identifier: String, at indexPath: IndexPath) -> Fault {
    Fault(
      "snapshot/no-cell",
      "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "\(indexPath.uikitDescription) with item identifier '\(identifier)', which is not allowed. "
        + "You must always return a cell to the collection view",
      facts: [
        Fact("element", ElementKey.cell(indexPath).description), Fact("identifier", identifier),
      ])
  }

  fileprivate static func noSupplementaryView(of kind: String, at indexPath: IndexPath) -> Fault {
    Fault(
      "snapshot/no-supplementary-view",
      "UICollectionViewDiffableDataSource supplementary view provider returned nil for element kind "
        + "'\(kind)' at index path \(indexPath.uikitDescription), which is not allowed. You must "
        + "always return a view to the collection view",
      facts: [Fact("element", ElementKey.supplementaryView(kind, indexPath).description)])
  }
}
