import CoreGraphics
import QuartzCore

/// A rotation in space, of length 1: half the angle in `w`, the axis in the rest.
public struct Quaternion: Equatable, Sendable {
  /// The axis's x, times the sine of half the angle.
  public let x: Double
  /// The axis's y, times the sine of half the angle.
  public let y: Double
  /// The axis's z, times the sine of half the angle.
  public let z: Double
  /// The cosine of half the angle: 1 where nothing is turned.
  public let w: Double

  /// A rotation from its four numbers, which the caller has brought to length 1.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The rotation that turns nothing.
  public static var identity: Quaternion { Quaternion(x: 0, y: 0, z: 0, w: 1) }

  /// The rotation by `angle` radians about an axis of length 1, as `CATransform3DMakeRotation` turns.
  init(angle: Double, axis: SIMD3<Double>) {
    let imaginary = axis * sin(angle / 2)
    self.init(x: imaginary.x, y: imaginary.y, z: imaginary.z, w: cos(angle / 2))
  }

  /// The rotation whose matrix has these rows, after Shepperd: the largest of the four parts is found first,
  /// so that nothing is divided by a small one.
  init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
    let trace = r0.x + r1.y + r2.z
    if trace >= max(r0.x, r1.y, r2.z) {
      self.init(scaled: r1.z - r2.y, y: r2.x - r0.z, z: r0.y - r1.x, w: 1 + trace)
    } else if r0.x >= max(r1.y, r2.z) {
      let x = 1 + r0.x - r1.y - r2.z
      self.init(scaled: x, y: r0.y + r1.x, z: r2.x + r0.z, w: r1.z - r2.y)
    } else if r1.y >= r2.z {
      let y = 1 - r0.x + r1.y - r2.z
      self.init(scaled: r0.y + r1.x, y: y, z: r1.z + r2.y, w: r2.x - r0.z)
    } else {
      let z = 1 - r0.x - r1.y + r2.z
      self.init(scaled: r2.x + r0.z, y: r1.z + r2.y, z: z, w: r0.y - r1.x)
    }
  }

  private init(scaled x: Double, y: Double, z: Double, w: Double) {
    let length = (x * x + y * y + z * z + w * w).squareRoot()
    self.init(x: x / length, y: y / length, z: z / length, w: w / length)
  }

  /// The rows of the rotation's matrix, for points that are rows.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (xx, yy, zz) = (x * x, y * y, z * z)
    let (xy, xz, yz) = (x * y, x * z, y * z)
    let (wx, wy, wz) = (w * x, w * y, w * z)
    return (
      SIMD3(1 - 2 * (yy + zz), 2 * (xy + wz), 2 * (xz - wy)),
      SIMD3(2 * (xy - wz), 1 - 2 * (xx + zz), 2 * (yz + wx)),
      SIMD3(2 * (xz + wy), 2 * (yz - wx), 1 - 2 * (xx + yy))
    )
  }

  /// The rotation that takes this one back.
  var inverse: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// The rotation by `second` first and by `first` after it.
  static func * (first: Quaternion, second: Quaternion) -> Quaternion {
    let (a, b) = (first, second)
    return Quaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }
}
