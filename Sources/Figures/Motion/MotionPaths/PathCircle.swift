import CoreGraphics

/// A circle on which cells stand.
struct PathCircle {
  let center: CGPoint
  let radius: CGFloat

  /// Cells must stand on it as exactly as this part of the radius.
  private static let tolerance: CGFloat = 0.03

  /// The circle of the cells in each of the states; nil where they stand on none, or on different ones.
  init?(_ states: [[CGRect]]) {
    let circles = states.map { Self.circle(through: $0.map(\.center)) }
    guard let largest = zip(states, circles).max(by: { $0.0.count < $1.0.count }),
      let circle = largest.1
    else { return nil }
    let isShared = zip(states, circles).allSatisfy { frames, own in
      guard frames.count > 3 else { return true }
      guard let own else { return false }
      return hypot(own.center.x - circle.center.x, own.center.y - circle.center.y)
        < circle.radius * 0.08 && abs(own.radius - circle.radius) < circle.radius * 0.25
    }
    guard isShared else { return nil }
    self.init(center: circle.center, radius: circle.radius)
  }

  private init(center: CGPoint, radius: CGFloat) {
    (self.center, self.radius) = (center, radius)
  }

  func angle(of point: CGPoint) -> CGFloat { atan2(point.y - center.y, point.x - center.x) }

  /// The best one by least squares (Kåsa 1976), if all points are near it and go most of the way round.
  private static func circle(through points: [CGPoint]) -> PathCircle? {
    let count = CGFloat(points.count)
    guard points.count > 3, distinct(points.map(\.x)) > 2, distinct(points.map(\.y)) > 2 else {
      return nil
    }
    let middle = CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    var (xx, xy, yy, xz, yz, zz): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      (0, 0, 0, 0, 0, 0)
    for point in points {
      let (x, y) = (point.x - middle.x, point.y - middle.y)
      let square = x * x + y * y
      (xx, xy, yy) = (xx + x * x, xy + x * y, yy + y * y)
      (xz, yz, zz) = (xz + x * square, yz + y * square, zz + square)
    }
    let determinant = 2 * (xx * yy - xy * xy)
    guard abs(determinant) > 1e-6, determinant.isFinite else { return nil }
    let (x, y) = ((yy * xz - xy * yz) / determinant, (xx * yz - xy * xz) / determinant)
    let circle = PathCircle(
      center: CGPoint(x: middle.x + x, y: middle.y + y),
      radius: (x * x + y * y + zz / count).squareRoot())
    return circle.holds(points) ? circle : nil
  }

  private static func distinct(_ values: [CGFloat]) -> Int {
    Set(values.map { Int(($0 * 2).rounded()) }).count
  }

  private func holds(_ points: [CGPoint]) -> Bool {
    guard radius.isFinite, radius > 1 else { return false }
    let angles = points.map(angle).sorted()
    let gaps = zip(angles, angles.dropFirst()).map { $1 - $0 }
    let last = 2 * .pi - ((angles.last ?? 0) - (angles.first ?? 0))
    return max(gaps.max() ?? 0, last) < 3.6
      && points.allSatisfy {
        abs(hypot($0.x - center.x, $0.y - center.y) - radius) <= radius * Self.tolerance
      }
  }
}
