extension UIView {
  /// The controls that are shown in the view, those in front first.
  package var controls: [UIControl] {
    guard !isHidden, alpha > 0 else { return [] }
    let inside = children.reversed().flatMap(\.controls)
    return (self as? UIControl).map { [$0] + inside } ?? inside
  }
}

extension UIControl {
  /// The name by which people know it: its accessibility label, or its title.
  package var name: String? {
    accessibilityLabel ?? (self as? UIButton)?.currentTitle ?? accessibilityIdentifier
  }

  package func isCalled(_ name: String) -> Bool {
    accessibilityLabel == name || accessibilityIdentifier == name
      || (self as? UIButton)?.currentTitle == name
  }

  /// Whether a finger on its middle, or what is seen of it, touches the control or something in it.
  package var isWithinReach: Bool {
    guard let window else { return false }
    let seen = convert(bounds, to: window).intersection(window.bounds)
    guard !seen.isNull, !seen.isEmpty else { return false }
    let touched = window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)
    // A control that is disabled is touched, and does nothing.
    return touched?.isDescendant(of: self) == true || !isEnabled
  }
}
