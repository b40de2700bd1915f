import Foundation
import Readers
import Testing

/// The lines of `--json` are as the schema of events says, of all commands that write some.
@Suite(.aside) struct EventSchemaTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// A scene of each verdict: as accepted, different, missing, obsolete.
  private func writeScenes() throws {
    for name in ["same", "different", "missing", "obsolete"] {
      try folder.write(Self.held(name), to: "\(name).scene.json")
      if name != "missing" { _ = try folder.run("record", "-q", "\(name).scene.json") }
    }
    try folder.write(Self.held("different", size: 30), to: "different.scene.json")
    let list = "obsolete/held.pictures"
    let line = try #require(
      try folder.text(of: list).split(separator: "\n").first { !$0.hasPrefix("#") })
    try folder.write(
      try folder.text(of: list) + line.replacing("still.svg", with: "old.svg") + "\n", to: list)
  }

  private static func held(_ name: String, size: Int = 20) -> String {
    """
    {"scene": 1, "canvas": {"size": [60, 60]}, "layout": {"kind": "flow", "itemSize": [\(size), 20]},
     "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
     "steps": [{"name": "go", "update": {"delete": ["x"]}}],
     "outputs": [{"type": "still", "file": "still.svg"}],
     "expect": [{"golden": "\(name)/table.attrs"}, {"pictures": "\(name)/held.pictures"}]}
    """
  }

  @Test(.needs(.jsonschema)) func everyLineIsAsTheSchemaSays() throws {
    try writeScenes()
    try folder.write(SceneFolder.scene(), to: "plain/plain.scene.json")
    try folder.write("{", to: "broken.scene.json")
    var lines = ""
    for words in [
      ["check", "--max-shift", "0", "--json", "."], ["record", "--json", "--dry-run", "."],
      ["render", "--json", "--debug", "-o", "out", "plain"],
      ["render", "--json", "--dry-run", "plain"],
      ["diff", "--json", "same.scene.json", "different.scene.json"],
      ["diff", "--json", "same", "different"], ["explain", "--json", "same.scene.json"],
      ["check", "--json", "--results", "p.jsonl", "same.scene.json"],
      ["merge", "--json", "p.jsonl"],
    ] { lines += try BuiltProgram.run(words, in: folder.url).output }
    try folder.write(lines, to: "lines")
    try folder.write(try folder.run("schema", "events").output, to: "schema")
    let program = """
      import json, jsonschema
      schema = json.load(open("schema"))
      jsonschema.Draft7Validator.check_schema(schema)
      validator = jsonschema.Draft7Validator(schema)
      seen = set()
      for line in open("lines"):
          event = json.loads(line)
          seen.add(event["event"])
          for error in validator.iter_errors(event): print(line, error.message)
      print(*sorted(seen))
      for wrong in [{}, {"event": "nothing"}, {"event": "checked", "scene": 1}]:
          print(validator.is_valid(wrong))
      """
    let result = try BuiltProgram.run("/usr/bin/python3", ["-c", program], "", [:], folder.url)
    let seen =
      "checked conversation diagnostic difference expectation merged pair phase planned summary wrote"
    #expect(result.output == seen + "\nFalse\nFalse\nFalse\n", "\(result.error)")
  }

  /// Each of them ends with 1 and is told by its code wherever CI looks.
  @Test(arguments: [
    ("different", "expect/picture"), ("different", "expect/golden"),
    ("missing", "expect/golden-missing"), ("obsolete", "expect/picture-obsolete"),
  ])
  func everyVerdictHasACodeInEveryForm(_ name: String, _ code: String) throws {
    try writeScenes()
    let result = try folder.run(
      "check", "--json", "--junit", "j.xml", "--code-quality", "q.json", "--summary", "s.md",
      "\(name).scene.json")
    #expect(result.code == 1)
    #expect(result.output.contains("\"code\":\"\(code)\""), "\(result.output)")
    #expect(try folder.text(of: "j.xml").contains("type=\"\(code)\""))
    #expect(try folder.text(of: "q.json").contains("\"check_name\":\"\(code)\""))
    #expect(try folder.text(of: "s.md").contains("**\(code)**"))
    let annotated = try folder.run("check", "--diagnostics", "github", "\(name).scene.json")
    #expect(annotated.error.contains("title=\(code)::"), "\(annotated.error)")
  }
}
