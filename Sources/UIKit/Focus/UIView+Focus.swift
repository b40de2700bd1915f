extension UIView {
  /// Itself: the items inside of it are its own.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  // Differs from UIKit: groups are kept, and no key moves the focus from one to the next.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { appearance.focus.priority }
    set { appearance.focus.priority = newValue }
  }

  /// The views inside of the rectangle that can have the focus, each before those inside of it.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { child -> [any UIFocusItem] in
      let inside = child.focusItems(in: convert(rect, to: child))
      return child.canBecomeFocused && child.frame.intersects(rect) ? [child] + inside : inside
    }
  }
}

extension UIFocusEnvironment {
  /// Asks for the focus where nothing has it, or something inside of this has it.
  func askForFocus() {
    guard let system = UIFocusSystem.focusSystem(for: self) else { return }
    if let item = system.focusedItem {
      guard UIFocusSystem.environment(self, contains: item) else { return }
    }
    system.requestFocusUpdate(to: self)
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  public var visibleSize: CGSize { bounds.size }
}
