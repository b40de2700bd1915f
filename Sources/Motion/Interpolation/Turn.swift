import CoreGraphics

/// The way from one rotation to another: about one axis, at an even pace, through the smaller angle
/// (spherical linear interpolation). Half a turn, which has two such ways, goes in the positive direction:
/// clockwise on the screen, and for other axes as `CATransform3DMakeRotation` turns about the positive one.
struct Turn: Equatable, Sendable {
  private let axis: SIMD3<Double>
  /// In radians, 0...π.
  let angle: Double

  /// Angles that differ from half a turn by less than this are half turns: the last digits of a sine of π
  /// must not choose the direction.
  private static let tolerance = 1e-9

  init(from start: Quaternion, to end: Quaternion) {
    let rest = end * start.inverse
    var imaginary = SIMD3(rest.x, rest.y, rest.z)
    if abs(rest.w) < Self.tolerance {
      if Self.isNegative(imaginary) { imaginary = -imaginary }
    } else if rest.w < 0 {
      imaginary = -imaginary
    }
    let sine = (imaginary * imaginary).sum().squareRoot()
    guard sine > 1e-15 else {
      axis = SIMD3(0, 0, 1)
      angle = 0
      return
    }
    axis = imaginary / sine
    angle = 2 * atan2(sine, abs(rest.w))
  }

  /// The rotation at the progress of the turn that begins at `start`.
  func rotation(at progress: Double, from start: Quaternion) -> Quaternion {
    angle == 0 ? start : Quaternion(angle: angle * progress, axis: axis) * start
  }

  /// By z, the axis of flat rotations, before y and x.
  private static func isNegative(_ axis: SIMD3<Double>) -> Bool {
    for part in [axis.z, axis.y, axis.x] where abs(part) > tolerance { return part < 0 }
    return false
  }
}
