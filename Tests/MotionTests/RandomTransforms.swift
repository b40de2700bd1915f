import Notation
import CoreGraphics
import QuartzCore

/// Transforms of every sort: the ones that layouts use, singular ones, mirror images, and numbers at the end
/// of what a number can be.
extension SeededRandom {
  mutating func angle() -> CGFloat {
    CGFloat.random(in: -7...7, using: &self)
  }

  /// Scales, turns, moves and looks at it in perspective; never flat.
  mutating func solidTransform() -> CATransform3D {
    func scale(_ random: inout SeededRandom) -> CGFloat {
      CGFloat.random(in: 0.2...3, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    }
    var transform = CATransform3DMakeScale(scale(&self), scale(&self), scale(&self))
    if Bool.random(using: &self) {
      var skewed = CATransform3DIdentity
      (skewed.m21, skewed.m31, skewed.m32) = (angle() / 5, angle() / 5, angle() / 5)
      transform = CATransform3DConcat(transform, skewed)
    }
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(angle(), angle(), angle(), angle()))
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(angle() * 50, angle() * 50, angle() * 20))
    guard Bool.random(using: &self) else { return transform }
    var view = CATransform3DIdentity
    (view.m14, view.m24, view.m34) = (angle() / 10_000, angle() / 10_000, -1 / 500)
    return CATransform3DConcat(transform, view)
  }

  /// In the plane: a scale, a turn about z, a shift.
  mutating func flatTransform() -> CATransform3D {
    let scale = CGFloat.random(in: 0.2...3, using: &self)
    let turned = CATransform3DConcat(
      CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeRotation(angle(), 0, 0, 1))
    return CATransform3DConcat(turned, CATransform3DMakeTranslation(angle() * 50, angle() * 50, 0))
  }

  /// Any finite one.
  mutating func anyTransform() -> CATransform3D {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return CATransform3DIdentity
    case 1: return flatTransform()
    case 2: return CATransform3DMakeScale(0, 0, Bool.random(using: &self) ? 1 : 0)
    case 3: return CATransform3DConcat(solidTransform(), CATransform3DMakeScale(1, 0, 1))
    case 4: return CATransform3D()
    case 5: return matrix { random in CGFloat(random.extremeNumber()) }
    case 6: return matrix { random in CGFloat.random(in: -2...2, using: &random) }
    default: return solidTransform()
    }
  }

  /// Zero, tiny, usual and the largest numbers.
  mutating func extremeNumber() -> Double {
    let number = Double.random(in: -1...1, using: &self)
    let scales = [
      0, .leastNonzeroMagnitude, 1e-300, 1e-160, 1e-9, 1, 1, 1, 1e9, 1e160,
      .greatestFiniteMagnitude,
    ]
    return number * (scales.randomElement(using: &self) ?? 1)
  }

  private mutating func matrix(_ number: (inout SeededRandom) -> CGFloat) -> CATransform3D {
    let n = (0..<16).map { _ in number(&self) }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}

extension CATransform3D {
  var numbers: [Double] {
    [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// The largest difference between two numbers at the same place.
  func distance(to other: CATransform3D) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.reduce(0) { $1.isNaN ? .nan : max($0, $1) }
  }

  var hasOnlyFiniteNumbers: Bool {
    numbers.allSatisfy { $0.isFinite }
  }
}
