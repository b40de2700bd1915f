import Motion

extension TimingSource {
  /// Where the number stands that cannot be played, and what helps.
  func diagnostic(of error: TimingError, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .timing, "the timing cannot be played: \(error)", at: node(of: error)?.span ?? span,
      help: Self.hint(for: error))
  }

  private func node(of error: TimingError) -> Node? {
    let (spring, keyframes) = (curve?["spring"], curve?["keyframes"])
    switch error {
    case .outOfRange(let quantity, _, _): return node(of: quantity)
    case .neverSettles: return spring?["dampingRatio"] ?? spring?["damping"] ?? spring
    case .unmatchedKeyframes: return keyframes?["values"] ?? keyframes
    case .unorderedKeyTime: return keyframes?["times"] ?? keyframes
    case .keyframesEndElsewhere: return keyframes?["values"] ?? keyframes
    case .tooManyFrames: return duration
    }
  }

  private func node(of quantity: TimingQuantity) -> Node? {
    let (spring, keyframes) = (curve?["spring"], curve?["keyframes"])
    switch quantity {
    case .duration: return duration
    case .delay: return delay
    case .stagger: return stagger?["by"] ?? stagger
    case .controlPoint: return curve
    case .dampingRatio: return spring?["dampingRatio"] ?? spring
    case .response: return spring?["response"] ?? spring
    case .mass: return spring?["mass"] ?? spring
    case .stiffness: return spring?["stiffness"] ?? spring
    case .damping: return spring?["damping"] ?? spring
    case .initialVelocity: return spring?["initialVelocity"] ?? spring
    case .keyTime: return keyframes?["times"] ?? keyframes
    case .keyValue: return keyframes?["values"] ?? keyframes
    case .hold, .speed, .framesPerSecond, .bounce: return nil
    }
  }

  private static func hint(for error: TimingError) -> String? {
    switch error {
    case .neverSettles, .outOfRange(.dampingRatio, _, _):
      return "a dampingRatio of 0.5 swings a little, one of 1 not at all"
    case .outOfRange(.response, _, _): return "0.3 to 0.6 seconds are usual"
    case .outOfRange(.mass, _, _), .outOfRange(.stiffness, _, _), .outOfRange(.damping, _, _):
      return "mass 1, stiffness 100 and damping 10 are what Core Animation starts with"
    case .unmatchedKeyframes, .unorderedKeyTime, .keyframesEndElsewhere,
      .outOfRange(.keyTime, _, _), .outOfRange(.keyValue, _, _):
      return "as in {\"times\": [0, 0.5, 1], \"values\": [0, 1.2, 1]}"
    case .outOfRange, .tooManyFrames: return nil
    }
  }
}
