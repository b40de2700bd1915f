import Foundation
import Readers
import Testing

/// An ffmpeg that does not come to an end, through the whole program.
@Suite(.aside) struct StuckVideoTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    /// The script that it runs, after it has said who it is.
    var script: String
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "reads nothing", script: "exec sleep 1000"),
    Case(id: "reads a little", script: "head -c 5000 >/dev/null; exec sleep 1000"),
    Case(id: "reads all and stays", script: "cat >/dev/null; exec sleep 1000"),
    Case(id: "does not want to end", script: "trap '' TERM INT HUP PIPE; exec sleep 1000"),
    Case(id: "writes a part", script: "for f; do :; done; echo x >\"${f#file:}\"; exec sleep 1000"),
  ]

  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 160]},
       "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "steps": [{"apply": {"a": ["y", "x"]}}],
       "outputs": [{"type": "animation", "file": "film.mp4"}]}
      """, to: "film.scene.json")
  }

  private func install(_ script: String) throws -> [String: String] {
    try folder.installFFmpeg("echo $$ >'\(folder.url.path)/pid'\n\(script)")
  }

  /// Nothing but what was there before, and nobody at work.
  private func expectNothingLeft() throws {
    #expect(try folder.everything == ["bin/ffmpeg", "film.scene.json", "pid"])
    let number = try folder.text(of: "pid").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(number)"), "ffmpeg still runs")
  }

  @Test(arguments: cases) func endsWithTheTimeOfItsScene(_ example: Case) throws {
    let environment = try install(example.script)
    let result = try BuiltProgram.run(
      ["render", "--max-seconds", "5", "-t", "light", "film.scene.json"],
      environment: environment, in: folder.url)
    #expect(result.error.hasPrefix("error[limit/time]"), "\(result.error)")
    #expect(result.error.contains("while ffmpeg worked on 'film.mp4'"), "\(result.error)")
    #expect(result.code == 4)
    try expectNothingLeft()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func endsWhenItIsInterrupted(_ signal: Int32) throws {
    let environment = try install("exec sleep 1000")
    let program = try StartedProgram(
      ["render", "-t", "light", "film.scene.json"], in: folder.url, environment)
    try program.waitForFile(ending: "pid")
    let result = program.end(by: signal)
    #expect(result.code == 130)
    #expect(result.error.contains("interrupted"))
    #expect(result.error.contains("0 of 1 scenes are done, 1 is left"))
    #expect(!result.error.contains("failed"))
    try expectNothingLeft()
  }
}
