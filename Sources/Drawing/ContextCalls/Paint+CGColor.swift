package import CoreGraphics

extension Paint {
  /// The paint of a colour of Core Graphics: itself, or the rows of its tile.
  ///
  /// - Parameter transform: from the base coordinates, where the first tile begins, to those of what is painted.
  package init(cgColor color: CGColor, base transform: PlaneTransform = .identity) {
    guard let tile = color.tile ?? color.appearances?.light.tile else {
      self = .color(ThemedColor(cgColor: color))
      return
    }
    let items = [DrawItem](recorded: tile.operations, in: CGRect(origin: .zero, size: tile.size))
    let paint = TilePaint(items, size: tile.size, transform: transform)
    self = .tiles(color.alpha < 1 ? paint.faded(by: color.alpha) : paint)
  }
}
