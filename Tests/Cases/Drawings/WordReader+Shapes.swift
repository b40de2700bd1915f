import CoreGraphics
import Drawing

extension WordReader {
  mutating func shape() throws(DrawingError) -> DrawShape {
    var shape = DrawShape(try geometry())
    if take("fill") { shape.fill = try paint() }
    if next == "stroke" { shape.stroke = try stroke() }
    return shape
  }

  mutating func geometry() throws(DrawingError) -> ShapeGeometry {
    if take("rect") { return .rect(try rect()) }
    if take("ellipse") { return .ellipse(try rect()) }
    if take("rounded") {
      let rect = try rect()
      try skip("corners")
      return .rounded(rect, try corners())
    }
    guard take("path") else { throw error("a group, a text, an image or a shape") }
    let rule: CGPathFillRule = take("even-odd") ? .evenOdd : .winding
    return .path(Path(try outline()), rule: rule)
  }

  private mutating func corners() throws(DrawingError) -> CornerRadii {
    let radii = try numbers()
    switch radii.count {
    case 1: return CornerRadii(radii[0])
    case 4:
      return CornerRadii(
        topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    default: throw error("one radius or four")
    }
  }

  private mutating func outline() throws(DrawingError) -> Outline {
    var outline = Outline()
    if take("empty") { return outline }
    while true {
      if take("M") {
        outline.move(to: try point())
      } else if take("L") {
        outline.addLine(to: try point())
      } else if take("Q") {
        let control = try point()
        outline.addQuadCurve(to: try point(), control: control)
      } else if take("C") {
        let (first, second) = (try point(), try point())
        outline.addCurve(to: try point(), control1: first, control2: second)
      } else if take("Z") {
        outline.close()
      } else if outline.isEmpty {
        throw error("a path such as M 0 0 L 10 0 Z")
      } else {
        return outline
      }
    }
  }

  /// Nil, and nothing taken, where no transform stands.
  mutating func transform() throws(DrawingError) -> PlaneTransform? {
    let name = next
    let counts = ["move": [2], "scale": [1, 2], "matrix": [6], "plane": [9]]
    guard let count = counts[String(name)] else { return nil }
    drop(name)
    try skip("(")
    let n = try numbers()
    guard count.contains(n.count) else { throw error("\(count) numbers, and not \(n.count)") }
    try skip(")")
    switch n.count {
    case 1: return PlaneTransform(a: n[0], b: 0, c: 0, d: n[0], tx: 0, ty: 0)
    case 2 where name == "move": return PlaneTransform(translationX: n[0], y: n[1])
    case 2: return PlaneTransform(a: n[0], b: 0, c: 0, d: n[1], tx: 0, ty: 0)
    case 6: return PlaneTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    default:
      return PlaneTransform(
        a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5], p: n[6], q: n[7], r: n[8])
    }
  }
}
