import Testing

@testable import Motion

@Suite struct KeyframesTests {
  private let times = [0, 0.25, 0.5, 1]
  private let values = [0, 0.6, 1.2, 1]

  @Test func goesStraightFromValueToValue() throws {
    let keyframes = try Keyframes(times: times, values: values)
    for (time, expected) in [(0.125, 0.3), (0.25, 0.6), (0.375, 0.9), (0.75, 1.1)] {
      #expect(abs(keyframes.value(at: time) - expected) < 1e-15)
    }
  }

  @Test func holdsEachValueUntilTheNextOnesTime() throws {
    let keyframes = try Keyframes(times: times, values: values, calculation: .discrete)
    let seen = [0, 0.1, 0.25, 0.4, 0.5, 0.99, 1].map { keyframes.value(at: $0) }
    #expect(seen == [0, 0, 0.6, 0.6, 1.2, 1.2, 1])
  }

  @Test func passesSmoothlyThroughEveryValue() throws {
    let keyframes = try Keyframes(times: times, values: values, calculation: .cubic)
    for (time, value) in zip(times, values) {
      #expect(abs(keyframes.value(at: time) - value) < 1e-15)
    }
    // Neither a step nor a corner at the inner ones.
    for time in times[1...2] {
      let (left, middle, right) = (
        keyframes.value(at: time - 1e-6), keyframes.value(at: time),
        keyframes.value(at: time + 1e-6)
      )
      #expect(abs((middle - left) - (right - middle)) < 1e-10)
    }
    // Catmull and Rom: halfway between the second and the third.
    #expect(abs(keyframes.value(at: 0.375) - 0.958_333_333_333) < 1e-9)
  }

  @Test func smoothCurvesThroughALineAreTheLine() throws {
    let line = try Keyframes(
      times: [0, 0.1, 0.7, 1], values: [0, 0.1, 0.7, 1], calculation: .cubic)
    for time in [0.05, 0.3, 0.9] { #expect(abs(line.value(at: time) - time) < 1e-15) }
  }

  @Test func letsTimePassByTheCurveOfEachStep() throws {
    let keyframes = try Keyframes(
      times: [0, 0.5, 1], values: [0, 0.5, 1], curves: [.easeIn, .linear])
    #expect(abs(keyframes.value(at: 0.25) - TimingCurve.easeIn.value(at: 0.5) / 2) < 1e-15)
    #expect(abs(keyframes.value(at: 0.75) - 0.75) < 1e-15)
  }

  @Test(arguments: [Keyframes.Calculation.linear, .cubic, .discrete])
  func jumpsWhereTwoTimesAreTheSame(_ calculation: Keyframes.Calculation) throws {
    let keyframes = try Keyframes(
      times: [0, 0.5, 0.5, 1], values: [0, 0.2, 0.8, 1], calculation: calculation)
    #expect(keyframes.value(at: 0.5) == 0.8)
    #expect(keyframes.value(at: 0.4999) < 0.4)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let id: String
    let times: [Double]
    let values: [Double]
    var curves: [TimingCurve] = []
    let error: TimingError
    var testDescription: String { id }
  }

  static let refusals = [
    Refusal(
      id: "one time", times: [0], values: [0],
      error: .unmatchedKeyframes(times: 1, values: 1, curves: 0)),
    Refusal(
      id: "values", times: [0, 1], values: [0, 0.5, 1],
      error: .unmatchedKeyframes(times: 2, values: 3, curves: 0)),
    Refusal(
      id: "curves", times: [0, 1], values: [0, 1], curves: [.linear, .linear],
      error: .unmatchedKeyframes(times: 2, values: 2, curves: 2)),
    Refusal(
      id: "order", times: [0, 0.6, 0.5, 1], values: [0, 0, 0, 1],
      error: .unorderedKeyTime(at: 2)),
    Refusal(
      id: "start", times: [0.1, 1], values: [0, 1],
      error: .keyframesEndElsewhere(times: 0.1...1, first: 0, last: 1)),
    Refusal(
      id: "end", times: [0, 1], values: [0, 0],
      error: .keyframesEndElsewhere(times: 0...1, first: 0, last: 0)),
    Refusal(
      id: "range", times: [0, 2], values: [0, 1],
      error: .outOfRange(.keyTime, found: 2, allowed: 0...1)),
    Refusal(
      id: "endless", times: [0, 0.5, 1], values: [0, .infinity, 1],
      error: .outOfRange(.keyValue, found: .infinity, allowed: -1e6...1e6)),
  ]

  @Test(arguments: refusals) func refusesOtherCourses(_ item: Refusal) {
    #expect(throws: item.error) {
      try Keyframes(times: item.times, values: item.values, curves: item.curves)
    }
  }
}
