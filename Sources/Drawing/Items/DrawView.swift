public import CoreGraphics

/// A part of a drawing that can be shown on its own, by its name.
public struct DrawView: Hashable, Sendable {
  /// Letters, digits and hyphens; unique in the drawing.
  public var name: String
  /// In the drawing's points.
  public var rect: CGRect

  /// Names a part of a drawing.
  public init(_ name: String, _ rect: CGRect) {
    self.name = name
    self.rect = rect
  }
}
