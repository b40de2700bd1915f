public import CoreGraphics

/// A whole drawing, independent of scale: what is handed from layout to pixels and to SVG.
public struct DrawList: Hashable, Sendable {
  /// In points. What lies outside is not seen.
  public var size: CGSize
  /// Fills all of the size; nil leaves it transparent.
  public var background: Paint?
  /// The first is at the back.
  public var items: [DrawItem]

  public init(size: CGSize, background: Paint? = nil, _ items: [DrawItem]) {
    self.size = size
    self.background = background
    self.items = items
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
