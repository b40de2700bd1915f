import Scene

/// Plays cases of one part of UIKit and says what came out differently.
@MainActor protocol Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference]
}

/// Which part is played by whom.
@MainActor enum Replayers {
  static func replayer(for part: RecordedPart) -> any Replayer {
    switch part {
    case .flow: FlowReplayer()
    case .invalidation: InvalidationReplayer()
    case .insetReferenceProperty: InsetReferenceReplayer()
    case .movement: MovementReplayer()
    case .transitionLayout: TransitionLayoutReplayer()
    case .transitionLive: LiveTransitionReplayer()
    case .compositional: CompositionalReplayer()
    case .orthogonal: OrthogonalReplayer()
    }
  }

  /// Plays a case from reading it to the verdict.
  static func verdict(on recorded: RecordedCase) -> Verdict {
    guard let part = recorded.part else {
      return .broken("nobody knows what topic '\(recorded.topic)' is about")
    }
    let replayer = replayer(for: part)
    do {
      let differences = try LayoutFault.catching { try replayer.differences(in: recorded) }
      return differences.isEmpty ? .passed : .failed(differences)
    } catch {
      return .broken("\(error)")
    }
  }
}
