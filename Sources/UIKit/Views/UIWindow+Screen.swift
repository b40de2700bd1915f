extension UIWindow {
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  func announceVisibility() {
    post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, of: self)
  }

  func post(_ name: Notification.Name, of window: UIWindow) {
    NotificationCenter.default.post(name: name, object: window)
  }

  // MARK: Places in other windows

  /// Nil stands for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(
      x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
    return window?.convert(onScreen, from: nil as UIWindow?) ?? onScreen
  }

  /// Nil stands for the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window?.convert(point, to: nil as UIWindow?) ?? point
    return CGPoint(
      x: onScreen.x - frame.minX + bounds.minX, y: onScreen.y - frame.minY + bounds.minY)
  }

  /// Nil stands for the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// Nil stands for the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }
}
