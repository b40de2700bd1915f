import UIKit

/// Says that only the headers have to move.
class StickyHeaderInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var onlyMovesHeaders = false
}

/// Rows in sections whose header stays at the top while its section is in sight.
class StickyHeaderLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat = 30
  private(set) var rebuilds = 0

  private var rows: [[UICollectionViewLayoutAttributes]] = []
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var sectionTops: [CGFloat] = []
  private var contentHeight: CGFloat = 0
  private var needsRebuild = true

  override class var invalidationContextClass: AnyClass {
    return StickyHeaderInvalidationContext.self
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    if needsRebuild {
      rebuild(collectionView)
      needsRebuild = false
    }
    moveHeaders(collectionView)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    return (headers + rows.joined()).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return rows[indexPath.section][indexPath.row]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionElementKindSectionHeader else { return nil }
    return headers[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let sticky = context as? StickyHeaderInvalidationContext,
      let bounds = collectionView?.bounds
    else { return context }
    sticky.onlyMovesHeaders = newBounds.size.equalTo(bounds.size)
    sticky.invalidateSupplementaryElements(
      ofKind: UICollectionElementKindSectionHeader, at: headers.map { $0.indexPath })
    return sticky
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let sticky = context as? StickyHeaderInvalidationContext, sticky.onlyMovesHeaders {
      // The rows stay where they are.
    } else {
      needsRebuild = true
    }
    super.invalidateLayout(with: context)
  }

  private func rebuild(_ collectionView: UICollectionView) {
    rebuilds += 1
    rows = []
    headers = []
    sectionTops = []
    var y: CGFloat = 0
    let width = collectionView.bounds.width
    for section in 0..<collectionView.numberOfSections {
      sectionTops.append(y)
      headers.append(
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
          with: IndexPath(row: 0, section: section)))
      y += headerHeight
      rows.append(
        (0..<collectionView.numberOfItems(inSection: section)).map { row in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(row: row, section: section))
          attributes.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
          y += rowHeight
          return attributes
        })
    }
    contentHeight = y
  }

  private func moveHeaders(_ collectionView: UICollectionView) {
    let visibleTop = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    for (section, header) in headers.enumerated() {
      let top = sectionTops[section]
      let end = section + 1 < sectionTops.count ? sectionTops[section + 1] : contentHeight
      header.frame = CGRect(
        x: 0, y: min(max(visibleTop, top), end - headerHeight),
        width: collectionView.bounds.width, height: headerHeight)
      header.zIndex = 10
    }
  }
}
