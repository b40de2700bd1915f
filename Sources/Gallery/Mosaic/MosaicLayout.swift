import UIKit

/// A feed of pictures in rows of equal height, each row cut in one of four ways.
///
/// Every section begins with a picture of full width; the last one or two pictures of a section
/// fill their row.
public class MosaicLayout: UICollectionViewLayout {
  /// The height of a row, in points.
  public var segmentHeight: CGFloat = 200 {
    didSet { if segmentHeight != oldValue { invalidateLayout() } }
  }

  /// The space between two cells and between two rows, in points.
  public var gap: CGFloat = 2 {
    didSet { if gap != oldValue { invalidateLayout() } }
  }

  /// One row: its extent and its places in `cachedAttributes`.
  private struct Segment {
    let minY: CGFloat
    let maxY: CGFloat
    let items: Range<Int>
  }

  private var segments: [Segment] = []
  private var cachedAttributes: [UICollectionViewLayoutAttributes] = []
  private var numbering = ItemNumbering()
  private var contentSize = CGSize.zero

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func prepare() {
    super.prepare()
    segments.removeAll(keepingCapacity: true)
    cachedAttributes.removeAll(keepingCapacity: true)
    numbering = ItemNumbering()
    contentSize = .zero
    guard let collectionView = collectionView else { return }

    let width = max(collectionView.bounds.width, 0)
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      numbering.appendSection(count: count)
      appendSegments(section: section, count: count, width: width)
    }
    contentSize = CGSize(width: width, height: segments.last?.maxY ?? 0)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Rows never overlap, so their lower edges are in order. Those of the cells are not: the upper
    // one of two stacked cells ends above the big cell beside it.
    let first = segments.firstIndexInSorted { $0.maxY >= rect.minY }
    var found: [UICollectionViewLayoutAttributes] = []
    for segment in segments[first...] {
      guard segment.minY <= rect.maxY else { break }
      found += cachedAttributes[segment.items].filter { $0.frame.intersects(rect) }
    }
    return found
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    numbering.number(of: indexPath).map { cachedAttributes[$0] }
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
  }

  private func appendSegments(section: Int, count: Int, width: CGFloat) {
    var style = MosaicSegmentStyle.fullWidth
    var item = 0
    while item < count {
      let row = nextRow(width: width)
      let start = cachedAttributes.count
      for frame in style.frames(in: row, gap: max(gap, 0)) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        cachedAttributes.append(attributes)
        item += 1
      }
      segments.append(
        Segment(minY: row.minY, maxY: row.maxY, items: start..<cachedAttributes.count))
      style = style.next(remaining: count - item)
    }
  }

  private func nextRow(width: CGFloat) -> CGRect {
    let top = segments.last.map { $0.maxY + max(gap, 0) } ?? 0
    return CGRect(x: 0, y: top, width: width, height: max(segmentHeight, 0))
  }
}
