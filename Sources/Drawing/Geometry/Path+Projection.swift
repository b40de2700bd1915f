import CoreGraphics

extension Path {
  /// The path as it is seen under the transform. Lines stay lines; curves in perspective are cut into short
  /// ones first, whose control points are then seen where they should be to within a few thousandths.
  package func projected(_ transform: PlaneTransform) -> Path {
    if let affine = transform.affine { return Path(outline.applying(affine)) }
    var result = Outline()
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for segment in outline.segments {
      switch segment {
      case .move(let point):
        (start, current) = (point, point)
        result.move(to: transform.project(point))
      case .line(let point):
        current = point
        result.addLine(to: transform.project(point))
      case .quadCurve(let point, let control):
        result.addCurve(Cubic(current, point, control: control), seenUnder: transform)
        current = point
      case .curve(let point, let control1, let control2):
        result.addCurve(
          Cubic(from: current, control1: control1, control2: control2, to: point),
          seenUnder: transform)
        current = point
      case .close:
        current = start
        result.close()
      }
    }
    return Path(result)
  }
}

private struct Cubic {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint

  init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
    self.from = from
    self.control1 = control1
    self.control2 = control2
    self.to = to
  }

  init(_ from: CGPoint, _ to: CGPoint, control: CGPoint) {
    self.init(
      from: from, control1: from.interpolated(to: control, progress: 2 / 3),
      control2: to.interpolated(to: control, progress: 2 / 3), to: to)
  }

  /// De Casteljau at the middle.
  var halves: [Cubic] {
    func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      first.interpolated(to: second, progress: 0.5)
    }
    let (a, b, c) = (middle(from, control1), middle(control1, control2), middle(control2, to))
    let (d, e) = (middle(a, b), middle(b, c))
    let point = middle(d, e)
    return [
      Cubic(from: from, control1: a, control2: d, to: point),
      Cubic(from: point, control1: e, control2: c, to: to),
    ]
  }
}

extension Outline {
  fileprivate mutating func addCurve(_ cubic: Cubic, seenUnder transform: PlaneTransform) {
    for piece in cubic.halves.flatMap(\.halves) {
      addCurve(
        to: transform.project(piece.to), control1: transform.project(piece.control1),
        control2: transform.project(piece.control2))
    }
  }
}
