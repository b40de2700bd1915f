// `delegate.collectionView?(view, layout: self, sizeForItemAt: path)`, as published flow layouts write it: nil
// where the delegate has no such method.
extension UICollectionViewDelegateCalls {
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    flowAnswer {
      $0.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }

  private func flowAnswer<Answer>(
    _ ask: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let flow = delegate as? any UICollectionViewDelegateFlowLayout else { return nil }
    return OptionalRequirement.answer { ask(flow) }
  }
}
