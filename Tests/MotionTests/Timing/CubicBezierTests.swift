import Notation
import Testing

@testable import Motion

@Suite struct CubicBezierTests {
  /// The coordinate by its definition, to compare with.
  private func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
  }

  @Test func liesOnTheCurveOfItsPoints() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let points = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let bezier = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      let t = Double.random(in: 0...1, using: &random)
      let time = coordinate(points[0], points[2], t)
      let slope = (coordinate(points[0], points[2], t + 1e-6) - time) / 1e-6
      guard slope > 0.01 else { continue }
      #expect(
        abs(bezier.value(at: time) - coordinate(points[1], points[3], t)) < 1e-9,
        "seed 11, points \(points), t \(t)")
    }
  }

  // The steepest and the flattest curves that there are: Newton's steps alone would leave them.
  @Test(arguments: [
    [0, 0, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0], [1, 1, 1, 1], [0, 0, 0, 0], [1, 0, 1, 0],
    [1, 0, 0.999, 1], [0.5, 0, 0.5, 1],
  ])
  func neverFallsBetweenRisingPoints(_ points: [Double]) throws {
    let bezier = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    let values = (0...1000).map { bezier.value(at: Double($0) / 1000) }
    #expect(values.allSatisfy { (0...1).contains($0) })
    guard points[1] <= points[3] else { return }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
  }

  @Test func cutsTimesThatWouldRunBackwards() throws {
    let bezier = try CubicBezier(x1: -2, y1: 0, x2: 3, y2: 1)
    #expect(try bezier == CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  @Test(arguments: 0..<4, [Double.nan, .infinity, -.infinity, 1e300])
  func refusesWhatIsNoPoint(_ index: Int, _ number: Double) {
    var points = [0.1, 0.2, 0.3, 0.4]
    points[index] = number
    #expect(throws: TimingError.self) {
      try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    }
  }
}
