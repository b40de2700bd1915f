/// One section of a flow after it was solved.
struct FlowSection: Sendable {
  private(set) var metrics: FlowSectionMetrics
  private var plan: FlowPlan
  private let insets: FlowInsets
  private let rules: FlowLineRules
  /// The start of the section along the scroll axis: with its header.
  var start: CGFloat = 0

  init(_ metrics: FlowSectionMetrics, _ space: FlowSpace) {
    self.metrics = metrics
    insets = space.resolve(metrics.insets)
    rules = FlowLineRules(
      available: space.crossExtent - insets.leading - insets.trailing,
      spacing: metrics.itemSpacing, isSelfSizing: metrics.isSelfSizing)
    plan = FlowPlan(metrics, rules)
  }

  var footerStart: CGFloat { linesStart + plan.length + insets.after }
  var end: CGFloat { footerStart + metrics.footer }
  var hasTooLongItem: Bool { plan.hasTooLongItem }

  /// Whether the section, insets included, reaches into the area along the scroll axis.
  func touches(_ area: FlowFrame) -> Bool {
    start <= area.mainEnd && area.main <= end
  }

  /// Exact, not yet rounded to pixels.
  func frame(of item: Int) -> FlowFrame {
    place(plan.frame(of: item, metrics.sizes))
  }

  func forEachFrame(touching stretch: ClosedRange<CGFloat>, _ body: (Int, FlowFrame) -> Void) {
    let origin = linesStart
    let lines = (stretch.lowerBound - origin)...(stretch.upperBound - origin)
    plan.forEachFrame(touching: lines, metrics.sizes, isOrdered: metrics.lineSpacing >= 0) {
      body($0, place($1))
    }
  }

  // MARK: Changes

  mutating func update(_ sizes: [Int: FlowSize]) {
    guard let first = sizes.keys.min(), let last = sizes.keys.max() else { return }
    for (item, size) in sizes { metrics.sizes.set(size, at: item) }
    plan.update(first...last, of: metrics, by: rules)
  }

  /// Whether items that were not measured share one size.
  var hasCommonEstimate: Bool {
    if case .measured = metrics.sizes { true } else { false }
  }

  func measuredSize(of item: Int) -> FlowSize? {
    guard case .measured(let sizes) = metrics.sizes else { return nil }
    return sizes.measured(item)
  }

  mutating func measure(_ size: FlowSize, of item: Int, estimate: FlowSize) {
    let first = min(item, firstEstimated)
    metrics.sizes.set(size, at: item)
    metrics.sizes.setEstimate(estimate)
    plan.update(first...metrics.count - 1, of: metrics, by: rules)
  }

  mutating func adopt(estimate: FlowSize) {
    let first = firstEstimated
    guard metrics.sizes.setEstimate(estimate), first < metrics.count else { return }
    plan.update(first...metrics.count - 1, of: metrics, by: rules)
  }

  mutating func setLength(_ length: CGFloat, of bar: FlowBar) {
    switch bar {
    case .header: metrics.header = length
    case .footer: metrics.footer = length
    }
  }

  private var firstEstimated: Int {
    guard case .measured(let sizes) = metrics.sizes else { return metrics.count }
    return sizes.firstUnmeasured
  }

  private var linesStart: CGFloat { start + metrics.header + insets.before }

  private func place(_ frame: FlowFrame) -> FlowFrame {
    FlowFrame(main: frame.main + linesStart, cross: frame.cross + insets.leading, size: frame.size)
  }
}
