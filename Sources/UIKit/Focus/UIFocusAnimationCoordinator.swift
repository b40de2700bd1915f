/// Gathers what is to be animated along with a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private let context = AnimationContext(duration: 0.3, options: .curveEaseInOut)

  public override init() {
    super.init()
  }

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(animations, completion)
  }

  private func add(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?
  ) {
    let times = FocusAnimationTimes(duration: context.duration)
    addCoordinatedAnimations(animations.map { body in { body(times) } }, completion: completion)
  }

  /// Runs all of it: the animations in one animation, as part of a change of the collection view's.
  func run(in view: UICollectionView?) {
    let animations = animations
    if !animations.isEmpty {
      (AnimationContext.current ?? context).run {
        let all = { for animation in animations { animation() } }
        if let view { view.layOut(alongside: all) } else { all() }
      }
    }
    for completion in completions { completion() }
  }
}

/// The times of an animation of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  var duration: TimeInterval { get }
}

private final class FocusAnimationTimes: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }
}
