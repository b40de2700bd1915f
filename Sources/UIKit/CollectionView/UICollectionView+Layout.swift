extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool)
    -> Void

  /// Brings what is on screen up to date. Inside of an animation block it is a change to be animated.
  func layOutElements() {
    guard !isChanging, !batch.isOpen, let session, !FaultScope.isBroken else { return }
    let isStale = session.isInvalid || displayed.answer?.rect != bounds
    guard isStale, AnimationContext.current != nil, let shown = displayed.answer else {
      LayoutPass(self)?.run()
      return
    }
    animationObserver?.collectionViewWillChange(self)
    let before = ScreenState(of: self, bounds: shown.rect)
    _ = change(PassRules(), from: before) { $0.contentOffset }
  }

  /// Brings what is on screen up to date in the animation around it, along with animations of the app's own.
  func layOut(alongside companions: @escaping () -> Void) {
    guard !isChanging, !batch.isOpen, let shown = displayed.answer, !FaultScope.isBroken,
      AnimationContext.current != nil
    else {
      companions()
      return layoutIfNeeded()
    }
    animationObserver?.collectionViewWillChange(self)
    let before = ScreenState(of: self, bounds: shown.rect)
    _ = change(PassRules(companions: companions), from: before) { $0.contentOffset }
  }

  // MARK: Animated changes of the bounds

  /// Whether the bounds change inside of an animation block. An animated scroll is none.
  private func isAnimatedChange(from earlier: CGRect, to later: CGRect) -> Bool {
    guard earlier != later, let context = AnimationContext.current else { return false }
    return !context.isScroll && displayed.answer != nil && !isChanging && !isAdjusting
  }

  func noteBounds(becoming boundsAfter: CGRect) {
    guard isAnimatedChange(from: bounds, to: boundsAfter) else { return }
    animationObserver?.collectionViewWillChange(self)
  }

  func animateBoundsChange(from boundsBefore: CGRect) {
    guard isAnimatedChange(from: boundsBefore, to: bounds) else { return }
    let before = ScreenState(of: self, bounds: boundsBefore)
    let rules = BoundsChangeRules(line: currentSession.line, boundsBefore: boundsBefore)
    _ = change(rules, from: before) { $0.targetOffset(for: $0.nearestOffset(to: $0.contentOffset)) }
  }

  // MARK: Exchange of layouts

  /// Whether the layout took the place of the old one. The same one does nothing; before anything is on
  /// screen there is nothing to bring over.
  func exchangeLayout(for layout: UICollectionViewLayout, animated: Bool) -> Bool {
    let earlier = currentSession
    guard layout !== earlier.layout else { return true }
    guard displayed.answer != nil, !bounds.isEmpty else {
      install(layout)
      return true
    }
    var isDone = false
    if animated {
      isDone = bring(over: earlier, to: layout)
    } else {
      UIView.performWithoutAnimation { isDone = bring(over: earlier, to: layout) }
    }
    return isDone
  }

  private func bring(over earlier: LayoutSession, to layout: UICollectionViewLayout) -> Bool {
    animationObserver?.collectionViewWillChange(self)
    let pair = LayoutPair(leaving: earlier.line, coming: LayoutCalls(layout: layout, view: self))
    pair.leaving.prepareForTransition(to: layout)
    pair.coming.prepareForTransition(from: earlier.layout)
    let views = displayed.sorted.map(\.entry.view)
    for view in views { view.tellWillTransition(from: earlier.layout, to: layout) }
    guard exchange(earlier, for: layout, in: pair) else { return false }
    for view in views { view.tellDidTransition(from: earlier.layout, to: layout) }
    return true
  }

  /// Changes from what the old session shows to what the layout has.
  func exchange(
    _ earlier: LayoutSession, for layout: UICollectionViewLayout, in pair: LayoutPair
  ) -> Bool {
    let before = ScreenState(of: self)
    install(layout, releasesOld: false)
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    currentSession.line.invalidate(with: context)
    let rules = LayoutChangeRules(
      earlier: earlier, later: currentSession.line, before: before.displayed, pair: pair)
    let isDone = change(rules, from: before) {
      $0.targetOffset(for: $0.offsetKeepingTheMiddle(before))
    }
    guard isDone else {
      layout.host = nil
      session = earlier
      return false
    }
    earlier.layout.host = nil
    return true
  }

  /// The offset that has the item in the middle of the old screen in the middle of the new one.
  private func offsetKeepingTheMiddle(_ before: ScreenState) -> CGPoint {
    let middle = CGPoint(x: before.bounds.midX, y: before.bounds.midY)
    let cells = before.displayed.sorted.filter { $0.key.category == .cell }
    let anchor =
      cells.first { $0.entry.attributes.frame.contains(middle) }
      ?? (cells.isEmpty ? nil : cells[cells.count / 2])
    guard let anchor, let center = currentSession.element(for: anchor.key)?.shown.center else {
      return nearestOffset(to: contentOffset)
    }
    return nearestOffset(
      to: CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
  }
}
