@testable import UIKit

/// Keeps the changes that a collection view makes.
@MainActor final class ChangeLog: CollectionAnimationObserver {
  var changes: [CollectionAnimation] = []

  func collectionViewWillChange(_ view: UICollectionView) {}
  func collectionView(
    _ view: UICollectionView, didRelabelCells earlier: @escaping (IndexPath) -> IndexPath
  ) {}
  func collectionView(
    _ view: UICollectionView, willAnimate elements: [CollectionAnimation.Element]
  ) {}
  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation) {
    changes.append(animation)
  }
  func collectionViewWillTravel() {}

  func collectionViewDidTravel(to share: CGFloat) {}

  func collectionViewDidNotChange(_ view: UICollectionView) {}
}
