import CoreGraphics
import Testing

@testable import conformance

@Suite struct ToleranceTests {
  struct Case: Sendable {
    var expected: CGFloat
    var actual: CGFloat
    var isAllowed: Bool
  }

  static let cases = [
    Case(expected: 10, actual: 10.0009, isAllowed: true),
    Case(expected: 10, actual: 10.002, isAllowed: false),
    Case(expected: 999.5, actual: 999.502, isAllowed: false),
    Case(expected: 1234.56, actual: 1234.5649, isAllowed: true),
    Case(expected: 1234.56, actual: 1234.57, isAllowed: false),
    Case(expected: -12345.6, actual: -12345.64, isAllowed: true),
    Case(expected: 12345.6, actual: 12345.7, isAllowed: false),
    Case(expected: 0, actual: .nan, isAllowed: false),
    Case(expected: 0, actual: .infinity, isAllowed: false),
  ]

  @Test(arguments: cases) func allowsWhatTheRecordingCouldNotSay(_ item: Case) {
    let tolerance = Tolerance(absolute: 0.001)
    #expect(tolerance.allows(item.actual, insteadOf: item.expected) == item.isAllowed)
  }
}
