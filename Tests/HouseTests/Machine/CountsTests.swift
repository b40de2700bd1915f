import Readers
import Testing

/// How `make test` and `make fresh` count what was run.
@Suite(.aside) struct CountsTests {
  private static func report(_ skipped: [String: String], failures: Int = 0) -> String {
    let cases = skipped.sorted { $0.key < $1.key }.map {
      """
          <testcase classname="Some.Tests" name="\($0.key)" >
            <skipped>\($0.value)</skipped>
          </testcase>
      """
    }
    return """
      <testsuites>
        <testsuite name="TestResults" errors="0" tests="12" failures="\(failures)" skipped="\(skipped.count)" time="0.3">
          <testcase classname="Some.Tests" name="runs()" time="0.1" />
      \(cases.joined(separator: "\n"))
        </testsuite>
      </testsuites>
      """
  }

  private func counts(_ words: [String], _ report: String) throws -> (String, Int32) {
    try MachineScript(name: "counts").run(words, input: report)
  }

  @Test func addsUp() throws {
    #expect(try counts([], Self.report([:])) == ("12 passed, 0 failed, 0 skipped\n", 0))
    #expect(
      try counts([], Self.report([:], failures: 2)) == ("10 passed, 2 failed, 0 skipped\n", 0))
  }

  @Test func namesWhatWasSkipped() throws {
    let report = Self.report(["shows()": "needs the packages chromium"])
    #expect(
      try counts([], report) == (
        """
        skipped Some.Tests.shows(): needs the packages chromium
        12 passed, 0 failed, 1 skipped

        """, 0
      ))
  }

  @Test func isStrictAboutPackagesAndFailures() throws {
    let wanting = try counts(["--strict"], Self.report(["shows()": "needs the packages chromium"]))
    #expect(
      wanting.0.hasSuffix("1 tests were skipped for want of a package that make test installs\n"))
    #expect(wanting.1 == 1)
    // Whatever says nothing of the machine wants something.
    #expect(try counts(["--strict"], Self.report(["shows()": "later"])).1 == 1)
    #expect(try counts(["--strict"], Self.report([:], failures: 1)).1 == 1)
    let machine = Self.report(["fills()": "needs a machine that lets disks be made"])
    #expect(try counts(["--strict"], machine).1 == 0)
  }

  @Test func nothingThatRanIsAFailure() throws {
    #expect(try counts([], "").1 == 1)
  }
}
