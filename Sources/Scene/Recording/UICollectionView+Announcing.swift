import UIKit

extension UICollectionView {
  /// Announces the updates of a batch one by one, as an app does inside of its update block.
  func announce(_ batch: UpdateBatch) {
    for update in batch.updates {
      switch update {
      case .insertItem(let place): insertItems(at: [place.indexPath])
      case .deleteItem(let place): deleteItems(at: [place.indexPath])
      case .reloadItem(let place): reloadItems(at: [place.indexPath])
      case .reconfigureItem(let place): reconfigureItems(at: [place.indexPath])
      case .moveItem(let from, let to): moveItem(at: from.indexPath, to: to.indexPath)
      case .insertSection(let section): insertSections([section])
      case .deleteSection(let section): deleteSections([section])
      case .reloadSection(let section): reloadSections([section])
      case .moveSection(let from, let to): moveSection(from, toSection: to)
      }
    }
  }
}
