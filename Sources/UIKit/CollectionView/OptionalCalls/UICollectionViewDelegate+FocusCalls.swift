// Calls about the focus, editing and menus.
extension UICollectionViewDelegateCalls {
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    delegate.indexPathForPreferredFocusedView(in: collectionView)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, canEditItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
}
