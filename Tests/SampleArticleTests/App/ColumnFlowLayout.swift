import UIKit

class ColumnFlowLayout: UICollectionViewFlowLayout {
  private let minColumnWidth: CGFloat = 300
  private let cellHeight: CGFloat = 70

  private var deletingIndexPaths = [IndexPath]()
  private var insertingIndexPaths = [IndexPath]()

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let availableWidth = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    let maxNumColumns = Int(availableWidth / minColumnWidth)
    let cellWidth = (availableWidth / CGFloat(max(maxNumColumns, 1))).rounded(.down)
    itemSize = CGSize(width: cellWidth, height: cellHeight)
    sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
    sectionInsetReference = .fromSafeArea
  }

  // MARK: Items that come and go

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) else {
      return nil
    }
    if insertingIndexPaths.contains(itemIndexPath) {
      attributes.alpha = 0
      attributes.transform = CGAffineTransform(translationX: 500, y: 0)
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) else {
      return nil
    }
    if deletingIndexPaths.contains(itemIndexPath) {
      attributes.alpha = 0
      attributes.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    }
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .delete:
        if let path = update.indexPathBeforeUpdate { deletingIndexPaths.append(path) }
      case .insert:
        if let path = update.indexPathAfterUpdate { insertingIndexPaths.append(path) }
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    deletingIndexPaths.removeAll()
    insertingIndexPaths.removeAll()
  }
}
