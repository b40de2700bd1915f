// How the stack becomes another one, and the screen that of its last controller.
extension UINavigationController {
  private static let duration = 0.35

  /// The stack when all that is under way has come to rest.
  var coming: [UIViewController] { waiting.last?.stack ?? stack }

  /// A change in the middle of another one, of a controller that appears for one, waits for its end.
  func change(to after: [UIViewController], animated: Bool) {
    if let fault = fault(of: after) { return FaultScope.raise(fault) }
    waiting.append((after, animated))
    guard waiting.count == 1 else { return }
    while let next = waiting.first {
      perform(next.stack, animated: next.animated)
      waiting.removeFirst()
    }
  }

  private func perform(_ after: [UIViewController], animated: Bool) {
    let before = stack
    guard before != after else { return }
    let added = after.filter { !before.contains($0) }
    let removed = before.filter { !after.contains($0) }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = after
    let change = StackChange(
      from: before.last, to: after.last, isPush: added.contains { $0 === after.last })
    change.mark(added: added, removed: removed, true)
    if change.from !== change.to { show(change, animated: animated) } else { adoptItems() }
    change.mark(added: added, removed: removed, false)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func adoptItems() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
  }

  private func show(_ change: StackChange, animated: Bool) {
    guard isViewLoaded, appearance.isOnScreen, let to = change.to else {
      change.from?.announceWillDisappear(false)
      change.from?.viewIfLoaded?.removeFromSuperview()
      change.from?.announceAppearanceEnd()
      navigationBar.collapse = 0
      return adoptItems()
    }
    let isAnimated = animated && change.from != nil && UIView.areAnimationsEnabled
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? Self.duration : 0, container: view, ends: change.ends)
    self.coordinator = coordinator
    let shared = SharedCollectionView(change)
    shared?.lend()
    change.from?.announceWillDisappear(isAnimated)
    to.announceWillAppear(isAnimated)
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    adoptItems()
    // A tab bar may have to hide.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    UIView.performWithoutAnimation {
      navigationBar.collapse = 0
      place(to)
      shared?.move()
      to.announceIsAppearing()
      view.layoutIfNeeded()
    }
    coordinator.run {
      shared?.exchangeLayouts(animated: isAnimated)
      coordinator.animate()
    }
    change.from?.viewIfLoaded?.removeFromSuperview()
    self.coordinator = nil
    change.from?.announceAppearanceEnd()
    to.announceAppearanceEnd()
    delegate?.navigationController(self, didShow: to, animated: isAnimated)
    coordinator.complete()
  }

  // MARK: Layout

  /// Brings the view of the controller on top to its place below the bar.
  func layOutScreen() {
    guard isViewLoaded else { return }
    if navigationBar.items?.count != stack.count { adoptItems() }
    if let top = stack.last { place(top) }
  }

  private func place(_ controller: UIViewController) {
    let bounds = view.bounds
    if controller.viewIfLoaded?.superview !== view {
      // The size comes first, so that the content is laid out once.
      controller.view.frame = frame(of: controller)
      view.insertSubview(controller.view, belowSubview: navigationBar)
    }
    navigationBar.isHidden = isNavigationBarHidden || isHiddenByHeight
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: bounds.width, height: navigationBar.height)
    let frame = frame(of: controller)
    if controller.view.frame != frame { controller.view.frame = frame }
    controller.contentScrollView(for: .top)?.bar = self
    let covered = frame.minY > 0 ? 0 : barBottom - view.safeAreaInsets.top
    controller.coveredInsets = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
    watch(controller)
  }

  private var isHiddenByHeight: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  private var barBottom: CGFloat {
    navigationBar.isHidden
      ? view.safeAreaInsets.top : view.safeAreaInsets.top + navigationBar.height
  }

  /// The whole screen, or the part below the bar for those that do not reach under it.
  private func frame(of controller: UIViewController) -> CGRect {
    let reaches =
      controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    guard !reaches, !(isNavigationBarHidden || isHiddenByHeight) else { return view.bounds }
    let top = view.safeAreaInsets.top + navigationBar.height
    return view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  // MARK: Scrolling

  private func watch(_ controller: UIViewController) {
    guard let content = controller.contentScrollView(for: .top) else {
      navigationBar.isAtEdge = true
      return
    }
    note(content)
  }

  /// The content stands elsewhere: a large title goes with it, and the bar's background comes where it is scrolled
  /// under it.
  func note(_ content: UIScrollView) {
    guard content.contentInsetAdjustmentBehavior != .never else { return }
    let top = content.contentOffset.y + content.adjustedContentInset.top
    if navigationBar.showsLargeTitle, content.safeAreaInsets.top > 0 {
      let height = navigationBar.largeTitleHeight
      let collapse = min(max(top + navigationBar.collapse, 0), height)
      if collapse != navigationBar.collapse {
        navigationBar.collapse = collapse
        layOutScreen()
        navigationBar.setNeedsLayout()
      }
      navigationBar.isAtEdge = top <= 0.5 && collapse < height
      return
    }
    navigationBar.isAtEdge = top <= 0.5
  }

  // MARK: Faults

  private func fault(of stack: [UIViewController]) -> Fault? {
    if let inner = stack.first(where: { $0 is UINavigationController }) {
      return Fault(
        "view/navigation",
        "Pushing a navigation controller is not supported (<\(type(of: inner))>)")
    }
    guard Set(stack.map(ObjectIdentifier.init)).count != stack.count else { return nil }
    return Fault(
      "view/navigation",
      "All view controllers in a navigation controller must be distinct (\(stack.map { type(of: $0) }))"
    )
  }

  func raisePushOfAKnownOne(_ controller: UIViewController) {
    FaultScope.raise(
      Fault(
        "view/navigation",
        "Pushing the same view controller instance more than once is not supported "
          + "(<\(type(of: controller))>)"))
  }

  func raisePopToAStranger(_ controller: UIViewController) {
    FaultScope.raise(
      Fault(
        "view/navigation",
        "Tried to pop to a view controller that doesn't exist. (<\(type(of: controller))>)"))
  }
}

/// The two controllers of a change of the screen.
@MainActor struct StackChange {
  let from: UIViewController?
  let to: UIViewController?
  let isPush: Bool

  var ends: [UITransitionContextViewControllerKey: UIViewController] {
    var ends: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ends[.from] = from
    ends[.to] = to
    return ends
  }

  /// Says of those that come and go that they do, while the change lasts.
  func mark(added: [UIViewController], removed: [UIViewController], _ isUnderWay: Bool) {
    if let to, added.contains(to) { to.isMovingToParent = isUnderWay }
    if let from, removed.contains(from) { from.isMovingFromParent = isUnderWay }
  }
}
