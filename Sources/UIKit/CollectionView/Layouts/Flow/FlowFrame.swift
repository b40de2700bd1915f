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
