/// Differs from UIKit: a push, a pop and a bar that hides are done when the call returns, animated or not.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public let navigationBar: UINavigationBar
  open weak var delegate: (any UINavigationControllerDelegate)?
  var stack: [UIViewController] = []
  /// The changes of the stack that are not done, the one under way first.
  var waiting: [(stack: [UIViewController], animated: Bool)] = []
  private var isBarHidden = false

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A class of toolbars is not looked at: there are none.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let kind = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    navigationBar = DynamicCreation.bar(of: kind)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController ?? topViewController?.presentedViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible ?? topViewController
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// One that is in the stack already is a fault.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !coming.contains(viewController) else { return raisePushOfAKnownOne(viewController) }
    change(to: coming + [viewController], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    let stack = coming
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let stack = coming
    guard let place = stack.firstIndex(of: viewController) else {
      raisePopToAStranger(viewController)
      return nil
    }
    let popped = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]), animated: animated)
    return popped
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    coming.first.flatMap { popToViewController($0, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    let context = AnimationContext(duration: Self.hideShowBarDuration)
    if animated { context.run { viewIfLoaded?.layoutIfNeeded() } }
  }
  public class var hideShowBarDuration: CGFloat { 0.2 }
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Kept, and changes nothing: no finger swipes.
  open var hidesBarsOnSwipe = false
  /// Kept, and changes nothing: a tap on the content is the content's.
  open var hidesBarsOnTap = false
  /// Kept, and changes nothing: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept, and changes nothing: no toolbar is drawn.
  open var isToolbarHidden = true
  /// Kept, and changes nothing: no toolbar is drawn.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Kept for whoever asks: no finger pulls a screen aside.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  // MARK: View and appearance

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    self.view = view
    view.layOut = { [weak self] in self?.layOutScreen() }
    navigationBar.controller = self
    view.addSubview(navigationBar)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let topViewController {
      delegate?.navigationController(self, didShow: topViewController, animated: animated)
    }
  }

  override var childrenOnScreen: [UIViewController] { stack.last.map { [$0] } ?? [] }
  override var forwardsAddedViews: Bool { false }
  override func prepareToAppear() { layOutScreen() }
}

/// Lays out the bar and the screen below it.
final class NavigationView: UIView {
  var layOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut?()
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
