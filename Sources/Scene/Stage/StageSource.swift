import Motion
import UIKit

/// Serves a stage's sections to its collection view.
final class StageSource: UICollectionViewDataSource {
  static let identifier = "stage"
  var sections: [StageSection] = []
  /// The sections as the collection view last counted them: what it believes to show.
  private(set) var counted: [StageSection] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    counted = sections
    return sections.count
  }

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

  /// For faults of updates, which name what is missing by its identifier.
  var names: UICollectionView.DataNames {
    let sections = counted
    return { sections.map { .init(name: $0.id, items: $0.items.map(\.id)) } }
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

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
    counted = sections
  }
}

extension [StageSection] {
  /// The data's name for an element.
  @MainActor func identifier(
    of kind: ElementKind, at path: IndexPath, _ itemKinds: ItemKinds
  ) -> String? {
    guard path.count == 2, indices.contains(path.section) else { return nil }
    let section = self[path.section]
    return itemKinds.name(of: kind, at: path, section: section.id) {
      section.items.indices.contains($0) ? section.items[$0].id : nil
    }
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
