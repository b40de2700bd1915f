public import CoreGraphics

/// The blurred copy that a group throws behind itself.
public struct Shadow: Hashable, Sendable {
  public var color: ThemedColor
  public var offset: CGSize
  /// The standard deviation of the Gaussian blur, in points.
  public var blur: CGFloat
  /// What throws the shadow, in the group's coordinates; nil for all that the group draws.
  public var shape: ShapeGeometry?

  public init(
    color: ThemedColor, offset: CGSize = .zero, blur: CGFloat, shape: ShapeGeometry? = nil
  ) {
    self.color = color
    self.offset = offset
    self.blur = blur
    self.shape = shape
  }
}
