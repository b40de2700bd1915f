/// One line of items with sizes of their own.
struct FlowLine: Sendable {
  var firstItem: Int
  var count: Int
  /// The start of the line along the scroll axis, from the start of the section's lines.
  var main: CGFloat
  /// Extent along the scroll axis: that of its thickest item.
  var thickness: CGFloat
  var arrangement: FlowArrangement

  var items: Range<Int> { firstItem..<firstItem + count }
  var mainEnd: CGFloat { main + thickness }

  /// Calls `body` with each item and its frame, in order.
  func forEachFrame(_ sizes: FlowItemSizes, _ body: (Int, FlowFrame) -> Void) {
    var cross = arrangement.offset
    for item in items {
      let size = sizes[item]
      // Items that are thinner than the line stand in its middle.
      let main = main + (thickness - size.main) / 2
      body(item, FlowFrame(main: main, cross: cross, size: size))
      cross += size.cross + arrangement.gap
    }
  }

  func frame(of item: Int, _ sizes: FlowItemSizes) -> FlowFrame {
    var cross = arrangement.offset
    for earlier in firstItem..<item {
      cross += sizes[earlier].cross + arrangement.gap
    }
    let size = sizes[item]
    return FlowFrame(main: main + (thickness - size.main) / 2, cross: cross, size: size)
  }
}
