public import CoreGraphics

/// The filling of an area or a line.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(ThemedColor)
  /// Colours along a line.
  indirect case linear(LinearGradient)
  /// Colours from one circle to another.
  indirect case radial(RadialGradient)
  /// A small drawing, again and again.
  indirect case tiles(TilePaint)
  /// Glass: the ground below, blurred, under a colour; a line is painted in the colour alone.
  indirect case material(Material)

  /// Whether nothing is to be seen of it on either page.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let gradient): gradient.stops.allSatisfy(\.color.isClear)
    case .radial(let gradient): gradient.stops.allSatisfy(\.color.isClear)
    case .tiles(let tiles): tiles.isClear
    case .material(let material): material.plain.isClear
    }
  }

  /// Whether what lies behind is surely hidden; tiles count as transparent, because nobody looks into them, and a
  /// material needs what is behind it.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .radial(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    // Nobody looks into them.
    case .tiles, .material: false
    }
  }

  /// The same paint, that much fainter.
  public func faded(by opacity: CGFloat) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(by: opacity))
    case .linear(var gradient):
      gradient.stops = gradient.stops.map { $0.faded(by: opacity) }
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.map { $0.faded(by: opacity) }
      return .radial(gradient)
    case .tiles(let tiles): return .tiles(tiles.faded(by: opacity))
    case .material(let material): return .material(material.faded(by: opacity))
    }
  }
}
