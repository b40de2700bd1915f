import Testing

@testable import Motion

@Suite struct TimingCurveTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let curve: TimingCurve
    /// At a quarter, a half and three quarters of the time.
    let values: [Double]
    var testDescription: String { id }
  }

  // Solved to forty digits by halving, apart from the curves with known values.
  static let cases = [
    Case(id: "linear", curve: .linear, values: [0.25, 0.5, 0.75]),
    Case(
      id: "ease", curve: .ease,
      values: [0.4085105913553958, 0.8024033875848569, 0.9604589783489740]),
    Case(
      id: "easeIn", curve: .easeIn,
      values: [0.0934646507188248, 0.3153568125725393, 0.6218618691748902]),
    Case(
      id: "easeOut", curve: .easeOut,
      values: [0.3781381308251097, 0.6846431874274606, 0.9065353492811751]),
    Case(
      id: "easeInOut", curve: .easeInOut,
      values: [0.1291619310473198, 0.5, 0.8708380689526801]),
    Case(
      id: "back", curve: .bezier(CubicBezier(known: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)),
      values: [-0.082807108828322, 0.6066798972237716, 1.0891657748134211]),
  ]

  @Test(arguments: cases) func hasTheValuesOfItsFormula(_ item: Case) {
    for (index, expected) in item.values.enumerated() {
      let actual = item.curve.value(at: Double(index + 1) / 4)
      #expect(abs(actual - expected) < 1e-12)
    }
  }

  static func everyCurve() throws -> [TimingCurve] {
    try cases.map(\.curve) + [
      .spring(Spring(dampingRatio: 0.4, response: 0.5)),
      .spring(Spring(mass: 1, stiffness: 100, damping: 20)),
      .spring(Spring(dampingRatio: 3, response: 0.2, initialVelocity: -4)),
      .spring(Spring(settlingIn: 0.6, dampingRatio: 0.7)),
      .keyframes(Keyframes(times: [0, 0.1, 1], values: [0, 1.4, 1], calculation: .cubic)),
    ]
  }

  @Test func startsAtZeroAndEndsAtOneExactly() throws {
    for curve in try Self.everyCurve() {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 7) == 1)
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test func isAtItsEndAtOnceWithoutADuration() throws {
    for curve in try Self.everyCurve() {
      #expect(curve.value(at: 0, of: 0) == 1)
      #expect(curve.value(at: -0.1, of: 0) == 0)
    }
  }

  @Test func springsKeepTheirOwnSeconds() throws {
    let spring = try Spring(dampingRatio: 0.5, response: 0.4)
    let curve = TimingCurve.spring(spring)
    #expect(curve.ownDuration == spring.settlingDuration)
    #expect(curve.value(at: 0.1, of: 0.2) == spring.value(at: 0.1))
    #expect(curve.value(at: 0.2, of: 0.2) == 1)
  }
}
