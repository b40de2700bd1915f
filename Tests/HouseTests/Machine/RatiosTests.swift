import Readers
import Testing

/// How `make bench-against` sums up the runs of two commits.
@Suite(.aside) struct RatiosTests {
  private func lines(_ input: String) throws -> [String] {
    let result = try MachineScript(name: "ratios").run(input: input)
    #expect(result.code == 0, "\(result.output)")
    return result.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func takesTheMedianOfTheRoundsRatios() throws {
    // The machine was slow in the third round: for both.
    let found = try lines(
      """
      before 1 a.time 10 ms
      after 1 a.time 11 ms
      after 2 a.time 12 ms
      before 2 a.time 10 ms
      before 3 a.time 40 ms
      after 3 a.time 42 ms
      """)
    #expect(found == ["a.time 10.000 12.000 1.100 1.050 to 1.200 * ms"])
  }

  @Test func takesTheMeanOfTheTwoInTheMiddle() throws {
    let values = [1.0, 1.3, 0.9, 1.2]
    let input = values.enumerated().map { round, value in
      "before \(round + 1) a 1 frames on one core\nafter \(round + 1) a \(value) frames on one core"
    }
    #expect(
      try lines(input.joined(separator: "\n"))
        == ["a 1.000 1.100 1.100 0.900 to 1.300 frames on one core"])
  }

  @Test func saysWhatOnlyOneSideHas() throws {
    #expect(
      try lines("before 1 a 3 ms\nafter 1 b 4 calls\nbefore 2 a 5 ms\nbefore 3 a 4 ms")
        == ["a only before: 4.000 ms", "b only after: 4.000 calls"])
  }

  @Test func dividesByNothingNowhere() throws {
    #expect(
      try lines("before 1 a 0 calls\nafter 1 a 0 calls\nbefore 1 b 0 calls\nafter 1 b 2 calls")
        == ["a 0.000 0.000 both nothing calls", "b 0.000 2.000 from nothing calls"])
  }

  @Test func marksOnlyWhatAllRoundsSay() throws {
    #expect(
      try lines("before 1 a 4 ms\nafter 1 a 3 ms\nbefore 2 a 4 ms\nafter 2 a 2 ms").first
        == "a 4.000 2.500 0.625 0.500 to 0.750 * ms")
    #expect(
      try lines("before 1 a 4 ms\nafter 1 a 4 ms\nbefore 2 a 4 ms\nafter 2 a 2 ms").first
        == "a 4.000 3.000 0.750 0.500 to 1.000 ms")
  }
}
