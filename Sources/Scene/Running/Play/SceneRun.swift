public import Motion
public import SceneFormat

/// A scene that was played: values only, for pictures, tables and verdicts.
public struct SceneRun: Equatable, Sendable {
  /// The description that was played.
  public let scene: SceneDescription
  /// Before the first step. With what the views show, as far as the canvas shows it.
  public let start: LayoutSnapshot
  /// Those that were played to their end.
  public let steps: [PlayedStep]
  /// Why the scene stopped before its end.
  public let stop: Diagnostic?
  /// The sentences that UIKit would have logged, and what looks wrong although nothing stopped.
  public let warnings: [Diagnostic]
  /// The broken promises that the audit found at the start.
  public let auditAtStart: [AuditFinding]

  /// The step with that name; nil where there is none, or where the scene stopped before its end.
  public func step(named name: String) -> PlayedStep? {
    steps.first { $0.name == name }
  }

  /// The steps with these names; all of them where no name is given.
  public func steps(named names: [String]) -> [PlayedStep] {
    names.isEmpty ? steps : steps.filter { names.contains($0.name) }
  }

  /// The state at the end.
  public var end: LayoutSnapshot { steps.last?.after ?? start }

  /// Every step before, on its way and after, as the scene's golden has them; the layout itself where there are
  /// no steps.
  public var table: AttributeTable {
    var comparisons = 0
    return table(counting: &comparisons)
  }

  /// The rows of the steps with these names; the whole table where no name is given.
  public func table(ofSteps names: [String]) -> AttributeTable {
    guard !names.isEmpty else { return table }
    return AttributeTable(
      rows: steps(named: names).flatMap { $0.recording.table(step: $0.name).rows })
  }

  /// The whole table, counting how often two rows are compared.
  func table(counting comparisons: inout Int) -> AttributeTable {
    guard !steps.isEmpty else { return AttributeTable(start) }
    let rows = steps.flatMap { $0.recording.table(step: $0.name).rows }
    return AttributeTable(rows: rows, counting: &comparisons)
  }
}

/// One step of a scene that was played.
public struct PlayedStep: Equatable, Sendable {
  /// The step as the scene has it: its cause, its timing and its place in the file.
  public let step: StepDescription
  /// The changes, one after the other, in the step's timing.
  public let recording: Recording
  /// The role of each element: one source for every figure, table and sentence.
  public let roles: StepRoles
  /// Before the step. With what the views show, as far as the canvas shows it.
  public let before: LayoutSnapshot
  /// When the step has come to rest. With what the views show, as far as the canvas shows it.
  public let after: LayoutSnapshot
  /// Every element of the content before the step, without what its view shows.
  public let layoutBefore: LayoutSnapshot
  /// Every element of the content, without what its view shows.
  public let layout: LayoutSnapshot
  /// The calls between collection view and layout; nil where nobody asked to hear them.
  public let conversation: Conversation?
  /// The broken promises that the audit found after the step; empty where the scene expects no promise.
  public let audit: [AuditFinding]
  /// The fingers that bring the step about; none where a program does.
  public let touches: TouchCourse

  /// The name by which outputs and expectations refer to the step.
  public var name: String { step.name.value }
  /// The changes of the step as they can be seen at every moment, in their order.
  public var transitions: [Transition] { recording.transitions }
  /// All changes of the step, one after the other.
  public var transition: TransitionSequence {
    TransitionSequence(transitions, rest: after)
  }
  /// Seconds that the changes take.
  public var duration: Double { transition.duration }
  /// Seconds of stillness at its end. Of a wait, those in which nothing moves any more.
  public var pause: Double {
    guard case .wait(let seconds) = step.cause else { return step.pause }
    return step.pause - min(seconds, duration)
  }
}
