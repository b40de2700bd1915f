public import Motion
internal import Rendering
internal import Scene

// Single values of a step: the cell of an item before it, on its way, and after it. Without a name the last step is
// meant. They throw where the item has no cell there, and name those that have one.
extension LayoutRun {
  /// The cell of an item as it stood when the step began.
  public func before(_ item: String, in step: String? = nil) throws -> ElementSnapshot {
    let played = try self.step(step)
    let known = played?.layoutBefore ?? start
    return try found(known[item: item], of: item, in: "before", among: known.elements)
  }

  /// The cell of an item as it stands when the step is done.
  public func after(_ item: String, in step: String? = nil) throws -> ElementSnapshot {
    let played = try self.step(step)
    let known = played?.layout ?? start
    return try found(known[item: item], of: item, in: "after", among: known.elements)
  }

  /// The place from which a cell comes: as the layout says, else as UIKit has it.
  ///
  ///     #expect(try run.initial("new").alpha == 0)
  public func initial(_ item: String, in step: String? = nil) throws -> ElementSnapshot {
    let changes = try changes(of: step).filter { !$0.isLeaving }
    let change = changes.first { $0.end.isCell(of: item) }
    return try found(
      change.map { $0.initial ?? $0.start }, of: item, in: "initial", among: changes.map(\.end))
  }

  /// The place to which a cell goes that is taken away: as the layout says, else as UIKit has it.
  public func final(_ item: String, in step: String? = nil) throws -> ElementSnapshot {
    let changes = try changes(of: step).filter(\.isLeaving)
    let change = changes.first { $0.start.isCell(of: item) }
    return try found(
      change.map { $0.final ?? $0.end }, of: item, in: "final", among: changes.map(\.start))
  }

  /// The cell of an item on its way, so many seconds after the step has begun.
  public func moment(
    _ seconds: Double, of item: String, in step: String? = nil
  ) throws -> ElementSnapshot {
    let known = try self.step(step)?.transition.snapshot(at: seconds) ?? start
    return try found(known[item: item], of: item, in: "at \(seconds) s", among: known.elements)
  }

  private func step(_ name: String?) throws -> PlayedStep? {
    try name.map { try self[$0] } ?? played.run.steps.last
  }

  private func changes(of step: String?) throws -> [ElementChange] {
    try self.step(step)?.recording.flatMap(\.capture.changes) ?? []
  }

  private func found(
    _ element: ElementSnapshot?, of item: String, in phase: String, among known: [ElementSnapshot]
  ) throws -> ElementSnapshot {
    if let element { return element }
    let names = known.filter { $0.kind == .cell }.map(\.spokenName)
    throw LayoutSceneError.noCell(item, phase: phase, known: Array(names.prefix(24)))
  }
}

extension ElementSnapshot {
  fileprivate func isCell(of item: String) -> Bool {
    kind == .cell && id.name == .identifier(item)
  }
}
