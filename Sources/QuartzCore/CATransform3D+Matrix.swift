import CoreGraphics

extension CATransform3D {
  /// Four numbers of a matrix, or a point in homogeneous coordinates.
  package typealias Row = SIMD4<Double>

  /// The matrix by rows, as the formulas of the functions read it.
  package var rows: (Row, Row, Row, Row) {
    (
      Row(Double(m11), Double(m12), Double(m13), Double(m14)),
      Row(Double(m21), Double(m22), Double(m23), Double(m24)),
      Row(Double(m31), Double(m32), Double(m33), Double(m34)),
      Row(Double(m41), Double(m42), Double(m43), Double(m44))
    )
  }

  package init(rows: (Row, Row, Row, Row)) {
    let (r1, r2, r3, r4) = rows
    self.init(
      m11: CGFloat(r1.x), m12: CGFloat(r1.y), m13: CGFloat(r1.z), m14: CGFloat(r1.w),
      m21: CGFloat(r2.x), m22: CGFloat(r2.y), m23: CGFloat(r2.z), m24: CGFloat(r2.w),
      m31: CGFloat(r3.x), m32: CGFloat(r3.y), m33: CGFloat(r3.z), m34: CGFloat(r3.w),
      m41: CGFloat(r4.x), m42: CGFloat(r4.y), m43: CGFloat(r4.z), m44: CGFloat(r4.w))
  }

  /// `row × matrix`.
  package func applied(to row: Row) -> Row {
    let (r1, r2, r3, r4) = rows
    return row.x * r1 + row.y * r2 + row.z * r3 + row.w * r4
  }

  /// The inverse matrix; nil where there is none.
  package var inverse: CATransform3D? {
    // Two-by-two determinants of the upper and the lower half, as in Laplace's expansion.
    let s0 = m11 * m22 - m21 * m12
    let s1 = m11 * m23 - m21 * m13
    let s2 = m11 * m24 - m21 * m14
    let s3 = m12 * m23 - m22 * m13
    let s4 = m12 * m24 - m22 * m14
    let s5 = m13 * m24 - m23 * m14
    let c5 = m33 * m44 - m43 * m34
    let c4 = m32 * m44 - m42 * m34
    let c3 = m32 * m43 - m42 * m33
    let c2 = m31 * m44 - m41 * m34
    let c1 = m31 * m43 - m41 * m33
    let c0 = m31 * m42 - m41 * m32

    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let (r1, r2, r3, r4) = CATransform3D(
      m11: m22 * c5 - m23 * c4 + m24 * c3, m12: m13 * c4 - m12 * c5 - m14 * c3,
      m13: m42 * s5 - m43 * s4 + m44 * s3, m14: m33 * s4 - m32 * s5 - m34 * s3,
      m21: m23 * c2 - m21 * c5 - m24 * c1, m22: m11 * c5 - m13 * c2 + m14 * c1,
      m23: m43 * s2 - m41 * s5 - m44 * s1, m24: m31 * s5 - m33 * s2 + m34 * s1,
      m31: m21 * c4 - m22 * c2 + m24 * c0, m32: m12 * c2 - m11 * c4 - m14 * c0,
      m33: m41 * s4 - m42 * s2 + m44 * s0, m34: m32 * s2 - m31 * s4 - m34 * s0,
      m41: m22 * c1 - m21 * c3 - m23 * c0, m42: m11 * c3 - m12 * c1 + m13 * c0,
      m43: m42 * s1 - m41 * s3 - m43 * s0, m44: m31 * s3 - m32 * s1 + m33 * s0
    ).rows
    let scale = Double(1 / determinant)
    return CATransform3D(rows: (r1 * scale, r2 * scale, r3 * scale, r4 * scale))
  }
}
