/// Values of a controller that a system with bars, a home indicator and a pointer would look at.
struct KeptControllerValues {
  var capturesStatusBar = false
  var providesTransitionStyle = false
  var restoresFocus = true
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

extension UIViewController {
  /// Never posted: nothing collapses.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// Kept, and changes nothing: there is no status bar.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.capturesStatusBar }
    set { kept.capturesStatusBar = newValue }
  }
  /// Kept, and changes nothing: presentations are not animated by a style.
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept.providesTransitionStyle }
    set { kept.providesTransitionStyle = newValue }
  }
  /// Kept, and changes nothing: the focus moves by calls.
  public var restoresFocusAfterTransition: Bool {
    get { kept.restoresFocus }
    set { kept.restoresFocus = newValue }
  }

  /// Does nothing: there is no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing: there are no gestures of the system.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: there is no pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Does nothing: whoever turns the window decides.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}
