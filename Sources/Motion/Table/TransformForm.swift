public import CoreGraphics
public import QuartzCore

/// A transform as a person would write it down, rounded as the table rounds everything.
public enum TransformForm: Hashable, Sendable {
  /// The transform changes nothing, as the table rounds numbers.
  case identity
  /// Scaled first, then turned about the z axis (in degrees, clockwise), then moved.
  case composed(Composition)
  /// In the plane, but with a shear: a, b, c, d, tx, ty.
  case affine([CGFloat])
  /// Everything else: the sixteen numbers, row by row.
  case matrix([CGFloat])

  /// The parts of a transform that neither shears nor looks in perspective; each can be left out that changes
  /// nothing.
  public struct Composition: Hashable, Sendable {
    /// x, y, z.
    public var translation: [CGFloat]
    /// The turn about the z axis, clockwise on the screen; -180 counts as 180.
    public var degrees: CGFloat
    /// x, y, z.
    public var scale: [CGFloat]

    /// Rounds all numbers as the table prints them; what is left out changes nothing.
    public init(
      translation: [CGFloat] = [0, 0, 0], degrees: CGFloat = 0, scale: [CGFloat] = [1, 1, 1]
    ) {
      self.translation = translation.map(NumberText.rounded)
      let degrees = NumberText.rounded(degrees)
      self.degrees = degrees == -180 ? 180 : degrees
      self.scale = scale.map(NumberText.rounded)
    }
  }

  /// Finds the simplest form that gives the transform back.
  public init(_ transform: CATransform3D) {
    if CATransform3DIsIdentity(transform) {
      self = .identity
    } else if !transform.staysInThePlane {
      self = .matrix(transform.numbers.map(NumberText.rounded))
    } else if let composition = transform.composition {
      self = TransformForm(composition)
    } else {
      self = TransformForm(affine: transform.affineNumbers)
    }
  }

  init(_ composition: Composition) {
    self = composition == Composition() ? .identity : .composed(composition)
  }

  init(affine numbers: [CGFloat]) {
    let rounded = numbers.map(NumberText.rounded)
    self = rounded == [1, 0, 0, 1, 0, 0] ? .identity : .affine(rounded)
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate var affineNumbers: [CGFloat] { [m11, m12, m21, m22, m41, m42] }

  /// Whether x and y never mix with z, and nothing is seen in perspective.
  fileprivate var staysInThePlane: Bool {
    [m13, m14, m23, m24, m31, m32, m34].allSatisfy { $0 == 0 } && m44 == 1
  }

  /// Scale, rotation and translation that give the plane part back exactly; nil where it is sheared.
  fileprivate var composition: TransformForm.Composition? {
    let tolerance = 1e-9 * max(1, abs(m11), abs(m12), abs(m21), abs(m22))
    let scaleX = hypot(m11, m12)
    let angle = scaleX > tolerance ? atan2(m12, m11) : atan2(-m21, m22)
    let scaleY = m22 * cos(angle) - m21 * sin(angle)
    let rest = m21 * cos(angle) + m22 * sin(angle)
    guard abs(rest) <= tolerance else { return nil }
    let translation = [m41, m42, m43]
    // A mirror image reads better as a negative scale than as half a turn and another mirror.
    if abs(m12) <= tolerance, m11 < 0, scaleY < 0 {
      return .init(translation: translation, scale: [m11, -scaleY, m33])
    }
    return .init(
      translation: translation, degrees: angle * 180 / .pi, scale: [scaleX, scaleY, m33])
  }
}
