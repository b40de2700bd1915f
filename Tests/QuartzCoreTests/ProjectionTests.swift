import Notation
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct ProjectionTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CATransform3D
    let untransformed: CGRect
    let expected: CGRect
  }

  static let recordings = [
    Recording(
      testDescription: "perspective and a tilt",
      transform: CATransform3DRotate(perspective(-1 / 500), 0.02, 1, 1, 0),
      untransformed: CGRect(x: 35, y: 83.5, width: 305, height: 500.25),
      expected: CGRect(
        x: 33.284175409625227, y: 84.198445826909605,
        width: 307.14784245047292, height: 502.39185839645393)),
    Recording(
      testDescription: "a turn about z",
      transform: CATransform3DMakeRotation(0.3, 0, 0, 1),
      untransformed: CGRect(x: 0, y: 0, width: 160, height: 236),
      expected: CGRect(
        x: 80 - 222.5974 / 2, y: 118 - 272.7427 / 2, width: 222.5974, height: 272.7427)),
    Recording(
      testDescription: "a quarter turn",
      transform: CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
      untransformed: CGRect(x: 10, y: 20, width: 30, height: 50),
      expected: CGRect(x: 0, y: 30, width: 50, height: 30)),
    Recording(
      testDescription: "half the size",
      transform: CATransform3DMakeScale(0.5, 0.5, 1),
      untransformed: CGRect(x: 10, y: 20, width: 30, height: 50),
      expected: CGRect(x: 17.5, y: 32.5, width: 15, height: 25)),
    Recording(
      testDescription: "seen from its edge",
      transform: CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
      untransformed: CGRect(x: 10, y: 20, width: 30, height: 50),
      expected: CGRect(x: 25, y: 20, width: 0, height: 50)),
    Recording(
      testDescription: "nearer to the viewer",
      transform: CATransform3DTranslate(perspective(-1 / 500), 0, 0, 250),
      untransformed: CGRect(x: 10, y: 20, width: 30, height: 50),
      expected: CGRect(x: -5, y: -5, width: 60, height: 100)),
  ]

  static func perspective(_ m34: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = m34
    return t
  }

  @Test(arguments: recordings) func frameIsTheBoxAroundTheProjectedCorners(_ case: Recording) {
    let rect = `case`.untransformed
    let frame = `case`.transform.frame(
      size: rect.size, position: CGPoint(x: rect.midX, y: rect.midY))
    let expected = `case`.expected
    let tolerance: CGFloat = `case`.testDescription == "a turn about z" ? 1e-3 : 1e-12
    #expect(abs(frame.minX - expected.minX) < tolerance, "\(frame)")
    #expect(abs(frame.minY - expected.minY) < tolerance, "\(frame)")
    #expect(abs(frame.width - expected.width) < tolerance, "\(frame)")
    #expect(abs(frame.height - expected.height) < tolerance, "\(frame)")
  }

  @Test func nothingIsLostWithoutATransform() {
    let frame = CATransform3DIdentity.frame(
      size: CGSize(width: 0.1, height: 0.7), position: CGPoint(x: 0.2, y: 0.35))
    #expect(frame == CGRect(x: 0.2 - 0.05, y: 0, width: 0.1, height: 0.7))
  }

  @Test func pointsAreDividedByW() {
    let near = CATransform3DTranslate(Self.perspective(-1 / 500), 0, 0, 250)
    #expect(near.project(CGPoint(x: 10, y: -20)) == CGPoint(x: 20, y: -40))
  }

  @Test func whatReachesBehindTheViewerIsCutOff() {
    // The right half of a door that swings past the eye.
    let t = CATransform3DRotate(Self.perspective(-1 / 100), -.pi / 2 + 0.1, 0, 1, 0)
    let frame = t.frame(size: CGSize(width: 400, height: 50), position: .zero)
    #expect(frame.isFinite)
    #expect(frame.width > 0 && frame.height > 50)
    #expect(frame.minX < 0 && frame.minX > -20)
  }

  @Test func whatIsWhollyBehindTheViewerIsEmpty() {
    let t = CATransform3DTranslate(Self.perspective(-1 / 100), 0, 0, 300)
    let frame = t.frame(size: CGSize(width: 40, height: 50), position: CGPoint(x: 7, y: 8))
    #expect(frame == CGRect(x: 7, y: 8, width: 0, height: 0))
  }

  @Test func everyFiniteInputGivesFiniteNumbers() {
    let seed: UInt64 = 99
    var numbers = SeededRandom(seed: seed)
    let scales: [CGFloat] = [0, 1, -1, 1e-300, 1e6, 1e150, 1e300]
    for index in 0..<2000 {
      func value() -> CGFloat { numbers.next(in: -1...1) * scales[index % scales.count] }
      let t = CATransform3D(
        m11: value(), m12: value(), m13: value(), m14: value(),
        m21: value(), m22: value(), m23: value(), m24: value(),
        m31: value(), m32: value(), m33: value(), m34: value(),
        m41: value(), m42: value(), m43: value(), m44: value())
      let frame = t.frame(
        size: CGSize(width: abs(value()), height: abs(value())),
        position: CGPoint(x: value(), y: value()))
      #expect(frame.isFinite, "seed \(seed), case \(index): \(t) \(frame)")
      #expect(t.project(CGPoint(x: value(), y: value())).isFinite, "seed \(seed), case \(index)")
    }
  }

  @Test func theWayBackUndoesPerspective() throws {
    let tilt = CATransform3DRotate(Self.perspective(-1 / 500), 0.7, 1, 0.3, 0)
    let there = PlaneProjection(CATransform3DTranslate(tilt, 12, -7, 30))
    let back = try #require(there.inverse)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 60, y: -40), CGPoint(x: -90, y: 33)] {
      let returned = back.project(there.project(point))
      #expect(abs(returned.x - point.x) < 1e-10 && abs(returned.y - point.y) < 1e-10)
    }
    #expect(PlaneProjection(CATransform3DMakeScale(0, 1, 1)).inverse == nil)
  }
}
