/// What a flow knows of one section before it is solved.
struct FlowSectionMetrics: Equatable, Sendable {
  var count: Int
  var sizes: FlowItemSizes
  /// Whether the items have the sizes that their cells ask for, which bends two rules of justification.
  var isSelfSizing = false
  /// Length of the header along the scroll axis; 0 where there is none.
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var insets = FlowInsets.zero
  /// Between two lines, exactly.
  var lineSpacing: CGFloat = 10
  /// Between two items of a line, at least.
  var itemSpacing: CGFloat = 10

  /// Whether lines and sections follow one another without overlapping, so that they can be searched.
  var isOrdered: Bool {
    lineSpacing >= 0 && insets.before >= 0 && insets.after >= 0
  }
}

/// The room that a flow is solved for.
struct FlowSpace: Equatable, Sendable {
  /// Extent of a line together with the section's insets.
  var crossExtent: CGFloat
  /// Pixels in a point.
  var scale: CGFloat = 1
  /// What the section insets are measured from instead of the edge, where it is not the content inset.
  var reference: FlowReference?

  /// The insets as they count in this space.
  func resolve(_ insets: FlowInsets) -> FlowInsets {
    guard let reference else { return insets }
    var resolved = insets
    resolved.leading = max(insets.leading + reference.leading, 0)
    resolved.trailing = max(insets.trailing + reference.trailing, 0)
    return resolved
  }
}

/// How far the edges that section insets refer to lie inside of the content inset's edges; negative outside.
struct FlowReference: Equatable, Sendable {
  var leading: CGFloat
  var trailing: CGFloat
}
