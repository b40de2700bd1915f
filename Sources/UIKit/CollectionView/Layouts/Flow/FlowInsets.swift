/// The margins of a section: `before` and `after` its lines, `leading` and `trailing` on each line.
struct FlowInsets: Equatable, Sendable {
  var before: CGFloat
  var after: CGFloat
  var leading: CGFloat
  var trailing: CGFloat

  static let zero = FlowInsets(before: 0, after: 0, leading: 0, trailing: 0)
}
