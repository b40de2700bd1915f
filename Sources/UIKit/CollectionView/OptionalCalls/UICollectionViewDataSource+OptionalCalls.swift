// On iOS the optional methods of a data source or delegate are called with a question mark:
// `dataSource.collectionView?(view, canMoveItemAt: path)`. A method cannot be optional here; a property of the same
// name can, and its value is called like the method. The answer is nil where the object has no such method.

extension UICollectionViewDataSource {
  public var collectionView: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(dataSource: self)
  }

  public var numberOfSections: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(dataSource: self)
  }

  public var indexTitles: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(dataSource: self)
  }
}

/// Calls the optional methods of a data source.
@preconcurrency @MainActor public struct UICollectionViewDataSourceCalls {
  let dataSource: any UICollectionViewDataSource

  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    dataSource.numberOfSections(in: collectionView)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalRequirement.answer {
      dataSource.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalRequirement.answer {
      dataSource.collectionView(collectionView, canMoveItemAt: indexPath)
    }
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      dataSource.collectionView(
        collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }

  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    dataSource.indexTitles(for: collectionView)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}
