import UIKit

/// Columns of equal width, filled with items of different heights: the next item goes to the column
/// that is shortest so far.
///
/// Heights come from a delegate that conforms to `WaterfallLayoutDelegate`, and are remembered
/// until an invalidation reaches them.
public class WaterfallLayout: UICollectionViewLayout {
  /// The number of columns, which share the width; less than 1 counts as 1.
  public var columnCount = 2 { didSet { if columnCount != oldValue { placeAgain() } } }
  /// The space between items one below the other, in points; less than 0 counts as 0.
  public var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { placeAgain() } }
  }
  /// The space between columns, in points; less than 0 counts as 0.
  public var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { placeAgain() } }
  }
  /// The space in points around the items of each section, between its header and its footer.
  public var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { placeAgain() } }
  }

  /// The size that items are scaled from when the delegate is silent.
  public var itemSize = CGSize(width: 100, height: 100) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The height of headers when the delegate is silent; 0 for none.
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }
  /// The height of footers when the delegate is silent; 0 for none.
  public var footerHeight: CGFloat = 0 {
    didSet { if footerHeight != oldValue { invalidateLayout() } }
  }

  private var plan = WaterfallPlan()

  public override class var invalidationContextClass: AnyClass {
    WaterfallLayoutInvalidationContext.self
  }

  // MARK: Preparing

  public override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return plan.forgetCounts() }
    let metrics = currentMetrics(in: collectionView)
    let sections = 0..<collectionView.numberOfSections
    plan.adopt(metrics)
    plan.adopt(counts: sections.map { collectionView.numberOfItems(inSection: $0) })
    plan.place { section, heights in
      measure(&heights, of: section, width: metrics.columnWidth, in: collectionView)
    }
  }

  private func currentMetrics(in collectionView: UICollectionView) -> WaterfallMetrics {
    let content = collectionView.adjustedContentInset
    return WaterfallMetrics(
      width: collectionView.bounds.width - content.left - content.right,
      columnCount: max(columnCount, 1),
      lineSpacing: max(minimumLineSpacing, 0),
      interitemSpacing: max(minimumInteritemSpacing, 0),
      inset: sectionInset)
  }

  private func measure(
    _ heights: inout WaterfallHeights, of section: Int, width: CGFloat,
    in collectionView: UICollectionView
  ) {
    let source = collectionView.delegate as? WaterfallLayoutDelegate ?? SilentDelegate()
    heights.header =
      heights.header
      ?? source.collectionView(collectionView, layout: self, heightForHeaderInSection: section)
    heights.footer =
      heights.footer
      ?? source.collectionView(collectionView, layout: self, heightForFooterInSection: section)
    for item in heights.items.indices where heights.items[item] == nil {
      heights.items[item] = source.collectionView(
        collectionView, layout: self, heightForItemAt: IndexPath(item: item, section: section),
        width: width)
    }
  }

  // MARK: Answering

  public override var collectionViewContentSize: CGSize { plan.contentSize }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    plan.sections(in: rect).flatMap { section in attributes(of: section, in: rect) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let (elements, top) = plan.placement(of: indexPath.section),
      elements.frames.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = elements.frames[indexPath.item].offsetBy(dx: 0, dy: top)
    return attributes
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item == 0, let (elements, top) = plan.placement(of: indexPath.section) else {
      return nil
    }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let isFooter = elementKind == UICollectionView.elementKindSectionFooter
    guard let band = isHeader ? elements.header : isFooter ? elements.footer : nil else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = band.offsetBy(dx: 0, dy: top)
    return attributes
  }

  private func attributes(
    of section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let (elements, top) = plan.placement(of: section) else { return [] }
    let first = IndexPath(item: 0, section: section)
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)
    let items = elements.items(in: rect.offsetBy(dx: 0, dy: -top)).map {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))
    }
    let footer = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: first)
    return ([header] + items + [footer]).compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  // MARK: Invalidating

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let items = context.invalidatedItemIndexPaths
    let bands = context.invalidatedSupplementaryIndexPaths
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      plan.forgetCounts()
    } else if items != nil || bands != nil {
      items?.forEach { plan.forgetItem(at: $0) }
      bands?.values.joined().forEach { plan.forgetBands(of: $0.section) }
    } else if (context as? WaterfallLayoutInvalidationContext)?.invalidateDelegateHeights ?? true {
      plan.forgetHeights()
    } else {
      plan.forgetPlacements()
    }
    super.invalidateLayout(with: context)
  }

  /// The items keep their heights unless their columns change their width.
  private func placeAgain() {
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateDelegateHeights = false
    invalidateLayout(with: context)
  }
}

/// Answers with the layout's own properties.
private final class SilentDelegate: NSObject, WaterfallLayoutDelegate {}
