extension [DrawItem] {
  /// The items with every colour multiplied by another one, part by part. Pictures keep theirs.
  package func multiplied(by color: RGBAColor) -> [DrawItem] {
    if color == .white { return self }
    return map { item in
      switch item {
      case .group(var group):
        group.children = group.children.multiplied(by: color)
        return .group(group)
      case .shape(var shape):
        shape.fill = shape.fill?.multiplied(by: color)
        if let stroke = shape.stroke { shape.stroke?.paint = stroke.paint.multiplied(by: color) }
        return .shape(shape)
      case .text(var text):
        text.style.color = text.style.color.multiplied(by: color)
        for index in text.spans.indices {
          text.spans[index].style.color = text.spans[index].style.color.multiplied(by: color)
        }
        return .text(text)
      case .image(var image):
        image.tint = image.tint?.multiplied(by: color)
        return .image(image)
      }
    }
  }
}

extension Paint {
  fileprivate func multiplied(by color: RGBAColor) -> Paint {
    switch self {
    case .color(let own): return .color(own.multiplied(by: color))
    case .linear(var gradient):
      gradient.stops = gradient.stops.map {
        GradientStop($0.offset, $0.color.multiplied(by: color))
      }
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops = gradient.stops.map {
        GradientStop($0.offset, $0.color.multiplied(by: color))
      }
      return .radial(gradient)
    case .tiles(var tiles):
      tiles.items = tiles.items.multiplied(by: color)
      return .tiles(tiles)
    case .material(let material): return .material(material.colored { $0.multiplied(by: color) })
    }
  }
}

extension ThemedColor {
  fileprivate func multiplied(by color: RGBAColor) -> ThemedColor {
    func product(_ own: RGBAColor) -> RGBAColor {
      RGBAColor(
        red: own.red * color.red, green: own.green * color.green, blue: own.blue * color.blue,
        alpha: own.alpha * color.alpha)
    }
    return ThemedColor(light: product(light), dark: product(dark))
  }
}
