import Platform
import Testing

@testable import Rendering

@testable import TesseraCLI

@Suite struct SceneReportTests {
  @Test func getsFromOneProcessToTheOther() throws {
    var report = SceneReport("a \"b\"\n.scene.json")
    report.code = .layout
    report.output = "out\u{1B}[1m\n"
    report.error = "é\t"
    report.warnings = "ü"
    report.files = [WrittenFile(path: "a/b.svg", content: [1, 2])]
    report.inputs = [.init(path: "a", sha256: "b")]
    report.microseconds = 12
    #expect(try SceneReport(json: report.json) == report)
  }

  @Test func messagesAreTakenApart() {
    var buffer = Array("3\nabc5\nde".utf8)
    #expect(MessagePipe.message(in: &buffer) == "abc")
    #expect(MessagePipe.message(in: &buffer) == nil)
    buffer += Array("fgh0\n".utf8)
    #expect(MessagePipe.message(in: &buffer) == "defgh")
    #expect(MessagePipe.message(in: &buffer) == "")
    #expect(buffer.isEmpty)
  }

  @Test func summariesCount() {
    var summary = BatchSummary()
    var report = SceneReport("a")
    summary.add(report)
    report.isUnchanged = true
    summary.add(report)
    report = SceneReport("b")
    report.code = .layout
    summary.add(report)
    #expect(
      summary.text(seconds: 0.84) == "3 scenes: 1 done, 1 unchanged, 1 failed; 0 files in 0.8 s")
    #expect(summary.code == .layout)
  }
}
