public import CoreGraphics

/// What an area or a line is filled with.
public enum Paint: Hashable, Sendable {
  case color(ThemedColor)
  indirect case linear(LinearGradient)
  indirect case radial(RadialGradient)
  indirect case tiles(TilePaint)

  /// Whether nothing is to be seen of it on either page.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let gradient): gradient.stops.allSatisfy(\.color.isClear)
    case .radial(let gradient): gradient.stops.allSatisfy(\.color.isClear)
    case .tiles(let tiles): tiles.isClear
    }
  }

  /// Whether what lies behind is surely hidden; tiles count as transparent, because nobody looks into them.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linear(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    case .radial(let gradient): gradient.stops.allSatisfy(\.color.isOpaque)
    // Nobody looks into them.
    case .tiles: false
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
    }
  }
}
