extension UIView {
  func isSelfOrDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let view = child.viewWithTag(tag) { return view }
    }
    return nil
  }

  // MARK: Adding

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let index = place(of: sibling)
    insert(view, at: index.map { $0 + offset } ?? children.count)
  }

  private func place(of child: UIView) -> Int? {
    child.parent === self ? childSearch.index(of: child, in: children) : nil
  }

  func insert(_ view: UIView, at index: Int) {
    guard canAdd(view) else { return }
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    let (windowBefore, windowAfter) = (view.window, window)
    if windowBefore !== windowAfter { view.announceWillMove(to: windowAfter) }
    view.willMove(toSuperview: self)
    view.parent?.willRemoveSubview(view)
    view.unlink()
    link(view, at: index)
    if windowBefore !== windowAfter { view.announceDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.updateEnvironment()
  }

  private func link(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), children.count)
    if index < children.count {
      ownLayer.insertSublayer(view.ownLayer, below: children[index].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
    children.insert(view, at: index)
    childSearch.note(view, at: index)
    view.parent = self
    orderDidChange(at: index)
    if view.pendingLayout.isAnywhere { view.markAncestorsOfPendingLayout() }
    setNeedsLayout()
  }

  private func unlink() {
    guard let parent else { return }
    ownLayer.removeFromSuperlayer()
    if let index = parent.place(of: self) { parent.children.remove(at: index) }
    self.parent = nil
    parent.setNeedsLayout()
  }

  private func canAdd(_ view: UIView) -> Bool {
    if view === self {
      raiseCycle("Can't add self as subview", view)
      return false
    }
    if isSelfOrDescendant(of: view) {
      raiseCycle("layer <\(type(of: view.ownLayer))> is a part of cycle in its layer tree", view)
      return false
    }
    return true
  }

  private func raiseCycle(_ sentence: String, _ view: UIView) {
    FaultScope.raise(
      Fault(
        "view/cycle", sentence,
        facts: [.init("superview", "\(type(of: self))"), .init("subview", "\(type(of: view))")]))
  }

  // MARK: Removing

  func detach() {
    guard let parent else { return }
    let hadWindow = window != nil
    parent.willRemoveSubview(self)
    if hadWindow { announceWillMove(to: nil) }
    willMove(toSuperview: nil)
    unlink()
    if hadWindow { announceDidMove() }
    didMoveToSuperview()
    updateEnvironment()
  }

  // MARK: Order

  /// Moves a subview to `index` of the list as it is before the move.
  func reorder(_ view: UIView, to index: Int) {
    guard let current = place(of: view) else { return }
    var target = min(max(index, 0), children.count)
    if target > current { target -= 1 }
    guard target != current else { return }
    children.remove(at: current)
    children.insert(view, at: target)
    childSearch.note(view, at: target)
    orderDidChange(at: target)
    let below = target + 1 < children.count ? children[target + 1] : nil
    if let below {
      ownLayer.insertSublayer(view.ownLayer, below: below.ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
  }

  func exchangeChildren(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second), first != second
    else { return }
    let (lower, upper) = (children[min(first, second)], children[max(first, second)])
    reorder(lower, to: max(first, second) + 1)
    reorder(upper, to: min(first, second))
  }

  // MARK: Telling

  private func announceWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for child in children { child.announceWillMove(to: window) }
  }

  private func announceDidMove() {
    didMoveToWindow()
    owner?.viewDidMove(to: window)
    for child in children { child.announceDidMove() }
  }

  /// Brings up to date what a view takes from the views around it.
  private func updateEnvironment() {
    updateTraits()
    updateSafeArea()
    updateTint()
  }

  func stopEditing(_ force: Bool) -> Bool {
    var hasStopped = false
    if isFirstResponder { hasStopped = force ? forceToResign() : resignFirstResponder() }
    for child in children where child.endEditing(force) { hasStopped = true }
    return hasStopped
  }

  // MARK: Gestures

  func adopt(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func drop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with recognizersAfter: [UIGestureRecognizer]) {
    for recognizer in recognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizersAfter { addGestureRecognizer(recognizer) }
  }
}
