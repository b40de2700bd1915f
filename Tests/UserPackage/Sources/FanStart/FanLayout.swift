import UIKit

/// Cards as a hand holds them: on an arc, each turned a little further than the one before.
public final class FanLayout: UICollectionViewLayout {
  public var cardSize = CGSize(width: 80, height: 120)
  /// From one card to the next, in degrees.
  public var angle: CGFloat = 14

  private var cards: [UICollectionViewLayoutAttributes] = []

  public override func prepare() {
    super.prepare()
    guard let collectionView, collectionView.numberOfSections > 0 else { return cards = [] }
    let count = collectionView.numberOfItems(inSection: 0)
    cards = (0..<count).map { card($0, of: count, in: collectionView.bounds) }
  }

  /// All cards are turned around one point, as far below the window as a wrist is below a hand.
  private func card(
    _ item: Int, of count: Int, in bounds: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let card = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    let turn = (CGFloat(item) - CGFloat(count - 1) / 2) * angle * .pi / 180
    let radius = cardSize.height * 2
    card.size = cardSize
    card.center = CGPoint(
      x: bounds.midX + radius * sin(turn),
      y: bounds.midY + radius * (1 - cos(turn)))
    card.transform = CGAffineTransform(rotationAngle: turn)
    card.zIndex = item
    return card
  }

  public override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cards.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cards.indices.contains(indexPath.item) ? cards[indexPath.item] : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
