public import Foundation

/// Changes that follow one another without a pause, as one passage of time.
public struct TransitionSequence: Equatable, Sendable {
  /// The changes in the order in which they happen.
  public let transitions: [Transition]
  /// The state where nothing changes.
  public let rest: LayoutSnapshot

  /// - Parameter rest: what is seen where there are no transitions.
  public init(_ transitions: [Transition], rest: LayoutSnapshot) {
    self.transitions = transitions
    self.rest = rest
  }

  /// Seconds from the first moment to the last.
  public var duration: TimeInterval { transitions.reduce(0) { $0 + $1.duration } }

  /// The state at `time` seconds after the start: before the first change at less than nothing, after the last at
  /// more than the duration.
  public func snapshot(at time: TimeInterval) -> LayoutSnapshot {
    var rest = time
    for transition in transitions {
      if !(rest > transition.duration) { return transition.snapshot(at: rest) }
      rest -= transition.duration
    }
    return transitions.last?.after ?? self.rest
  }

  /// The state when a part of the duration has passed, 0 to 1.
  public func snapshot(progress: Double) -> LayoutSnapshot { snapshot(at: duration * progress) }
}
