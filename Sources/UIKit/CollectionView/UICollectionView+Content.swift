extension UICollectionView {
  /// Takes the layout's content size over, and moves the offset along with what contexts said about it.
  func adoptContentSize(_ size: CGSize, movedBy adjustment: CGPoint = .zero) {
    let offset = adoptContentSize(size)
    guard adjustment != .zero else { return }
    // From where it was: a shorter content may have brought it back into its range by itself.
    contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
    adjustContentOffsetIfNecessary()
  }

  /// The offset that shows what was shown before, in the range of the new size or not.
  private func adoptContentSize(_ size: CGSize) -> CGPoint {
    let isMirrored = currentSession.isMirrored
    let offset = contentOffset
    guard contentSize != size || isMirrored != showsMirrored else { return offset }
    let reach = leadingReach
    let turns = isMirrored != showsMirrored || isMirrored && contentSize.width != size.width
    contentSize = size
    showsMirrored = isMirrored
    guard turns else { return offset }
    leadingReach = reach
    return contentOffset
  }

  /// How far the view is scrolled from where reading starts, which the right edge is where reading goes from
  /// right to left: the view starts there, and keeps its distance to it.
  private var leadingReach: CGFloat {
    get {
      guard showsMirrored else { return contentOffset.x }
      return contentSize.width - bounds.width - contentOffset.x
    }
    set {
      contentOffset.x =
        showsMirrored
        ? max(contentSize.width - bounds.width - newValue, -adjustedContentInset.left) : newValue
    }
  }
}
