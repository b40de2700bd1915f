@preconcurrency @MainActor open class UIApplication: NSObject {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public static let shared = UIApplication()

  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Differs from UIKit: settable. It is the layout direction of the main screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get {
      UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    set {
      let traits = UIScreen.main.traitCollection
      UIScreen.main.traitCollection = traits.modifyingTraits {
        $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight
      }
    }
  }

  /// Differs from UIKit: settable. It is the content size category of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { UIScreen.main.traitCollection.preferredContentSizeCategory }
    set {
      let traits = UIScreen.main.traitCollection
      UIScreen.main.traitCollection = traits.modifyingTraits {
        $0.preferredContentSizeCategory = newValue
      }
    }
  }

  /// Always active: nothing sends a program on Linux to the background.
  open var applicationState: State { .active }

  private var weakWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Windows are not kept alive, unlike in UIKit, where the screen shows them.
  open var windows: [UIWindow] { weakWindows.compactMap(\.window) }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  func register(_ window: UIWindow) {
    weakWindows.removeAll { $0.window == nil }
    weakWindows.append(WeakWindow(window: window))
  }

  open private(set) var isIgnoringInteractionEvents = false

  private var ignoringCount = 0 {
    didSet { isIgnoringInteractionEvents = ignoringCount > 0 }
  }

  open func beginIgnoringInteractionEvents() {
    ignoringCount += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoringCount = max(0, ignoringCount - 1)
  }
}
