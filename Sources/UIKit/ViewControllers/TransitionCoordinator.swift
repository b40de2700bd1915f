/// A change from one controller to another, or from one size to another: what is to happen alongside is done within
/// it, and what is to happen at its end at once after it.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let ends: [UITransitionContextViewControllerKey: UIViewController]
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var hasAnimated = false

  init(
    duration: TimeInterval, container: UIView, style: UIModalPresentationStyle = .none,
    ends: [UITransitionContextViewControllerKey: UIViewController] = [:]
  ) {
    transitionDuration = duration
    containerView = container
    presentationStyle = style
    self.ends = ends
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { hasAnimated ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    ends[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? ends[.from] : ends[.to])?.viewIfLoaded
  }

  // The answer says whether the animation will run: once it has, there is nothing to run alongside.
  func animate(
    alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    if let animation, !hasAnimated { animations.append(animation) }
    if let completion { completions.append(completion) }
    return !hasAnimated
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  // No finger leads a change of controllers, so it never turns around.
  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

  /// Runs the changes as one animation, or at once.
  func run(_ changes: () -> Void) {
    containerView.window?.screenChangeDuration = transitionDuration
    guard isAnimated else { return UIView.performWithoutAnimation(changes) }
    AnimationContext(duration: transitionDuration).run(changes)
  }

  /// Runs what was asked for alongside, within the change.
  func animate() {
    hasAnimated = true
    let waiting = animations
    animations = []
    for animation in waiting { animation(self) }
  }

  func complete() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
