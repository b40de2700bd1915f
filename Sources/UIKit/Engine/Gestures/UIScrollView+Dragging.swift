// The moves of a finger on a scroll view, one after the other. Whoever plays the finger lays out in between.
extension UIScrollView {
  /// Whether the content can be dragged at all: there is more of it than is seen, or it bounces always.
  package var isDraggable: Bool {
    isScrollEnabled && isUserInteractionEnabled && panGestureRecognizer.isEnabled
      && (follows(.vertical) || follows(.horizontal))
  }

  /// Puts a finger down. False where the content does not follow one.
  package func beginDragging() -> Bool {
    felt(RecordedCall("beginDragging"), answered: Spoken.flag) {
      guard isDraggable, drag == nil else { return false }
      stopScrollingAndZooming()
      drag = ScrollDrag(from: contentOffset)
      (isTracking, isDragging) = (true, true)
      tellDelegate("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
      return true
    }
  }

  /// Moves the finger to where it is so far from the place at which it came down.
  package func drag(by way: CGPoint) {
    felt(RecordedCall("drag", ["by": .point(way)]), answered: { _ in nil }) {
      guard var drag else { return }
      let way = isDirectionalLockEnabled ? drag.locked(way) : way
      self.drag = drag
      let range = offsetRange
      let offset = CGPoint(
        x: follows(.horizontal)
          ? ScrollDrag.offset(
            wanted: drag.start.x - way.x, in: range.smallest.x...range.largest.x,
            bouncing: bounces && bouncesHorizontally ? bounds.width : nil) : drag.start.x,
        y: follows(.vertical)
          ? ScrollDrag.offset(
            wanted: drag.start.y - way.y, in: range.smallest.y...range.largest.y,
            bouncing: bounces && bouncesVertically ? bounds.height : nil) : drag.start.y)
      AnimationContext.scrolling.run { contentOffset = offset }
    }
  }

  /// Lifts the finger while it moves with the velocity, in points per second in the direction of the offset, and gives
  /// the place at which the content is to come to rest.
  package func letGo(velocity: CGPoint = .zero) -> CGPoint {
    // A control that begins to refresh stays open, so the content comes to rest below it.
    pulledControl?.beginIfPulled(self)
    return letGo(towards: reachableOffset(near: offset(after: velocity)), velocity: velocity)
  }

  /// The same for a finger after which the content would come to rest there by itself.
  func letGo(towards proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    felt(RecordedCall("endDragging", ["velocity": .point(velocity)]), answered: Spoken.point) {
      let target = restingOffset(near: restingOffset(for: proposed, velocity: velocity))
      (isTracking, isDragging, drag) = (false, false, nil)
      let isBeyond = nearestOffset(to: contentOffset) != contentOffset
      isDecelerating = target != contentOffset || isBeyond
      tellDelegate("scrollViewDidEndDragging", ["willDecelerate": .flag(self.isDecelerating)]) {
        $0.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
      }
      if isDecelerating {
        tellDelegate("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
      }
      pulledControl?.sendIfBegun()
      return target
    }
  }

  // Differs from UIKit: there is no clock; it has come to rest when the call returns.
  /// The way to rest after a finger let go: to the place, as far as insets and content of now let it.
  package func comeToRest(at target: CGPoint) {
    guard isDecelerating else { return }
    ScrollTravel(of: self, to: reachableOffset(near: target)).run()
    layoutIfNeeded()
    isDecelerating = false
    tellDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// The end of a drag in one call.
  package func endDragging(at proposed: CGPoint, velocity: CGPoint) {
    comeToRest(at: letGo(towards: proposed, velocity: velocity))
  }

  /// A tap on the status bar. False where the scroll view or its delegate does not want to scroll.
  @discardableResult package func tapStatusBar() -> Bool {
    felt(RecordedCall("tapStatusBar"), answered: Spoken.flag) {
      guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else {
        return false
      }
      let top = CGPoint(x: contentOffset.x, y: -.greatestFiniteMagnitude)
      scroll(to: reachableOffset(near: top), animated: true)
      tellDelegate("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
      return true
    }
  }

  // MARK: Rest

  private enum Axis {
    case horizontal
    case vertical
  }

  private func follows(_ axis: Axis) -> Bool {
    let range = offsetRange
    return switch axis {
    case .horizontal:
      range.largest.x > range.smallest.x || bounces && bouncesHorizontally && alwaysBounceHorizontal
    case .vertical:
      range.largest.y > range.smallest.y || bounces && bouncesVertically && alwaysBounceVertical
    }
  }

  /// Whether the content is scrolled from side to side, and not up and down.
  package var isSideways: Bool { !follows(.vertical) && follows(.horizontal) }

  /// Whether there is more content beside the screen and none above or below it, however it bounces.
  package var hasPagesBeside: Bool {
    let range = offsetRange
    return range.largest.x > range.smallest.x && range.largest.y <= range.smallest.y
  }

  /// A millisecond keeps the share of the velocity that the deceleration rate says, so all of the way is a sum.
  private func offset(after velocity: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let reach = rate / (1 - rate) / 1000
    return CGPoint(x: contentOffset.x + velocity.x * reach, y: contentOffset.y + velocity.y * reach)
  }

  /// The velocity at which a finger has to let go for the content to go so much further by itself.
  package func velocity(reaching way: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0.0001), 0.9999)
    let share = 1000 * (1 - rate) / rate
    return CGPoint(x: way.x * share, y: way.y * share)
  }

  private func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    // Neither layout nor delegate is asked while paging has the say.
    guard !isPagingEnabled else { return page(after: velocity) }
    var target =
      (self as? UICollectionView)?.currentSession.line
      .targetOffset(for: proposed, velocity: velocity) ?? proposed
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    tellDelegate(
      "scrollViewWillEndDragging",
      ["withVelocity": .point(perMillisecond), "targetContentOffset": .point(target)]
    ) { delegate in
      unsafe withUnsafeMutablePointer(to: &target) {
        unsafe delegate.scrollViewWillEndDragging(
          self, withVelocity: perMillisecond, targetContentOffset: $0)
      }
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

  // MARK: Saying it

  /// A gesture, written down where somebody records the calls of a collection view.
  func felt<Answer>(
    _ call: @autoclosure () -> RecordedCall, answered spoken: (Answer) -> Spoken?,
    by body: () -> Answer
  ) -> Answer {
    guard let conversation = (self as? UICollectionView)?.conversation else { return body() }
    conversation.begin(call(), from: .user, to: .collectionView)
    let answer = body()
    conversation.end(answer: spoken(answer))
    return answer
  }

  private func tellDelegate(
    _ method: String, _ arguments: @escaping @autoclosure () -> KeyValuePairs<String, Spoken> = [:],
    by body: (any UIScrollViewDelegate) -> Void
  ) {
    guard let scrollDelegate else { return }
    guard let view = self as? UICollectionView else { return body(scrollDelegate) }
    view.tell(.delegate, RecordedCall(method, arguments())) { body(scrollDelegate) }
  }
}
