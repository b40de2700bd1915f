import UIKit

/// Rows below each other, by a model that follows the update items alone: between a change of the data's counts and the
/// items that tell of it, the layout answers nothing. Several published layouts do so.
final class WaitingLayout: UICollectionViewLayout {
  /// The rows of all sections, by numbers that they keep while they move.
  private var rows: [[Int]] = []
  private var earlier: [[Int]] = []
  private var isWaiting = false
  private var isOutdated = true
  private var inserted: Set<Int> = []
  private var deleted: Set<Int> = []
  private var next = 0

  // MARK: The model

  private func row() -> Int {
    next += 1
    return next
  }

  private func rebuild() {
    guard let collectionView else { return }
    rows = (0..<collectionView.numberOfSections).map { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { _ in row() }
    }
    isOutdated = false
  }

  private static func height(of row: Int) -> CGFloat { 40 + CGFloat(row % 3) * 10 }

  private func frame(of row: Int, in rows: [[Int]]) -> CGRect? {
    guard let collectionView else { return nil }
    var y: CGFloat = 0
    for other in rows.joined() {
      let height = Self.height(of: other)
      if other == row {
        return CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
      }
      y += height
    }
    return nil
  }

  private func row(at path: IndexPath, in rows: [[Int]]) -> Int? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.item)
    else { return nil }
    return rows[path.section][path.item]
  }

  private func attributes(
    at path: IndexPath, for row: Int, in rows: [[Int]]
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = frame(of: row, in: rows) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  // MARK: Questions

  override func prepare() {
    super.prepare()
    if isOutdated { rebuild() }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: rows.joined().reduce(0) { $0 + Self.height(of: $1) })
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard !isWaiting else { return nil }
    return rows.indices.flatMap { section in
      rows[section].indices.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard !isWaiting, let row = row(at: indexPath, in: rows) else { return nil }
    return attributes(at: indexPath, for: row, in: rows)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything {
      isOutdated = true
    } else if context.invalidateDataSourceCounts, !isOutdated {
      isWaiting = true
    }
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    isWaiting = false
    earlier = rows
    let moving = updateItems.filter { $0.updateAction == .move }
    let moved = moving.compactMap { item in
      item.indexPathBeforeUpdate.flatMap { row(at: $0, in: earlier) }
    }
    take(updateItems)
    put(updateItems, moved: Array(zip(moving, moved)))
    inserted = Set(rows.joined()).subtracting(earlier.joined())
    deleted = Set(earlier.joined()).subtracting(rows.joined())
  }

  private func take(_ items: [UICollectionViewUpdateItem]) {
    let gone = items.filter { $0.updateAction != .insert }.compactMap(\.indexPathBeforeUpdate)
    for path in gone.sorted().reversed() {
      if path.item == NSNotFound {
        rows.remove(at: path.section)
      } else {
        rows[path.section].remove(at: path.item)
      }
    }
  }

  private func put(
    _ items: [UICollectionViewUpdateItem], moved: [(UICollectionViewUpdateItem, Int)]
  ) {
    var known: [IndexPath: Int] = [:]
    for (item, row) in moved {
      if let path = item.indexPathAfterUpdate { known[path] = row }
    }
    let come = items.filter { $0.updateAction != .delete }.compactMap(\.indexPathAfterUpdate)
    for path in come.filter({ $0.item == NSNotFound }).sorted() {
      let count = collectionView?.numberOfItems(inSection: path.section) ?? 0
      rows.insert((0..<count).map { _ in row() }, at: path.section)
    }
    for path in come.filter({ $0.item != NSNotFound }).sorted() {
      rows[path.section].insert(known[path] ?? row(), at: path.item)
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (inserted, deleted, earlier) = ([], [], [])
  }

  /// New rows grow out of half their size; the others come from where they were.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !earlier.isEmpty, let row = row(at: itemIndexPath, in: rows) else { return nil }
    guard inserted.contains(row) else {
      return attributes(at: itemIndexPath, for: row, in: earlier)
    }
    return shrunken(attributes(at: itemIndexPath, for: row, in: rows))
  }

  /// Rows that go shrink; the others go where they will be.
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !earlier.isEmpty, let row = row(at: itemIndexPath, in: earlier) else { return nil }
    guard deleted.contains(row) else { return attributes(at: itemIndexPath, for: row, in: rows) }
    return shrunken(attributes(at: itemIndexPath, for: row, in: earlier))
  }

  private func shrunken(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    attributes?.alpha = 0
    return attributes
  }
}
