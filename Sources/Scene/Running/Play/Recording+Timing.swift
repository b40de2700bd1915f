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
    if case .wait = step.cause, step.isAnimated { return self }
    if step.cause.isGesture {
      return step.isAnimated ? shared(wanted) : map { $0.retimed(.immediate) }
    }
    // Something else has happened between its frames.
    if case .scroll = step.cause, step.isAnimated, count > 1 { return shared(wanted) }
    return map { change in
      guard step.isAnimated else { return change.retimed(.immediate) }
      return change.capture.timing == .immediate ? change : change.retimed(wanted)
    }
  }

  /// A gesture as a whole takes the time: each part of it keeps its share. A finger moves evenly, and what it lets go
  /// of follows the curve. Items have no stagger below a finger.
  private func shared(_ wanted: Timing) -> Recording {
    let whole = reduce(0) { $0 + $1.capture.timing.duration }
    guard whole > 0 else { return self }
    var delay = wanted.delay
    return map { change in
      let own = change.capture.timing
      guard own != .immediate else { return change }
      let share = try? Timing(
        duration: wanted.duration * own.duration / whole, delay: delay,
        curve: own.curve == .linear ? .linear : wanted.curve)
      delay = 0
      return change.retimed(share ?? .immediate)
    }
  }

  private func map(_ change: (RecordedChange) -> RecordedChange) -> Recording {
    Recording(indices.map { change(self[$0]) })
  }
}

extension Recording {
  /// The changes of one frame in its time, the first of them after a time of stillness.
  func lasting(_ seconds: Double, after stillness: Double) -> [RecordedChange] {
    enumerated().map { place, change in
      let isFirst = place == 0
      let timing = try? Timing(
        duration: isFirst ? seconds : 0, delay: isFirst ? stillness : 0, curve: .linear)
      return change.retimed(timing ?? .immediate)
    }
  }
}

extension RecordedChange {
  fileprivate func retimed(_ timing: Timing) -> RecordedChange {
    var capture = capture
    capture.timing = timing
    return RecordedChange(cause, capture, warnings: warnings)
  }
}

extension StepDescription.Cause {
  /// Whether a finger brings it about in several parts.
  fileprivate var isGesture: Bool {
    switch self {
    case .pull, .page, .drag: true
    default: false
    }
  }
}
