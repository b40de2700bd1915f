/// The phases of a view controller between off screen and on screen.
enum AppearancePhase: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  var isOnScreen: Bool {
    switch self {
    case .appeared, .appearing: true
    case .disappeared, .disappearing: false
    }
  }
}

// A controller tells its children on screen after itself, as UIKit forwards appearance.
extension UIViewController {
  private var heirs: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? childrenOnScreen : []
  }

  /// The view is about to come: it is in no window yet.
  func announceWillAppear(_ animated: Bool) {
    guard !appearance.isOnScreen else { return }
    appearance = .appearing(animated: animated)
    hasAnnouncedAppearing = false
    loadViewIfNeeded()
    prepareToAppear()
    viewWillAppear(animated)
    for child in heirs { child.announceWillAppear(animated) }
  }

  /// The view is in its window, with its size and its traits, and not laid out yet.
  func announceIsAppearing() {
    guard case .appearing(let animated) = appearance, !hasAnnouncedAppearing else { return }
    awaitsWindow = false
    hasAnnouncedAppearing = true
    viewIsAppearing(animated)
    for child in heirs {
      child.announceWillAppear(animated)
      child.announceIsAppearing()
    }
  }

  func announceWillDisappear(_ animated: Bool) {
    guard appearance.isOnScreen else { return }
    appearance = .disappearing(animated: animated)
    viewWillDisappear(animated)
    for child in heirs { child.announceWillDisappear(animated) }
  }

  func announceAppearanceEnd() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    for child in heirs { child.announceAppearanceEnd() }
  }

  /// Called when the view has come into a window, or left it, by the hand of an app: a child's view is added to
  /// that of its parent, and the child hears of it.
  func viewDidMove(to window: UIWindow?) {
    if window != nil, awaitsWindow { announceIsAppearing() }
    guard let parent, parent.appearance == .appeared, parent.forwardsAddedViews else { return }
    if window != nil {
      announceWillAppear(false)
      announceIsAppearing()
    } else {
      announceWillDisappear(false)
    }
    announceAppearanceEnd()
  }
}

// MARK: - Exchange of children

/// Two children of a container, one of which takes the other's place.
struct ChildExchange {
  let from: UIViewController
  let to: UIViewController
}

extension UIViewController {
  func exchange(
    _ pair: ChildExchange, in context: AnimationContext, _ animations: (() -> Void)?
  ) {
    let isAnimated = context.duration > 0
    pair.from.announceWillDisappear(isAnimated)
    // Off screen nobody appears: the child does when its container does.
    if appearance.isOnScreen { pair.to.announceWillAppear(isAnimated) }
    viewIfLoaded?.addSubview(pair.to.view)
    pair.to.announceIsAppearing()
    if isAnimated { context.run { animations?() } } else { animations?() }
    pair.from.viewIfLoaded?.removeFromSuperview()
    pair.from.announceAppearanceEnd()
    pair.to.announceAppearanceEnd()
  }
}

// MARK: - Margins and the safe area

extension UIViewController {
  func updateAddedSafeArea() {
    viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets + coveredInsets
  }

  // Phones of 414 points and more, and pads, have wider margins.
  var minimumMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? viewIfLoaded?.bounds.width ?? 0
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The scroll view that a bar takes for the controller's content: its view, or the first one below it.
  var firstScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

// MARK: - Editing

/// Whether a controller is edited, and the button that says so.
@MainActor struct EditingState {
  var isOn = false {
    didSet { showState() }
  }
  private var button: UIBarButtonItem?

  mutating func button(of controller: UIViewController) -> UIBarButtonItem {
    if let button { return button }
    let button = UIBarButtonItem(
      title: nil, image: nil,
      primaryAction: UIAction { [weak controller] _ in
        controller?.setEditing(controller?.isEditing == false, animated: true)
      })
    self.button = button
    showState()
    return button
  }

  private func showState() {
    button?.title = isOn ? "Done" : "Edit"
    button?.style = isOn ? .done : .plain
  }
}
