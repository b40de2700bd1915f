/// Differs from UIKit: there is no clock. The changes are made and the completion is called before the
/// call returns; how they are to be animated stands in `AnimationContext.current` meanwhile.
extension UIView {
  /// Plays nothing: the changes are made and the completion is called before this returns. A recording has the timing.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationContext(duration: duration, delay: delay, options: options), animations)
    completion?(true)
  }

  /// Plays nothing: the changes are made and the completion is called before this returns. A recording has the
  /// duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationContext(duration: duration), animations)
    completion?(true)
  }

  /// Plays nothing: the changes are made before this returns. A recording has the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(AnimationContext(duration: duration), animations)
  }

  /// Plays nothing: the changes are made and the completion is called before this returns. A recording has the spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationContext.Spring.damping(ratio: dampingRatio, initialVelocity: velocity)
    run(
      AnimationContext(duration: duration, delay: delay, options: options, spring: spring),
      animations)
    completion?(true)
  }

  /// Plays nothing: the changes are made and the completion is called before this returns. A recording has the spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationContext.Spring.bounce(bounce, initialVelocity: initialSpringVelocity)
    run(
      AnimationContext(duration: duration, delay: delay, options: options, spring: spring),
      animations)
    completion?(true)
  }

  /// Plays nothing: the changes are made and the completion is called before this returns. Of the options, the way
  /// back counts.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var context = AnimationContext(duration: duration, delay: delay)
    context.repetition.returns = options.contains(.autoreverse)
    run(context, animations)
    completion?(true)
  }

  /// Gives the changes their part of the duration around them; outside of keyframes they are made without any timing.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = AnimationContext.current else {
      animations()
      return
    }
    var context = outer
    context.delay = outer.delay + outer.duration * frameStartTime
    context.duration = outer.duration * frameDuration
    context.run(animations)
  }

  /// Plays nothing: the changes are made and the completion is called before this returns.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationContext(duration: duration, options: options)) { animations?() }
    completion?(true)
  }

  /// Plays nothing: the views are exchanged and the completion is called before this returns.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    run(AnimationContext(duration: duration, options: options)) {
      guard !options.contains(.showHideTransitionViews) else {
        fromView.isHidden = true
        toView.isHidden = false
        return
      }
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// The changes are made once, and recorded as often as the count says.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var context = AnimationContext.current else { return animations() }
    context.repetition.count = count > 0 && count.isFinite ? min(Double(count), 1000) : 1
    context.repetition.returns = autoreverses
    context.run(animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wasEnabled) }
    actionsWithoutAnimation()
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.watcher?.contextWillSwitch()
    AnimationSwitch.isOn = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.duration ?? 0
  }

  private class func run(_ context: AnimationContext, _ animations: () -> Void) {
    var context = context
    if context.options.contains(.autoreverse) { context.repetition.returns = true }
    // A nested animation keeps to the outer one's time and curve unless it says otherwise. The collection
    // view's own animation is no such outer one: what a layout's hook adds keeps to itself.
    if let outer = AnimationContext.current, !outer.isDefault {
      if !context.options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
      if !context.options.contains(.overrideInheritedCurve) {
        context.options.subtract(.curves)
        context.options.formUnion(outer.options.intersection(.curves))
      }
    }
    if AnimationContext.depth == 0 { AnimationContext.lastOfProgram = context }
    context.run(animations)
  }
}

/// UIKit's own switch for all animations of the program.
@MainActor private enum AnimationSwitch {
  static var isOn = true
}
