extension UIViewController {
  /// The nearest container of navigation that it is in.
  public var navigationController: UINavigationController? { nearest() }

  /// The nearest container with a tab bar that it is in.
  public var tabBarController: UITabBarController? { nearest() }

  func nearest<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }
}
