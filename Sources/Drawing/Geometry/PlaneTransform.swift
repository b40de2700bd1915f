public import CoreGraphics
public import QuartzCore

/// The effect of a transform on a flat drawing: an affine map, or one seen in perspective.
///
/// Points are rows: `x' = (a·x + c·y + tx) / w`, `y' = (b·x + d·y + ty) / w`, `w = p·x + q·y + r`.
/// If the origin is in front of the viewer, `r` is 1.
public struct PlaneTransform: Hashable, Sendable {
  /// The share of a point's x in its new x.
  public let a: CGFloat
  /// The share of a point's x in its new y.
  public let b: CGFloat
  /// The share of a point's y in its new x.
  public let c: CGFloat
  /// The share of a point's y in its new y.
  public let d: CGFloat
  /// The way along x, in points.
  public let tx: CGFloat
  /// The way along y, in points.
  public let ty: CGFloat
  /// The share of a point's x in its distance from the eye; 0 without perspective.
  public let p: CGFloat
  /// The share of a point's y in its distance from the eye; 0 without perspective.
  public let q: CGFloat
  /// The origin's distance from the eye; not above 0 where the origin is behind the viewer.
  public let r: CGFloat

  /// The area of a square point that nobody sees any more. Numbers that are rounded make it more than nothing:
  /// the cosine of a quarter turn is no zero.
  private static let leastArea: CGFloat = 1e-12

  /// The nearest w that is still divided by: what lies nearer to the eye is taken here.
  private static let nearestW: CGFloat = 1e-5

  /// The map that leaves every point in its place.
  public static let identity = PlaneTransform(CGAffineTransform.identity)

  /// The same map, which has no perspective.
  public init(_ t: CGAffineTransform) {
    (a, b, c, d, tx, ty) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    (p, q, r) = (0, 0, 1)
  }

  /// The part of a 3D transform that the plane z = 0 sees.
  public init(_ t: CATransform3D) {
    self.init(
      a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42, p: t.m14, q: t.m24, r: t.m44)
  }

  /// The map with these numbers, all of them divided by `r` where that is above 0.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat, p: CGFloat = 0,
    q: CGFloat = 0, r: CGFloat = 1
  ) {
    // A negative r may not be divided away: it would bring what is behind the viewer to the front.
    let unit = r > 0 && r != 1 && (1 / r).isFinite ? 1 / r : 1
    (self.a, self.b, self.c, self.d) = (a * unit, b * unit, c * unit, d * unit)
    (self.tx, self.ty) = (tx * unit, ty * unit)
    (self.p, self.q, self.r) = (p * unit, q * unit, unit == 1 ? r : 1)
  }

  /// The map that moves every point by so many points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(CGAffineTransform(translationX: x, y: y))
  }

  /// Whether every point stays in its place.
  public var isIdentity: Bool { self == .identity }
  /// Whether the map has no perspective: lines that were parallel stay so.
  public var isAffine: Bool { p == 0 && q == 0 && r == 1 }
  /// Whether the map moves points and does nothing else.
  public var isTranslation: Bool { isAffine && a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map as an affine transform; nil where it has perspective.
  public var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) : nil
  }

  /// Whether every number is finite and the map can be undone: what is not is seen from its edge, has no
  /// area, or is nowhere.
  public var isVisible: Bool {
    if isTranslation { return tx.isFinite && ty.isFinite }
    guard (a + b + c + d + p + q + r).isFinite, tx.isFinite, ty.isFinite else { return false }
    let determinant = abs(self.determinant)
    return determinant.isFinite && determinant > Self.leastArea
  }

  /// The map that applies `self` first and `next` after it.
  public func concatenating(_ next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: a * next.a + b * next.c + p * next.tx, b: a * next.b + b * next.d + p * next.ty,
      c: c * next.a + d * next.c + q * next.tx, d: c * next.b + d * next.d + q * next.ty,
      tx: tx * next.a + ty * next.c + r * next.tx, ty: tx * next.b + ty * next.d + r * next.ty,
      p: a * next.p + b * next.q + p * next.r, q: c * next.p + d * next.q + q * next.r,
      r: tx * next.p + ty * next.q + r * next.r)
  }

  /// The place where `point` is seen; points behind the viewer are taken at the near edge.
  public func project(_ point: CGPoint) -> CGPoint {
    let w = max(p * point.x + q * point.y + r, Self.nearestW)
    return CGPoint(
      x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }

  /// The affine map that agrees with this one at `point` and close to it.
  public func affine(near point: CGPoint) -> CGAffineTransform {
    if let affine { return affine }
    let seen = project(point)
    let w = max(p * point.x + q * point.y + r, Self.nearestW)
    let (a, b) = ((a - seen.x * p) / w, (b - seen.y * p) / w)
    let (c, d) = ((c - seen.x * q) / w, (d - seen.y * q) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: seen.x - a * point.x - c * point.y,
      ty: seen.y - b * point.x - d * point.y)
  }

  private var determinant: CGFloat {
    a * (d * r - ty * q) - b * (c * r - tx * q) + p * (c * ty - d * tx)
  }
}
