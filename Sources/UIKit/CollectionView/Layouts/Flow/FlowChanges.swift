/// New sizes of single elements.
struct FlowChanges {
  /// The delegate's answers when it was asked for one item again.
  var sizes: [IndexPath: FlowSize] = [:]
  /// Those among them that it left to their cells.
  var selfSizingItems: Set<IndexPath> = []
  var bars: [FlowBar: [Int: CGFloat]] = [:]
  /// The sizes that cells asked for, in the order in which they did.
  var measured: [(IndexPath, FlowSize)] = []

  var isEmpty: Bool { sizes.isEmpty && bars.isEmpty && measured.isEmpty }

  /// Later answers win.
  mutating func add(_ later: FlowChanges) {
    sizes.merge(later.sizes) { $1 }
    selfSizingItems.formUnion(later.selfSizingItems)
    bars.merge(later.bars) { $0.merging($1) { $1 } }
    measured += later.measured
  }

  func apply(to solver: inout FlowSolver) {
    for (section, paths) in Dictionary(grouping: sizes.keys, by: { $0[0] }) {
      guard solver.sections.indices.contains(section) else { continue }
      let count = solver.sections[section].metrics.count
      let known = paths.filter { $0[1] < count }
      solver.update(
        Dictionary(uniqueKeysWithValues: known.map { ($0[1], sizes[$0] ?? .zero) }), in: section)
    }
    for (bar, lengths) in bars {
      for (section, length) in lengths where solver.sections.indices.contains(section) {
        solver.setLength(length, of: bar, in: section)
      }
    }
    for (path, size) in measured where solver.hasItem(path[1], in: path[0]) {
      solver.measure(size, ofItem: path[1], in: path[0])
    }
  }
}
