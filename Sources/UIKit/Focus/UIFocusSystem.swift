/// Knows which item has the focus in a window, or in views without one.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  nonisolated public static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  nonisolated public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  nonisolated public static let focusUpdateContextUserInfoKey =
    "UIFocusUpdateContextKey"
  nonisolated public static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"

  open internal(set) weak var focusedItem: (any UIFocusItem)?
  /// The environment that has asked for the focus.
  private weak var pending: (any UIFocusEnvironment)?

  override init() {
    super.init()
  }

  /// The system of the window that the environment is in, or else of its outermost view.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.nearestView?.outermost.focusSystem
  }

  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.focusChain.contains { $0 === environment }
  }

  /// The focus goes there when `updateFocusIfNeeded()` is called; an item of a collection view that asks for itself is
  /// heard as every other.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pending = environment
  }

  open func updateFocusIfNeeded() {
    guard let environment = pending else { return }
    pending = nil
    guard let item = environment.preferredItem, item !== focusedItem else { return }
    FocusMove(to: item, heading: [], in: self).run()
  }
}
