import Motion
import UIKit

/// Serves a stage's sections to its collection view.
final class StageSource: UICollectionViewDataSource {
  static let identifier = "stage"
  var sections: [StageSection] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? StageCell)?.item = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  // Nobody knows which kinds a layout will ask for, so each is registered when it is.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }

  /// What the data calls an element: the item for cells, the section for its own headers and backgrounds.
  func identifier(of kind: ElementKind, at path: IndexPath) -> String? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard kind == .cell else { return path.item == 0 ? section.id : nil }
    return section.items.indices.contains(path.item) ? section.items[path.item].id : nil
  }
}

/// A cell that fits as its item says.
final class StageCell: UICollectionViewCell {
  var item: StageItem?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let size = item?.fittingSize,
      let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    fitted.size = size
    return fitted
  }
}
