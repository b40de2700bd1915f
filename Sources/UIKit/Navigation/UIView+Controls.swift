extension UIView {
  /// The control on screen that people know by this name: by its accessibility label, or by its title.
  package func control(named name: String) -> UIControl? {
    guard !isHidden, alpha > 0 else { return nil }
    if let control = self as? UIControl, control.isCalled(name) { return control }
    return children.reversed().lazy.compactMap { $0.control(named: name) }.first
  }
}

extension UIControl {
  fileprivate func isCalled(_ name: String) -> Bool {
    accessibilityLabel == name || accessibilityIdentifier == name
      || (self as? UIButton)?.currentTitle == name
  }
}
