import UIKit

/// Columns side by side, one for each section, as on a board of cards: a header at the top, the items one below the
/// other, and a ground behind all of them. The content grows sideways with the sections, and down with the longest one.
///
/// Heights come from a delegate that conforms to `BoardLayoutDelegate`, else from the layout's own properties.
public class BoardLayout: UICollectionViewLayout {
  /// The width of every column with its ground, in points.
  public var columnWidth: CGFloat = 160 {
    didSet { if columnWidth != oldValue { invalidateLayout() } }
  }

  /// The space between two columns, in points.
  public var minimumInteritemSpacing: CGFloat = 12 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The space between items one below the other, in points.
  public var minimumLineSpacing: CGFloat = 8 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The space in points between the edges of a column and its items; the header stands above it.
  public var sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8) {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The space around all columns, in points.
  public var margin: CGFloat = 16 {
    didSet { if margin != oldValue { invalidateLayout() } }
  }

  /// The height of headers when the delegate is silent; 0 for none.
  public var headerHeight: CGFloat = 0 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  /// The height of items when the delegate is silent.
  public var cellHeight: CGFloat = 72 {
    didSet { if cellHeight != oldValue { invalidateLayout() } }
  }

  private var columns: [BoardColumn] = []
  private var contentSize = CGSize.zero

  public override init() {
    super.init()
    registerColumn()
  }

  /// For archives, as UIKit demands it of every layout: the ground is registered, all values are the usual ones.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    registerColumn()
  }

  private func registerColumn() {
    register(BoardColumnView.self, forDecorationViewOfKind: BoardColumnView.kind)
  }

  // MARK: Preparing

  public override var collectionViewContentSize: CGSize { contentSize }

  public override func prepare() {
    super.prepare()
    columns = []
    contentSize = .zero
    guard let collectionView = collectionView else { return }
    let width = max(columnWidth, 0)
    var x = max(margin, 0)
    for section in 0..<collectionView.numberOfSections {
      let column = column(of: section, at: CGPoint(x: x, y: max(margin, 0)), width: width)
      columns.append(column)
      x = column.frame.maxX + max(minimumInteritemSpacing, 0)
    }
    guard let last = columns.last else { return }
    contentSize = CGSize(
      width: last.frame.maxX + max(margin, 0),
      height: (columns.map(\.frame.maxY).max() ?? 0) + max(margin, 0))
  }

  private func column(of section: Int, at origin: CGPoint, width: CGFloat) -> BoardColumn {
    guard let collectionView = collectionView else { return BoardColumn() }
    let source = collectionView.delegate as? BoardLayoutDelegate ?? SilentDelegate()
    let header = source.collectionView(
      collectionView, layout: self, heightForHeaderInSection: section)
    var column = BoardColumn()
    column.header = CGRect(origin: origin, size: CGSize(width: width, height: max(header, 0)))
    let room = max(width - sectionInset.left - sectionInset.right, 0)
    var y = column.header.maxY + sectionInset.top
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      if item > 0 { y += max(minimumLineSpacing, 0) }
      let height = source.collectionView(
        collectionView, layout: self, heightForItemAt: IndexPath(item: item, section: section),
        width: room)
      let frame = CGRect(
        x: origin.x + sectionInset.left, y: y, width: room, height: max(height, 0))
      column.items.append(frame)
      y = frame.maxY
    }
    column.frame = CGRect(
      x: origin.x, y: origin.y, width: width, height: max(y + sectionInset.bottom - origin.y, 0))
    return column
  }

  // MARK: Answering

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let first = columns.firstIndexInSorted { $0.frame.maxX >= rect.minX }
    let near = (first..<columns.count).prefix { columns[$0].frame.minX <= rect.maxX }
    return near.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let path = IndexPath(item: 0, section: section)
      let grounds = [
        layoutAttributesForDecorationView(ofKind: BoardColumnView.kind, at: path),
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path),
      ]
      let items = columns[section].indices(from: rect.minY, to: rect.maxY).map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return (grounds + items).compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard columns.indices.contains(indexPath.section),
      columns[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = columns[indexPath.section].items[indexPath.item]
    return attributes
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == UICollectionView.elementKindSectionHeader, indexPath.item == 0,
      columns.indices.contains(indexPath.section), columns[indexPath.section].header.height > 0
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = columns[indexPath.section].header
    return attributes
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == BoardColumnView.kind, indexPath.item == 0,
      columns.indices.contains(indexPath.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = columns[indexPath.section].frame
    attributes.zIndex = -1
    return attributes
  }
}

/// Answers with the layout's own properties.
private final class SilentDelegate: NSObject, BoardLayoutDelegate {}
