import UIKit

/// The questions of a `BoardLayout` to a collection view's delegate. Every method has a default that answers with the
/// layout's own property.
@MainActor
public protocol BoardLayoutDelegate: UICollectionViewDelegate {
  /// The height of an item that is so wide.
  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  /// The height of a column's header; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat
}

extension BoardLayoutDelegate {
  /// The layout's `cellHeight`, for every item.
  public func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    layout.cellHeight
  }

  /// The layout's `headerHeight`, for every section.
  public func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    layout.headerHeight
  }
}
