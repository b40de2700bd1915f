import Readers
import Testing

/// Which goldens `record` writes.
@Suite(.aside) struct RecordModeTests {
  private let folder: SceneFolder
  private static let pictures =
    #", "canvas": {"size": [120, 120], "theme": "light"}, "expect": [{"golden": "g.attrs"}, {"pictures": "held/{name}.pictures"}]"#

  init() throws {
    folder = try SceneFolder()
  }

  private func write(size: Int) throws {
    try folder.write(
      """
      {"scene": 1, "layout": {"kind": "flow", "itemSize": [\(size), 40]},
       "data": {"sections": [{"id": "a", "items": ["x"]}]},
       "outputs": [{"type": "still", "file": "{name}.svg"}]\(Self.pictures)}
      """, to: "a.scene.json")
  }

  private func record(
    _ words: String..., in environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["record"] + words + ["a.scene.json"], environment: environment, in: folder.url)
  }

  private var goldens: [String] {
    get throws {
      try folder.files.filter { !$0.hasSuffix(".json") }.map { try folder.text(of: $0) }
    }
  }

  @Test func missingKeepsWhatIsThere() throws {
    try write(size: 40)
    #expect(try record("--mode", "missing").code == 0)
    let before = try goldens
    try write(size: 44)
    let result = try record("--mode", "missing")
    let kept = "g.attrs: differs, kept\nheld/a.svg: differs, kept\n"
    #expect(result.output == kept + "held/a.pictures: unchanged\n")
    #expect(try goldens == before)
    #expect(try folder.run("check", "a.scene.json").code == 1)
    #expect(try record().code == 0)
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }

  @Test func missingWritesWhatIsOnlyListed() throws {
    try write(size: 40)
    #expect(try record().code == 0)
    try folder.remove("held/a.svg")
    #expect(try record("--mode", "missing").output.contains("held/a.svg: new\n"))
    #expect(try folder.run("check", "a.scene.json").code == 0)
    try folder.write("<svg", to: "held/a.svg")
    #expect(try record("--mode", "missing").output.contains("held/a.svg: "))
    #expect(try folder.text(of: "held/a.svg") == "<svg")
  }

  @Test(arguments: ["true", "1", "woodpecker"])
  func nothingIsRecordedInCI(_ variable: String) throws {
    try write(size: 40)
    let result = try record(in: ["CI": variable])
    #expect(result.code == 1)
    #expect(result.error.contains("error[golden/not-recorded]: 'g.attrs' would be recorded, and"))
    #expect(result.error.contains("'held/a.svg' would be recorded, and is not"))
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func ciIsNotAskedWhereTheModeIsSaid() throws {
    try write(size: 40)
    #expect(try record("--mode", "all", in: ["CI": "true"]).code == 0)
    #expect(try record("--mode", "never").code == 0)
    try write(size: 44)
    #expect(try record("--mode", "never").error.contains("'g.attrs' would be recorded anew"))
    #expect(try record(in: ["CI": "true", "TESSERA_MODE": "all"]).code == 0)
    #expect(try record(in: ["CI": "false"]).code == 0)
  }

  /// Nothing says which pictures of a list are another scene's.
  @Test func aListOfAnotherSceneIsLeftAlone() throws {
    try write(size: 40)
    #expect(try record().code == 0)
    let before = try goldens
    let text = try folder.text(of: "a.scene.json")
    try folder.write(
      text.replacing("held/{name}.pictures", with: "held/a.pictures").replacing(
        "g.attrs", with: "h.attrs"),
      to: "b.scene.json")
    let result = try folder.run("record", "b.scene.json")
    #expect(result.code == 3)
    #expect(
      result.error.contains("'a.scene.json' holds the list \"held/a.pictures\" as well"),
      "\(result.error)")
    try folder.remove("h.attrs")
    #expect(try goldens == before)
    #expect(try folder.run("check", "a.scene.json").code == 0)
    // A check says so, too, and does not ask for what is refused.
    let check = try folder.run("check", "b.scene.json")
    #expect(check.code == 3)
    #expect(check.error.contains("'a.scene.json' holds the list"), "\(check.error)")
    #expect(!check.error.contains("picture-obsolete"))
  }

  /// Two scenes of one name may each have a list of its own, and the same pictures in it.
  @Test func aPictureOfAnotherListIsKept() throws {
    try write(size: 40)
    #expect(try record().code == 0)
    let picture = try folder.text(of: "held/a.svg")
    let text = try folder.text(of: "a.scene.json")
    try folder.write(
      text.replacing(#"{"scene": 1,"#, with: #"{"scene": 1, "name": "a","#)
        .replacing("held/{name}.pictures", with: "held/b.pictures")
        .replacing("g.attrs", with: "h.attrs").replacing("[40, 40]", with: "[44, 40]"),
      to: "b.scene.json")
    let result = try folder.run("record", "b.scene.json")
    #expect(result.code == 3)
    #expect(
      result.error.contains("'held/a.svg' is an accepted picture of 'a.scene.json'"),
      "\(result.error)")
    #expect(try folder.text(of: "held/a.svg") == picture)
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }
}
