/// As much of a view controller as layouts and their tests need: a view made on demand, the appearance and layout
/// calls in UIKit's order, and containment. Navigation, presentation and storyboards are not here.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?
  private var appearance = AppearancePhase.disappeared

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public private(set) var nibName: String?
  public private(set) var nibBundle: Bundle?

  open var title: String?
  open var preferredContentSize = CGSize.zero

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes a plain view as large as the main screen, whatever nib the controller was named: there are no nib files.
  open func loadView() {
    let frame = UIScreen.main.bounds
    view = UIView(frame: frame)
    loadedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Never called: there are no constraints.
  open func updateViewConstraints() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared else { return }
      appearance = .appearing(animated: animated)
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      guard appearance == .appeared else { return }
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    }
  }

  open func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      break
    }
  }

  // MARK: Containment

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Environment

  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The phases of a view controller between off screen and on screen.
private enum AppearancePhase: Equatable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)
}
