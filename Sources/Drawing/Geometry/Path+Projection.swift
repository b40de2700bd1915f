import CoreGraphics

extension Path {
  /// The path as it is seen under the transform. Lines stay lines; curves in perspective are cut into as many as it
  /// takes for each to be where it is seen, to within a hundredth of a point.
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

  var halves: [Cubic] { cut(at: 0.5) }

  /// Both parts, by De Casteljau.
  private func cut(at time: CGFloat) -> [Cubic] {
    func between(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      first.interpolated(to: second, progress: time)
    }
    let (a, b, c) = (between(from, control1), between(control1, control2), between(control2, to))
    let (d, e) = (between(a, b), between(b, c))
    let point = between(d, e)
    return [
      Cubic(from: from, control1: a, control2: d, to: point),
      Cubic(from: point, control1: e, control2: c, to: to),
    ]
  }

  /// The curve whose control points are where these are seen.
  func projected(_ transform: PlaneTransform) -> Cubic {
    Cubic(
      from: transform.project(from), control1: transform.project(control1),
      control2: transform.project(control2), to: transform.project(to))
  }

  /// Whether the curve is everywhere where the other one is seen. How fast it goes along itself is nothing to see.
  func shows(_ other: Cubic, under transform: PlaneTransform) -> Bool {
    [0.25, 0.5, 0.75].allSatisfy { time in
      let parts = cut(at: time)
      let (point, before, after) = (parts[0].to, parts[0].control2, parts[1].control1)
      let seen = transform.project(other.cut(at: time)[0].to)
      let way = CGVector(dx: after.x - before.x, dy: after.y - before.y)
      let across = (seen.x - point.x) * way.dy - (seen.y - point.y) * way.dx
      return abs(across) <= 0.01 * hypot(way.dx, way.dy)
    }
  }
}

extension Outline {
  private static let mostHalvings = 4

  fileprivate mutating func addCurve(
    _ cubic: Cubic, seenUnder transform: PlaneTransform, halvings: Int = 0
  ) {
    let seen = cubic.projected(transform)
    if halvings == Self.mostHalvings || seen.shows(cubic, under: transform) {
      addCurve(to: seen.to, control1: seen.control1, control2: seen.control2)
    } else {
      for half in cubic.halves {
        addCurve(half, seenUnder: transform, halvings: halvings + 1)
      }
    }
  }
}
