public import CoreGraphics

/// Frosted glass: what lies below a shape is seen through it, blurred, under a colour.
///
/// Whoever cannot blur paints the colour alone: what is sharp never shows through.
public struct Material: Hashable, Sendable {
  /// The colour of the glass, and of what is below where nothing lies there: an opaque one.
  public var color: ThemedColor
  /// The share of the colour in what is seen, 0 to 1.
  public var cover: CGFloat
  /// The deviation of the blur in points.
  public var blur: CGFloat
  /// How much of the glass is there, 0 to 1.
  public var opacity: CGFloat = 1

  /// Glass of a colour, as bars of apps are made of unless it is said otherwise.
  public init(_ color: ThemedColor, cover: CGFloat = 0.85, blur: CGFloat = 9) {
    self.color = color
    self.cover = cover
    self.blur = blur
  }

  /// The colour that stands for the glass.
  package var plain: ThemedColor { color.faded(by: opacity) }

  /// The same glass with less of it there.
  func faded(by opacity: CGFloat) -> Material {
    var material = self
    material.opacity *= opacity
    return material
  }

  /// The same glass in another colour.
  func colored(_ change: (ThemedColor) -> ThemedColor) -> Material {
    var material = self
    material.color = change(color)
    return material
  }

  /// Glass does not come bit by bit, since what is sharp would be seen meanwhile: it is there as long as it is at one
  /// of the two ends.
  func interpolated(to other: Material, progress: CGFloat) -> Material {
    if progress <= 0 { return self }
    if progress >= 1 { return other }
    var material = Material(
      color.interpolated(to: other.color, progress: progress),
      cover: cover.interpolated(to: other.cover, progress: progress),
      blur: blur.interpolated(to: other.blur, progress: progress))
    material.opacity = max(opacity, other.opacity)
    return material
  }
}

extension DrawItem {
  /// Whether something in it is seen through glass.
  package var hasMaterial: Bool {
    switch self {
    case .group(let group): group.children.contains(where: \.hasMaterial)
    case .shape(let shape):
      if case .material? = shape.fill { true } else { false }
    case .text, .image: false
    }
  }
}
