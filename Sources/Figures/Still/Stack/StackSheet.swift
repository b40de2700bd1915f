import CoreGraphics
import Drawing
import Motion

/// A window that lies on a table: its sides lean to the right, and it is half as deep as it is high.
struct StackSheet {
  /// The part of the content that is seen.
  let region: CGRect
  let scale: CGFloat

  private static let depth: CGFloat = 0.5
  private static let lean: CGFloat = 0.4

  /// Of the unscaled sheet.
  static func size(of region: CGRect) -> CGSize {
    CGSize(width: region.width + region.height * lean, height: region.height * depth)
  }

  var size: CGSize {
    let whole = Self.size(of: region)
    return CGSize(
      width: (whole.width * scale).rounded(.up), height: max((whole.height * scale).rounded(), 1))
  }

  /// The place of a point of the content.
  func point(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - region.minX, point.y - region.minY)
    return CGPoint(
      x: (x + (region.height - y) * Self.lean) * scale, y: y * Self.depth * scale)
  }

  var outline: ShapeGeometry {
    Self.polygon(region.corners.map(point))
  }

  /// The middle of the right side.
  var handle: CGPoint { point(CGPoint(x: region.maxX, y: region.midY)) }

  /// The corners behind at the right and in front at the left, which nothing above hides.
  var posts: [CGPoint] {
    [
      point(CGPoint(x: region.maxX, y: region.minY)),
      point(CGPoint(x: region.minX, y: region.maxY)),
    ]
  }

  func corners(of element: ElementSnapshot) -> [CGPoint] {
    guard !element.isUpright else { return element.frame.corners.map(point) }
    return Self.turned(
      element,
      [
        CGPoint(x: 0, y: 0), CGPoint(x: element.size.width, y: 0),
        CGPoint(x: element.size.width, y: element.size.height),
        CGPoint(x: 0, y: element.size.height),
      ]
    ).map(point)
  }

  /// The element's own shape, with its round corners.
  func shape(of element: ElementSnapshot) -> ShapeGeometry {
    let size = element.size
    let radius = min(element.cornerOnSheet, size.width / 2, size.height / 2)
    guard radius >= 1, radius * scale >= 1 else { return Self.polygon(corners(of: element)) }
    let centers = [
      CGPoint(x: radius, y: radius), CGPoint(x: size.width - radius, y: radius),
      CGPoint(x: size.width - radius, y: size.height - radius),
      CGPoint(x: radius, y: size.height - radius),
    ]
    let points = centers.enumerated().flatMap { corner, center in
      (0...Self.arcSteps).map { step in
        let turn = CGFloat(corner) + CGFloat(step) / CGFloat(Self.arcSteps)
        return center.onCircle(radius: radius, angle: .pi + turn * .pi / 2)
      }
    }
    return Self.polygon(Self.turned(element, points).map(point))
  }

  private static let arcSteps = 5

  /// From the coordinates of the element's view to those of the content.
  private static func turned(_ element: ElementSnapshot, _ points: [CGPoint]) -> [CGPoint] {
    let plane = PlaneTransform(element.transform)
    return points.map { point in
      let place = plane.project(
        CGPoint(x: point.x - element.size.width / 2, y: point.y - element.size.height / 2))
      return CGPoint(x: element.center.x + place.x, y: element.center.y + place.y)
    }
  }

  static func polygon(_ points: [CGPoint]) -> ShapeGeometry {
    var outline = Outline(through: points)
    outline.close()
    return .path(Path(outline), rule: .winding)
  }
}

extension CGRect {
  /// From the top left clockwise.
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension ElementSnapshot {
  /// The radius of the corners of what is drawn, or of the plain look of a cell.
  fileprivate var cornerOnSheet: CGFloat {
    if content.isEmpty { return kind == .cell ? 8 : 0 }
    guard let shape = ground?.shape else { return 0 }
    if case .ellipse = shape { return min(size.width, size.height) / 2 }
    return ownCorner ?? 0
  }
}
