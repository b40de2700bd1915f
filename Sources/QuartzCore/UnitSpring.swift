import Foundation

/// A spring on its way from 0 to 1, by its equation: `CASpringAnimation` and the timing of animators go by it.
package struct UnitSpring: Hashable, Sendable {
  /// 1 comes to rest soonest without swinging.
  package let dampingRatio: Double
  /// Of the spring without friction, in radians a second.
  package let frequency: Double
  /// In ways a second towards the end.
  package let velocity: Double

  package init(dampingRatio: Double, frequency: Double, velocity: Double = 0) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.velocity = velocity
  }

  /// By its physics. Friction beyond that of the soonest rest counts as that, unless it is allowed.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    self.init(
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity: velocity)
  }

  /// As stiff as it takes to settle in so many seconds.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double = 0) {
    var (low, high) = (0.0, 1 / max(duration, 1e-6))
    func settles(_ frequency: Double) -> Bool {
      let spring = UnitSpring(dampingRatio: dampingRatio, frequency: frequency, velocity: velocity)
      let time = spring.settlingDuration
      return time > 0 && time <= duration
    }
    while !settles(high), high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    self.init(dampingRatio: dampingRatio, frequency: high, velocity: velocity)
  }

  /// The place after so many seconds.
  package func value(at time: Double) -> Double {
    guard time > 0, frequency > 0, dampingRatio >= 0 else { return 0 }
    let push = dampingRatio * frequency - velocity
    let decay = exp(-dampingRatio * frequency * time)
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - decay * (cos(swing * time) + push * sin(swing * time) / swing)
    }
    if dampingRatio == 1 { return 1 - decay * (1 + push * time) }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (fast, slow) = (frequency * (dampingRatio + root), frequency / (dampingRatio + root))
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
  }

  /// Seconds until the spring stays within a thousandth of its way from the end; 0 for a spring that never settles.
  package var settlingDuration: Double {
    guard frequency > 0, frequency.isFinite, dampingRatio > 0, dampingRatio.isFinite else {
      return 0
    }
    if dampingRatio < 1 {
      let decay = frequency * dampingRatio
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return log((1 + abs((decay - velocity) / swing)) / 0.001) / decay
    }
    if dampingRatio > 1 {
      let fast = frequency * (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
      let slow = frequency * frequency / fast
      let share = (fast - velocity) / (fast - slow)
      return log((abs(share) + abs(1 - share)) / 0.001) / slow
    }
    // Critical damping has no closed form; the iteration gains a digit or two each round.
    return (0..<30).reduce(0) { time, _ in
      log((1 + abs(frequency - velocity) * time) / 0.001) / frequency
    }
  }
}
