import CoreGraphics
import Drawing

extension ShapeGeometry {
  /// A rectangle with corners that begin to bend before a circle would, as those of devices do.
  static func continuous(_ rect: CGRect, radius: CGFloat) -> ShapeGeometry {
    let most = min(rect.width, rect.height) / (2 * ContinuousCorner.reach)
    let radius = min(radius, most)
    guard radius > 0 else { return .rect(rect) }
    var outline = Outline()
    let corners: [(CGPoint, along: CGVector, turned: CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    for (point, along, turned) in corners {
      ContinuousCorner(corner: point, along: along, turned: turned, radius: radius)
        .add(to: &outline)
    }
    outline.close()
    return .path(Path(outline), rule: .winding)
  }
}

/// One corner as three curves: the curvature grows before the circle and shrinks behind it.
private struct ContinuousCorner {
  let corner: CGPoint
  let along: CGVector
  let turned: CGVector
  let radius: CGFloat

  /// The distance from the corner at which the edge begins to bend, in radii.
  static let reach: CGFloat = 1.528_665

  /// The point so many radii before the corner and so many behind the edge.
  private func point(_ before: CGFloat, _ inside: CGFloat) -> CGPoint {
    CGPoint(
      x: corner.x - along.dx * before * radius + turned.dx * inside * radius,
      y: corner.y - along.dy * before * radius + turned.dy * inside * radius)
  }

  func add(to outline: inout Outline) {
    let start = point(Self.reach, 0)
    if outline.isEmpty { outline.move(to: start) } else { outline.addLine(to: start) }
    outline.addCurve(
      to: point(0.631_494, 0.074_911), control1: point(1.088_493, 0),
      control2: point(0.868_407, 0))
    outline.addCurve(
      to: point(0.074_911, 0.631_494), control1: point(0.372_824, 0.169_060),
      control2: point(0.169_060, 0.372_824))
    outline.addCurve(
      to: point(0, Self.reach), control1: point(0, 0.868_407), control2: point(0, 1.088_493))
  }
}
