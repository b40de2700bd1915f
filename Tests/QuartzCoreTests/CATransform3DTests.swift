import Notation
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CATransform3DTests {
  @Test func rotationAboutZIsTheAffineRotation() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    let m = CATransform3DGetAffineTransform(t)
    let expected = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CATransform3DIsAffine(t))
    #expect(abs(m.a - expected.a) < 1e-15 && abs(m.b - expected.b) < 1e-15)
    #expect(abs(m.c - expected.c) < 1e-15 && abs(m.d - expected.d) < 1e-15)
  }

  struct Turn: Sendable {
    let axis: SIMD3<Double>
    let from: SIMD3<Double>
    let to: SIMD3<Double>
  }

  static let quarterTurns = [
    Turn(axis: [1, 0, 0], from: [0, 1, 0], to: [0, 0, 1]),
    Turn(axis: [1, 0, 0], from: [0, 0, 1], to: [0, -1, 0]),
    Turn(axis: [0, 1, 0], from: [0, 0, 1], to: [1, 0, 0]),
    Turn(axis: [0, 1, 0], from: [1, 0, 0], to: [0, 0, -1]),
    Turn(axis: [0, 0, 1], from: [1, 0, 0], to: [0, 1, 0]),
    Turn(axis: [0, 0, 1], from: [0, 1, 0], to: [-1, 0, 0]),
    Turn(axis: [0, 0, -3], from: [1, 0, 0], to: [0, -1, 0]),
  ]

  @Test(arguments: quarterTurns) func quarterTurnsFollowTheRightHand(_ turn: Turn) {
    let t = CATransform3DMakeRotation(.pi / 2, turn.axis.x, turn.axis.y, turn.axis.z)
    let image = t.applied(to: [turn.from.x, turn.from.y, turn.from.z, 1])
    #expect(abs(image.x - turn.to.x) < 1e-15, "\(image)")
    #expect(abs(image.y - turn.to.y) < 1e-15, "\(image)")
    #expect(abs(image.z - turn.to.z) < 1e-15, "\(image)")
  }

  @Test func anAxisOfNoLengthTurnsNothing() {
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func operationsApplyBeforeTheTransformTheyAreGiven() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    let moved = CATransform3DTranslate(scale, 10, 20, 30)
    #expect([moved.m41, moved.m42, moved.m43] == [20, 60, 120])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect([scaled.m41, scaled.m42, scaled.m43] == [10, 20, 30])
    #expect([scaled.m11, scaled.m22, scaled.m33] == [2, 3, 4])
  }

  @Test func concatAppliesTheFirstArgumentFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(10, 20, 30), CATransform3DMakeScale(2, 3, 4))
    #expect([t.m41, t.m42, t.m43] == [20, 60, 120])
  }

  @Test func concatCarriesPerspective() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let t = CATransform3DTranslate(perspective, 0, 0, 100)
    #expect(t.m34 == CGFloat(-1) / 500)
    #expect(abs(t.m44 - 0.8) < 1e-15)
  }

  @Test func timesItsInverseIsTheIdentity() {
    let seed: UInt64 = 7
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<200 {
      var t = CATransform3DIdentity
      t.m34 = -1 / numbers.next(in: 300...900)
      t = CATransform3DRotate(
        t, numbers.next(in: -7...7), numbers.next(in: -1...1), numbers.next(in: -1...1), 0.5)
      t = CATransform3DScale(t, numbers.next(in: 0.2...4), numbers.next(in: 0.2...4), -1.5)
      t = CATransform3DTranslate(t, numbers.next(in: -99...99), numbers.next(in: -99...99), 3)
      let product = CATransform3DConcat(t, CATransform3DInvert(t))
      for (value, expected) in zip(product.values, CATransform3DIdentity.values) {
        #expect(abs(value - expected) < 1e-9, "seed \(seed): \(t)")
      }
    }
  }

  @Test func aTransformWithoutInverseComesBackUnchanged() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  @Test func affineRoundTrip() {
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(m)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == m)
    #expect(!CATransform3DIsAffine(CATransform3DTranslate(t, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DScale(t, 1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DRotate(t, 1, 0, 1, 0)))
  }

  @Test func identityIsRecognised() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(
      CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
  }
}

extension CATransform3D {
  fileprivate var values: [Double] {
    [rows.0, rows.1, rows.2, rows.3].flatMap { row in (0..<4).map { row[$0] } }
  }
}
