public import CoreGraphics

/// The phases of a change.
extension AttributeTable {
  /// The table of what happened: every element before and after, where elements that appear are let in and
  /// those that disappear are let go, and whatever else the layout answered when it was asked for both.
  public init(_ capture: TransitionCapture, step: String? = nil) {
    self.init(capture, step: step, times: EmptyCollection<TimeInterval>())
  }

  /// The same with every view on its way at the given times, in seconds from the start of the change.
  public init(_ capture: TransitionCapture, step: String? = nil, times: some Sequence<TimeInterval>)
  {
    self.init(rows: Self.rows(of: capture, step: step, times: times))
  }

  /// The rows of that table, in no order: for tables of several changes, which are sorted once.
  package static func rows(
    of capture: TransitionCapture, step: String?, times: some Sequence<TimeInterval>
  ) -> [AttributeRow] {
    let transition = Transition(capture)
    let roles = transition.roles ?? StepRoles(comparing: transition)
    let inFlight = times.flatMap { time in
      let moment = AttributePhase.inFlight(time)
      let isMoving = time >= 0 && time < transition.duration
      let elements = transition.snapshot(at: time).elements
      return elements.indices.map { index in
        let isLeaving = isMoving ? transition.tracks[index].isLeaving : time < 0
        return AttributeRow(
          elements[index], step: step, phase: moment,
          role: roles.role(of: elements[index].id, isLeaving ? .before : .after))
      }
    }
    return rows(of: capture, step, roles) + inFlight
  }

  private static func rows(
    of capture: TransitionCapture, _ step: String?, _ roles: StepRoles
  ) -> [AttributeRow] {
    let before = capture.before.elements.map {
      AttributeRow($0, step: step, phase: .before, role: roles.role(of: $0.id, .before))
    }
    let after = capture.settled.elements.map {
      AttributeRow($0, step: step, phase: .after, role: roles.role(of: $0.id, .after))
    }
    return before + after + capture.changes.flatMap { rows(of: $0, step, roles) }
  }

  private static func rows(
    of change: ElementChange, _ step: String?, _ roles: StepRoles
  ) -> [AttributeRow] {
    var final = change.goal
    // It has no place in the new data, whatever path the layout left in its answer.
    if change.role == .disappearing { final?.path = IndexPath() }
    let role = roles.role(of: change.end.id, change.isLeaving ? .before : .after)
    return [
      final.map { AttributeRow($0, step: step, phase: .final, role: role) },
      change.origin.map { AttributeRow($0, step: step, phase: .initial, role: role) },
    ].compactMap { $0 }
  }
}
