/// Values of an item that only pads, and bars with a search field, show.
struct KeptItemValues {
  var style = UINavigationItem.ItemStyle.navigator
  var placement = UINavigationItem.SearchBarPlacement.automatic
  var hidesSearchBar = true
}

extension UINavigationItem {
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// Kept, and changes nothing: every bar is that of a navigator, as on a phone.
  public var style: ItemStyle {
    get { kept.style }
    set { kept.style = newValue }
  }
  /// Kept, and changes nothing: nobody searches.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept.placement }
    set { kept.placement = newValue }
  }
  /// Below the title, as on a phone.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Kept, and changes nothing: nobody searches.
  public var hidesSearchBarWhenScrolling: Bool {
    get { kept.hidesSearchBar }
    set { kept.hidesSearchBar = newValue }
  }
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}

// Never called: whoever turns the window decides.
extension UINavigationControllerDelegate {
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.preferredInterfaceOrientationForPresentation }
}

// Never called: whoever turns the window decides.
extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.preferredInterfaceOrientationForPresentation }
}

extension UITabBarController {
  /// The bar is gone, or there, when the call returns.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
    viewIfLoaded?.layoutIfNeeded()
  }
}
