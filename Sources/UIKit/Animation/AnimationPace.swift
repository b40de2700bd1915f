/// How the progress of an animation follows its time, and how long it takes: made of what an animator was given.
@MainActor struct AnimationPace {
  private enum Curve {
    case cubic(UnitBezier)
    case spring(UnitSpring)
  }

  private let curve: Curve
  /// Springs with durations of their own have that.
  let duration: TimeInterval
  /// The same for whoever records what is animated.
  let context: AnimationContext

  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    if let parameters = provider.springTimingParameters {
      let spring = parameters.spring(in: duration)
      curve = .spring(spring)
      context = AnimationContext(parameters, duration: duration)
      if case .damping = parameters.form {
        self.duration = max(duration, 0)
      } else {
        self.duration = spring.settlingDuration
      }
    } else {
      let parameters = provider.cubicTimingParameters ?? UICubicTimingParameters()
      curve = .cubic(parameters.curve)
      self.duration = max(duration, 0)
      context = AnimationContext(parameters, duration: self.duration)
    }
  }

  /// The progress when a part of the time has passed.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch curve {
    case .cubic(let bezier): bezier.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * duration)
    }
  }
}

extension AnimationContext {
  @MainActor fileprivate init(_ parameters: UICubicTimingParameters, duration: TimeInterval) {
    self.init(duration: duration)
    bezier = parameters.curve
  }

  @MainActor fileprivate init(_ parameters: UISpringTimingParameters, duration: TimeInterval) {
    let velocity = parameters.initialVelocity.dx
    switch parameters.form {
    case .damping(let ratio):
      self.init(duration: duration, spring: .damping(ratio: ratio, initialVelocity: velocity))
    case .physics(let mass, let stiffness, let damping):
      let spring = UnitSpring(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(velocity))
      self.init(
        duration: spring.settlingDuration,
        spring: .physics(
          frequency: spring.frequency, ratio: spring.dampingRatio, initialVelocity: velocity))
    case .felt(let duration, let bounce):
      self.init(duration: duration, spring: .bounce(bounce, initialVelocity: velocity))
    }
  }
}
