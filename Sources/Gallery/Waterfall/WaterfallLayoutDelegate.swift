import UIKit

/// The questions of a `WaterfallLayout` to a collection view's delegate. Every method has a default that answers with
/// the layout's own property.
@MainActor
public protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  /// The height of an item in a column of this width.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat

  /// The size of an item before it is scaled to its column. Asked only of delegates that leave
  /// the height to its default.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    naturalSizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The height of a section's header; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat

  /// The height of a section's footer; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat
}

extension WaterfallLayoutDelegate {
  /// Scales the natural size to the column, and rounds the height to whole points.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    let size = self.collectionView(
      collectionView, layout: layout, naturalSizeForItemAt: indexPath)
    guard size.width > 0 else { return layout.itemSize.height }
    return (size.height * width / size.width).rounded()
  }

  /// The layout's `itemSize`, for every item.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    naturalSizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    layout.itemSize
  }

  /// The layout's `headerHeight`, for every section.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    layout.headerHeight
  }

  /// The layout's `footerHeight`, for every section.
  public func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    layout.footerHeight
  }
}
