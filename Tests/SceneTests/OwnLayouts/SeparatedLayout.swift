import Scene
import UIKit

/// A list in which each item has a badge at its right, a supplementary view, and a line below it, a decoration view. It
/// names those that come and go with their items, as UIKit asks for.
final class SeparatedLayout: UICollectionViewFlowLayout {
  static let badge = "badge"
  static let line = "line"

  var height: CGFloat = 44
  /// Whether it names what comes and goes.
  var namesThem = true
  private var going: [IndexPath] = []
  private var coming: [IndexPath] = []

  static var addition: SceneAddition {
    .layout(
      "separated", make: SeparatedLayout.init,
      set: { layout, values in
        layout.height = values.number("height").map { CGFloat($0) } ?? 44
        layout.namesThem = values.flag("namesThem") ?? true
      })
  }

  override func prepare() {
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    minimumLineSpacing = 2
    super.prepare()
  }

  private func place(_ kind: String, beside cell: CGRect) -> CGRect {
    kind == Self.badge
      ? CGRect(x: cell.maxX - 26, y: cell.minY + 6, width: 14, height: 14)
      : CGRect(x: cell.minX + 10, y: cell.maxY, width: cell.width - 20, height: 2)
  }

  private func attributes(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = super.layoutAttributesForItem(at: path) else { return nil }
    let attributes =
      kind == Self.badge
      ? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      : UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
    attributes.frame = place(kind, beside: cell.frame)
    attributes.zIndex = kind == Self.badge ? 1 : 0
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let cells = super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -4)) ?? []
    return cells
      + cells.flatMap { cell in
        [Self.badge, Self.line].compactMap { attributes($0, at: cell.indexPath) }
      }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(elementKind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(elementKind, at: indexPath)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    guard namesThem else { return }
    for item in updateItems where item.updateAction != .reload {
      if let path = item.indexPathBeforeUpdate, path.item != NSNotFound { going.append(path) }
      if let path = item.indexPathAfterUpdate, path.item != NSNotFound { coming.append(path) }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (going, coming) = ([], [])
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == Self.badge ? going : []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    elementKind == Self.badge ? coming : []
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    going
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    coming
  }
}
