/// Differs from UIKit: there is no display, so everything that a display would fix can be set.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  /// The main screen alone.
  public static var screens: [UIScreen] { [main] }

  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")

  /// Settable; a phone of 375 by 667 points to begin with.
  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

  /// Settable. Setting it changes `traitCollection.displayScale` with it.
  open var scale: CGFloat {
    get { traitCollection.displayScale }
    set { traitCollection = traitCollection.modifyingTraits { $0.displayScale = newValue } }
  }

  /// Settable. Windows on this screen are told when it changes.
  open var traitCollection = UITraitCollection(values: .standard) {
    didSet {
      guard traitCollection != oldValue else { return }
      if self === UIScreen.main { UITraitCollection.setAmbient(traitCollection) }
      traitCollectionDidChange(oldValue)
      if self === UIScreen.main { announceCategory(before: oldValue) }
      for window in UIApplication.shared.windows where window.screen === self {
        window.updateTraits()
      }
    }
  }

  private func announceCategory(before: UITraitCollection) {
    let category = traitCollection.preferredContentSizeCategory
    guard category != before.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  /// The scale that is set: there are no other pixels.
  open var nativeScale: CGFloat { scale }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Kept, and changes nothing.
  open var brightness: CGFloat = 0.5

  /// Always 60; films of scenes have rates of their own.
  open var maximumFramesPerSecond: Int { 60 }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
