public import CoreGraphics
import Foundation

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  /// Seconds until the spring stays within a thousandth of its way from the end; 0 for a spring that
  /// never settles.
  open var settlingDuration: CFTimeInterval {
    let frequency = Double(stiffness / mass).squareRoot()
    let ratio = Double(damping / (2 * (mass * stiffness).squareRoot()))
    guard frequency > 0, frequency.isFinite, ratio > 0, ratio.isFinite else { return 0 }
    let velocity = Double(initialVelocity)
    if ratio < 1 {
      let decay = frequency * ratio
      let oscillation = frequency * (1 - ratio * ratio).squareRoot()
      return log((1 + abs((decay - velocity) / oscillation)) / 0.001) / decay
    }
    if ratio > 1, allowsOverdamping {
      let fast = frequency * (ratio + (ratio * ratio - 1).squareRoot())
      let slow = frequency * frequency / fast
      let share = (fast - velocity) / (fast - slow)
      return log((abs(share) + abs(1 - share)) / 0.001) / slow
    }
    // Critical damping has no closed form; the iteration gains a digit or two each round.
    return (0..<30).reduce(0) { time, _ in
      log((1 + abs(frequency - velocity) * time) / 0.001) / frequency
    }
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
