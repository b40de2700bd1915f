public import CoreGraphics

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// Seconds until the spring stays within a thousandth of its way from the end; 0 for a spring that
  /// never settles.
  open var settlingDuration: CFTimeInterval {
    let spring = UnitSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
    guard spring.dampingRatio > 1, !allowsOverdamping else { return spring.settlingDuration }
    return UnitSpring(
      dampingRatio: 1, frequency: spring.frequency, velocity: spring.velocity
    ).settlingDuration
  }

  override func adoptProperties(of animation: CAAnimation) {
    super.adoptProperties(of: animation)
    guard let animation = animation as? CASpringAnimation else { return }
    mass = animation.mass
    stiffness = animation.stiffness
    damping = animation.damping
    initialVelocity = animation.initialVelocity
    allowsOverdamping = animation.allowsOverdamping
  }
}
