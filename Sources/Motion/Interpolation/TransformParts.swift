public import QuartzCore

/// The deeds of a transform, one after the other: it scales, skews, turns, moves, and looks at the result in
/// perspective. Each part can be on its way by itself, which keeps a turning element as large as it is.
///
/// This is the decomposition that CSS describes for 3D matrices, after Spencer Thomas's "unmatrix", except
/// that a mirror image keeps as close to its place as it can and is not turned inside out.
public struct TransformParts: Equatable, Sendable {
  /// x, y, z; a negative one mirrors.
  public var scale: SIMD3<Double>
  /// How far x follows y, x follows z, y follows z.
  public var skew: SIMD3<Double>
  /// The turn about the origin, after scale and skew.
  public var rotation: Quaternion
  /// The way along x, y and z in points, after everything but perspective.
  public var translation: SIMD3<Double>
  /// The shares of a point's x, y, z and of the number 1 in its distance from the eye; 0 0 0 1 is no perspective.
  public var perspective: SIMD4<Double>
  /// The `m44` that all numbers of the matrix are multiplied by: it changes nothing that is seen.
  public var factor: Double

  static var noPerspective: SIMD4<Double> { SIMD4(0, 0, 0, 1) }

  /// The parts of a transform; those that are left out change nothing.
  public init(
    scale: SIMD3<Double> = .one, skew: SIMD3<Double> = .zero, rotation: Quaternion = .identity,
    translation: SIMD3<Double> = .zero,
    perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1), factor: Double = 1
  ) {
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
    self.translation = translation
    self.perspective = perspective
    self.factor = factor
  }

  /// Takes the transform apart; nil where it flattens space or cannot be put together again from its parts.
  public init?(_ transform: CATransform3D) {
    guard let axes = TransformAxes(transform) else { return nil }
    self.init(axes.mirrored(by: axes.mirrorAxis(near: .standard)))
    guard restores(transform) else { return nil }
  }

  init(_ axes: TransformAxes) {
    self.init(
      scale: axes.scale, skew: axes.skew,
      rotation: Quaternion(rows: axes.frame.x, axes.frame.y, axes.frame.z),
      translation: axes.translation, perspective: axes.perspective, factor: axes.factor)
  }

  /// The transform that the parts make.
  public var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    let first = scale.x * x
    let second = scale.y * (skew.x * x + y)
    let third = scale.z * (skew.y * x + skew.z * y + z)
    return CATransform3D(
      rows: (row(first, 0), row(second, 0), row(third, 0), row(translation, 1)))
  }

  private func row(_ vector: SIMD3<Double>, _ one: Double) -> SIMD4<Double> {
    let point = SIMD4(vector, one)
    if perspective == Self.noPerspective { return point * factor }
    return SIMD4(vector, (point * perspective).sum()) * factor
  }

  /// Whether the parts give the transform back to nine digits, which those of a nearly flat one do not.
  func restores(_ transform: CATransform3D) -> Bool {
    let (expected, actual) = (transform.rows, self.transform.rows)
    let size = Swift.max(
      Self.size(expected.0), Self.size(expected.1), Self.size(expected.2), Self.size(expected.3))
    guard size.isFinite else { return false }
    let tolerance = 1e-10 * Swift.max(1, size)
    // A size that is no number is not below anything.
    return Self.size(expected.0 - actual.0) <= tolerance
      && Self.size(expected.1 - actual.1) <= tolerance
      && Self.size(expected.2 - actual.2) <= tolerance
      && Self.size(expected.3 - actual.3) <= tolerance
  }

  /// The size of a row as a vector.
  private static func size(_ row: SIMD4<Double>) -> Double {
    (row * row).sum().squareRoot()
  }
}
