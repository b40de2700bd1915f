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

/// The margins of a section: `before` and `after` its lines, `leading` and `trailing` on each line.
struct FlowInsets: Equatable, Sendable {
  var before: CGFloat
  var after: CGFloat
  var leading: CGFloat
  var trailing: CGFloat

  static let zero = FlowInsets(before: 0, after: 0, leading: 0, trailing: 0)
}

/// A rectangle in the terms of a flow.
struct FlowFrame: Equatable, Sendable {
  var main: CGFloat
  var cross: CGFloat
  var size: FlowSize

  var mainEnd: CGFloat { main + size.main }
  var crossEnd: CGFloat { cross + size.cross }

  /// Whether the two share a point, edges included.
  ///
  /// UIKit's flow layout returns elements that merely touch the queried rectangle.
  func touches(_ other: FlowFrame) -> Bool {
    main <= other.mainEnd && other.main <= mainEnd && cross <= other.crossEnd
      && other.cross <= crossEnd
  }
}
