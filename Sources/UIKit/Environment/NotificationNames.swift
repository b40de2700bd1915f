// The names that these notifications had before Swift 4.2.
extension NSNotification.Name {
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground =
    UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
}

extension UIResponder {
  nonisolated public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  nonisolated public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  nonisolated public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  nonisolated public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  nonisolated public class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
}

extension NotificationCenter {
  /// Differs from UIKit: a selector cannot be called on Linux, so the observer is never told. Observe with a
  /// closure instead.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
}
