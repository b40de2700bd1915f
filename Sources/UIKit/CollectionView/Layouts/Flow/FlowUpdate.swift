/// The memory of a flow layout before a batch of updates, for as long as the batch takes.
struct FlowUpdate {
  let plan: UpdatePlan
  let axis: FlowAxis
  let solver: FlowSolver?
  let measured: [IndexPath: FlowSize]

  /// The sizes that the cells of surviving items asked for, by their new paths and in the order of these.
  func survivingSizes(on axis: FlowAxis) -> [(path: IndexPath, size: FlowSize)] {
    guard axis == self.axis else { return [] }
    return measured.compactMap { path, size in
      ItemPosition(path).flatMap(plan.itemAfter).map { (path: $0.indexPath, size: size) }
    }.sorted { $0.path < $1.path }
  }

  /// The place of an element before; nothing where it was not.
  func frame(of key: ElementKey) -> CGRect? {
    guard let solver, key.indexPath.count == 2 else { return nil }
    let (section, item) = (key.indexPath[0], key.indexPath[1])
    if let bar = key.kind.flatMap(FlowBar.init(kind:)) {
      guard solver.sections.indices.contains(section) else { return nil }
      return solver.frame(of: bar, in: section).map(axis.rect)
    }
    guard key.category == .cell, solver.hasItem(item, in: section) else { return nil }
    return axis.rect(solver.frame(ofItem: item, in: section))
  }
}
