/// The numbers of one section before it is solved.
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

/// The margins of a section: `before` and `after` its lines, `leading` and `trailing` on each line.
struct FlowInsets: Equatable, Sendable {
  var before: CGFloat
  var after: CGFloat
  var leading: CGFloat
  var trailing: CGFloat

  static let zero = FlowInsets(before: 0, after: 0, leading: 0, trailing: 0)
}
