import Notation
import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  struct Mapping: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CGAffineTransform
    let point: CGPoint
    let expected: CGPoint
  }

  static let mappings = [
    Mapping(
      testDescription: "a quarter turn is clockwise where y points down",
      transform: CGAffineTransform(rotationAngle: .pi / 2),
      point: CGPoint(x: 3, y: 4), expected: CGPoint(x: -4, y: 3)),
    Mapping(
      testDescription: "concatenating applies the argument last",
      transform: CGAffineTransform(scaleX: 2, y: 3)
        .concatenating(CGAffineTransform(translationX: 10, y: 20)),
      point: CGPoint(x: 1, y: 1), expected: CGPoint(x: 12, y: 23)),
    Mapping(
      testDescription: "translatedBy applies the translation first",
      transform: CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20),
      point: CGPoint(x: 1, y: 1), expected: CGPoint(x: 22, y: 63)),
    Mapping(
      testDescription: "scaledBy applies the scale first",
      transform: CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3),
      point: CGPoint(x: 1, y: 1), expected: CGPoint(x: 12, y: 23)),
    Mapping(
      testDescription: "rotated applies the rotation first",
      transform: CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2),
      point: CGPoint(x: 3, y: 4), expected: CGPoint(x: 6, y: 23)),
    Mapping(
      testDescription: "an inverse undoes a shear, a scale and a translation",
      transform: CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7).inverted(),
      point: CGPoint(x: 5, y: 14), expected: CGPoint(x: 1, y: 2)),
    Mapping(
      testDescription: "a transform without an inverse comes back unchanged",
      transform: CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 5, ty: 7).inverted(),
      point: CGPoint(x: 1, y: 1), expected: CGPoint(x: 8, y: 13)),
  ]

  @Test(arguments: mappings) func mapsPoints(_ mapping: Mapping) {
    let actual = mapping.point.applying(mapping.transform)
    #expect(abs(actual.x - mapping.expected.x) < 1e-12, "\(actual)")
    #expect(abs(actual.y - mapping.expected.y) < 1e-12, "\(actual)")
  }

  @Test func startsAsZerosNotAsIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  @Test func timesItsInverseIsTheIdentity() {
    let seed: UInt64 = 20_240_601
    var numbers = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let transform = CGAffineTransform(rotationAngle: numbers.next(in: -7...7))
        .scaledBy(x: numbers.next(in: 0.1...9), y: numbers.next(in: -9...(-0.1)))
        .translatedBy(x: numbers.next(in: -900...900), y: numbers.next(in: -900...900))
      let product = transform.concatenating(transform.inverted())
      for (value, expected) in zip(product.values, CGAffineTransform.identity.values) {
        #expect(abs(value - expected) < 1e-10, "seed \(seed): \(transform)")
      }
    }
  }

  @Test func rectangleBecomesTheBoxAroundItsCorners() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    let expected = CGRect(x: -60, y: 10, width: 40, height: 30)
    #expect(abs(turned.minX - expected.minX) < 1e-12)
    #expect(abs(turned.minY - expected.minY) < 1e-12)
    #expect(abs(turned.width - expected.width) < 1e-12)
    #expect(abs(turned.height - expected.height) < 1e-12)
    let mirrored = rect.applying(CGAffineTransform(scaleX: -2, y: 0.5))
    #expect(mirrored == CGRect(x: -80, y: 10, width: 60, height: 20))
    let tilted = CGRect(x: -80, y: -118, width: 160, height: 236)
      .applying(CGAffineTransform(rotationAngle: 0.3))
    #expect(abs(tilted.width - 222.597) < 0.001)
    #expect(abs(tilted.height - 272.743) < 0.001)
  }

  @Test func nullAndInfiniteRectanglesStayAsTheyAre() {
    let transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(transform).isNull)
    #expect(CGRect.infinite.applying(transform).isInfinite)
  }

  @Test func sizesIgnoreTheTranslation() {
    let size = CGSize(width: 3, height: 4)
    let transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 100)
    #expect(size.applying(transform) == CGSize(width: -4, height: 3))
  }

  @Test func codesAsSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let json = try JSONEncoder().encode(transform)
    #expect(String(data: json, encoding: .utf8) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: json) == transform)
  }

  @Test func functionsOfTheCInterfaceAgree() {
    let transform = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(
      CGAffineTransformTranslate(transform, 7, 8) == transform.translatedBy(x: 7, y: 8))
    #expect(CGAffineTransformScale(transform, 7, 8) == transform.scaledBy(x: 7, y: 8))
    #expect(CGAffineTransformRotate(transform, 1) == transform.rotated(by: 1))
    #expect(CGAffineTransformInvert(transform) == transform.inverted())
    #expect(
      CGAffineTransformConcat(transform, CGAffineTransformMakeRotation(1))
        == transform.concatenating(CGAffineTransform(rotationAngle: 1)))
    #expect(
      CGPointApplyAffineTransform(CGPoint(x: 1, y: 2), CGAffineTransformMakeScale(3, 4))
        == CGPoint(x: 3, y: 8))
  }
}

extension CGAffineTransform {
  fileprivate var values: [CGFloat] { [a, b, c, d, tx, ty] }
}
