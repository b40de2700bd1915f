import Foundation
import Readers
import Testing

/// Goldens that are accepted one by one.
@Suite(.aside) struct ApproveTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try write(color: "red")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(color: "blue")
  }

  private static let outputs =
    #"{"type": "still", "file": "{name}-{theme}.svg", "theme": ["light", "dark"]}"#

  private func write(color: String, outputs: String = outputs) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "s", "items": [{"id": "y", "color": "\(color)"}]}]},
       "outputs": [\(outputs)],
       "expect": [{"pictures": "held/{name}.pictures"}]}
      """, to: "a.scene.json")
  }

  private func approve(
    _ words: String..., in environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["approve"] + words, environment: environment, in: folder.url)
  }

  private func check() throws -> BuiltProgram.Result { try folder.run("check", "a.scene.json") }

  private func sum(of path: String) throws -> String {
    let list = try folder.text(of: "held/a.pictures").split(separator: "\n")
    let line = list.first { $0.hasPrefix(path + " ") }
    return String(try #require(line).split(separator: " ")[2])
  }

  private func sumNow(of output: String) throws -> String {
    let result = try folder.run("render", "-o", "now", "--manifest", "now.json", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    let rest = try folder.text(of: "now.json").split(separator: output, maxSplits: 1).last
    return String(try #require(rest?.firstMatch(of: /[0-9a-f]{64}/)?.output))
  }

  private func selection(
    _ decision: String, _ output: String, golden: String, drawn: String
  ) throws {
    try folder.write(
      """
      {"schema": "tessera.selection/1", "version": "0.1.0", "complete": true, "decisions": [
        {"scene": "a.scene.json", "output": "held/\(output)", "decision": "\(decision)",
         "status": "different", "golden": "\(golden)", "drawn": "\(drawn)"}]}
      """, to: "a.selection.json")
  }

  @Test(arguments: ["held/a-dark.svg", "*-dark.svg", "held/*-d*.svg"])
  func onlyOutputsOfTheNameAreAccepted(_ pattern: String) throws {
    let result = try approve("--outputs", pattern, "a.scene.json", in: ["CI": "true"])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("held/a-dark.svg: changed\n"))
    #expect(result.output.contains("held/a-light.svg: differs, kept\n"))
    let left = try check()
    #expect(left.code == 1)
    #expect(left.error.contains("\"a-light.svg\" differs") && !left.error.contains("a-dark.svg"))
    #expect(try approve("a.scene.json").code == 0)
    #expect(try check().code == 0)
  }

  @Test func allThatChangedAlikeAreAccepted() throws {
    let outputs = ["one", "two"].map {
      #"{"type": "still", "file": "\#($0).svg", "theme": "light"}"#
    }.joined(separator: ", ")
    try write(color: "red", outputs: outputs)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(color: "blue", outputs: outputs)
    let help = try #require(
      try check().error.firstMatch(of: /approve --group ([0-9a-f]{8}) a\.scene\.json/))
    let result = try approve("--group", String(help.output.1), "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(try check().code == 0)
    try write(color: "green", outputs: outputs)
    let unknown = try approve("--group", "00000000", "a.scene.json")
    #expect(unknown.code == 1 && unknown.output.contains("differs, kept"))
    let words =
      "error[golden/unmet]: --group 00000000: no change is of this group"
    #expect(unknown.error.contains(words), "\(unknown.error)")
    #expect(try check().code == 1)
  }

  @Test func whatWasDecidedOnThePageOfAReportIsAccepted() throws {
    let (golden, drawn) = (try sum(of: "a-dark.svg"), try sumNow(of: "a-dark.svg"))
    try selection("reject", "a-dark.svg", golden: golden, drawn: drawn)
    #expect(try approve("--selection", "a.selection.json").output == "")
    try selection("approve", "a-dark.svg", golden: golden, drawn: drawn)
    // The page was made in another folder: nothing was decided on this scene.
    try folder.write(
      try folder.text(of: "a.selection.json").replacing("a.scene", with: "app/a.scene"),
      to: "b.selection.json")
    let other = try approve("--selection", "b.selection.json", "a.scene.json")
    #expect(other.code == 2)
    #expect(other.error.contains("'app/a.scene.json' is no scene of this command line"))
    let result = try approve("--selection", "a.selection.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("held/a-dark.svg: changed\n"))
    #expect(result.output.contains("held/a-light.svg: differs, kept\n"))
  }

  @Test func decisionsOnOtherPicturesAreRefused() throws {
    let golden = try sum(of: "a-dark.svg")
    let before = try folder.text(of: "held/a-dark.svg")
    try selection(
      "approve", "a-dark.svg", golden: golden, drawn: String(repeating: "0", count: 64))
    let result = try approve("--selection", "a.selection.json")
    #expect(result.code == 1)
    #expect(result.error.contains("error[golden/stale-decision]: 'held/a-dark.svg' was approved"))
    #expect(try folder.text(of: "held/a-dark.svg") == before)
    try selection("approve", "b.svg", golden: golden, drawn: golden)
    #expect(try approve("--selection", "a.selection.json").error.contains("'held/b.svg' was"))
  }

  /// Somebody has approved red over blue; meanwhile green was drawn and recorded.
  @Test func decisionsOnWhatWasRecordedOtherwiseMeanwhileAreRefused() throws {
    let (golden, drawn) = (try sum(of: "a-dark.svg"), try sumNow(of: "a-dark.svg"))
    try selection("approve", "a-dark.svg", golden: golden, drawn: drawn)
    try write(color: "green")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let result = try approve("--selection", "a.selection.json")
    #expect(result.code == 1)
    #expect(result.error.contains("error[golden/stale-decision]: 'held/a-dark.svg' was approved"))
    // The approved picture lies there already: nothing is left to be done.
    try selection("approve", "a-dark.svg", golden: golden, drawn: try sum(of: "a-dark.svg"))
    #expect(try approve("--selection", "a.selection.json").code == 0)
  }

  @Test func whatNothingDrawsGoesWhereItIsMeant() throws {
    try write(color: "red", outputs: #"{"type": "still", "file": "{name}-light.svg"}"#)
    let unknown = try approve("--outputs", "x.svg", "a.scene.json")
    #expect(unknown.code == 1)
    #expect(unknown.error.contains("golden/unmet]: --outputs x.svg: no output has such a name"))
    #expect(folder.files.contains("held/a-dark.svg"))
    let result = try approve("--outputs", "a-dark.svg", "a.scene.json")
    #expect(result.output.contains("held/a-dark.svg: removed"), "\(result.output)\(result.error)")
    #expect(!folder.files.contains("held/a-dark.svg"))
  }

  @Test func selectionsThatCannotBeReadAreRefusedWithTheirPlace() throws {
    #expect(try approve().error.contains("error[usage/missing-argument]: approve needs"))
    #expect(try approve("--selection", "none.json").code == 5)
    try folder.write("{\"schema\": \"tessera.selection/9\"}", to: "s.json")
    let result = try approve("--selection", "s.json", "a.scene.json")
    #expect(result.code == 2)
    #expect(result.error.contains("error[golden/selection]: the selection cannot be read"))
    #expect(result.error.contains("s.json:1:12"))
  }
}
