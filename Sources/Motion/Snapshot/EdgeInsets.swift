public import CoreGraphics

/// The space that is kept free at the four edges of the viewport.
public struct EdgeInsets: Hashable, Sendable {
  /// Points kept free at the top.
  public var top: CGFloat
  /// Points kept free at the left, whatever the reading direction.
  public var left: CGFloat
  /// Points kept free at the bottom.
  public var bottom: CGFloat
  /// Points kept free at the right, whatever the reading direction.
  public var right: CGFloat

  /// Insets in points; edges that are left out have none.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing kept free at any edge.
  public static let zero = EdgeInsets()
}
