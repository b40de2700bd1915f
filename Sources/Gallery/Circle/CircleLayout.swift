import UIKit

/// All items on one circle around the middle, in front of a ring.
///
/// New items come out of the centre, deleted ones go back into it.
public class CircleLayout: UICollectionViewLayout {
  /// The size of every item, in points: 56 by 56, if nothing else is said.
  public var itemSize = CGSize(width: 56, height: 56) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The space between the items and the nearest edge, in points.
  public var margin: CGFloat = 12 {
    didSet { if margin != oldValue { invalidateLayout() } }
  }

  private var ring = Ring()
  /// Whether items lie on one another: each then lies before the one before it.
  private var isCrowded = false
  private var contentSize = CGSize.zero
  private var numbering = ItemNumbering()
  /// The places of the items before the batch that is being applied.
  private var previous = (ring: Ring(), numbering: ItemNumbering())
  private var appearing = UpdatedPaths()
  private var disappearing = UpdatedPaths()

  public override init() {
    super.init()
    registerRing()
  }

  /// For archives, as UIKit demands it of every layout: the ring is registered, all values are the usual ones.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    registerRing()
  }

  private func registerRing() {
    register(RingView.self, forDecorationViewOfKind: RingView.kind)
  }

  public override class var layoutAttributesClass: AnyClass { CircleLayoutAttributes.self }

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func prepare() {
    super.prepare()
    numbering = ItemNumbering()
    ring = Ring()
    contentSize = .zero
    guard let collectionView = collectionView else { return }

    for section in 0..<collectionView.numberOfSections {
      numbering.appendSection(count: collectionView.numberOfItems(inSection: section))
    }
    let area = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    contentSize = CGSize(width: max(area.width, 0), height: max(area.height, 0))
    ring = Ring(center: center, radius: radius, count: numbering.count, itemSize: cellSize)
    isCrowded = ring.isCrowded
  }

  private var center: CGPoint {
    CGPoint(x: contentSize.width / 2, y: contentSize.height / 2)
  }

  private var radius: CGFloat {
    let room = min(contentSize.width - cellSize.width, contentSize.height - cellSize.height)
    return max(room / 2 - margin, 0)
  }

  private var cellSize: CGSize {
    CGSize(width: max(itemSize.width, 0), height: max(itemSize.height, 0))
  }

  // MARK: Answering

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let decoration = layoutAttributesForDecorationView(
      ofKind: RingView.kind, at: IndexPath(item: 0, section: 0))
    let items = ring.indices(in: rect).map {
      attributes(at: numbering.path(of: $0), index: $0, on: ring)
    }
    return [decoration].compactMap { $0 }.filter { $0.frame.intersects(rect) } + items
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    numbering.number(of: indexPath).map { attributes(at: indexPath, index: $0, on: ring) }
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == RingView.kind, ring.count > 0 else { return nil }
    let attributes = CircleLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.center = ring.center
    attributes.size = CGSize(width: 2 * ring.radius, height: 2 * ring.radius)
    attributes.zIndex = -1
    return attributes
  }

  private func attributes(
    at indexPath: IndexPath, index: Int, on ring: Ring
  ) -> CircleLayoutAttributes {
    let attributes = CircleLayoutAttributes(forCellWith: indexPath)
    attributes.center = ring.position(at: index)
    attributes.size = ring.itemSize
    attributes.angle = ring.angle(at: index)
    attributes.tint = UIColor(
      hue: CGFloat(index) / CGFloat(ring.count), saturation: 0.5, brightness: 0.85, alpha: 1)
    if isCrowded { attributes.zIndex = index }
    return attributes
  }

  // MARK: Changing

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts {
      previous = (ring, numbering)
    }
    super.invalidateLayout(with: context)
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        appearing.insert(update.indexPathAfterUpdate)
      case .delete:
        disappearing.insert(update.indexPathBeforeUpdate)
      default:
        break
      }
    }
  }

  public override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    appearing = UpdatedPaths()
    disappearing = UpdatedPaths()
  }

  public override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard appearing.contains(itemIndexPath) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    return numbering.number(of: itemIndexPath).map {
      inTheCentre(attributes(at: itemIndexPath, index: $0, on: ring))
    }
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard disappearing.contains(itemIndexPath) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    return previous.numbering.number(of: itemIndexPath).map {
      inTheCentre(attributes(at: itemIndexPath, index: $0, on: previous.ring))
    }
  }

  /// Small and invisible in the middle of the circle, with its angle and colour.
  private func inTheCentre(_ attributes: CircleLayoutAttributes) -> CircleLayoutAttributes {
    attributes.center = ring.center
    attributes.alpha = 0
    attributes.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    return attributes
  }
}
