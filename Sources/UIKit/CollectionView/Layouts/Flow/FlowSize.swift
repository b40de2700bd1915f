/// A size in the terms of a flow.
struct FlowSize: Equatable, Sendable {
  /// Along the scroll axis: how thick the item makes its line.
  var main: CGFloat
  /// Along the line.
  var cross: CGFloat

  static let zero = FlowSize(main: 0, cross: 0)

  static func + (first: FlowSize, second: FlowSize) -> FlowSize {
    FlowSize(main: first.main + second.main, cross: first.cross + second.cross)
  }

  static func - (first: FlowSize, second: FlowSize) -> FlowSize {
    FlowSize(main: first.main - second.main, cross: first.cross - second.cross)
  }
}
