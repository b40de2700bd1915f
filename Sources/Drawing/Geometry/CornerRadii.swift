public import CoreGraphics

/// How far each corner of a rectangle is rounded, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left, in points; 0 leaves the corner square.
  public var topLeft: CGFloat
  /// The radius at the top right, in points; 0 leaves the corner square.
  public var topRight: CGFloat
  /// The radius at the bottom right, in points; 0 leaves the corner square.
  public var bottomRight: CGFloat
  /// The radius at the bottom left, in points; 0 leaves the corner square.
  public var bottomLeft: CGFloat

  /// Radii in points; corners that are left out are square.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius, in points, at all four corners.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Four square corners.
  public static let zero = CornerRadii(0)

  /// The radius that all four corners have; nil where they differ.
  public var uniform: CGFloat? {
    let isUniform = topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft
    return isUniform ? topLeft : nil
  }

  /// The same corners as they fit into a rectangle: all are scaled down together until no two of one edge
  /// overlap, and none is negative.
  public func fitting(_ size: CGSize) -> CornerRadii {
    let (width, height) = (abs(size.width), abs(size.height))
    let cut = CornerRadii(
      topLeft: max(topLeft, 0), topRight: max(topRight, 0), bottomRight: max(bottomRight, 0),
      bottomLeft: max(bottomLeft, 0))
    let shares = [
      (width, cut.topLeft + cut.topRight), (width, cut.bottomLeft + cut.bottomRight),
      (height, cut.topLeft + cut.bottomLeft), (height, cut.topRight + cut.bottomRight),
    ]
    let scale = shares.reduce(CGFloat(1)) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return scale < 1 ? cut.map { $0 * scale } : cut
  }

  /// The corners of a line that runs `distance` inside the edge.
  public func inset(by distance: CGFloat) -> CornerRadii {
    map { $0 > 0 ? max(0, $0 - distance) : 0 }
  }

  package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
