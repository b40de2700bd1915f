/// The room that a flow is solved for.
struct FlowSpace: Equatable, Sendable {
  /// Extent of a line together with the section's insets.
  var crossExtent: CGFloat
  /// Pixels in a point.
  var scale: CGFloat = 1
  /// The line that the section insets are measured from instead of the edge, where it is not the content inset.
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
