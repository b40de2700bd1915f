import CoreGraphics
import Drawing

extension Cairo {
  /// The largest coordinate that Cairo's fixed-point numbers are given: they end at 8,388,607.
  private static let farthest: CGFloat = 4_000_000

  func add(_ geometry: ShapeGeometry, _ transform: CGAffineTransform) {
    let far = Self.farthest / max(transform.longestStep, 1e-9)
    for segment in geometry.path.outline.segments { add(segment, far) }
  }

  private func add(_ segment: Outline.Segment, _ far: CGFloat) {
    func near(_ point: CGPoint) -> CGPoint {
      CGPoint(x: min(max(point.x, -far), far), y: min(max(point.y, -far), far))
    }
    switch segment {
    case .move(let point): move(to: near(point))
    case .line(let point): addLine(to: near(point))
    case .quadCurve(let end, let control):
      let first = currentPoint.towards(control, by: 2 / 3)
      addCurve(to: near(end), near(first), near(end.towards(control, by: 2 / 3)))
    case .curve(let end, let first, let second):
      addCurve(to: near(end), near(first), near(second))
    case .close: closePath()
    }
  }

  /// Cuts what follows by a path of any form. Of a path of several rectangles between pixels, Cairo keeps
  /// these in place of the path and later stops the program for want of it: a line without area makes it keep the
  /// path.
  func clip(by rule: CGPathFillRule) {
    setRule(rule)
    setMatrix(.identity)
    move(to: .zero)
    addLine(to: CGPoint(x: 1, y: 2))
    closePath()
    clip()
  }
}

extension CGAffineTransform {
  /// The longest way that a step of one point makes.
  var longestStep: CGFloat { max(hypot(a, b), hypot(c, d)) }

  /// Whether every number is finite, and Cairo can undo the map.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant.isFinite
      && abs(determinant) > 1e-12
  }

  /// Whether rectangles stay upright rectangles, unmirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Stroke {
  /// Cairo stops at a negative dash and at one whose lengths are all zero.
  var usableDash: [CGFloat] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
      return []
    }
    return dash
  }
}
