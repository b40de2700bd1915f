/// Differs from UIKit: there are no settings to read, so a program sets what it wants to hold.
@MainActor public enum UIAccessibility {
  /// False until the program sets it, which posts the notification.
  public static var isReduceMotionEnabled = false {
    didSet {
      guard isReduceMotionEnabled != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// False until the program sets it; no notification is posted.
  public static var isReduceTransparencyEnabled = false
  /// False until the program sets it; no notification is posted.
  public static var isVoiceOverRunning = false
  /// False until the program sets it; no notification is posted.
  public static var isBoldTextEnabled = false
  /// False until the program sets it; no notification is posted.
  public static var isDarkerSystemColorsEnabled = false
  /// False until the program sets it; no notification is posted.
  public static var prefersCrossFadeTransitions = false

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Differs from UIKit: there is no one to announce it to.
  public static func post(notification: Notification, argument: Any?) {}

  nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
