extension UICollectionView {
  // MARK: Counts

  public var numberOfSections: Int {
    countItemsIfNeeded()
    return counts?.sectionCount ?? 0
  }

  public func numberOfItems(inSection section: Int) -> Int {
    countItemsIfNeeded()
    guard let counts, counts.items.indices.contains(section) else {
      FaultScope.raise(
        Fault(
          "data/no-section",
          "request for number of items in section \(section) when there are only "
            + "\(counts?.sectionCount ?? 0) sections in the collection view"))
      return 0
    }
    return counts.items[section]
  }

  // MARK: Attributes

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentSession.element(for: .cell(indexPath))?.shown
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentSession.element(for: .supplementaryView(kind, indexPath))?.shown
  }

  // MARK: What is on screen

  /// In the order of their paths. UIKit promises no order.
  public var visibleCells: [UICollectionViewCell] {
    displayed.sorted.compactMap { $0.entry.view as? UICollectionViewCell }
  }

  /// In their own order. UIKit promises none.
  public var indexPathsForVisibleItems: [IndexPath] {
    displayed.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    displayed.sorted
      .filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.entry.view)
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayed[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[.supplementaryView(elementKind, indexPath)]?.view
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    displayed.sorted.first { $0.entry.view === cell && $0.key.category == .cell }?.key.indexPath
  }

  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    displayed.sorted.first {
      $0.entry.view === supplementaryView && $0.key.category == .supplementaryView
    }?.key.indexPath
  }

  /// The frontmost item whose frame holds the point, on screen or not.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return currentSession.elements(in: spot)
      .filter { $0.key.category == .cell && !$0.shown.isHidden && $0.shown.frame.contains(point) }
      .enumerated()
      .max { ($0.element.shown.zIndex, $0.offset) < ($1.element.shown.zIndex, $1.offset) }?
      .element.key.indexPath
  }
}
