public import CoreGraphics

/// A drawing in rows and columns that never end.
public struct TilePaint: Hashable, Sendable {
  /// The drawing of one tile: the part between the origin and the size is seen, again and again.
  public var items: [DrawItem]
  /// The size of one tile, in points; nothing is painted where it has no area.
  public var size: CGSize
  /// From the tiles' coordinates to those of what is painted.
  public var transform: PlaneTransform

  /// Tiles of that size, one of them with its top left corner at the origin, if there is no transform.
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
