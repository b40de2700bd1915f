import CoreGraphics

/// A part of an ellipse between two points, as curves: SVG names an arc by its ends, everybody else by its centre
/// (SVG 2, implementation notes for elliptical arcs).
struct EllipseArc {
  struct Piece {
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint
  }

  /// None where the ends are one point or the ellipse has no width: then it is a line.
  let pieces: [Piece]

  init(
    from start: CGPoint, to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end, radii.width > 0, radii.height > 0 else {
      pieces = []
      return
    }
    let (cosine, sine) = (cos(turn), sin(turn))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let local = CGPoint(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    var (rx, ry) = (radii.width, radii.height)
    // An ellipse that is too small to reach both ends grows until it does.
    let reach = local.x * local.x / (rx * rx) + local.y * local.y / (ry * ry)
    if reach > 1 { (rx, ry) = (rx * reach.squareRoot(), ry * reach.squareRoot()) }
    let below = rx * rx * local.y * local.y + ry * ry * local.x * local.x
    let share = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -share : share
    let middle = CGPoint(x: side * rx * local.y / ry, y: -side * ry * local.x / rx)
    let center = CGPoint(
      x: cosine * middle.x - sine * middle.y + (start.x + end.x) / 2,
      y: sine * middle.x + cosine * middle.y + (start.y + end.y) / 2)
    let first = atan2((local.y - middle.y) / ry, (local.x - middle.x) / rx)
    var sweep = atan2((-local.y - middle.y) / ry, (-local.x - middle.x) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let place = PlaneTransform(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: center.x, ty: center.y)
    pieces = Self.pieces(from: first, sweep: sweep, in: place, endingAt: end)
  }

  /// At most a quarter of the circle each.
  private static func pieces(
    from first: CGFloat, sweep: CGFloat, in place: PlaneTransform, endingAt end: CGPoint
  ) -> [Piece] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (from, to) = (first + CGFloat(index) * step, first + CGFloat(index + 1) * step)
      return Piece(
        first: place.image(
          of: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from))),
        second: place.image(
          of: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))),
        end: index == count - 1 ? end : place.image(of: CGPoint(x: cos(to), y: sin(to))))
    }
  }
}

extension PlaneTransform {
  fileprivate func image(of point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
