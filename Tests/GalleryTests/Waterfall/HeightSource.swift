import Gallery
import UIKit

/// A delegate that gives heights, and notes for which items it was asked.
final class HeightSource: NSObject, WaterfallLayoutDelegate {
  private var heights: [CGFloat]
  var asked: [Int] = []

  init(_ heights: [CGFloat]) {
    self.heights = heights
  }

  subscript(item: Int) -> CGFloat {
    get { heights[item] }
    set { heights[item] = newValue }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    asked.append(indexPath.item)
    return heights[indexPath.item]
  }
}

/// A delegate that knows the sizes of pictures.
final class PhotoSource: NSObject, WaterfallLayoutDelegate {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    naturalSizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}
