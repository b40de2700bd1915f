import Foundation
import Testing

@testable import conformance

/// The words of the program about folders with things in them that nobody expects.
@Suite @MainActor struct ConformanceRunTests {
  private func report(_ text: String) -> ConformanceReport {
    var report = ConformanceReport()
    ConformanceRun.add("a.json", text, to: &report)
    return report
  }

  private func file(_ cases: String...) -> String {
    "{\"version\":1,\"tolerance\":0.001,\"cases\":[\n\(cases.joined(separator: ",\n"))\n]}"
  }

  @Test func endsWithTheSumOfTheVerdicts() {
    let inset =
      "{\"id\":\"i\",\"topic\":\"inset-reference-property\",\"source\":\"recorded\",\"given\":"
      + "{\"layout\":\"fresh flow layout\",\"query\":\"sectionInsetReference\"},\"expect\":"
    var report = report(file(inset + "\"contentInset\"}", inset + "\"safeArea\"}"))
    report.add(.skipped, on: "later", in: "a.json")
    #expect(report.total == "1 passed, 1 failed, 1 skipped")
    #expect(!report.isClean)
    #expect(
      report.lines == ["FAIL i (a.json)", "  - answer  safeArea", "  + answer  contentInset"])
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var line: String
    var testDescription: String { name }
  }

  nonisolated static let broken = [
    Broken(
      name: "garbage", text: "garbage",
      line: "FAIL a.json:1:1: found \"garbage\", expected a value"),
    Broken(
      name: "empty", text: "",
      line: "FAIL a.json:1:1: found the end of the text, expected a value"),
    Broken(
      name: "another file", text: "{\"name\":\"package\"}",
      line: "FAIL a.json:1:2: unknown key 'name', known here: version, tolerance, cases"),
    Broken(
      name: "a later version", text: "{\"version\":2,\"tolerance\":0.001,\"cases\":[]}",
      line: "FAIL a.json:1:12: found 2, expected version 1"),
    Broken(
      name: "a case without identity",
      text: "{\"version\":1,\"tolerance\":0.001,\"cases\":[\n{\"topic\":\"fixed\"}]}",
      line: "FAIL a.json:2:1: key 'id' is missing"),
  ]

  @Test(arguments: broken) func namesTheFileAndThePlace(_ item: Broken) {
    let report = report(item.text)
    #expect(report.lines == [item.line])
    #expect(report.total == "0 passed, 1 failed, 0 skipped")
  }

  nonisolated static let undecodable = [
    "{\"id\":\"c\",\"topic\":\"fixed\",\"layout\":{\"type\":\"flow\"}}",
    "{\"id\":\"c\",\"topic\":\"fixed\",\"layout\":{\"type\":\"grid\"}}",
    "{\"id\":\"c\",\"topic\":\"fixed\"}",
    "{\"id\":\"c\",\"topic\":\"dancing\",\"source\":\"recorded\",\"given\":{},\"expect\":0}",
    "{\"id\":\"c\",\"topic\":\"invalidation\",\"source\":\"recorded\",\"given\":{\"do\":1},\"expect\":0}",
    "{\"id\":\"c\",\"topic\":\"movement-movingContext\",\"source\":\"recorded\",\"given\":"
      + "{\"layout\":\"base subclass\",\"query\":\"why\"},\"expect\":0}",
  ]

  @Test(arguments: undecodable) func countsACaseThatItCannotReadAsFailed(_ text: String) {
    let report = report(file(text))
    #expect(report.total == "0 passed, 1 failed, 0 skipped")
    #expect(report.lines.first == "FAIL c (a.json)")
    #expect(report.lines.count == 2)
  }

  @Test func refusesAFolderWithoutRecordings() throws {
    #expect(throws: ConformanceRun.Refusal.self) {
      try ConformanceRun.report(onFolder: "/nowhere/at/all")
    }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    #expect(throws: ConformanceRun.Refusal.self) {
      try ConformanceRun.report(onFolder: sources)
    }
  }

  @Test func readsEveryFileOfAFolder() throws {
    let report = try ConformanceRun.report(onFolder: OpenRecordingsTests.folder.path)
    #expect(report.passed + report.failed + report.skipped == 255)
  }
}
