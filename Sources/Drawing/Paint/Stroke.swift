public import CoreGraphics

/// The line along a shape; half of its width lies on each side.
public struct Stroke: Hashable, Sendable {
  /// The colour, gradient or tiles of the line.
  public var paint: Paint
  /// The thickness in points; at 0 nothing is drawn.
  public var width: CGFloat
  /// The form of the ends, also of those of dashes.
  public var cap: CGLineCap
  /// The form of the corners.
  public var join: CGLineJoin
  /// How long a pointed corner may be, in widths of the line; longer ones are cut off.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps by turns; a line without gaps where empty.
  public var dash: [CGFloat]
  /// Points by which the line begins inside of the dashes.
  public var dashPhase: CGFloat

  /// A line one point thick, with flat ends, pointed corners and no gaps, if nothing else is said.
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

  /// A line in one colour, with flat ends and pointed corners.
  public init(_ color: ThemedColor, width: CGFloat = 1, dash: [CGFloat] = []) {
    self.init(.color(color), width: width, dash: dash)
  }
}
