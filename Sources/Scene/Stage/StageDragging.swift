import SceneFormat
import UIKit

/// Data that take what is dropped.
@MainActor protocol DropTaking: AnyObject {
  /// The item goes from the one place to the other, which is where it stands afterwards.
  func moveItem(from origin: IndexPath, to destination: IndexPath)
  /// Another item like it comes to stand at the place.
  func copyItem(from origin: IndexPath, to destination: IndexPath)
}

/// Lets the items of data be dragged about, as an app would that has said in advance what comes of a drop.
@MainActor final class StageDragging: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private let data: any DropTaking
  private let operation: UIDropOperation
  private let destination: IndexPath

  init(in data: any DropTaking, _ operation: UIDropOperation, to destination: IndexPath) {
    self.data = data
    self.operation = operation
    self.destination = destination
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let origin = item.sourceIndexPath else { return }
    collectionView.performBatchUpdates { [self] in
      if coordinator.proposal.operation == .copy {
        data.copyItem(from: origin, to: destination)
        collectionView.insertItems(at: [destination])
      } else {
        data.moveItem(from: origin, to: destination)
        collectionView.moveItem(at: origin, to: destination)
      }
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}

extension StageSource: DropTaking {
  func moveItem(from origin: IndexPath, to destination: IndexPath) {
    let item = sections[origin.section].items.remove(at: origin.item)
    sections[destination.section].items.insert(item, at: destination.item)
  }

  func copyItem(from origin: IndexPath, to destination: IndexPath) {
    var item = sections[origin.section].items[origin.item]
    let names = Set(sections.flatMap { $0.items.map(\.id) })
    item.id = item.id.copied(besides: names)
    sections[destination.section].items.insert(item, at: destination.item)
  }
}
