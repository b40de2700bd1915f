/// Differs from UIKit: more than five controllers share the bar, and there is no list of more.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var all: [UIViewController] = []
  private var selection = 0
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? {
    get { all.isEmpty ? nil : all }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let after = viewControllers ?? []
    let before = selectedViewController
    let removed = all.filter { !after.contains($0) }
    let added = after.filter { !all.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    all = after
    // As documented: the same controller, else the one in its place, else the first.
    let place = before.flatMap { after.firstIndex(of: $0) }
    selection = place ?? (after.indices.contains(selection) ? selection : 0)
    tabBar.items = after.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    for controller in added { controller.didMove(toParent: self) }
    show(selectedViewController, insteadOf: before)
    for controller in removed { controller.removeFromParent() }
  }

  open var selectedViewController: UIViewController? {
    get { all.indices.contains(selection) ? all[selection] : nil }
    set { if let place = newValue.flatMap(all.firstIndex) { selectedIndex = place } }
  }

  open var selectedIndex: Int {
    get { selection }
    set {
      guard all.indices.contains(newValue), newValue != selection else { return }
      let before = selectedViewController
      selection = newValue
      tabBar.selectedItem = selectedViewController?.tabBarItem
      show(selectedViewController, insteadOf: before)
    }
  }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    self.view = view
    view.layOut = { [weak self] in self?.layOutScreen() }
    tabBar.controller = self
    view.addSubview(tabBar)
  }

  override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  override var forwardsAddedViews: Bool { false }
  override func prepareToAppear() { layOutScreen() }

  // MARK: Changes

  /// The act of a finger on an item.
  func select(_ item: UITabBarItem) {
    guard let controller = all.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selectedViewController {
      // A second tap goes back to the beginning of a stack.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// In the order of UIKit: the next one announces itself before the present one does.
  private func show(_ next: UIViewController?, insteadOf present: UIViewController?) {
    guard next !== present else { return }
    let next = isViewLoaded && appearance.isOnScreen ? next : nil
    next?.announceWillAppear(false)
    present?.announceWillDisappear(false)
    if next != nil { layOutScreen() }
    present?.viewIfLoaded?.removeFromSuperview()
    next?.announceIsAppearing()
    if next != nil { view.layoutIfNeeded() }
    present?.announceAppearanceEnd()
    next?.announceAppearanceEnd()
  }

  private func layOutScreen() {
    guard isViewLoaded, let controller = selectedViewController else { return }
    let bounds = view.bounds
    if controller.viewIfLoaded?.superview !== view {
      controller.view.frame = bounds
      view.insertSubview(controller.view, belowSubview: tabBar)
    }
    // Whatever stands above a screen that hides the bar does without it as well; a first screen was not pushed.
    let pushed = (controller as? UINavigationController)?.stack.dropFirst() ?? []
    tabBar.isHidden = isTabBarHidden || pushed.contains(where: \.hidesBottomBarWhenPushed)
    let below = view.safeAreaInsets.bottom
    let height = tabBar.height + below
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if controller.view.frame != bounds { controller.view.frame = bounds }
    controller.coveredInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : tabBar.height, right: 0)
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
