import Foundation

/// One piece of a path as a cubic Bézier curve, from which bounds and crossings are read.
struct CubicArc {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    func towardsControl(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(
      from: start, to: end, control1: towardsControl(start), control2: towardsControl(end))
  }

  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: value(\.x, at: t), y: value(\.y, at: t))
  }

  /// The parameters between 0 and 1, in order, at which a coordinate turns round.
  func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    // The derivative is a·t² + b·t + c, up to a factor.
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let scale = max(abs(p0), abs(p1), abs(p2), abs(p3))
    var roots: [CGFloat] = []
    if abs(a) <= 1e-12 * scale {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant > 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// How often, and in which direction, the curve crosses the ray from `point` to the right.
  func crossings(rightOf point: CGPoint) -> Int {
    let stops = [0] + turns(\.y) + [1]
    return zip(stops, stops.dropFirst()).reduce(0) { sum, piece in
      sum + crossing(rightOf: point, from: piece.0, to: piece.1)
    }
  }

  /// The same for a piece on which y only grows or only falls.
  private func crossing(rightOf point: CGPoint, from t0: CGFloat, to t1: CGFloat) -> Int {
    let (y0, y1) = (value(\.y, at: t0), value(\.y, at: t1))
    // Half open, so that a crossing at a joint counts once.
    guard (y0 <= point.y) != (y1 <= point.y) else { return 0 }
    var (low, high) = (t0, t1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (value(\.y, at: middle) <= point.y) == (y0 <= point.y) {
        low = middle
      } else {
        high = middle
      }
    }
    guard value(\.x, at: high) > point.x else { return 0 }
    return y1 > y0 ? 1 : -1
  }

  private func value(_ axis: KeyPath<CGPoint, CGFloat>, at t: CGFloat) -> CGFloat {
    // Exact at the ends, so that neighbours agree where they meet.
    if t <= 0 { return start[keyPath: axis] }
    if t >= 1 { return end[keyPath: axis] }
    let s = 1 - t
    return s * s * s * start[keyPath: axis] + 3 * s * s * t * control1[keyPath: axis]
      + 3 * s * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
  }
}
