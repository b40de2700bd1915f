@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true { didSet { stateDidChange(isEnabled != oldValue) } }
  open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
  open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Kept, and changes nothing: no pointer hovers.
  open var toolTip: String?

  /// Whether a touch opens the menu in place of the primary action. The menu itself is not drawn.
  open var showsMenuAsPrimaryAction = false

  private var actions: [(action: UIAction, events: Event)] = []

  /// The targets that were given to `addTarget`. They are kept and can be read, but there is no way to call them.
  package private(set) var targets: [Target] = []

  package struct Target {
    package weak var target: AnyObject?
    package var action: Selector
    package var events: Event
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called after one of the parts of `state` has changed.
  func stateDidChange() { setNeedsDisplay() }

  private func stateDidChange(_ hasChanged: Bool) {
    if hasChanged { stateDidChange() }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// A touch that comes at the end of a tap or of a drag, inside of the control or not.
  func touchDidEnd(inside: Bool) {
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    (isTracking, isTouchInside) = (true, true)
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    guard continueTracking(touch, with: event) else {
      finishTracking()
      return
    }
    isHighlighted = isTouchInside
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = reaches(touch)
    endTracking(touch, with: event)
    isTracking = false
    isHighlighted = false
    // Those who hear of the end may ask where it was.
    touchDidEnd(inside: isTouchInside)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finishTracking()
    sendActions(for: .touchCancel)
  }

  private func finishTracking() {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
  }

  /// A finger that has begun inside may stray by 70 points.
  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  // MARK: Targets and actions

  /// Kept, but never called: a selector cannot be on Linux. Add an action with a closure instead.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(target: target as AnyObject?, action: action, events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { kept in
      (target == nil || kept.target === (target as AnyObject?))
        && (action == nil || kept.action == action) && !kept.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == identifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? NSObject })
  }

  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// Nil where the target has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = targets.filter {
      $0.target === (target as AnyObject?) && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (action, events) in actions where !stop { iterator(action, nil, events, &stop) }
    for target in targets where !stop {
      iterator(nil, (target.target, target.action), target.events, &stop)
    }
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Does nothing: a selector cannot be called on Linux.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

  /// Calls the closures of actions; targets with selectors are not called.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Tells that a finger has changed the value.
  func announceValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
