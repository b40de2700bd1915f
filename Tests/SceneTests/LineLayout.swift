import UIKit

/// Items below one another, 40 points high; a header above each section and a card behind it. It can be told
/// to answer badly.
class LineLayout: UICollectionViewLayout {
  var step: CGFloat = 40
  /// Changes the answers of `layoutAttributesForElements(in:)`.
  var distort: ([UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] = { $0 }
  private var all: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    all = []
    guard let view = collectionView else { return }
    register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let first = IndexPath(item: 0, section: section)
      let top = y
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: first)
      place(header, y: &y, height: 20)
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        place(UICollectionViewLayoutAttributes(forCellWith: path), y: &y, height: step)
      }
      let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: first)
      card.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: y - top)
      card.zIndex = -1
      all.append(card)
    }
  }

  private func place(
    _ attributes: UICollectionViewLayoutAttributes, y: inout CGFloat, height: CGFloat
  ) {
    attributes.frame = CGRect(
      x: 0, y: y, width: collectionView?.bounds.width ?? 0, height: height)
    all.append(attributes)
    y += height
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: all.last?.frame.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    distort(all.filter { $0.frame.intersects(rect) })
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
}
