import CoreGraphics

extension SVGPage {
  mutating func writeElement(_ shape: DrawShape) {
    if projection == nil {
      write(shape, as: shape.geometry, near: .zero)
    } else {
      write(shape, as: seen(shape.geometry), near: shape.geometry.bounds.center)
    }
  }

  private mutating func write(
    _ shape: DrawShape, as geometry: ShapeGeometry, near center: CGPoint
  ) {
    writeOutline(of: geometry)
    if geometry.fillRule == .evenOdd { body.write(" fill-rule=\"evenodd\"") }
    writeFill(shape.fill, near: center)
    if let stroke = shape.stroke { writeStroke(stroke, of: geometry, near: center) }
    writeClasses()
    body.write("/>\n")
  }

  /// The shape in the coordinates that are written.
  func seen(_ geometry: ShapeGeometry) -> ShapeGeometry {
    guard let projection else { return geometry }
    return .path(geometry.path.projected(projection), rule: geometry.fillRule)
  }

  /// The element of a shape without its end, so that paints can follow.
  mutating func writeOutline(of geometry: ShapeGeometry) {
    switch geometry {
    case .rect(let rect): writeRect(rect, radius: 0)
    case .rounded(let rect, let radii):
      let radii = radii.fitting(rect.size)
      if let radius = radii.uniform {
        writeRect(rect, radius: radius)
      } else {
        body.write("<path d=\"")
        body.write(rect.standardized, radii)
        body.write("\"")
      }
    case .ellipse(let rect): writeEllipse(rect)
    case .path(let path, _):
      body.write("<path d=\"")
      body.write(path)
      body.write("\"")
    }
  }

  private mutating func writeRect(_ rect: CGRect, radius: CGFloat) {
    body.write("<rect")
    body.attribute(" x=\"", rect.minX, unless: 0)
    body.attribute(" y=\"", rect.minY, unless: 0)
    body.attribute(" width=\"", rect.width)
    body.attribute(" height=\"", rect.height)
    body.attribute(" rx=\"", radius, unless: 0)
  }

  private mutating func writeEllipse(_ rect: CGRect) {
    let isCircle = rect.width == rect.height
    body.write(isCircle ? "<circle" : "<ellipse")
    body.attribute(" cx=\"", rect.midX, unless: 0)
    body.attribute(" cy=\"", rect.midY, unless: 0)
    body.attribute(isCircle ? " r=\"" : " rx=\"", rect.width / 2)
    if !isCircle { body.attribute(" ry=\"", rect.height / 2) }
  }
}

extension CGRect {
  var center: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}

// MARK: - Path data

extension SVGBuffer {
  mutating func write(_ path: Path) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for segment in path.outline.segments {
      switch segment {
      case .move(let point):
        start = point
        write("M")
        write(point)
      case .line(let point): write(lineTo: point, from: current)
      case .quadCurve(let point, let control):
        write("Q")
        write(control)
        write(" ")
        write(point)
      case .curve(let point, let control1, let control2):
        write("C")
        write(control1)
        write(" ")
        write(control2)
        write(" ")
        write(point)
      case .close: write("Z")
      }
      current = segment.points.last ?? start
    }
  }

  /// A rectangle whose corners differ, clockwise from its top left.
  mutating func write(_ rect: CGRect, _ radii: CornerRadii) {
    write("M")
    write(CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    write("H")
    write(rect.maxX - radii.topRight)
    write(arc: radii.topRight, to: CGPoint(x: rect.maxX, y: rect.minY + radii.topRight))
    write("V")
    write(rect.maxY - radii.bottomRight)
    write(arc: radii.bottomRight, to: CGPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY))
    write("H")
    write(rect.minX + radii.bottomLeft)
    write(arc: radii.bottomLeft, to: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft))
    if radii.topLeft > 0 {
      write("V")
      write(rect.minY + radii.topLeft)
      write(arc: radii.topLeft, to: CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    }
    write("Z")
  }

  private mutating func write(_ point: CGPoint) {
    write(point.x)
    write(" ")
    write(point.y)
  }

  private mutating func write(lineTo point: CGPoint, from start: CGPoint) {
    if point.y == start.y {
      write("H")
      write(point.x)
    } else if point.x == start.x {
      write("V")
      write(point.y)
    } else {
      write("L")
      write(point)
    }
  }

  private mutating func write(arc radius: CGFloat, to end: CGPoint) {
    guard radius > 0 else { return }
    write("A")
    write(radius)
    write(" ")
    write(radius)
    write(" 0 0 1 ")
    write(end)
  }
}
