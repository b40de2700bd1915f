import Foundation
import Testing

/// `audit`: scenes whose layouts keep or break what every collection view relies on.
@Suite(.aside) struct AuditTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 300]}, "layout": "circle",
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c"]}]},
       "expect": [{"golden": "nothing.attrs"}]}
      """, to: "ring.scene.json")
  }

  @Test func asksForAllThatEveryLayoutHasToKeep() throws {
    let result = try folder.run("audit", "ring.scene.json")
    #expect(result.error == "")
    #expect(result.output == "ring.scene.json: 13 of 13 promises kept\n")
    #expect(result.code == 0)
  }

  @Test func namesTheRuleAndTheElement() throws {
    let result = try folder.run("audit", "--rules", "between-pixels", "ring.scene.json")
    #expect(result.code == 1)
    #expect(result.error.contains("error[contract/between-pixels]: at the start: \"b\" at"))
    #expect(result.output == "ring.scene.json: 0 of 1 promises kept\n")
  }

  @Test func keepsTheSmallestSceneThatBreaksALayout() throws {
    let words = ["--rules", "between-pixels", "--fuzz", "8"]
    let told = try folder.run("audit", words[0], words[1], words[2], words[3], "ring.scene.json")
    #expect(told.code == 1)
    #expect(told.error.contains("in a random scene, with the seed "))
    #expect(told.error.contains("to keep it: tessera audit --fuzz 1 --seed "))
    #expect(told.output.contains("ring.scene.json: 8 random scenes, 1 promise broken\n"))
    #expect(!folder.exists("ring-found.scene.json"))
    let kept = try folder.run(
      "audit", words[0], words[1], words[2], words[3], "--keep", "ring.scene.json")
    #expect(kept.output.contains("ring-found.scene.json\n"))
    let again = try folder.run("check", "ring-found.scene.json")
    #expect(again.code == 1)
    #expect(again.error.contains("error[contract/between-pixels]"))
  }

  @Test func keepsNothingOverAFileOfSomebody() throws {
    try folder.write("{\"mine\": true}", to: "ring-found.scene.json")
    let result = try folder.run(
      "audit", "--rules", "between-pixels", "--fuzz", "8", "--keep", "ring.scene.json")
    #expect(result.code == 5 && result.error.contains("error[output/exists]"))
    #expect(try folder.text(of: "ring-found.scene.json") == "{\"mine\": true}")
    let scene = try folder.text(of: "ring.scene.json")
    let named = scene.replacing("\"scene\": 1", with: "\"scene\": 1, \"name\": \"ring\"")
    try folder.write(named, to: "b.scene.json")
    let other = try folder.run(
      "audit", "--rules", "between-pixels", "--fuzz", "8", "--keep", "b.scene.json")
    #expect(other.code == 1 && folder.exists("b-ring-found.scene.json"))
  }

  /// A scene that was kept may be somebody's test by now, and is one scene among others.
  @Test func leavesAloneWhatWasKept() throws {
    let words = ["audit", "--rules", "between-pixels", "--fuzz", "8", "--keep"]
    let fuzz = { (names: String...) in
      try BuiltProgram.run(words + names, in: folder.url)
    }
    #expect(try fuzz("ring.scene.json").code == 1)
    let kept = try folder.text(of: "ring-found.scene.json")
    #expect(try fuzz("ring.scene.json").code == 1)
    #expect(try fuzz(".").code == 1)
    #expect(folder.files == ["ring-found.scene.json", "ring.scene.json"])
    let mine = kept.replacing("\"scene\": 1", with: "\"scene\": 1, \"title\": \"Mine\"")
    try folder.write(mine, to: "ring-found.scene.json")
    let again = try fuzz("ring.scene.json")
    #expect(again.code == 5 && again.error.contains("error[output/exists]"))
    #expect(try folder.text(of: "ring-found.scene.json") == mine)
  }

  /// A search among a great many scenes ends with the first signal.
  @Test func isInterrupted() throws {
    let count = "999983"
    let audit = try StartedProgram(["audit", "--fuzz", count, "ring.scene.json"], in: folder.url)
    // The one that was started starts another one, and hears of signals by then.
    while try StartedProgram.processes(naming: count).count < 2 {
      Thread.sleep(forTimeInterval: 0.05)
    }
    let end = audit.end(by: SIGINT)
    #expect(end.code == 130, "\(end.error)")
    #expect(!end.error.contains("random scenes"))
  }

  @Test func holdsAScenesOwnFaultToWhatItExpects() throws {
    let scene = try folder.text(of: "ring.scene.json")
    let end =
      #""steps": [{"name": "go", "calls": {"ops": [["delete", 0, 0]], "dataAfter": {"main": ["a"]}}}]"#
    let fails = scene.replacing(
      #""expect": [{"golden": "nothing.attrs"}]"#,
      with: end + #", "expect": [{"fails": "invalid-update/count"}]"#)
    try folder.write(fails, to: "fails.scene.json")
    #expect(try folder.run("check", "fails.scene.json").code == 0)
    let result = try folder.run("audit", "--junit", "a.xml", "fails.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(try folder.text(of: "a.xml").contains("name=\"contract no-alias at 1:1\""))
  }

  @Test func tellsProgramsWhatWasTried() throws {
    let result = try folder.run("audit", "--fuzz", "2", "--json", "ring.scene.json")
    #expect(result.code == 0)
    #expect(
      result.output.contains(
        #"{"event":"fuzzed","scene":"ring.scene.json","scenes":2,"found":0}"#))
    let rules = result.output.split(separator: "\n").filter { $0.contains("\"expectation\"") }
      .compactMap { $0.firstMatch(of: #/"rules":\["([a-z-]+)"\]/#)?.output.1 }
    #expect(rules.count == 13 && Set(rules).count == 13)
  }

  @Test func cannotKeepWhatComesThroughAPipe() throws {
    let result = try folder.run(
      "audit", "--rules", "between-pixels", "--fuzz", "8", "--keep", "-",
      input: try folder.text(of: "ring.scene.json"))
    #expect(result.code == 2)
    #expect(result.error.contains("has no file that another one could extend"))
    #expect(folder.files == ["ring.scene.json"])
  }
}
