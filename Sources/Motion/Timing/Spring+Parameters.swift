public import CoreGraphics

/// The four ways in which Apple's frameworks describe springs. A spring that would not settle within a day is
/// refused.
extension Spring {
  private static let positive = 1e-6...TimingQuantity.farthest
  private static let velocities = -TimingQuantity.farthest...TimingQuantity.farthest

  /// By the time of one swing without friction, in seconds: `response`.
  public init(
    dampingRatio: Double, response: TimeInterval, initialVelocity: Double = 0
  ) throws(TimingError) {
    let response = try TimingQuantity.response.checked(response, in: Self.positive)
    try self.init(dampingRatio, frequency: 2 * .pi / response, initialVelocity)
  }

  /// By the duration that is felt, in seconds, and the bounce: 0 does not swing, 1 swings for ever, below 0
  /// creeps.
  public init(
    perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double = 0
  ) throws(TimingError) {
    let bounce = try TimingQuantity.bounce.checked(bounce, in: -1...1)
    let duration = try TimingQuantity.duration.checked(perceptualDuration, in: Self.positive)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    guard ratio.isFinite else { throw .neverSettles(dampingRatio: ratio) }
    try self.init(
      min(ratio, TimingQuantity.farthest), frequency: 2 * .pi / duration, initialVelocity)
  }

  /// By its physics, as `CASpringAnimation` has it: without `allowsOverdamping` friction beyond that of the
  /// soonest rest counts as that.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(TimingError) {
    let mass = try TimingQuantity.mass.checked(mass, in: Self.positive)
    let stiffness = try TimingQuantity.stiffness.checked(stiffness, in: Self.positive)
    let damping = try TimingQuantity.damping.checked(damping, in: 0...TimingQuantity.farthest)
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    let limit = allowsOverdamping ? TimingQuantity.farthest : 1
    try self.init(
      min(ratio, limit), frequency: (stiffness / mass).squareRoot(), initialVelocity)
  }

  /// As stiff as it takes to settle in `duration` seconds, which is how `UIView` animates with springs.
  public init(
    settlingIn duration: TimeInterval, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(TimingError) {
    let duration = try TimingQuantity.duration.checked(
      duration, in: 1e-6...TimingQuantity.longest)
    let ratio = try Self.checked(dampingRatio)
    let velocity = try TimingQuantity.initialVelocity.checked(
      initialVelocity, in: Self.velocities)
    let frequency = Bisection.lastRise(from: 0, to: 1 / duration) { frequency in
      SpringMotion(ratio: ratio, frequency: frequency, velocity: velocity).bound(at: duration)
        > Spring.settled
    }
    self.init(
      SpringMotion(ratio: ratio, frequency: frequency, velocity: velocity),
      settlingDuration: duration)
  }

  private init(
    _ dampingRatio: Double, frequency: Double, _ initialVelocity: Double
  ) throws(TimingError) {
    let motion = SpringMotion(
      ratio: try Self.checked(dampingRatio), frequency: frequency,
      velocity: try TimingQuantity.initialVelocity.checked(initialVelocity, in: Self.velocities))
    let duration = motion.settlingDuration
    guard duration <= TimingQuantity.longest else {
      throw .neverSettles(dampingRatio: dampingRatio)
    }
    self.init(motion, settlingDuration: duration)
  }

  private static func checked(_ ratio: Double) throws(TimingError) -> Double {
    let ratio = try TimingQuantity.dampingRatio.checked(ratio, in: 0...TimingQuantity.farthest)
    guard ratio > 1e-9 else { throw .neverSettles(dampingRatio: ratio) }
    return ratio
  }
}
