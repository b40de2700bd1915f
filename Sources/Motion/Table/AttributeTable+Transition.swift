public import CoreGraphics

/// The phases of a change.
extension AttributeTable {
  /// The table of what happened: every element before and after, where elements that appear are let in and
  /// those that disappear are let go, and whatever else the layout answered when it was asked for both.
  public init(_ capture: TransitionCapture, step: String? = nil) {
    self.init(rows: Self.rows(of: capture, step))
  }

  /// The same with every view on its way at the given times, in seconds from the start of the change.
  public init(_ capture: TransitionCapture, step: String? = nil, times: some Sequence<TimeInterval>)
  {
    let transition = Transition(capture)
    let inFlight = times.flatMap { time in
      transition.snapshot(at: time).elements.map {
        AttributeRow($0, step: step, phase: .inFlight(time))
      }
    }
    self.init(rows: Self.rows(of: capture, step) + inFlight)
  }

  private static func rows(of capture: TransitionCapture, _ step: String?) -> [AttributeRow] {
    let before = capture.before.elements.map { AttributeRow($0, step: step, phase: .before) }
    let after = capture.settled.elements.map { AttributeRow($0, step: step, phase: .after) }
    return before + after + capture.changes.flatMap { rows(of: $0, step) }
  }

  private static func rows(of change: ElementChange, _ step: String?) -> [AttributeRow] {
    var (final, initial) = (change.final, change.initial)
    switch change.role {
    case .appearing: initial = change.start
    case .disappearing:
      final = change.end
      // It has no place in the new data, whatever path the layout left in its answer.
      final?.path = IndexPath()
    case .reloaded: (final, initial) = change.isLeaving ? (change.end, nil) : (nil, change.start)
    case .moved, .unchanged: break
    }
    return [
      final.map { AttributeRow($0, step: step, phase: .final) },
      initial.map { AttributeRow($0, step: step, phase: .initial) },
    ].compactMap { $0 }
  }
}
