public import CoreGraphics

/// A mass on a spring with friction, let go a whole way from its rest: 0 at first, 1 when it has settled, and
/// beyond 1 where it swings. Times are in seconds, velocities in ways a second towards the rest.
public struct Spring: Hashable, Sendable {
  /// 1 comes to rest soonest without swinging; less swings, more creeps.
  public let dampingRatio: Double
  /// Of the spring without friction, in radians a second.
  public let frequency: Double
  /// The velocity at the start, in ways a second towards the rest; a negative one goes away from it at first.
  public let initialVelocity: Double
  /// When the spring stays within a thousandth of its way from the rest.
  public let settlingDuration: TimeInterval

  /// How near to its end a spring counts as settled, as in Core Animation.
  static let settled = 0.001

  init(
    _ motion: SpringMotion, settlingDuration: TimeInterval
  ) {
    dampingRatio = motion.ratio
    frequency = motion.frequency
    initialVelocity = motion.velocity
    self.settlingDuration = settlingDuration
  }

  /// The place of the mass; 0 before the start. It settles by and by and is never set to 1.
  public func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return SpringMotion(ratio: dampingRatio, frequency: frequency, velocity: initialVelocity)
      .value(at: time)
  }
}

/// The closed solution of the spring's equation.
struct SpringMotion {
  let ratio: Double
  let frequency: Double
  let velocity: Double

  /// With d = ζω, the distance from the rest is e^(−dt) (C(t) + (d − v) S(t)), where C and S are cos and
  /// sin of the swing, 1 and t at the limit of swinging, cosh and sinh beyond it.
  func value(at time: Double) -> Double {
    let push = ratio * frequency - velocity
    guard ratio < 1 else { return 1 - creeping(time, push) }
    let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    let share = cos(swing * time) + push * sin(swing * time) / swing
    return 1 - exp(-ratio * frequency * time) * share
  }

  /// No distance is larger than this from `time` on, if the bound falls from there on.
  func bound(at time: Double) -> Double {
    let push = abs(ratio * frequency - velocity)
    guard ratio < 1 else { return creeping(time, push) }
    let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    return exp(-ratio * frequency * time) * (1 + push * min(time, 1 / swing))
  }

  private func creeping(_ time: Double, _ push: Double) -> Double {
    let root = ((ratio - 1) * (ratio + 1)).squareRoot()
    let fast = frequency * (ratio + root)
    let slow = frequency / (ratio + root)
    let gap = fast - slow
    // e^(−dt) cosh and sinh in one, so that neither grows beyond all numbers nor loses its digits.
    let sinus = gap > 0 ? -expm1(-gap * time) / gap : time
    let cosinus = (1 + exp(-gap * time)) / 2
    return exp(-slow * time) * (cosinus + push * sinus)
  }

  /// When the bound falls below a thousandth for good.
  var settlingDuration: Double {
    if ratio < 1 {
      let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let decay = ratio * frequency
      let time = log((1 + abs(decay - velocity) / swing) / Spring.settled) / decay
      if time >= 1 / swing { return time }
    }
    // The bound may rise at first, but from 1, and then falls: it crosses the threshold once.
    return Bisection.lastRise(from: 0, to: 1 / frequency) { bound(at: $0) > Spring.settled }
  }
}

/// Looks for the place where something that holds for small numbers ceases to hold.
enum Bisection {
  /// The first number that no longer holds, found from two guesses of which the second is doubled as long as
  /// it holds; infinite where nothing is large enough.
  static func lastRise(
    from low: Double, to high: Double, while holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    while holds(high) {
      guard high < 1e30 else { return .infinity }
      (low, high) = (high, high * 2)
    }
    // Each round wins a bit; a Double has 53.
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
