// How a change of size or of traits goes through a tree of controllers.
extension UIViewController {
  func forward(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
    guard let presentedViewController, let presentation = presentedViewController.presentation
    else { return }
    let sizeAfter = presentation.frame(in: CGRect(origin: .zero, size: size)).size
    guard sizeAfter != presentedViewController.viewIfLoaded?.bounds.size else { return }
    presentedViewController.viewWillTransition(to: sizeAfter, with: coordinator)
  }

  // A child that fills its container follows it; another one keeps its size.
  func sizeOfChild(_ container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
  }

  func announcePreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.presenter?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  var activeCoordinator: TransitionCoordinator? {
    coordinator ?? parent?.activeCoordinator ?? presentation?.presenter?.coordinator
  }
}

extension UIWindow {
  /// Gives the window another size and another safe area through its controller, as a device does that is turned:
  /// the controller hears of its new traits and its new size, then everything happens in one animation.
  /// - Parameter traits: what the window's screen becomes; nil where it stays.
  package func turn(
    to size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection? = nil,
    duration: TimeInterval
  ) {
    guard let root = rootViewController else { return turn(to: size, safeArea: safeArea) }
    let coordinator = TransitionCoordinator(duration: duration, container: self)
    root.coordinator = coordinator
    if let traits, traits != screen.traitCollection {
      root.willTransition(to: traits, with: coordinator)
    }
    root.viewWillTransition(to: size, with: coordinator)
    screen.bounds.size = size
    turn(to: size, safeArea: safeArea)
    coordinator.run {
      if let traits { screen.traitCollection = traits }
      for view in subviews { view.fill(self) }
      coordinator.animate()
      layoutIfNeeded()
    }
    root.coordinator = nil
    coordinator.complete()
  }
}

extension UIView {
  /// Takes the size of the window where it has filled it, and follows its safe area in any case.
  fileprivate func fill(_ window: UIWindow) {
    let controller = owner?.presentation
    frame = controller?.frame(in: window.bounds) ?? window.bounds
    updateSafeArea()
  }
}
