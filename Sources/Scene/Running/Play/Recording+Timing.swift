import Motion
import SceneFormat

extension Recording {
  /// The changes in the timing that the step asks for, in place of UIKit's.
  func timed(by step: StepDescription) -> Recording {
    let wanted = step.timing.timing
    if case .transition = step.cause {
      // Each place of the hand takes its share; a curve over each of them would stutter.
      let share = try? Timing(
        duration: wanted.duration / Double(Swift.max(1, count)), curve: .linear)
      return map { $0.retimed(step.isAnimated ? share ?? .immediate : .immediate) }
    }
    return map { change in
      guard step.isAnimated else { return change.retimed(.immediate) }
      return change.capture.timing == .immediate ? change : change.retimed(wanted)
    }
  }

  private func map(_ change: (RecordedChange) -> RecordedChange) -> Recording {
    Recording(indices.map { change(self[$0]) })
  }
}

extension RecordedChange {
  fileprivate func retimed(_ timing: Timing) -> RecordedChange {
    var capture = capture
    capture.timing = timing
    return RecordedChange(cause, capture, warnings: warnings)
  }
}
