/// How the changes that a program makes at present are meant to be animated. The changes themselves
/// take effect at once; whoever turns them into motion reads the context at the moment of the change.
package struct AnimationContext: Equatable, Sendable {
  package var duration: TimeInterval
  package var delay: TimeInterval = 0
  package var options: UIView.AnimationOptions = []
  package var spring: Spring?
  /// A curve of two points of one's own, in place of that of the options.
  package var bezier: UnitBezier?
  /// How often everything is shown, and whether it goes back each time. The last time ends where views stand then.
  package var repetition = Repetition()
  package var isEnabled = true
  /// Whether the collection view animates by its own rules, since the app has said nothing.
  package var isDefault = false
  /// Whether it is an animated scroll, which is no animation block to anybody.
  package private(set) var isScroll = false

  /// The numbers that describe UIKit's spring animations.
  package enum Spring: Equatable, Sendable {
    case damping(ratio: CGFloat, initialVelocity: CGFloat)
    case bounce(CGFloat, initialVelocity: CGFloat)
    /// With a duration of its own: the frequency in radians a second.
    case physics(frequency: Double, ratio: Double, initialVelocity: CGFloat)
  }

  /// The rounds of an animation.
  package struct Repetition: Equatable, Sendable {
    package var count: Double = 1
    package var returns = false
  }

  package init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: Spring? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.options = options
    self.spring = spring
  }

  /// An animated scroll of UIKit's scroll views.
  package static let scrolling = {
    var context = AnimationContext(duration: 0.3)
    context.isScroll = true
    return context
  }()
}

extension AnimationContext {
  @MainActor private static var stack: [AnimationContext] = []
  /// Hears of every beginning and end of an animation.
  @MainActor static weak var watcher: (any AnimationWatcher)?

  /// The last animation of the program's own that stood in no other one.
  @MainActor package static var lastOfProgram: AnimationContext?

  /// How many animations are nested at present.
  @MainActor static var depth: Int { stack.count }

  /// The innermost context; nil where changes are not animated.
  @MainActor package static var current: AnimationContext? {
    guard let context = stack.last, context.isEnabled, UIView.areAnimationsEnabled else {
      return nil
    }
    return context
  }

  /// Runs `changes` at once, in this context.
  @MainActor package func run<Result>(_ changes: () throws -> Result) rethrows -> Result {
    AnimationContext.watcher?.contextWillSwitch()
    AnimationContext.stack.append(self)
    defer {
      AnimationContext.watcher?.contextWillSwitch()
      AnimationContext.stack.removeLast()
    }
    return try changes()
  }
}
