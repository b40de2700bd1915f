import UIKit

/// Sets the item size after `super.prepare()`, as many apps do.
class ListFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()

    guard let collectionView = collectionView else { return }

    let availableWidth = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    let columns = max(Int(availableWidth / 140), 1)
    let spacing = minimumInteritemSpacing * CGFloat(columns - 1)
    let cellWidth = ((availableWidth - spacing) / CGFloat(columns)).rounded(.down)

    self.itemSize = CGSize(width: cellWidth, height: 40)
    self.sectionInset = UIEdgeInsetsMake(6, 8, 6, 8)
  }
}
