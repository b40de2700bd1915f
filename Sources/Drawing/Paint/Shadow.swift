public import CoreGraphics

/// The blurred copy that a group throws behind itself.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour; its alpha is the shadow's strength.
  public var color: ThemedColor
  /// How far the shadow falls from what throws it, in points.
  public var offset: CGSize
  /// The standard deviation of the Gaussian blur, in points.
  public var blur: CGFloat
  /// The shape that throws the shadow, in the group's coordinates; nil for all that the group draws.
  public var shape: ShapeGeometry?

  /// A shadow straight behind all that the group draws, if nothing else is said.
  public init(
    color: ThemedColor, offset: CGSize = .zero, blur: CGFloat, shape: ShapeGeometry? = nil
  ) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.shape = shape
  }
}
