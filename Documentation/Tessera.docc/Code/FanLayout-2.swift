import UIKit

/// Cards as a hand holds them: on an arc, each turned a little further than the one before.
public final class FanLayout: UICollectionViewLayout {
  public var cardSize = CGSize(width: 80, height: 120)
  /// From one card to the next, in degrees.
  public var angle: CGFloat = 14

  private var cards: [UICollectionViewLayoutAttributes] = []
  /// Cards that come in a batch of updates, by their places after it, and cards that go, by those before.
  private var (dealt, played) = (Set<IndexPath>(), Set<IndexPath>())

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

  // MARK: On the way

  public override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    dealt = Set(updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    played = Set(updates.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (dealt, played) = ([], [])
  }

  /// A card is dealt from above; the others come from where they were, as by themselves.
  public override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    dealt.contains(indexPath)
      ? lifted(layoutAttributesForItem(at: indexPath))
      : super.initialLayoutAttributesForAppearingItem(at: indexPath)
  }

  /// A card that is played goes up.
  public override func finalLayoutAttributesForDisappearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.finalLayoutAttributesForDisappearingItem(at: indexPath)
    return played.contains(indexPath) ? lifted(usual) : usual
  }

  private func lifted(
    _ card: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let lifted = card?.copy() as? UICollectionViewLayoutAttributes
    lifted?.center.y -= cardSize.height
    lifted?.transform = .identity
    lifted?.alpha = 0
    return lifted
  }
}
