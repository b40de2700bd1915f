import UIKit

/// Tells a cell which shelf it stands on, counted from the top.
final class ShelfAttributes: UICollectionViewLayoutAttributes {
  var row = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ShelfAttributes)?.row = row
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? ShelfAttributes)?.row == row
  }
}

/// Lines of a flow whose photos stand on planks. Cells say how large they want to be.
final class ShelfLayout: UICollectionViewFlowLayout {
  static let plank = "plank"

  override init() {
    super.init()
    estimatedItemSize = CGSize(width: 90, height: 98)
    minimumLineSpacing = 22
    minimumInteritemSpacing = 12
    sectionInset = UIEdgeInsets(top: 10, left: 16, bottom: 22, right: 16)
    headerReferenceSize = CGSize(width: 0, height: 40)
    // Whoever shows the photos may have planks of another class.
    register(UICollectionReusableView.self, forDecorationViewOfKind: Self.plank)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var layoutAttributesClass: AnyClass { ShelfAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let rows = rows
    let elements = super.layoutAttributesForElements(in: rect)?.compactMap { element in
      element.representedElementCategory == .cell ? standing(element, in: rows) : element
    }
    return (elements ?? []) + planks(of: rows).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { standing($0, in: rows) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    planks(of: rows).first { $0.indexPath == indexPath }
  }

  /// The lines of the flow, each as the frame of all its photos.
  private var rows: [CGRect] {
    let everything = CGRect(origin: .zero, size: collectionViewContentSize)
    let cells = super.layoutAttributesForElements(in: everything) ?? []
    return cells.reduce(into: [CGRect]()) { rows, cell in
      guard cell.representedElementCategory == .cell else { return }
      if let last = rows.last, abs(last.midY - cell.frame.midY) < 1 {
        rows[rows.count - 1] = last.union(cell.frame)
      } else {
        rows.append(cell.frame)
      }
    }
  }

  // Photos of a line stand on its plank, however high they are.
  private func standing(
    _ element: UICollectionViewLayoutAttributes, in rows: [CGRect]
  ) -> UICollectionViewLayoutAttributes {
    guard let shelf = element.copy() as? ShelfAttributes,
      let row = rows.firstIndex(where: { abs($0.midY - element.frame.midY) < 1 })
    else { return element }
    shelf.row = row
    shelf.frame.origin.y = rows[row].maxY - shelf.frame.height
    return shelf
  }

  private func planks(of rows: [CGRect]) -> [UICollectionViewLayoutAttributes] {
    let width = collectionView?.bounds.width ?? 0
    return rows.indices.map { row in
      let plank = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.plank, with: IndexPath(item: row, section: 0))
      plank.frame = CGRect(x: 8, y: rows[row].maxY + 4, width: max(0, width - 16), height: 6)
      plank.zIndex = -1
      return plank
    }
  }
}
