import Foundation
import Rendering
import Testing

@testable import TesseraCLI

@Suite struct WorkTimeTests {
  private func report(_ scene: String, process: Int32, _ phases: [WorkTime]) -> SceneReport {
    var report = SceneReport(scene)
    report.process = process
    report.phases = phases
    return report
  }

  @Test func getFromOneProcessToTheOther() throws {
    let phases = [
      WorkTime("read", start: 5, duration: 7),
      WorkTime("draw", of: "a.svg", start: 12, duration: 1),
    ]
    let report = report("a", process: 4, phases)
    #expect(try SceneReport(json: report.json) == report)
    #expect(try SceneReport(json: SceneReport("b").json) == SceneReport("b"))
  }

  @Test func makeARowForEachProcess() throws {
    var trace = PhaseTrace()
    trace.add(report("a", process: 70, [WorkTime("read", start: 0, duration: 3)]))
    trace.add(report("b", process: 71, [WorkTime("draw", of: "b.svg", start: 0, duration: 4)]))
    trace.add(report("c", process: 70, [WorkTime("play", start: 9, duration: 5)]))
    // Done by nobody: nothing had changed.
    trace.add(SceneReport("d"))
    let json = try JSONSerialization.jsonObject(with: Data(trace.json.utf8)) as? [String: Any]
    let events = try #require(json?["traceEvents"] as? [[String: Any]])
    let names = events.map { "\($0["ph"] ?? "") \($0["name"] ?? "") \($0["tid"] ?? "")" }
    #expect(
      names == ["M thread_name 1", "M thread_name 2", "X read 1", "X draw b.svg 2", "X play 1"])
    #expect(events.compactMap { $0["dur"] as? Int } == [3, 4, 5])
    #expect(events.compactMap { $0["cat"] as? String } == ["read", "draw", "play"])
  }

  @Test func areTextsOfOneLine() {
    #expect(
      WorkTime("read", start: 0, duration: 1_250).text(of: "a.json") == "a.json: read 1.25 ms\n")
  }

  @Test func areOnlyKeptWhereSomebodyAsks() throws {
    for (line, keeps, tells) in [
      (["render", "a"], false, false), (["render", "--timings", "t.json", "a"], true, false),
      (["check", "--debug", "a"], true, true),
    ] {
      let arguments = try ArgumentParser.parse(line)
      let options = WorkOptions(.render, arguments, form: MessageForm())
      #expect(options.keepsTimes == keeps)
      #expect(options.tellsTimes == tells)
      #expect(MessageForm(arguments, isColored: false).isVerbose == tells)
    }
  }
}
