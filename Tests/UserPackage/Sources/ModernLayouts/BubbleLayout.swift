import UIKit

public final class BubbleAttributes: UICollectionViewLayoutAttributes {
  public enum Side: Sendable {
    case left
    case right
  }

  public var side = Side.left

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BubbleAttributes else { return false }
    return super.isEqual(other) && side == other.side
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? BubbleAttributes)?.side = side
    return copy
  }
}

@MainActor
public protocol BubbleLayoutDelegate: AnyObject {
  func bubbleLayout(_ layout: BubbleLayout, sideOfItemAt indexPath: IndexPath)
    -> BubbleAttributes.Side
}

/// Messages as high as their cells want to be.
public final class BubbleLayout: UICollectionViewLayout {
  public weak var delegate: (any BubbleLayoutDelegate)?
  public var estimatedHeight: CGFloat = 50

  private var heights: [IndexPath: CGFloat] = [:]
  private var bubbles: [BubbleAttributes] = []

  public override class var layoutAttributesClass: AnyClass { BubbleAttributes.self }

  public override func prepare() {
    super.prepare()
    bubbles.removeAll(keepingCapacity: true)
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    var top: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let bubble = BubbleAttributes(forCellWith: path)
        bubble.side = delegate?.bubbleLayout(self, sideOfItemAt: path) ?? .left
        let x = bubble.side == .left ? 0 : width * 0.25
        bubble.frame = CGRect(
          x: x, y: top, width: width * 0.75, height: heights[path] ?? estimatedHeight)
        bubbles.append(bubble)
        top = bubble.frame.maxY + 4
      }
    }
  }

  public override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: bubbles.last?.frame.maxY ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    bubbles.filter { $0.frame.intersects(rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bubbles.first { $0.indexPath == indexPath }
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.height != originalAttributes.size.height
  }

  public override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    heights[preferredAttributes.indexPath] = preferredAttributes.size.height
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    context.contentSizeAdjustment.height =
      preferredAttributes.size.height - originalAttributes.size.height
    return context
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      heights.removeAll()
    }
    super.invalidateLayout(with: context)
  }
}
