/// Differs from UIKit: no touches arrive, so a recognizer only keeps what it is given.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static var recognized: State { .ended }
  }

  open var state = State.possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  /// The numbers of the kinds of touches that it minds: at first all of them.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var name: String?
  open internal(set) weak var view: UIView?

  /// The places of the fingers, in the window's coordinates.
  package var touchPositions: [CGPoint] = []

  /// The targets in the order in which they were added. They are not kept alive, as in UIKit.
  package private(set) var targets: [Target] = []

  package struct Target {
    package weak var target: AnyObject?
    package var action: Selector
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open var numberOfTouches: Int { touchPositions.count }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(target: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.target === (target as AnyObject))
        && (action == nil || kept.action == action)
    }
  }

  open func location(in view: UIView?) -> CGPoint {
    guard !touchPositions.isEmpty else { return .zero }
    let count = CGFloat(touchPositions.count)
    let sum = touchPositions.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    return view?.convert(middle, from: nil) ?? middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touchPositions.indices.contains(touchIndex) else { return .zero }
    let position = touchPositions[touchIndex]
    return view?.convert(position, from: nil) ?? position
  }

  /// Does nothing: no touches arrive that two recognizers could want.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func reset() {}

  /// Never called: no touches arrive.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Never called: no touches arrive.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Never called: no touches arrive.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Never called: no touches arrive.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Never called: no touches arrive.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Does nothing: no touches arrive.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Never called: no touches arrive.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Never called by itself: no touches arrive.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called by itself: no touches arrive.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called by itself: no touches arrive.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called by itself: no touches arrive.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
