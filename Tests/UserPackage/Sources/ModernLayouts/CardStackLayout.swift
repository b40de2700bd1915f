import UIKit

/// Cards on top of one another; every further one is higher up, smaller and fainter.
public final class CardStackLayout: UICollectionViewLayout {
  public var cardSize = CGSize(width: 240, height: 160) {
    didSet { invalidateLayout() }
  }
  public var visibleCards = 3

  private var cards: [UICollectionViewLayoutAttributes] = []

  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else {
      cards = []
      return
    }
    let safeArea = collectionView.bounds.inset(by: collectionView.safeAreaInsets)
    cards = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let card = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let depth = CGFloat(item)
      card.size = cardSize
      card.center = CGPoint(x: safeArea.midX, y: safeArea.midY - 24 * depth)
      card.transform = CGAffineTransform(scaleX: 1 - 0.1 * depth, y: 1 - 0.1 * depth)
      card.alpha = 1 - 0.25 * depth
      card.zIndex = -item
      card.isHidden = item >= visibleCards
      return card
    }
  }

  public override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cards.filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cards.indices.contains(indexPath.item) ? cards[indexPath.item] : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let card = layoutAttributesForItem(at: itemIndexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    card.transform = card.transform.translatedBy(x: 0, y: 300)
    card.alpha = 0
    return card
  }
}
