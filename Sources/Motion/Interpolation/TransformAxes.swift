import QuartzCore

/// A transform on its way to parts: the directions into which it turns the axes, at right angles, and what
/// it does along them. The directions may be a mirror image of ours still.
struct TransformAxes {
  typealias Vector = SIMD3<Double>

  /// Three directions of length 1, at right angles to one another.
  struct Frame {
    var x: Vector
    var y: Vector
    var z: Vector

    static var standard: Frame {
      Frame(x: Vector(1, 0, 0), y: Vector(0, 1, 0), z: Vector(0, 0, 1))
    }
  }

  private(set) var frame: Frame
  private(set) var scale: Vector
  private(set) var skew: Vector
  let translation: Vector
  let perspective: SIMD4<Double>
  let factor: Double

  /// nil where the transform flattens space, or where its perspective is that of a point behind the eye.
  init?(_ transform: CATransform3D) {
    factor = Double(transform.m44)
    guard factor > 0 else { return nil }
    let rows = transform.rows
    translation = Self.vector(rows.3 / factor)
    let depth = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w) / factor
    guard let perspective = Self.perspective(transform, depth) else { return nil }
    self.perspective = perspective

    // Gram and Schmidt: what a row has of the directions before it is its skew.
    let (first, second, third) = (
      Self.vector(rows.0 / factor), Self.vector(rows.1 / factor), Self.vector(rows.2 / factor)
    )
    let width = Self.length(first)
    let x = first / width
    let xy = Self.dot(x, second)
    let upright = second - xy * x
    let height = Self.length(upright)
    let y = upright / height
    let (xz, yz) = (Self.dot(x, third), Self.dot(y, third))
    let deep = third - xz * x - yz * y
    let depthScale = Self.length(deep)
    guard width > 0, height > 0, depthScale > 0 else { return nil }
    frame = Frame(x: x, y: y, z: deep / depthScale)
    scale = Vector(width, height, depthScale)
    skew = Vector(xy / height, xz / depthScale, yz / depthScale)
  }

  // MARK: Mirror images

  var isMirrored: Bool { Self.dot(frame.x, Self.cross(frame.y, frame.z)) < 0 }

  /// The axis whose reversal turns the mirror image into the rotation that is closest to the frame; nil where
  /// nothing is mirrored.
  func mirrorAxis(near other: Frame) -> Int? {
    guard isMirrored else { return nil }
    let cosines = [
      Self.dot(frame.x, other.x), Self.dot(frame.y, other.y), Self.dot(frame.z, other.z),
    ]
    return cosines.indices.min { cosines[$0] < cosines[$1] }
  }

  /// The same transform with one direction reversed, and its scale and skews with it.
  func mirrored(by axis: Int?) -> TransformAxes {
    var axes = self
    switch axis {
    case 0:
      axes.frame.x = -frame.x
      axes.skew *= Vector(-1, -1, 1)
    case 1:
      axes.frame.y = -frame.y
      axes.skew *= Vector(-1, 1, -1)
    case 2:
      axes.frame.z = -frame.z
      axes.skew *= Vector(1, -1, -1)
    default: return self
    }
    if let axis { axes.scale[axis] = -scale[axis] }
    return axes
  }

  // MARK: Vectors

  /// The last column that comes after all the rest has been done.
  private static func perspective(
    _ transform: CATransform3D, _ depth: SIMD4<Double>
  ) -> SIMD4<Double>? {
    if depth == TransformParts.noPerspective { return depth }
    let rows = transform.rows
    let factor = rows.3.w
    func flat(_ row: SIMD4<Double>, _ last: Double) -> SIMD4<Double> {
      SIMD4(vector(row / factor), last)
    }
    let solid = CATransform3D(
      rows: (flat(rows.0, 0), flat(rows.1, 0), flat(rows.2, 0), flat(rows.3, 1)))
    guard let back = solid.inverse?.rows else { return nil }
    return SIMD4(
      (back.0 * depth).sum(), (back.1 * depth).sum(), (back.2 * depth).sum(),
      (back.3 * depth).sum())
  }

  private static func vector(_ row: SIMD4<Double>) -> Vector { Vector(row.x, row.y, row.z) }
  private static func dot(_ a: Vector, _ b: Vector) -> Double { (a * b).sum() }
  private static func length(_ a: Vector) -> Double { dot(a, a).squareRoot() }

  private static func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
