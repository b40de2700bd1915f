public import CoreGraphics

/// The line along a shape; half of its width lies on each side.
public struct Stroke: Hashable, Sendable {
  public var paint: Paint
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps by turns; a line without gaps where empty.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    _ paint: Paint, width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public init(_ color: ThemedColor, width: CGFloat = 1, dash: [CGFloat] = []) {
    self.init(.color(color), width: width, dash: dash)
  }
}
