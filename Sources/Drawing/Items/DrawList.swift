public import CoreGraphics

/// A whole drawing, independent of scale: what is handed from layout to pixels and to SVG.
public struct DrawList: Hashable, Sendable {
  /// In points. Anything outside is not seen.
  public var size: CGSize
  /// Fills all of the size; nil leaves it transparent.
  public var background: Paint?
  /// The first is at the back.
  public var items: [DrawItem]

  /// A drawing of a size in points, transparent if there is no background.
  public init(size: CGSize, background: Paint? = nil, _ items: [DrawItem]) {
    self.size = size
    self.background = background
    self.items = items
  }

  /// The part that is seen: from the origin, as large as the size.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
