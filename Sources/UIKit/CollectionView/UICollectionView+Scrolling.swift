extension UICollectionView {
  func scroll(
    to indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard scrollPosition.isUnambiguous else { return }
    layoutIfNeeded()
    guard counts?.contains(indexPath) ?? false else {
      FaultScope.raise(.scrollToMissingItem(indexPath))
      return
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let target = ScrollTarget(
      offset: contentOffset, viewport: bounds.size, content: contentSize,
      insets: adjustedContentInset)
    let offset = target.offset(showing: frame, at: scrollPosition)
    let pixels = FlowPixels(scale: max(traitCollection.displayScale, 1))
    setContentOffset(
      CGPoint(x: pixels.nearest(offset.x), y: pixels.nearest(offset.y)), animated: animated)
    layoutIfNeeded()
  }

  /// The end of a drag: where scrolling would come to rest, the layout and the delegate may say otherwise.
  /// The velocity is in points per second for the layout and in points per millisecond for the delegate.
  package func endDragging(at proposed: CGPoint, velocity: CGPoint) {
    let target = restingOffset(for: proposed, velocity: velocity)
    isDragging = false
    let decelerates = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { decelerate(to: target) }
  }

  private func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = currentSession.line.targetOffset(for: proposed, velocity: velocity)
    guard let delegate else { return target }
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    unsafe withUnsafeMutablePointer(to: &target) {
      unsafe delegate.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: $0)
    }
    return target
  }

  // Differs from UIKit: there is no clock; it has come to rest when the call returns.
  private func decelerate(to target: CGPoint) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    setContentOffset(target, animated: false)
    layoutIfNeeded()
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}

extension UICollectionView.ScrollPosition {
  /// At most one wish an axis; two raise UIKit's fault.
  @MainActor fileprivate var isUnambiguous: Bool {
    for (axis, positions) in [
      ("vertical", [Self.top, .centeredVertically, .bottom]),
      ("horizontal", [Self.left, .centeredHorizontally, .right]),
    ] where positions.count(where: { contains($0) }) > 1 {
      FaultScope.raise(
        Fault(
          "scroll/ambiguous-position",
          "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(axis) "
            + "positioning styles"))
      return false
    }
    return true
  }
}

extension Fault {
  fileprivate static func scrollToMissingItem(_ indexPath: IndexPath) -> Fault {
    Fault(
      "scroll/missing-item",
      "Attempted to scroll the collection view to an out-of-bounds item: "
        + indexPath.uikitDescription,
      facts: [Fact("path", indexPath.uikitDescription)])
  }
}
