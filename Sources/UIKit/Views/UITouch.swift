@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  open package(set) var phase = Phase.began
  open package(set) var tapCount = 1
  open package(set) var timestamp: TimeInterval = 0
  open package(set) weak var view: UIView?
  open package(set) weak var window: UIWindow?
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The place of the touch, in the window's coordinates (the root view's where there is no window).
  package var position = CGPoint.zero
  package var previousPosition = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  open package(set) var type = EventType.touches
  open package(set) var subtype = EventSubtype.none
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var allTouches: Set<UITouch>?

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}
