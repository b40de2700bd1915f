import CoreGraphics

extension SVGPage {
  /// ` fill="#fff" fill-opacity="0.5"`, and the class for the dark page.
  mutating func write(_ color: ThemedColor, as property: SVGPalette.Property) {
    let shown = color[theme]
    body.write(" ")
    body.write(property.name)
    body.write("=\"")
    body.write(shown)
    body.write("\"")
    if !shown.isOpaque {
      body.write(" ")
      body.write(property.opacityName)
      body.write("=\"")
      body.write(shown.alpha)
      body.write("\"")
    }
    if hasBothThemes, color.light != color.dark {
      classes.append(palette.number(of: color, for: property))
    }
  }

  /// The classes that the element's colours asked for: the last of its attributes.
  mutating func writeClasses() {
    guard !classes.isEmpty || !movingClasses.isEmpty else { return }
    body.write(" class=\"")
    body.write(verbatim: movingClasses)
    if !classes.isEmpty, !movingClasses.isEmpty { body.write(" ") }
    for (index, number) in classes.enumerated() {
      if index > 0 { body.write(" ") }
      body.write(palette.prefix)
      body.write(letters: number)
    }
    body.write("\"")
    classes.removeAll(keepingCapacity: true)
  }

  mutating func writeFill(_ fill: Paint?, near center: CGPoint) {
    switch fill {
    case nil: body.write(" fill=\"none\"")
    case .color(let color)?: write(color, as: .fill)
    case .material(let material)?: write(material.plain, as: .fill)
    case .linear(let gradient)?:
      writeReference(" fill=", to: .linear(gradient, transform: paintTransform(near: center)))
    case .radial(let gradient)?:
      writeReference(" fill=", to: .radial(gradient, transform: paintTransform(near: center)))
    case .tiles(let tiles)?:
      writeReference(" fill=", to: .tiles(tiles, transform: paintTransform(near: center)))
    }
  }

  mutating func writeStroke(_ stroke: Stroke, of geometry: ShapeGeometry, near center: CGPoint) {
    switch stroke.paint {
    case .color(let color): write(color, as: .stroke)
    case .material(let material): write(material.plain, as: .stroke)
    case .linear(let gradient):
      writeReference(" stroke=", to: .linear(gradient, transform: paintTransform(near: center)))
    case .radial(let gradient):
      writeReference(" stroke=", to: .radial(gradient, transform: paintTransform(near: center)))
    case .tiles(let tiles):
      writeReference(" stroke=", to: .tiles(tiles, transform: paintTransform(near: center)))
    }
    let scale = projection.map { $0.affine(near: center).meanScale } ?? 1
    body.attribute(" stroke-width=\"", stroke.width * scale, unless: 1)
    writeLineStyle(of: stroke, geometry)
    writeDash(of: stroke, scale: scale)
  }

  private mutating func writeLineStyle(of stroke: Stroke, _ geometry: ShapeGeometry) {
    switch stroke.cap {
    case .butt: break
    case .round: body.write(" stroke-linecap=\"round\"")
    case .square: body.write(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    // Right angles are sharp under any limit.
    case .miter:
      if case .path = geometry {
        body.attribute(" stroke-miterlimit=\"", stroke.miterLimit, unless: 4)
      }
    case .round: body.write(" stroke-linejoin=\"round\"")
    case .bevel: body.write(" stroke-linejoin=\"bevel\"")
    }
  }

  private mutating func writeDash(of stroke: Stroke, scale: CGFloat) {
    guard stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0 >= 0 }) else {
      return
    }
    body.write(" stroke-dasharray=\"")
    for (index, length) in stroke.dash.enumerated() {
      if index > 0 { body.write(" ") }
      body.write(length * scale)
    }
    body.write("\"")
    body.attribute(" stroke-dashoffset=\"", stroke.dashPhase * scale, unless: 0)
  }

  private func paintTransform(near center: CGPoint) -> PlaneTransform {
    projection.map { PlaneTransform($0.affine(near: center)) } ?? .identity
  }

  // MARK: Definitions

  mutating func write(_ gradient: LinearGradient, _ transform: PlaneTransform) {
    body.write(" gradientUnits=\"userSpaceOnUse\"")
    body.attribute(" x1=\"", gradient.start.x, unless: 0)
    body.attribute(" y1=\"", gradient.start.y, unless: 0)
    body.attribute(" x2=\"", gradient.end.x)
    body.attribute(" y2=\"", gradient.end.y, unless: 0)
    write(" gradientTransform=\"", transform)
    body.write(">")
    write(gradient.stops)
  }

  mutating func write(_ gradient: RadialGradient, _ transform: PlaneTransform) {
    body.write(" gradientUnits=\"userSpaceOnUse\"")
    body.attribute(" cx=\"", gradient.endCenter.x)
    body.attribute(" cy=\"", gradient.endCenter.y)
    body.attribute(" r=\"", gradient.endRadius)
    if gradient.startCenter != gradient.endCenter {
      body.attribute(" fx=\"", gradient.startCenter.x)
      body.attribute(" fy=\"", gradient.startCenter.y)
    }
    body.attribute(" fr=\"", gradient.startRadius, unless: 0)
    write(" gradientTransform=\"", gradient.transform.concatenating(transform))
    body.write(">")
    write(gradient.stops)
  }

  mutating func write(_ tiles: TilePaint, _ transform: PlaneTransform) {
    body.write(" patternUnits=\"userSpaceOnUse\"")
    body.attribute(" width=\"", tiles.size.width)
    body.attribute(" height=\"", tiles.size.height)
    write(" patternTransform=\"", tiles.transform.concatenating(transform))
    body.write(">\n")
    for item in tiles.items { write(item) }
  }

  private mutating func write(_ stops: [GradientStop]) {
    for stop in stops {
      body.write("<stop")
      body.attribute(" offset=\"", stop.offset, unless: 0)
      write(stop.color, as: .stop)
      writeClasses()
      body.write("/>")
    }
  }

  /// ` name="translate(3 4)"`: nothing for identity.
  mutating func write(_ opening: StaticString, _ transform: PlaneTransform) {
    guard transform.isTranslation else { return writeMatrix(opening, transform) }
    if transform.tx == 0, transform.ty == 0 { return }
    body.write(opening)
    body.write("translate(")
    body.write(transform.tx)
    if transform.ty != 0 {
      body.write(" ")
      body.write(transform.ty)
    }
    body.write(")\"")
  }

  // The first four numbers are multiplied by coordinates, so they need more digits than those.
  private mutating func writeMatrix(_ opening: StaticString, _ t: PlaneTransform) {
    guard t.isAffine else { return }
    body.write(opening)
    if t.b == 0, t.c == 0, t.tx == 0, t.ty == 0 {
      body.write("scale(")
      body.write(t.a, decimals: 6)
      if t.a != t.d {
        body.write(" ")
        body.write(t.d, decimals: 6)
      }
    } else {
      body.write("matrix(")
      for number in [t.a, t.b, t.c, t.d] {
        body.write(number, decimals: 6)
        body.write(" ")
      }
      body.write(t.tx)
      body.write(" ")
      body.write(t.ty)
    }
    body.write(")\"")
  }
}

extension CGAffineTransform {
  /// How much longer lines become, taken over all directions.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
