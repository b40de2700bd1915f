/// Differs from UIKit: a clock of its own is behind it, which stands still until a stage lets it pass. Views have their
/// values of the end from the start on, as in UIKit, and are drawn where the animation has them.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating,
  @preconcurrency NSCopying
{
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  /// Kept, and changes nothing: no touches arrive.
  open var isUserInteractionEnabled = true
  /// Kept, and changes nothing: no touches arrive.
  open var isManualHitTestingEnabled = false
  /// Kept, and changes nothing: every animator can be held.
  open var isInterruptible = true
  /// Whether a hand moves it by its progress, and not by its time.
  open var scrubsLinearly = true
  /// Whether it waits at its end for somebody to finish it.
  open var pausesOnCompletion = false
  open internal(set) var state = UIViewAnimatingState.inactive
  open internal(set) var isRunning = false

  var additions: [(animation: () -> Void, delay: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [AnimatedChanges.Track] = []
  var course: AnimatorCourse?
  var reverses = false
  /// Seconds until it begins.
  var wait: TimeInterval = 0
  weak var clock: DisplayClock?
  var isListening = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = AnimationPace(parameters, duration: duration).duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Of the options, the curve counts.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(options)
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Contents

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Changes that are added on the way have the rest of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor, 0), 1)
    additions.append((animation, factor))
    if state == .active { perform() }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: States

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = max(delay, 0)
    start(after: self.delay)
  }

  open func pauseAnimation() {
    activate()
    guard state == .active else { return }
    isRunning = false
    course?.hold(linearly: scrubsLinearly)
  }

  /// By progress where it is moved linearly, else by time; towards where it leads, also back.
  open var fractionComplete: CGFloat {
    get {
      let part = course?.part ?? 0
      return CGFloat(reverses ? 1 - part : part)
    }
    set {
      pauseAnimation()
      let part = Double(reverses ? 1 - newValue : newValue)
      course?.scrub(to: part, linearly: scrubsLinearly)
      course?.turn(toEnd: !reverses)
    }
  }

  open var isReversed: Bool {
    get { reverses }
    set {
      reverses = newValue
      course?.turn(toEnd: !newValue)
    }
  }

  /// 0 keeps to the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return start(after: 0) }
    guard parameters != nil || durationFactor > 0 else { return start(after: 0) }
    var resumed = course
    resumed?.resume()
    let rest = resumed?.remainingTime ?? 0
    let time = durationFactor > 0 ? duration * durationFactor : rest
    let pace = parameters.map { AnimationPace($0, duration: time) }
    course?.resume(pace, duration: durationFactor > 0 ? time : pace?.duration ?? rest)
    if let parameters { timingParameters = parameters }
    isRunning = true
    listen()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    settle(at: .current)
    isRunning = false
    if withoutFinishing { end() } else { state = .stopped }
  }

  /// To be called of an animator that was stopped without being finished.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return FaultScope.raise(
        .animator("finishAnimation(at:) is for an animator that was stopped", state: state))
    }
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// An inactive one of the same timing, without changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let timingParameters else { return self }
    return UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
  }
}
