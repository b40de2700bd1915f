import Testing

@testable import Motion

@Suite struct LongestRiseTests {
  static let cases: [(values: [Int], members: [Bool])] = [
    ([], []),
    ([0, 1, 2], [true, true, true]),
    ([0, 3, 1, 2], [true, false, true, true]),
    ([2, 0, 1], [false, true, true]),
    ([3, 2, 1, 0], [false, false, false, true]),
    ([1, 2, 3, 0], [true, true, true, false]),
  ]

  @Test(arguments: cases) func keepsAsManyAsItCan(values: [Int], members: [Bool]) {
    #expect(LongestRise(values).members == members)
  }
}
