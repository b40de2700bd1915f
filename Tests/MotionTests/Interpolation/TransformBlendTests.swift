import Notation
import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct TransformBlendTests {
  @Test func hasExactEndsAndOnlyNumbersBetweenThem() {
    var random = SeededRandom(seed: 51)
    for _ in 0..<6000 {
      let (start, end) = (random.anyTransform(), random.anyTransform())
      let blend = TransformBlend(from: start, to: end)
      #expect(blend.transform(at: 0) == start)
      #expect(blend.transform(at: 1) == end)
      for progress in [0.001, 0.3, 0.5, 0.999, -0.2, 1.3] {
        #expect(
          blend.transform(at: progress).hasOnlyFiniteNumbers,
          "seed 51: \(start) to \(end) at \(progress)")
      }
    }
  }

  @Test func doesNotJumpAtItsEnds() {
    var random = SeededRandom(seed: 52)
    for _ in 0..<2000 {
      let (start, end) = (random.solidTransform(), random.solidTransform())
      let blend = TransformBlend(from: start, to: end)
      let size = (start.numbers + end.numbers).map { abs($0) }.reduce(1, max)
      #expect(blend.transform(at: 1e-9).distance(to: start) < 1e-6 * size, "seed 52")
      #expect(blend.transform(at: 1 - 1e-9).distance(to: end) < 1e-6 * size, "seed 52")
    }
  }

  @Test func staysWhereBothEndsAreTheSame() {
    var random = SeededRandom(seed: 53)
    for _ in 0..<1000 {
      let transform = random.anyTransform()
      #expect(
        TransformBlend(from: transform, to: transform).transform(at: 0.7) == transform, "seed 53")
    }
  }

  @Test func keepsItsSizeWhileItTurns() {
    let turned = CATransform3DMakeRotation(2, 0, 0, 1)
    for step in 1..<20 {
      let progress = Double(step) / 20
      let actual = CATransform3DIdentity.interpolated(to: turned, at: progress)
      #expect(
        actual.distance(to: CATransform3DMakeRotation(2 * progress, 0, 0, 1)) < 1e-14)
    }
  }

  @Test func turnsOnWhereACurveOvershoots() {
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    let actual = CATransform3DIdentity.interpolated(to: turned, at: 1.2)
    #expect(actual.distance(to: CATransform3DMakeRotation(1.2, 0, 1, 0)) < 1e-14)
  }

  @Test func shiftsScalesAndTurnsAtTheSameTime() {
    func transform(_ scale: CGFloat, _ angle: CGFloat, _ x: CGFloat) -> CATransform3D {
      CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeRotation(angle, 0, 0, 1)),
        CATransform3DMakeTranslation(x, 0, 0))
    }
    let middle = transform(1, 0, 0).interpolated(to: transform(3, 1, 80), at: 0.5)
    #expect(middle.distance(to: transform(2, 0.5, 40)) < 1e-14)
  }

  @Test func keepsPerspectiveWhileItTurns() {
    func flipped(_ angle: CGFloat) -> CATransform3D {
      var view = CATransform3DIdentity
      view.m34 = -1 / 500
      return CATransform3DRotate(view, angle, 0, 1, 0)
    }
    let middle = flipped(0).interpolated(to: flipped(2), at: 0.25)
    #expect(middle.distance(to: flipped(0.5)) < 1e-15)
  }

  @Test func growsOutOfNothing() {
    let turned = CATransform3DMakeRotation(1, 0, 0, 1)
    let half = CATransform3DMakeScale(0, 0, 1).interpolated(to: turned, at: 0.5)
    let expected = CATransform3DScale(turned, 0.5, 0.5, 1)
    #expect(half.distance(to: expected) < 1e-15)
  }

  @Test func passesThroughFlatnessIntoAMirrorImage() {
    let mirrored = CATransform3DMakeScale(-1, 1, 1)
    for (progress, width) in [(0.25, 0.5), (0.5, 0), (0.75, -0.5)] {
      let actual = CATransform3DIdentity.interpolated(to: mirrored, at: progress)
      #expect(actual == CATransform3DMakeScale(width, 1, 1))
    }
  }

  @Test func mirrorImagesTurnWithoutFlattening() {
    let start = CATransform3DMakeScale(-1, 1, 1)
    let end = CATransform3DConcat(start, CATransform3DMakeRotation(3, 0, 0, 1))
    let middle = start.interpolated(to: end, at: 0.5)
    let expected = CATransform3DConcat(start, CATransform3DMakeRotation(1.5, 0, 0, 1))
    #expect(middle.distance(to: expected) < 1e-14)
  }

  @Test func goesStraightWhereNothingTurns() {
    let end = CATransform3DTranslate(CATransform3DMakeScale(0.5, 2, 1), 10, 20, 30)
    let middle = CATransform3DIdentity.interpolated(to: end, at: 0.5)
    #expect(
      middle
        == CATransform3DConcat(
          CATransform3DMakeScale(0.75, 1.5, 1), CATransform3DMakeTranslation(2.5, 20, 15)))
  }
}
