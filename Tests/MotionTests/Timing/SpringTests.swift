import Notation
import CoreGraphics
import Testing

@testable import Motion

@Suite struct SpringTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let ratio: Double
    let velocity: Double
    var testDescription: String { "ratio \(ratio), velocity \(velocity)" }
  }

  static let cases = [0.05, 0.2, 0.7, 0.999_999, 1, 1.000_001, 1.5, 20].flatMap { ratio in
    [0, 3, -12].map { Case(ratio: ratio, velocity: $0) }
  }

  /// Runge and Kutta, as a second opinion.
  private func integrated(_ spring: Spring, until time: Double) -> Double {
    func force(_ x: Double, _ v: Double) -> Double {
      let frequency = spring.frequency
      return frequency * frequency * (1 - x) - 2 * spring.dampingRatio * frequency * v
    }
    var (x, v) = (0.0, spring.initialVelocity)
    let steps = 4000
    let h = time / Double(steps)
    for _ in 0..<steps {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
  }

  @Test(arguments: cases) func solvesItsEquation(_ item: Case) throws {
    let spring = try Spring(
      dampingRatio: item.ratio, response: 0.5, initialVelocity: item.velocity)
    for time in [0.01, 0.1, 0.3, 0.8] {
      #expect(abs(spring.value(at: time) - integrated(spring, until: time)) < 1e-7)
    }
  }

  @Test(arguments: cases) func staysNearItsRestOnceItHasSettled(_ item: Case) throws {
    let spring = try Spring(
      dampingRatio: item.ratio, response: 0.5, initialVelocity: item.velocity)
    for step in 0...500 {
      let time = spring.settlingDuration * (1 + Double(step) / 100)
      #expect(abs(spring.value(at: time) - 1) <= 0.001 * (1 + 1e-9))
    }
  }

  @Test func knowsTheClosedForms() throws {
    // ω = 10: a swinging, a soonest and a creeping one.
    let swinging = try Spring(mass: 1, stiffness: 100, damping: 10)
    let soonest = try Spring(mass: 1, stiffness: 100, damping: 20)
    let creeping = try Spring(
      mass: 1, stiffness: 100, damping: 25, allowsOverdamping: true)
    for time in [0.05, 0.2, 0.7] {
      let swing = 75.0.squareRoot()
      let first = 1 - exp(-5 * time) * (cos(swing * time) + 5 / swing * sin(swing * time))
      #expect(abs(swinging.value(at: time) - first) < 1e-14)
      #expect(abs(soonest.value(at: time) - (1 - exp(-10 * time) * (1 + 10 * time))) < 1e-14)
      let third = 1 - (4 * exp(-5 * time) - exp(-20 * time)) / 3
      #expect(abs(creeping.value(at: time) - third) < 1e-14)
    }
  }

  @Test func settlesAtTheTimesOfCoreAnimation() throws {
    let standard = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(standard.settlingDuration - 1.4727003346780927) < 1e-12)
    let soonest = try Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(soonest.settlingDuration - 0.9233413476451586) < 1e-12)
  }

  @Test func isCriticalWhereOverdampingIsNotAllowed() throws {
    let heavy = try Spring(mass: 1, stiffness: 100, damping: 200)
    #expect(try heavy == Spring(mass: 1, stiffness: 100, damping: 20))
  }

  @Test func overshootsAsFarAsItsFrictionLets() throws {
    for ratio in [0.1, 0.4, 0.8] {
      let spring = try Spring(dampingRatio: ratio, response: 0.5)
      let highest = (0...20_000).map { spring.value(at: Double($0) / 10_000) }.max()
      let expected = 1 + exp(-ratio * .pi / (1 - ratio * ratio).squareRoot())
      #expect(abs((highest ?? 0) - expected) < 1e-6)
    }
  }

  @Test func hasNoSeamAtTheLimitOfSwinging() throws {
    let middle = try Spring(dampingRatio: 1, response: 0.5)
    for ratio in [1 - 1e-9, 1 + 1e-9, 1 - 1e-14, 1 + 1e-14] {
      let spring = try Spring(dampingRatio: ratio, response: 0.5)
      #expect(abs(spring.value(at: 0.2) - middle.value(at: 0.2)) < 1e-8)
      #expect(abs(spring.settlingDuration - middle.settlingDuration) < 1e-6)
    }
  }

  @Test(arguments: cases) func settlesInTheDurationThatUIViewIsGiven(_ item: Case) throws {
    let spring = try Spring(
      settlingIn: 0.7, dampingRatio: item.ratio, initialVelocity: item.velocity)
    #expect(spring.settlingDuration == 0.7)
    #expect(abs(spring.value(at: 0.7) - 1) <= 0.001 * (1 + 1e-9))
    let again = SpringMotion(
      ratio: spring.dampingRatio, frequency: spring.frequency, velocity: item.velocity)
    #expect(abs(again.settlingDuration - 0.7) < 1e-9)
  }

  @Test func bouncesAsItsBounceSays() throws {
    #expect(
      try Spring(perceptualDuration: 0.5, bounce: 0.3) == Spring(dampingRatio: 0.7, response: 0.5))
    #expect(
      try Spring(perceptualDuration: 0.5, bounce: -0.5) == Spring(dampingRatio: 2, response: 0.5))
  }

  @Test(arguments: [0, 1e-12]) func refusesToSwingForEver(_ ratio: Double) {
    #expect(throws: TimingError.neverSettles(dampingRatio: ratio)) {
      try Spring(dampingRatio: ratio, response: 0.5)
    }
    #expect(throws: TimingError.neverSettles(dampingRatio: ratio)) {
      try Spring(settlingIn: 0.5, dampingRatio: ratio)
    }
  }

  @Test func refusesToSwingOrCreepForDays() {
    #expect(throws: TimingError.neverSettles(dampingRatio: 0)) {
      try Spring(mass: 1, stiffness: 100, damping: 0)
    }
    #expect(throws: TimingError.neverSettles(dampingRatio: 0)) {
      try Spring(perceptualDuration: 0.5, bounce: 1)
    }
    #expect(throws: TimingError.neverSettles(dampingRatio: .infinity)) {
      try Spring(perceptualDuration: 0.5, bounce: -1)
    }
    #expect(throws: TimingError.neverSettles(dampingRatio: 1e6)) {
      try Spring(dampingRatio: 1e6, response: 1)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300]) func refusesImpossibleTimes(
    _ seconds: Double
  ) {
    #expect(throws: TimingError.self) { try Spring(dampingRatio: 0.5, response: seconds) }
    #expect(throws: TimingError.self) { try Spring(settlingIn: seconds, dampingRatio: 0.5) }
    #expect(throws: TimingError.self) { try Spring(perceptualDuration: seconds, bounce: 0) }
    #expect(throws: TimingError.self) { try Spring(mass: seconds, stiffness: 1, damping: 1) }
    #expect(throws: TimingError.self) { try Spring(mass: 1, stiffness: seconds, damping: 1) }
  }

  @Test func givesNumbersForEverySpringItAccepts() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<3000 {
      let numbers = (0..<3).map { _ in pow(10, Double.random(in: -7...7, using: &random)) }
      let velocity = Double.random(in: -1e6...1e6, using: &random)
      let springs = [
        try? Spring(dampingRatio: numbers[0], response: numbers[1], initialVelocity: velocity),
        try? Spring(
          mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
          initialVelocity: velocity, allowsOverdamping: true),
        try? Spring(settlingIn: numbers[1], dampingRatio: numbers[0], initialVelocity: velocity),
      ]
      for spring in springs.compactMap({ $0 }) {
        let values = [0, 1e-9, 0.1, 0.5, 0.9, 1, 2].map {
          spring.value(at: spring.settlingDuration * $0)
        }
        #expect(values.allSatisfy { $0.isFinite }, "seed 5, \(spring)")
        #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0)
      }
    }
  }
}
