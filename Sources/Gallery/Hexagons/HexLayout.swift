import UIKit

/// Rows of items, every other one shifted by half an item, as in a honeycomb. The frames are rectangles, as those of
/// all items.
public class HexLayout: UICollectionViewLayout {
  /// From an item's centre to its corners, in points.
  public var radius: CGFloat = 40 {
    didSet { if radius != oldValue { invalidateLayout() } }
  }

  /// Whether items turn while they come and go.
  public var spin = false

  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  /// The items that the update under way inserts, and those that it deletes: the others only move.
  private var coming = UpdatedPaths()
  private var going = UpdatedPaths()

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let comb = Honeycomb(radius: max(radius, 1), width: collectionView.bounds.width)
    var number = 0
    attributes = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let attribute = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attribute.frame = comb.frame(of: number)
        attributes.append(attribute)
        number += 1
      }
    }
    contentSize = CGSize(width: collectionView.bounds.width, height: comb.height(of: number))
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let found = attributes.first { $0.indexPath == indexPath }
    return found?.copy() as? UICollectionViewLayoutAttributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  // MARK: Updates

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: coming.insert(update.indexPathAfterUpdate)
      case .delete: going.insert(update.indexPathBeforeUpdate)
      default: break
      }
    }
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    coming = UpdatedPaths()
    going = UpdatedPaths()
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return coming.contains(itemIndexPath) ? turned(usual) : usual
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return going.contains(itemIndexPath) ? turned(usual) : usual
  }

  private func turned(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard spin, let turned = attributes?.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    turned.transform = turned.transform.rotated(by: .pi / 3)
    return turned
  }
}
