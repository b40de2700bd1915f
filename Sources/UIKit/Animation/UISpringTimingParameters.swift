/// A curve that a spring gives.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In ways a second: of a place both axes have one, of everything else the first counts.
  public let initialVelocity: CGVector
  let form: Form

  /// The ways in which a spring is told.
  enum Form: Equatable {
    /// As stiff as it takes to settle in the animator's duration.
    case damping(ratio: CGFloat)
    /// With a duration of its own.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// With a duration of its own, which is not the one that is felt.
    case felt(duration: TimeInterval, bounce: CGFloat)
  }

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// The spring of the system: a mass of 3, a stiffness of 1000, a damping of 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.damping(ratio: ratio), velocity)
  }

  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physics(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero
  ) {
    self.init(.felt(duration: duration, bounce: bounce), initialVelocity)
  }

  /// The spring of the system: archives hold no other.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring in the animator's duration, or in its own.
  func spring(in duration: TimeInterval) -> UnitSpring {
    let velocity = Double(initialVelocity.dx)
    switch form {
    case .damping(let ratio):
      return UnitSpring(settlingIn: duration, dampingRatio: Double(ratio), velocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      return UnitSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: velocity)
    case .felt(let duration, let bounce):
      let ratio = bounce < 0 ? 1 / max(1 + Double(bounce), 1e-6) : 1 - Double(bounce)
      return UnitSpring(
        dampingRatio: ratio, frequency: 2 * .pi / max(duration, 1e-6), velocity: velocity)
    }
  }
}
