import CoreGraphics
public import Motion

/// The changes on a stage while a body ran: one after the other, each as a value that can be sampled and printed.
public struct Recording: Equatable, Sendable {
  private let changes: [RecordedChange]

  /// A recording of the changes, in their order; beside a change of the layout, all moves are moves to its places.
  public init(_ changes: [RecordedChange]) {
    // On the way to another layout, whatever changes its place does so for its sake.
    let isRelaid = changes.contains { $0.cause == .layoutChange }
    self.changes = isRelaid && changes.count > 1 ? changes.map(\.relaid) : changes
  }

  /// The role of each element from the first change to the last.
  ///
  /// - Parameters: the states before and after, where more is known of them than what was on the screen.
  public func roles(from before: LayoutSnapshot, to after: LayoutSnapshot) -> StepRoles {
    let evidence = StepEvidence(
      before: changes.first?.capture.before ?? before,
      after: changes.last?.capture.settled ?? after, isRelaid: isRelaid)
    return StepRoles(joining: changes.map(\.roles), evidence)
      .completed(by: StepEvidence(before: before, after: after, isRelaid: isRelaid))
  }

  /// The changes with roles for all that is there in two states, on screen or not.
  func knowing(_ before: LayoutSnapshot, _ after: LayoutSnapshot) -> Recording {
    let evidence = StepEvidence(before: before, after: after, isRelaid: isRelaid)
    return Recording(
      changes.map { change in
        var capture = change.capture
        capture.roles = change.roles.completed(by: evidence)
        return RecordedChange(change.cause, capture, warnings: change.warnings)
      })
  }

  private var isRelaid: Bool { changes.contains { $0.cause == .layoutChange } }

  /// The changes as they can be seen at every moment, in their order.
  public var transitions: [Transition] { changes.map(\.transition) }

  /// All changes as one table: before, final, initial and after, and every element on its way at the times,
  /// in seconds from the start of each change. The steps of several changes are numbered.
  public func table(
    step: String? = nil, times: some Sequence<Double> = EmptyCollection()
  ) -> AttributeTable {
    let times = Array(times)
    let rows = changes.enumerated().flatMap { offset, change in
      let name =
        changes.count == 1
        ? step : [step, "\(offset + 1)"].compactMap(\.self).joined(separator: "-")
      // A change that takes no time has nobody on the way.
      let moments = change.transition.duration > 0 ? times : []
      return AttributeTable.rows(of: change.capture, step: name, times: moments)
    }
    return AttributeTable(rows: rows)
  }
}

extension Recording: RandomAccessCollection {
  /// The index of the first change.
  public var startIndex: Int { changes.startIndex }
  /// One more than the index of the last change.
  public var endIndex: Int { changes.endIndex }
  /// The change at an index, counted from the first.
  public subscript(index: Int) -> RecordedChange { changes[index] }
}

/// One change of what a collection view shows.
public struct RecordedChange: Equatable, Sendable {
  /// The way in which the change came about.
  public let cause: Cause
  /// Both ends, what the layout answered, and the timing.
  public let capture: TransitionCapture
  /// Remarks on what looks wrong about it, although UIKit says nothing.
  public let warnings: [Warning]

  /// The ways in which a change can come about.
  public enum Cause: String, Sendable {
    /// The data were updated, by a batch or a data source's snapshot.
    case update
    /// The view got another size.
    case boundsChange
    /// Another layout took over.
    case layoutChange
    /// A scroll, or a layout that was invalidated.
    case pass
    /// Another controller took the screen.
    case screenChange
  }

  /// A remark on a change that UIKit carries out, and that its author can hardly have meant.
  public struct Warning: Equatable, Sendable {
    /// Never changes, as the codes of faults.
    public let code: String
    /// The remark itself, in one sentence.
    public let finding: String
    /// One hint about how to do it better.
    public let help: String
  }

  /// A change that nothing is said against, if there are no warnings.
  public init(_ cause: Cause, _ capture: TransitionCapture, warnings: [Warning] = []) {
    self.cause = cause
    self.capture = capture
    self.warnings = warnings
  }

  /// The same change under a hand that brings the way to another layout from one progress to the next.
  func driven(from start: CGFloat, to end: CGFloat) -> RecordedChange {
    var capture = capture
    capture.progress = Passage(from: start, to: end)
    return RecordedChange(cause, capture, warnings: warnings)
  }

  /// The role of each element, from what was asked for or, where nobody knows, from both ends.
  public var roles: StepRoles { capture.roles ?? StepRoles(comparing: transition) }

  fileprivate var relaid: RecordedChange {
    var capture = capture
    capture.roles = capture.roles?.relaid
    return RecordedChange(cause, capture, warnings: warnings)
  }

  /// The change as something that can be seen at every moment.
  public var transition: Transition { Transition(capture) }
}
