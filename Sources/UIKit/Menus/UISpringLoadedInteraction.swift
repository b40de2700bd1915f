/// How far a drag that rests above a view has come to opening it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible = 1
  case activating = 2
  case activated = 3
}

/// A drag that rests above a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }

  func location(in view: UIView?) -> CGPoint
}

/// A view that opens where a drag rests above it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// Says when a drag may open a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a drag is about to open a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// Opens a view where a drag rests above it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public typealias ActivationHandler = (
    UISpringLoadedInteraction, any UISpringLoadedInteractionContext
  ) -> Void

  open private(set) weak var view: UIView?
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)?
  private let handler: ActivationHandler

  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping ActivationHandler
  ) {
    self.interactionBehavior = interactionBehavior
    self.interactionEffect = interactionEffect
    self.handler = handler
    super.init()
  }

  public convenience init(activationHandler handler: @escaping ActivationHandler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// A drag rests above the view: it opens, unless its behaviour is against it.
  @discardableResult func activate(_ context: SpringLoading) -> Bool {
    guard interactionBehavior?.shouldAllow(self, with: context) ?? true else { return false }
    for state in [UISpringLoadedInteractionEffectState.possible, .activating, .activated] {
      context.state = state
      interactionEffect?.interaction(self, didChangeWith: context)
    }
    handler(self, context)
    interactionBehavior?.interactionDidFinish(self)
    return true
  }
}
