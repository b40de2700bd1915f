// The collection view in the layout's own terms, where reading right to left turns it around.
extension UICollectionViewLayout {
  private var isTurnedAround: Bool { collectionView.map(isMirrored) ?? false }

  /// - Parameter width: that of the content.
  func ownSide(of rect: CGRect, width: CGFloat) -> CGRect {
    isTurnedAround ? Mirror(width: width).mirrored(rect) : rect
  }

  func ownSide(of insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isTurnedAround else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

extension UIView {
  /// Scale of the screen that the view is on, or would be on.
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : max(UIScreen.main.scale, 1)
  }
}
