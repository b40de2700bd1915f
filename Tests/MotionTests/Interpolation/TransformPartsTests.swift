import Notation
import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct TransformPartsTests {
  @Test func givesEverySolidTransformBack() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<5000 {
      let transform = random.solidTransform()
      let parts = TransformParts(transform)
      #expect(
        parts.map { $0.transform.distance(to: transform) < 1e-9 } == true,
        "seed 31: \(transform)")
    }
  }

  @Test func readsAScaleATurnAndAShift() throws {
    let transform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.5, 0, 0, 1)),
      CATransform3DMakeTranslation(5, 6, 7))
    let parts = try #require(TransformParts(transform))
    #expect(parts.scale.distance(to: SIMD3(2, 3, 4)) < 1e-15)
    #expect(parts.skew.distance(to: .zero) < 1e-15)
    #expect(parts.translation == SIMD3(5, 6, 7))
    #expect(parts.perspective == SIMD4(0, 0, 0, 1))
    #expect(abs(parts.rotation.z - sin(0.25)) < 1e-15)
    #expect(abs(parts.rotation.w - cos(0.25)) < 1e-15)
  }

  @Test func readsPerspectiveWhicheverWayItIsTurned() throws {
    var view = CATransform3DIdentity
    view.m34 = -1 / 500
    let turned = CATransform3DRotate(view, 0.7, 0, 1, 0)
    let parts = try #require(TransformParts(turned))
    #expect(parts.scale.distance(to: .one) < 1e-15)
    #expect(abs(parts.perspective.z + 1 / 500) < 1e-17)
    #expect(abs(parts.perspective.x) < 1e-17 && abs(parts.perspective.y) < 1e-17)
    #expect(abs(parts.rotation.y - sin(0.35)) < 1e-15)
  }

  @Test func readsAShear() throws {
    var shear = CATransform3DIdentity
    shear.m21 = 0.5
    let parts = try #require(TransformParts(shear))
    #expect(parts.skew == SIMD3(0.5, 0, 0))
    #expect(parts.scale == .one)
  }

  @Test(arguments: [
    SIMD3<Double>(-1, 1, 1), SIMD3(1, -1, 1), SIMD3(1, 1, -1), SIMD3(-2, 3, 1),
  ])
  func keepsAMirrorImageWhereItIs(_ scale: SIMD3<Double>) throws {
    let parts = try #require(
      TransformParts(CATransform3DMakeScale(scale.x, scale.y, scale.z)))
    #expect(parts.scale == scale)
    #expect(parts.rotation == .identity)
  }

  @Test func keepsTheFactorOfAllNumbers() throws {
    var transform = CATransform3DMakeTranslation(4, 6, 8)
    transform = CATransform3D(
      rows: (
        transform.rows.0 * 2, transform.rows.1 * 2, transform.rows.2 * 2, transform.rows.3 * 2
      ))
    let parts = try #require(TransformParts(transform))
    #expect(parts.factor == 2)
    #expect(parts.translation == SIMD3(4, 6, 8))
    #expect(parts.transform == transform)
  }

  static let singular = [
    CATransform3D(), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 1, 1),
    CATransform3DMakeScale(1, 1, 0), CATransform3DMakeScale(1, 1e-200, 1),
    CATransform3DMakeScale(1e200, 1e200, 1e200),
    CATransform3D(
      m11: 1, m12: 2, m13: 0, m14: 0, m21: 2, m22: 4, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 1),
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0),
  ]

  @Test(arguments: singular.indices) func hasNoPartsForWhatIsFlat(_ index: Int) {
    #expect(TransformParts(Self.singular[index]) == nil)
  }

  @Test func neverGivesPartsThatAreNoNumbers() {
    var random = SeededRandom(seed: 32)
    for _ in 0..<5000 {
      let transform = random.anyTransform()
      guard let parts = TransformParts(transform) else { continue }
      let size = transform.numbers.map { abs($0) }.reduce(1, max)
      #expect(
        parts.transform.distance(to: transform) <= 1e-9 * size, "seed 32: \(transform)")
    }
  }
}

extension SIMD3<Double> {
  func distance(to other: SIMD3<Double>) -> Double {
    ((self - other) * (self - other)).sum().squareRoot()
  }
}
