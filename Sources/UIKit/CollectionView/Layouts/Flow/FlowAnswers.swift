/// What the delegate and the properties said.
struct FlowAnswers {
  var axis = FlowAxis.vertical
  var metrics: [FlowSectionMetrics] = []
  var selfSizesEveryItem = false
  /// Single items that the delegate left to their cells.
  var selfSizingItems: Set<IndexPath> = []
  var sizesCameFromDelegate = false

  var isSelfSizing: Bool { selfSizesEveryItem || !selfSizingItems.isEmpty }
}
