extension [DrawItem] {
  /// The same items in one colour, each as opaque as it was.
  package func tinted(_ tint: ThemedColor) -> [DrawItem] {
    map { item in
      switch item {
      case .group(var group):
        group.children = group.children.tinted(tint)
        return .group(group)
      case .shape(var shape):
        shape.fill = shape.fill?.tinted(tint)
        if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.tinted(tint) }
        return .shape(shape)
      case .text(var text):
        text.style.color = text.style.color.tinted(tint)
        text.spans = []
        return .text(text)
      case .image(var image):
        image.tint = tint
        return .image(image)
      }
    }
  }
}

extension Paint {
  fileprivate func tinted(_ tint: ThemedColor) -> Paint {
    switch self {
    case .color(let color): return .color(color.tinted(tint))
    case .linear(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.offset, $0.color.tinted(tint)) }
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.map { GradientStop($0.offset, $0.color.tinted(tint)) }
      return .radial(gradient)
    case .tiles(var tiles):
      tiles.items = tiles.items.tinted(tint)
      return .tiles(tiles)
    case .material(let material): return .material(material.colored { $0.tinted(tint) })
    }
  }
}

extension ThemedColor {
  fileprivate func tinted(_ tint: ThemedColor) -> ThemedColor {
    ThemedColor(
      light: tint.light.withAlpha(tint.light.alpha * light.alpha),
      dark: tint.dark.withAlpha(tint.dark.alpha * dark.alpha))
  }
}
