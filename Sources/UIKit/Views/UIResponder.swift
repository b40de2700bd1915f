@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open private(set) var isFirstResponder = false

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// The first responder of its window gives way, unless it refuses.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let window = enclosingWindow
    guard window?.currentResponder?.resignFirstResponder() ?? true else { return false }
    window?.currentResponder = self
    isFirstResponder = true
    return true
  }

  /// Whether it gives way now whatever it and its delegate would say.
  private(set) var isForced = false

  /// Has it resign without asking anybody.
  func forceToResign() -> Bool {
    isForced = true
    defer { isForced = false }
    return resignFirstResponder()
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isForced || canResignFirstResponder else { return false }
    let window = enclosingWindow
    if window?.currentResponder === self { window?.currentResponder = nil }
    isFirstResponder = false
    return true
  }

  private var enclosingWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Linux cannot call a method by its name: whoever is a target says here what a name means.
  @discardableResult open func perform(_ aSelector: Selector, with object: Any?) -> Any? { nil }

  // Here, and not on NSObject, because a class cannot gain overridable methods from outside.
  /// Never called: nothing is observed by a key path on Linux.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called for a view that the closure of a nib has made.
  open func awakeFromNib() {}

  /// Never called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
}
