import UIKit

/// A plain layout for tests: cells of 100×50 below each other, optional headers and a backdrop. It writes
/// down what it is asked.
@MainActor class ListLayout: UICollectionViewLayout {
  var calls: [String] = []
  /// Frames that replace the list's.
  var frames: [IndexPath: CGRect] = [:]
  var headerHeight: CGFloat = 0
  var backdropKind: String?
  var itemSize = CGSize(width: 100, height: 50)
  /// The attributes that `elements(in:)` adds to the list.
  var extra: [UICollectionViewLayoutAttributes] = []

  private func frame(at indexPath: IndexPath) -> CGRect {
    if let frame = frames[indexPath] { return frame }
    var y = headerHeight
    for section in 0..<indexPath.section {
      y += CGFloat(collectionView?.numberOfItems(inSection: section) ?? 0) * itemSize.height
      y += headerHeight
    }
    y += CGFloat(indexPath.item) * itemSize.height
    return CGRect(origin: CGPoint(x: 0, y: y), size: itemSize)
  }

  override func prepare() {
    calls.append("prepare")
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    calls.append("contentSize")
    let sections = collectionView?.numberOfSections ?? 0
    let items = (0..<sections).reduce(0) {
      $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
    }
    return CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: CGFloat(items) * itemSize.height + CGFloat(sections) * headerHeight)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    calls.append("elements")
    var all: [UICollectionViewLayoutAttributes] = []
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      if headerHeight > 0 { all.append(header(section)) }
      for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
        all.append(cell(IndexPath(item: item, section: section)))
      }
    }
    if let backdropKind {
      all.append(backdrop(backdropKind))
    }
    return all.filter { $0.frame.intersects(rect) || $0.frame.origin.x.isNaN } + extra
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    calls.append("item \(indexPath.section)-\(indexPath.item)")
    return cell(indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("supplementary \(indexPath.section)")
    return header(indexPath.section)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("decoration")
    return backdrop(elementKind)
  }

  private func cell(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(at: indexPath)
    return attributes
  }

  private func header(_ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    let first = frame(at: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: 0, y: first.minY - headerHeight, width: itemSize.width, height: headerHeight)
    return attributes
  }

  private func backdrop(_ kind: String) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    attributes.zIndex = -1
    return attributes
  }
}
