import Readers
import Testing

/// Scenes that held are not looked at again until something has changed that could change the verdict.
@Suite(.aside) struct CheckCacheTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    _ = try folder.run("record", "a.scene.json")
  }

  private func check(_ words: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check", "--cache", "seen"] + words + ["a.scene.json"], in: folder.url)
  }

  private func isUnchanged(_ words: String...) throws -> Bool {
    let result = try BuiltProgram.run(
      ["check", "--cache", "seen", "--json"] + words + ["a.scene.json"], in: folder.url)
    return result.output.contains("\"unchanged\":1")
  }

  @Test func tellsTheSameAgain() throws {
    let first = try check("--junit", "first.xml")
    #expect(first.code == 0, "\(first.error)")
    #expect(try check("--junit", "second.xml") == first)
    #expect(try isUnchanged() == false, "other words are told")
    #expect(try isUnchanged())
    let times = /time="[0-9.]+"/
    let (before, after) = (try folder.text(of: "first.xml"), try folder.text(of: "second.xml"))
    #expect(before.replacing(times, with: "") == after.replacing(times, with: ""))
  }

  @Test func looksAgainAtAChangedScene() throws {
    #expect(try check().code == 0)
    try folder.write(SceneFolder.golden(size: 44), to: "a.scene.json")
    #expect(try check().code == 1)
    #expect(try check().code == 1, "a verdict that speaks against a scene is not remembered")
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    #expect(try check().code == 0)
  }

  @Test func looksAgainAtAChangedGolden() throws {
    #expect(try check().code == 0)
    let golden = try folder.text(of: "g.attrs")
    try folder.write(golden.replacing("40", with: "41"), to: "g.attrs")
    #expect(try check().code == 1)
  }

  /// A picture is not opened where its drawing is the same, and has to be there all the same.
  @Test(arguments: ["remove", "empty", "replace", "unlist"])
  func looksAgainWhereAnAcceptedPictureIsNotWhatItWas(_ act: String) throws {
    try folder.write(
      SceneFolder.small(
        SceneFolder.still("{name}.png"), #", "expect": [{"pictures": "acc/{name}.pictures"}]"#),
      to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(try isUnchanged() == false)
    #expect(try isUnchanged())
    let name = act == "unlist" ? "acc/a.pictures" : "acc/a.png"
    switch act {
    case "empty": try folder.write("", to: name)
    case "replace": try folder.write("other", to: name)
    default: try folder.remove(name)
    }
    let (cached, anew) = (try check(), try folder.run("check", "a.scene.json"))
    #expect(cached.code == anew.code && cached.error == anew.error, "\(cached.error)")
    #expect(!cached.error.isEmpty)
  }

  @Test func looksAgainWhereTheOriginOfGoldensIsAnother() throws {
    #expect(try isUnchanged() == false)
    #expect(try isUnchanged())
    let origin = try folder.text(of: "goldens.fingerprint")
    try folder.write(origin + "library cairo 0.1\n", to: "goldens.fingerprint")
    #expect(try isUnchanged() == false)
  }

  @Test func looksAgainWhereMoreIsAskedFor() throws {
    #expect(try isUnchanged() == false)
    #expect(try isUnchanged("--max-shift", "0.5") == false)
    #expect(try isUnchanged("--draw-all") == false)
  }

  @Test func aFolderThatCannotBeWrittenIsToldOf() throws {
    try folder.write("no folder", to: "seen")
    let result = try check()
    #expect(result.code == 0)
    #expect(result.error.contains("warning[cache/unwritable]"), "\(result.error)")
  }
}
