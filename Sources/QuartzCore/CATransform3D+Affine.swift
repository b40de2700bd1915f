public import CoreGraphics

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12) = (m.a, m.b)
  (t.m21, t.m22) = (m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

/// Whether `t` leaves the z axis alone and has no perspective, so that an affine transform says it
/// all.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The affine part of `t`. Depth and perspective are lost where `t` has them.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
