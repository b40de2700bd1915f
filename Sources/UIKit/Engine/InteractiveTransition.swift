/// A transition between two layouts that a gesture holds in hand.
@MainActor struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  /// The session of the layout that it came from, to go back to.
  let origin: LayoutSession
  /// The views on screen when it began, which hear of its end.
  let views: [UICollectionReusableView]
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func startTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let transition {
      FaultScope.raise(
        Fault(
          "transition/already-under-way",
          "the collection is already in the middle of an interactive transition"))
      return transition.layout
    }
    layoutIfNeeded()
    let origin = currentSession
    let between = transitionLayout(from: origin.layout, to: layout)
    let line = LayoutCalls(layout: layout, view: self)
    origin.line.prepareForTransition(to: layout)
    line.prepareForTransition(from: origin.layout)
    layout.host = self
    line.prepare()
    let views = displayed.sorted.map(\.entry.view)
    for view in views { view.tellWillTransition(from: origin.layout, to: layout) }
    transition = InteractiveTransition(
      layout: between, origin: origin, views: views, completion: completion)
    install(between, releasesOld: false)
    return between
  }

  private func transitionLayout(
    from earlier: UICollectionViewLayout, to later: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegateLine?.transitionLayout(from: earlier, to: later)
      ?? UICollectionViewTransitionLayout(currentLayout: earlier, nextLayout: later)
  }

  /// Goes on to the new layout, or back to the old one, and leaves the transition layout behind.
  func endTransition(finishing: Bool) {
    guard let transition else {
      FaultScope.raise(
        Fault(
          "transition/none-under-way",
          "the collection is not in the middle of an interactive transition"))
      return
    }
    layoutIfNeeded()
    animationObserver?.collectionViewWillChange(self)
    let between = currentSession
    transition.layout.transitionProgress = finishing ? 1 : 0
    let destination = finishing ? transition.layout.nextLayout : transition.origin.layout
    let other = finishing ? transition.origin.layout : transition.layout.nextLayout
    self.transition = nil
    let pair = LayoutPair(
      leaving: LayoutCalls(layout: other, view: self),
      coming: LayoutCalls(layout: destination, view: self), isInteractive: true)
    let isDone = exchange(between, for: destination, in: pair)
    other.host = nil
    if isDone {
      for view in transition.views { view.tellDidTransition(from: other, to: destination) }
    }
    transition.completion?(finishing, isDone)
  }
}
