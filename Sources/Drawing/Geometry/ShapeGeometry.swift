public import CoreGraphics

/// The area that a shape covers. The common shapes stay what they are, so that a backend can draw them without
/// looking at a path.
public enum ShapeGeometry: Hashable, Sendable {
  case rect(CGRect)
  /// A rectangle whose corners are rounded, as far as they fit.
  case rounded(CGRect, CornerRadii)
  /// The ellipse that touches the four sides of the rectangle.
  case ellipse(CGRect)
  /// Any outline, with the rule that tells inside from outside.
  case path(Path, rule: CGPathFillRule)

  /// A rectangle with four corners of one radius, in points; without a radius it is a plain one.
  public static func rounded(_ rect: CGRect, radius: CGFloat) -> ShapeGeometry {
    radius > 0 ? .rounded(rect, CornerRadii(radius)) : .rect(rect)
  }

  /// A circle with a radius in points, as the ellipse that it is.
  public static func circle(center: CGPoint, radius: CGFloat) -> ShapeGeometry {
    .ellipse(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// A straight line, which covers no area: only its stroke is seen.
  public static func line(from start: CGPoint, to end: CGPoint) -> ShapeGeometry {
    var outline = Outline()
    outline.move(to: start)
    outline.addLine(to: end)
    return .path(Path(outline), rule: .winding)
  }

  /// The smallest rectangle around the shape; null where there is none.
  public var bounds: CGRect {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): rect.standardized
    case .path(let path, _): path.bounds
    }
  }

  /// The shape as a path.
  public var path: Path {
    var outline = Outline()
    switch self {
    case .rect(let rect): outline.addRect(rect)
    case .rounded(let rect, let radii): outline.addRoundedRect(rect, radii)
    case .ellipse(let rect): outline.addEllipse(in: rect)
    case .path(let path, _): return path
    }
    return Path(outline)
  }

  /// How a path tells inside from outside; the other shapes are the same under either rule.
  public var fillRule: CGPathFillRule {
    guard case .path(_, let rule) = self else { return .winding }
    return rule
  }

  /// The shape with each of its coordinates moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> ShapeGeometry {
    switch self {
    case .rect(let rect): .rect(rect.offsetBy(dx: dx, dy: dy))
    case .rounded(let rect, let radii): .rounded(rect.offsetBy(dx: dx, dy: dy), radii)
    case .ellipse(let rect): .ellipse(rect.offsetBy(dx: dx, dy: dy))
    case .path(let path, let rule):
      .path(
        Path(path.outline.applying(CGAffineTransform(translationX: dx, y: dy))), rule: rule)
    }
  }
}

extension Outline {
  /// How far the control points of a quarter circle stand from its ends, for a radius of 1.
  private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  /// A rectangle whose corners are rounded each in its own way, clockwise from its top left.
  package mutating func addRoundedRect(_ rect: CGRect, _ radii: CornerRadii) {
    guard !rect.isNull else { return }
    let radii = radii.fitting(rect.size)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + radii.topLeft, y: top))
    addLine(to: CGPoint(x: right - radii.topRight, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + radii.topRight))
    addLine(to: CGPoint(x: right, y: bottom - radii.bottomRight))
    addCorner(
      CGPoint(x: right, y: bottom), to: CGPoint(x: right - radii.bottomRight, y: bottom))
    addLine(to: CGPoint(x: left + radii.bottomLeft, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - radii.bottomLeft))
    addLine(to: CGPoint(x: left, y: top + radii.topLeft))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + radii.topLeft, y: top))
    close()
  }

  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    let start = currentPoint
    guard start != end else { return }
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarterCircle,
        y: point.y + (corner.y - point.y) * Self.quarterCircle)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }
}
