/// A drop that a delegate is to perform: its items, its place, and the ways in which they can land.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// One of the items of a drop.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Nothing where the item does not come from the same collection view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A placeholder that has come on screen, and is to become an item or to go.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Calls the closure with the path at which the data are to have the item now. False where the placeholder is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}
