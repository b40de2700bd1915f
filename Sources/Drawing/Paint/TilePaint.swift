public import CoreGraphics

/// A drawing in rows and columns that never end.
public struct TilePaint: Hashable, Sendable {
  /// What of it lies between the origin and the size is seen, again and again.
  public var items: [DrawItem]
  public var size: CGSize
  /// From the tiles' coordinates to those of what is painted.
  public var transform: PlaneTransform

  public init(_ items: [DrawItem], size: CGSize, transform: PlaneTransform = .identity) {
    self.items = items
    self.size = size
    self.transform = transform
  }

  /// Whether there is nothing to be seen of it.
  var isClear: Bool {
    let isSized = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    return !isSized || items.isEmpty || !transform.isAffine
  }

  func faded(by opacity: CGFloat) -> TilePaint {
    TilePaint(
      [.group(DrawGroup(opacity: opacity, items))], size: size, transform: transform)
  }
}
