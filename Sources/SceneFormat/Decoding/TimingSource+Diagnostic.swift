import Motion

extension TimingSource {
  /// The message about the number that cannot be played, at its place, and what helps.
  func diagnostic(of error: TimingError, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .timing, "the timing cannot be played: \(error)", at: self.span(of: error) ?? span,
      help: Self.hint(for: error))
  }

  private func span(of error: TimingError) -> SourceSpan? {
    switch error {
    case .outOfRange(let quantity, _, _): span(of: quantity)
    case .neverSettles: curve?.spring.map { ($0.dampingRatio ?? $0.damping)?.span ?? $0.span }
    case .unmatchedKeyframes, .keyframesEndElsewhere: span(inKeyframes: \.values)
    case .unorderedKeyTime: span(inKeyframes: \.times)
    case .tooManyFrames: duration?.span
    }
  }

  private func span(of quantity: TimingQuantity) -> SourceSpan? {
    switch quantity {
    case .duration: duration?.span
    case .delay: delay?.span
    case .stagger: stagger.map { $0.interval?.span ?? $0.span }
    case .controlPoint: curve?.span
    case .dampingRatio: span(inSpring: \.dampingRatio)
    case .response: span(inSpring: \.response)
    case .mass: span(inSpring: \.mass)
    case .stiffness: span(inSpring: \.stiffness)
    case .damping: span(inSpring: \.damping)
    case .initialVelocity: span(inSpring: \.velocity)
    case .keyTime: span(inKeyframes: \.times)
    case .keyValue: span(inKeyframes: \.values)
    case .hold, .speed, .framesPerSecond, .bounce: nil
    }
  }

  /// The number, or the whole spring where it is not written.
  private func span(inSpring number: KeyPath<SpringSource, Spanned<Double>?>) -> SourceSpan? {
    curve?.spring.map { $0[keyPath: number]?.span ?? $0.span }
  }

  private func span(
    inKeyframes numbers: KeyPath<KeyframesSource, Spanned<[Double]>?>
  ) -> SourceSpan? {
    curve?.keyframes.map { $0[keyPath: numbers]?.span ?? $0.span }
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
