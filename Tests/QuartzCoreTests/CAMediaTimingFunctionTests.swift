import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite struct CAMediaTimingFunctionTests {
  struct Sample: Sendable {
    let name: CAMediaTimingFunctionName
    let time: Double
    let expected: Double
  }

  // CSS has the same named curves; the values are those of its `ease` family.
  static let samples = [
    Sample(name: .linear, time: 0.3, expected: 0.3),
    Sample(name: .easeIn, time: 0.25, expected: 0.0935),
    Sample(name: .easeIn, time: 0.5, expected: 0.3154),
    Sample(name: .easeOut, time: 0.5, expected: 0.6846),
    Sample(name: .easeInEaseOut, time: 0.25, expected: 0.1292),
    Sample(name: .easeInEaseOut, time: 0.5, expected: 0.5),
    Sample(name: .default, time: 0.5, expected: 0.8024),
  ]

  @Test(arguments: samples) func namedCurvesFollowTheirControlPoints(_ sample: Sample) {
    let function = CAMediaTimingFunction(name: sample.name)
    #expect(abs(function.curve.value(at: sample.time) - sample.expected) < 1e-4)
  }

  @Test(arguments: [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
  func endsAreExact(_ name: CAMediaTimingFunctionName) {
    let curve = CAMediaTimingFunction(name: name).curve
    #expect([curve.value(at: 0), curve.value(at: 1)] == [0, 1])
    #expect([curve.value(at: -3), curve.value(at: 3)] == [0, 1])
  }

  @Test func overshootsWhereTheControlPointsDo() {
    let curve = CAMediaTimingFunction(controlPoints: 0.5, 1.8, 0.8, 0.8).curve
    #expect((1...99).contains { curve.value(at: Double($0) / 100) > 1 })
  }

  @Test func givesItsControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var values: [Float] = [9, 9]
      unsafe function.getControlPoint(at: index, values: &values)
      return values
    }
    #expect(points == [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
    #expect(function == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
  }
}
