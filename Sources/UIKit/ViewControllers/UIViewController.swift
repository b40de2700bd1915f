/// A view made on demand, the calls around its appearance, layout, environment and size in UIKit's order,
/// containment, navigation and presentation. There are no nib files: see `UIStoryboard` for storyboards.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIFocusEnvironment,
  UIContentContainer, UITraitChangeObservable
{
  private var loadedView: UIView?
  var appearance = AppearancePhase.disappeared
  /// Whether the view of a coming appearance is in its window by now, and the controller knows.
  var hasAnnouncedAppearing = false
  /// Whether a container of the app's has announced the view before it put it into a window.
  var awaitsWindow = false
  var observations = TraitObservations()
  /// The change of the place or the size of its view that is under way.
  var coordinator: TransitionCoordinator?
  var presentation: Presentation?
  /// Insets that the bars of its container cover.
  var coveredInsets = UIEdgeInsets.zero {
    didSet { if coveredInsets != oldValue { updateAddedSafeArea() } }
  }
  private(set) lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  private lazy var ownTabBarItem = UITabBarItem(title: title, image: nil, tag: 0)

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

  open var title: String? {
    didSet {
      ownNavigationItem.title = title
      ownTabBarItem.title = title
    }
  }
  open var navigationItem: UINavigationItem { ownNavigationItem }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

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
      updateAddedSafeArea()
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

  /// Beside what the bars around the controller cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { updateAddedSafeArea() } }
  }
  /// 16 points at the sides, 20 on wide phones and on pads, as UIKit has it.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() }
    }
  }
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() }
    }
  }

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      announceWillAppear(animated)
      awaitsWindow = viewIfLoaded?.window == nil
      if !awaitsWindow { announceIsAppearing() }
    } else {
      announceWillDisappear(animated)
    }
  }

  open func endAppearanceTransition() {
    announceIsAppearing()
    announceAppearanceEnd()
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  /// Whether children appear by having their views added: containers of the system tell theirs themselves.
  var forwardsAddedViews: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// The view is loaded and about to come.
  func prepareToAppear() {}

  /// The children that are on screen when the controller is.
  var childrenOnScreen: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) == true }
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

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    viewIfLoaded.map { [$0] } ?? []
  }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open func setNeedsFocusUpdate() { askForFocus() }
  open func updateFocusIfNeeded() {
    UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Has the views trade places before it returns, in an animation block where there is a duration.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      ChildExchange(from: fromViewController, to: toViewController),
      in: AnimationContext(duration: duration, options: options), animations)
    completion?(true)
  }

  // MARK: Changes of size and traits

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forward(size, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentedViewController?.willTransition(to: newCollection, with: coordinator)
  }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, in: parentSize)
  }
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called: there are no constraints.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }
  open var editButtonItem: UIBarButtonItem { editing.button(of: self) }
  private var editing = EditingState()

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept, and changes nothing: what is presented has arrived when the call returns.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Kept, and changes nothing: no finger pulls a sheet down.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open internal(set) var presentedViewController: UIViewController?
  /// Also that of the container that it is in.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }
  /// The other controller is there when this returns, animated or not.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if show(viewControllerToPresent, animated: flag) { completion?() }
  }
  /// The other controller is gone when this returns, animated or not.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag)
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  // MARK: Navigation

  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { if let newValue { ownTabBarItem = newValue } }
  }
  /// Whether the tab bar is hidden while the controller is on top.
  open var hidesBottomBarWhenPushed = false
  /// Kept, and shown nowhere: no navigation controller draws a toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { ownContentScrollView = scrollView }
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? ownContentScrollView ?? firstScrollView : nil
  }
  private var ownContentScrollView: UIScrollView?

  // MARK: Storyboards

  open internal(set) var storyboard: UIStoryboard?
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    storyboard?.perform(identifier, from: self, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: System

  /// Kept for whoever asks: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Kept for whoever asks: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Kept for whoever asks: whoever turns the window decides.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Kept for whoever asks: whoever turns the window decides.
  open var shouldAutorotate: Bool { true }
  /// Never called: memory is not short.
  open func didReceiveMemoryWarning() {}
  /// Kept, and changes nothing: no state is restored.
  open var restorationIdentifier: String?
  /// Never called: no state is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: no state is restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called: no state is restored.
  open func applicationFinishedRestoringState() {}
  /// Kept for whoever asks: there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Kept for whoever asks: there is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Kept for whoever asks: there is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Kept for whoever asks: there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Kept for whoever asks: there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Kept for whoever asks: there are no gestures of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Kept for whoever asks: there are no gestures of the system.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Kept for whoever asks: there is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Kept for whoever asks: there is no pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Kept for whoever asks: whoever turns the window decides.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Kept for whoever asks: there is no keyboard. Only a form keeps it by itself.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  var kept = KeptControllerValues()
}
