import UIKit

/// A wall of square tiles in columns of equal width, as of photos: the first tile of a section may be as
/// large as four, and headers may stay while their section is seen.
public class WallLayout: UICollectionViewLayout {
  /// Which sections begin with a tile as large as four.
  public enum LargeTiles: Sendable {
    /// No section does.
    case none
    /// Each does, at the side where lines begin.
    case leading
    /// Each does, at the side where lines end.
    case trailing
    /// Each does: the first section at the leading side, the next at the trailing one, and so on.
    case alternating
  }

  /// The number of columns, which share the width; less than 1 counts as 1.
  public var columnCount = 3 { didSet { if columnCount != oldValue { invalidateLayout() } } }
  /// The space between two tiles, in points; less than 0 counts as 0.
  public var gap: CGFloat = 2 { didSet { if gap != oldValue { invalidateLayout() } } }
  /// Which sections begin with a tile as large as four. One column has no room for them.
  public var largeTiles = LargeTiles.none {
    didSet { if largeTiles != oldValue { invalidateLayout() } }
  }
  /// The height of headers; 0 for none.
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays at the upper edge while its section is seen.
  public var sectionHeadersPinToVisibleBounds = false {
    didSet {
      if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() }
    }
  }

  /// One section: its extent, the room of its header included.
  private struct Section {
    let count: Int
    let minY: CGFloat
    let header: CGFloat
    let maxY: CGFloat
    var tilesY: CGFloat { minY + header }
  }

  private var grid = WallGrid(columns: 1, width: 0, gap: 0)
  private var sections: [Section] = []

  public override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.maxY ?? 0)
  }

  public override func prepare() {
    super.prepare()
    sections.removeAll(keepingCapacity: true)
    guard let collectionView = collectionView else { return }
    grid = WallGrid(columns: columnCount, width: width, gap: gap)
    for section in 0..<collectionView.numberOfSections {
      append(section, count: collectionView.numberOfItems(inSection: section))
    }
  }

  /// Sections without headers are a gap apart, as tiles are.
  private func append(_ section: Int, count: Int) {
    let header = max(headerHeight, 0)
    let between = sections.isEmpty || header > 0 ? 0 : max(gap, 0)
    let top = (sections.last?.maxY ?? 0) + between
    let tiles = grid.height(ofRows: grid.rows(of: count, side: side(in: section)))
    sections.append(
      Section(count: count, minY: top, header: header, maxY: top + header + tiles))
  }

  private func side(in section: Int) -> WallGrid.LargeSide? {
    switch largeTiles {
    case .none: nil
    case .leading: .leading
    case .trailing: .trailing
    case .alternating: section.isMultiple(of: 2) ? .leading : .trailing
    }
  }

  private var width: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let around = collectionView.adjustedContentInset
    return max(collectionView.bounds.width - around.left - around.right, 0)
  }

  // MARK: Answering

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = sections.firstIndexInSorted { $0.maxY >= rect.minY }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in sections.indices[first...] {
      guard sections[index].minY <= rect.maxY else { break }
      found += attributes(ofSection: index, in: rect)
    }
    return found.filter { $0.frame.intersects(rect) }
  }

  private func attributes(
    ofSection index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = sections[index]
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: index))
    let items = grid.items(
      from: rect.minY - section.tilesY, to: rect.maxY - section.tilesY, count: section.count,
      side: side(in: index))
    return (header.map { [$0] } ?? [])
      + items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: index)) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      (0..<sections[indexPath.section].count).contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = grid.frame(of: indexPath.item, side: side(in: indexPath.section))
      .offsetBy(dx: 0, dy: sections[indexPath.section].tilesY)
    return attributes
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, indexPath.item == 0,
      sections.indices.contains(indexPath.section), headerHeight > 0
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    let section = sections[indexPath.section]
    let edge = collectionView.map { upperEdge(of: $0.bounds) } ?? 0
    attributes.frame = CGRect(
      x: 0, y: headerY(of: section, below: edge), width: width, height: section.header)
    // Tiles pass under headers that stay.
    attributes.zIndex = 10
    return attributes
  }

  /// Its place above the tiles; if it pins, as far down below the upper edge as its section goes.
  private func headerY(of section: Section, below edge: CGFloat) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return section.minY }
    return max(min(edge, section.maxY - section.header), section.minY)
  }

  private func upperEdge(of bounds: CGRect) -> CGFloat {
    bounds.minY + (collectionView?.adjustedContentInset.top ?? 0)
  }

  // MARK: Invalidating

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
      || !headers(movedBy: newBounds, in: collectionView).isEmpty
  }

  /// A scroll names the headers that move with it: the tiles stay as they are.
  public override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView = collectionView, newBounds.width == collectionView.bounds.width else {
      return context
    }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: headers(movedBy: newBounds, in: collectionView))
    return context
  }

  private func headers(
    movedBy newBounds: CGRect, in collectionView: UICollectionView
  ) -> [IndexPath] {
    guard sectionHeadersPinToVisibleBounds, headerHeight > 0 else { return [] }
    let (before, after) = (upperEdge(of: collectionView.bounds), upperEdge(of: newBounds))
    return sections.indices.filter {
      headerY(of: sections[$0], below: before) != headerY(of: sections[$0], below: after)
    }.map { IndexPath(item: 0, section: $0) }
  }
}
