import Notation
import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct QuaternionTests {
  private func transform(_ rotation: Quaternion) -> CATransform3D {
    TransformParts(rotation: rotation).transform
  }

  @Test func turnsAsCoreAnimationDoes() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<2000 {
      let angle = Double(random.angle())
      let axis = SIMD3(Double(random.angle()), Double(random.angle()), Double(random.angle()))
      let unit = axis / (axis * axis).sum().squareRoot()
      let expected = CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
      let rotation = Quaternion(angle: angle, axis: unit)
      #expect(transform(rotation).distance(to: expected) < 1e-14, "seed 41")
      let (x, y, z) = rotation.rows
      #expect(transform(Quaternion(rows: x, y, z)).distance(to: expected) < 1e-14, "seed 41")
    }
  }

  @Test func productsTurnOneAfterTheOther() {
    let first = CATransform3DMakeRotation(0.4, 1, 2, 3)
    let second = CATransform3DMakeRotation(1.1, -1, 0.5, 2)
    func quaternion(_ transform: CATransform3D) -> Quaternion {
      TransformParts(transform)?.rotation ?? .identity
    }
    let both = quaternion(second) * quaternion(first)
    #expect(transform(both).distance(to: CATransform3DConcat(first, second)) < 1e-15)
  }

  @Test func goesThroughTheSmallerAngleAtAnEvenPace() {
    var random = SeededRandom(seed: 42)
    for _ in 0..<2000 {
      let start = Quaternion(angle: Double(random.angle()), axis: SIMD3(0, 0.6, 0.8))
      let end = Quaternion(angle: Double(random.angle()), axis: SIMD3(0.8, 0, -0.6))
      let turn = Turn(from: start, to: end)
      #expect(turn.angle <= .pi + 1e-15)
      let steps = (0...20).map { turn.rotation(at: Double($0) / 20, from: start) }
      for (first, second) in zip(steps, steps.dropFirst()) {
        let step = Turn(from: first, to: second)
        #expect(abs(step.angle - turn.angle / 20) < 1e-7, "seed 42")
      }
      let last = steps.last ?? start
      #expect(transform(last).distance(to: transform(end)) < 1e-12, "seed 42")
    }
  }

  @Test func halfTurnsGoInThePositiveDirection() {
    for sign in [1.0, -1] {
      let half = TransformParts(CATransform3DMakeRotation(sign * .pi, 0, 0, 1))?.rotation
      let turn = Turn(from: .identity, to: half ?? .identity)
      let quarter = transform(turn.rotation(at: 0.5, from: .identity))
      #expect(quarter.distance(to: CATransform3DMakeRotation(.pi / 2, 0, 0, 1)) < 1e-15)
    }
    for axis in [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)] {
      for sign in [1.0, -1] {
        let turn = Turn(from: .identity, to: Quaternion(angle: .pi, axis: axis * sign))
        let quarter = transform(turn.rotation(at: 0.5, from: .identity))
        let expected = CATransform3DMakeRotation(.pi / 2, axis.x, axis.y, axis.z)
        #expect(quarter.distance(to: expected) < 1e-15)
      }
    }
  }
}
