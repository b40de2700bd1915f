/// Counts the sizes that cells asked for. Their mean is the best guess for those not asked yet.
struct FlowTally: Sendable {
  private var sum = FlowSize.zero
  private var count = 0

  /// Nil as long as nothing was measured.
  var mean: FlowSize? {
    guard count > 0 else { return nil }
    return FlowSize(main: sum.main / CGFloat(count), cross: sum.cross / CGFloat(count))
  }

  mutating func replace(_ before: FlowSize?, with after: FlowSize) {
    if let before { sum = sum - before } else { count += 1 }
    sum = sum + after
  }

  mutating func add(_ sizes: FlowMeasuredSizes) {
    for size in sizes.allMeasured { replace(nil, with: size) }
  }
}
