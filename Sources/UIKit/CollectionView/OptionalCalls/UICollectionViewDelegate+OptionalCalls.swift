extension UICollectionViewDelegate {
  public var collectionView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(delegate: self)
  }

  public var indexPathForPreferredFocusedView: UICollectionViewDelegateCalls? {
    UICollectionViewDelegateCalls(delegate: self)
  }
}

/// Calls the optional methods of a collection view's delegate: `delegate.collectionView?(view, didSelectItemAt: path)`.
@preconcurrency @MainActor public struct UICollectionViewDelegateCalls {
  let delegate: any UICollectionViewDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }
}
