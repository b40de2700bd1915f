extension UICollectionView {
  func scroll(
    to indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard scrollPosition.isUnambiguous else { return }
    layoutIfNeeded()
    let counts = counts ?? DataCounts(items: [])
    guard counts.contains(indexPath) else {
      FaultScope.raise(.scroll(toMissing: indexPath, in: self, counts: counts))
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
    // Neither layout nor delegate is asked while paging has the say.
    guard !isPagingEnabled else { return page(after: velocity) }
    var target = currentSession.line.targetOffset(for: proposed, velocity: velocity)
    guard let delegate else { return target }
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    unsafe withUnsafeMutablePointer(to: &target) {
      unsafe delegate.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: $0)
    }
    return target
  }

  /// The page that a drag ends on which lets go here: the next one in its direction, or else the nearest.
  private func page(after velocity: CGPoint) -> CGPoint {
    func start(near offset: CGFloat, length: CGFloat, velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      if velocity > 0 { return (page.rounded(.down) + 1) * length }
      if velocity < 0 { return (page.rounded(.up) - 1) * length }
      return page.rounded() * length
    }
    return nearestOffset(
      to: CGPoint(
        x: start(near: contentOffset.x, length: bounds.width, velocity: velocity.x),
        y: start(near: contentOffset.y, length: bounds.height, velocity: velocity.y)))
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
  @MainActor fileprivate static func scroll(
    toMissing path: IndexPath, in view: UICollectionView, counts: DataCounts
  ) -> Fault {
    Fault(
      "scroll/missing-item",
      "Attempted to scroll the collection view to an out-of-bounds \(whatIsMissing(path, counts)). "
        + "Collection view: \(view).",
      facts: [
        Fact("path", path.uikitDescription),
        Fact("items", "[" + counts.items.map(String.init).joined(separator: ", ") + "]"),
      ])
  }

  private static func whatIsMissing(_ path: IndexPath, _ counts: DataCounts) -> String {
    guard let place = ItemPosition(path) else { return "index path \(path.uikitDescription)" }
    guard counts.items.indices.contains(place.section) else {
      return "section (\(place.section)) when there are only \(counts.sectionCount) sections"
    }
    return
      "item (\(place.item)) when there are only \(counts.items[place.section]) items in section "
      + "\(place.section)"
  }
}
