import UIKit

open class CarouselFlowLayout: UICollectionViewFlowLayout {
  @IBInspectable open var sideScale: CGFloat = 0.7
  @IBInspectable open var sideAlpha: CGFloat = 0.5

  private var preparedSize = CGSize.zero

  override public init() {
    super.init()
    setup()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    scrollDirection = .horizontal
    minimumLineSpacing = 20
  }

  override open func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let size = collectionView.bounds.size
    guard !size.equalTo(preparedSize) else { return }
    preparedSize = size
    collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    let side = (size.width - itemSize.width) / 2
    let top = (size.height - itemSize.height) / 2
    sectionInset = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let copies = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return copies.map { transformed($0) }
  }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let copy = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    return transformed(copy)
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let bounds = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let attributes = super.layoutAttributesForElements(in: bounds) ?? []
    let nearest = attributes.min {
      abs($0.center.x - bounds.midX) < abs($1.center.x - bounds.midX)
    }
    guard let center = nearest?.center else { return proposedContentOffset }
    return CGPoint(x: center.x - bounds.width / 2, y: proposedContentOffset.y)
  }

  private func transformed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let step = itemSize.width + minimumLineSpacing
    let position = max(-1, min(1, (attributes.center.x - middle) / step))
    attributes.transform3D = carouselTransform(position: position, sideScale: sideScale)
    attributes.alpha = 1 - abs(position) * (1 - sideAlpha)
    attributes.zIndex = Int((1 - abs(position)) * 10)
    return attributes
  }
}
