import CoreGraphics
package import Foundation

/// The effect of a chain of transforms on the plane z = 0: a projective map from flat to flat, which
/// is all that frames and coordinate conversions need.
///
/// With perspective, w shrinks towards the viewer: at 0 a point is in the viewer's eye, below 0
/// behind it.
package struct PlaneProjection: Equatable, Sendable {
  private typealias Row = SIMD3<Double>

  /// The nearest w that is still divided by. Anything nearer is cut off here, so that no coordinate
  /// becomes infinite or changes sides.
  private static let nearestW = 1e-5

  // Rows and columns x, y, w of the three-dimensional matrix.
  private let x: Row
  private let y: Row
  private let w: Row

  package static let identity = PlaneProjection(CATransform3DIdentity)

  package init(_ t: CATransform3D) {
    x = Row(Double(t.m11), Double(t.m12), Double(t.m14))
    y = Row(Double(t.m21), Double(t.m22), Double(t.m24))
    w = Row(Double(t.m41), Double(t.m42), Double(t.m44))
  }

  private init(x: Row, y: Row, w: Row) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// The map that applies `self` first and `next` after it.
  package func concatenating(_ next: PlaneProjection) -> PlaneProjection {
    PlaneProjection(x: next.applied(to: x), y: next.applied(to: y), w: next.applied(to: w))
  }

  /// The map back; nil where the plane is seen from its edge or scaled to nothing.
  package var inverse: PlaneProjection? {
    let yw = Self.cross(y, w)
    let wx = Self.cross(w, x)
    let xy = Self.cross(x, y)
    let determinant = (x * yw).sum()
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    // The cross products are the columns of the inverse.
    return PlaneProjection(
      x: Row(yw.x, wx.x, xy.x) / determinant,
      y: Row(yw.y, wx.y, xy.y) / determinant,
      w: Row(yw.z, wx.z, xy.z) / determinant)
  }

  /// The place at which `point` is seen; points behind the viewer are taken at the near edge.
  package func project(_ point: CGPoint) -> CGPoint {
    let seen = applied(to: Row(Double(point.x), Double(point.y), 1))
    return Self.divide(seen, by: max(seen.z, Self.nearestW))
  }

  /// The smallest rectangle around what is seen of `rect`; an empty one where the origin is seen when
  /// all of it is behind the viewer.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    // A mere shift must not cost a digit of the size.
    if isTranslation { return rect.offsetBy(dx: CGFloat(w.x), dy: CGFloat(w.y)) }
    let corners = [
      Row(Double(rect.minX), Double(rect.minY), 1), Row(Double(rect.maxX), Double(rect.minY), 1),
      Row(Double(rect.maxX), Double(rect.maxY), 1), Row(Double(rect.minX), Double(rect.maxY), 1),
    ]
    let seen = Self.clip(corners.map(applied)).map { Self.divide($0, by: $0.z) }
    guard !seen.isEmpty else { return CGRect(origin: project(.zero), size: .zero) }
    return CGRect(around: seen)
  }

  private var isTranslation: Bool {
    x == Row(1, 0, 0) && y == Row(0, 1, 0) && w.z == 1
  }

  private func applied(to row: Row) -> Row {
    row.x * x + row.y * y + row.z * w
  }

  private static func cross(_ a: Row, _ b: Row) -> Row {
    Row(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The part of a convex outline in front of the viewer (Sutherland and Hodgman, one plane).
  private static func clip(_ outline: [Row]) -> [Row] {
    guard var previous = outline.last else { return [] }
    var kept: [Row] = []
    for corner in outline {
      if (previous.z >= nearestW) != (corner.z >= nearestW) {
        let share = (nearestW - previous.z) / (corner.z - previous.z)
        var crossing = previous + share * (corner - previous)
        crossing.z = nearestW
        kept.append(crossing)
      }
      if corner.z >= nearestW { kept.append(corner) }
      previous = corner
    }
    return kept
  }

  private static func divide(_ row: Row, by w: Double) -> CGPoint {
    CGPoint(x: clamp(row.x / w), y: clamp(row.y / w))
  }

  /// Keeps a coordinate in the range in which widths and unions stay finite.
  private static func clamp(_ value: Double) -> CGFloat {
    let limit = Double.greatestFiniteMagnitude / 8
    return CGFloat(value.isNaN ? 0 : min(max(value, -limit), limit))
  }
}
