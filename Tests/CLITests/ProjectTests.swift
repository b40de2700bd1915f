import Foundation
import Readers
import Testing

/// The values that a project sets, where the time goes, and single schemas, with the program as it is built.
@Suite(.aside) struct ProjectTests {
  private let folder: SceneFolder
  private static let scene =
    #"{"scene": 1, "name": "a", "layout": {"kind": "flow"}, "data": {"sections": [{"id": "s", "items": ["x"]}]}}"#

  init() throws {
    folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
  }

  @Test func rendersWhatTheProjectSays() throws {
    try folder.write(#"{"output": "Pictures", "theme": "dark"}"#, to: "tessera.json")
    let result = try BuiltProgram.run(["render", "-q", "a.scene.json"], in: folder.url)
    #expect(result.error == "")
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/Pictures/a.svg"))
    let other = try BuiltProgram.run(["render", "-n", "-o", "B", "a.scene.json"], in: folder.url)
    #expect(other.output == "B/a.svg\n")
  }

  @Test func tellsWhatIsWrongWithTheProjectsFile() throws {
    try folder.write(#"{"theme": "drak"}"#, to: "tessera.json")
    let result = try BuiltProgram.run(["list", "themes"], in: folder.url)
    #expect(result.code == 2)
    #expect(
      result.error == """
        error[wrong-value]: "theme" cannot be "drak"
          --> tessera.json:1:11
         1 | {"theme": "drak"}
           |           ^^^^^^ did you mean "dark"?
           = found "drak", expected one of light, dark

        """)
    #expect(try BuiltProgram.run(["--version"], in: folder.url).code == 0)
  }

  @Test func writesWhereTheTimeWent() throws {
    try folder.write(Self.scene.replacing(#""a""#, with: #""b""#), to: "b.scene.json")
    let result = try BuiltProgram.run(
      ["render", "--debug", "--timings", "trace.json", "."], in: folder.url)
    for line in ["a.scene.json: read ", "a.scene.json: play ", "b.scene.json: draw b.svg "] {
      #expect(result.error.contains(line))
    }
    let trace = try JSONSerialization.jsonObject(
      with: Data(try folder.text(of: "trace.json").utf8))
    let events = (trace as? [String: Any])?["traceEvents"] as? [[String: Any]]
    let names = (events ?? []).compactMap {
      $0["ph"] as? String == "X" ? $0["name"] as? String : nil
    }
    #expect(
      names.sorted() == ["draw a.svg", "draw b.svg", "play", "play", "read", "read"])
  }

  @Test func printsTheSchemaOfOneKind() throws {
    let schema = try BuiltProgram.run(["schema", "--kind", "waterfall"], in: folder.url).output
    #expect(schema.contains(#""columnCount""#) && !schema.contains(#""segmentHeight""#))
    let slip = try BuiltProgram.run(["schema", "--kind", "waterfal"], in: folder.url)
    #expect(slip.code == 2)
    #expect(slip.error.contains("did you mean 'waterfall'?"))
  }

  @Test func setsTextsInTheFontOfTheStyle() throws {
    let plain = Self.scene.dropLast() + #", "outputs": [{"type": "still", "file": "plain.svg"}]}"#
    try folder.write(String(plain), to: "plain.scene.json")
    let mono =
      plain.dropLast().replacing("plain", with: "mono")
      + #", "style": {"font": "JetBrains Mono"}}"#
    try folder.write(String(mono), to: "mono.scene.json")
    _ = try BuiltProgram.run(["render", "plain.scene.json", "mono.scene.json"], in: folder.url)
    #expect(try folder.text(of: "mono.svg").contains("'JetBrains Mono',ui-monospace,monospace"))
    #expect(try !folder.text(of: "plain.svg").contains("JetBrains"))
  }

  /// A project that arrives with a repository writes nowhere else without the word of whoever runs it.
  @Test func writesWithinTheProjectOnly() throws {
    let place = folder.url.appendingPathComponent("outside").path
    try folder.write(Self.scene, to: "p/a.scene.json")
    try folder.write("{\"output\": \"\(place)\"}", to: "p/tessera.json")
    let home = folder.url.appendingPathComponent("p")
    let result = try BuiltProgram.run(["render", "a.scene.json"], in: home)
    #expect(result.code == 2)
    #expect(
      result.error.contains("error[wrong-value]: \"output\" leads out of the project's folder"))
    #expect(result.error.contains("--> tessera.json:1:12"), "\(result.error)")
    #expect(result.error.contains("name it on the command line: --output"))
    #expect(!folder.exists("outside"))
    try folder.write("{}", to: "p/tessera.json")
    #expect(try BuiltProgram.run(["render", "-o", place, "a.scene.json"], in: home).code == 0)
    #expect(folder.exists("outside/a.svg"))
  }
}
