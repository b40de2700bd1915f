/// The lines of one section.
struct FlowPlan: Sendable {
  private(set) var runs: [FlowRun]
  /// Whether an item was longer than its line.
  private(set) var hasTooLongItem: Bool

  init(_ metrics: FlowSectionMetrics, _ rules: FlowLineRules) {
    var builder = FlowPlanBuilder(metrics, rules)
    runs = builder.build()
    hasTooLongItem = builder.hasTooLongItem
  }

  /// Extent along the scroll axis, from the start of the first line to the end of the last.
  var length: CGFloat { runs.last?.mainEnd ?? 0 }

  func frame(of item: Int, _ sizes: FlowItemSizes) -> FlowFrame {
    runs[index(of: item)].frame(of: item, sizes)
  }

  func forEachFrame(
    touching stretch: ClosedRange<CGFloat>, _ sizes: FlowItemSizes, isOrdered: Bool,
    _ body: (Int, FlowFrame) -> Void
  ) {
    let first = isOrdered ? runs.partitioningIndex { $0.mainEnd >= stretch.lowerBound } : 0
    for run in runs[first...] {
      if isOrdered, run.start(ofLine: 0).main > stretch.upperBound { break }
      run.forEachFrame(touching: stretch, sizes, isOrdered: isOrdered, body)
    }
  }

  /// Breaks the lines again that the changed items can have an effect on.
  mutating func update(
    _ changed: ClosedRange<Int>, of metrics: FlowSectionMetrics, by rules: FlowLineRules
  ) {
    if case .explicit = metrics.sizes, case .lines(let lines) = runs.first {
      runs = []
      splice(lines, changed: changed, of: metrics, by: rules)
    } else {
      rebuild(from: changed.lowerBound, of: metrics, by: rules)
    }
  }

  private func index(of item: Int) -> Int {
    runs.partitioningIndex { $0.firstItem > item } - 1
  }

  /// Breaks lines again until one starts with the same item as before; those after it only move.
  private mutating func splice(
    _ lines: [FlowLine], changed: ClosedRange<Int>, of metrics: FlowSectionMetrics,
    by rules: FlowLineRules
  ) {
    var lines = lines
    // A shorter item may now fit on the line before its own.
    let start = max(0, lines.partitioningIndex { $0.firstItem > changed.lowerBound } - 2)
    var builder = FlowPlanBuilder(metrics, rules, from: (lines[start].firstItem, lines[start].main))
    var fresh: [FlowLine] = []
    var kept = start
    while builder.item < metrics.count {
      while kept < lines.count, lines[kept].firstItem < builder.item { kept += 1 }
      let isSettled = builder.item > changed.upperBound
      if isSettled, kept < lines.count, lines[kept].firstItem == builder.item { break }
      fresh.append(builder.nextLine())
    }
    if builder.item == metrics.count { kept = lines.count }
    let shift = kept < lines.count ? builder.main - lines[kept].main : 0
    lines.replaceSubrange(start..<kept, with: fresh)
    if shift != 0 {
      for index in (start + fresh.count)..<lines.count { lines[index].main += shift }
    }
    runs = [.lines(lines)]
    hasTooLongItem = hasTooLongItem || builder.hasTooLongItem
  }

  /// Breaks all lines again from the one before the item's on.
  private mutating func rebuild(
    from item: Int, of metrics: FlowSectionMetrics, by rules: FlowLineRules
  ) {
    var builder = FlowPlanBuilder(metrics, rules, from: reopen(before: item))
    let kept = runs
    runs = []
    runs = builder.build(after: kept)
    hasTooLongItem = hasTooLongItem || builder.hasTooLongItem
  }

  /// Drops the line of the item, the one before it, and all that follow.
  private mutating func reopen(before item: Int) -> (item: Int, main: CGFloat) {
    guard !runs.isEmpty else { return (0, 0) }
    var place = index(of: item)
    var line = runs[place].line(of: item) - 1
    if line < 0, place > 0 {
      place -= 1
      line = runs[place].lineCount - 1
    }
    let start = runs[place].start(ofLine: max(line, 0))
    let rest = runs[place].prefix(lines: line)
    runs.removeSubrange(place...)
    if let rest { runs.append(rest) }
    return start
  }
}
