import Testing

@testable import TesseraCLI

@Suite struct CheckTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  @Test func recordsAndChecks() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    let missing = try folder.run("check", "a.scene.json")
    #expect(missing.code == 1)
    #expect(missing.error.contains("record it: tessera record a.scene.json"))
    #expect(
      try folder.run("record", "a.scene.json").output == "./g.attrs: 2 rows, new\n".dropFirst(2))
    #expect(try folder.run("check", "a.scene.json").code == 0)
    try folder.write(SceneFolder.golden(size: 50), to: "a.scene.json")
    let different = try folder.run("check", "a.scene.json")
    #expect(different.code == 1)
    #expect(different.error.contains("expect/golden"))
    let record = try folder.run("record", "a.scene.json")
    #expect(record.output.contains("g.attrs: 2 changed"))
    #expect(record.output.contains("~ cell x: width 40 → "))
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }

  @Test func changesNothingInADryRun() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    #expect(try folder.run("record", "-n", "a.scene.json").output.contains("g.attrs"))
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func comparesTables() throws {
    for size in [40, 45] {
      try folder.write(SceneFolder.golden(size: size), to: "\(size).scene.json")
      _ = try folder.run("render", "\(size).scene.json")
    }
    #expect(try folder.run("diff", "40.txt", "40.txt").code == 0)
    let result = try folder.run("diff", "40.txt", "45.txt")
    #expect(result.code == 1)
    #expect(result.output.contains("~ cell x: width 40 → "))
    #expect(try folder.run("diff", "--tolerance", "50", "40.txt", "45.txt").code == 0)
  }

  @Test func comparesScenes() throws {
    for size in [40, 45] {
      try folder.write(SceneFolder.golden(size: size), to: "\(size).scene.json")
    }
    _ = try folder.run("render", "40.scene.json")
    #expect(
      try folder.run("diff", "40.scene.json", "40.txt")
        == .init(output: "the tables are the same\n", error: "", code: 0))
    let result = try folder.run("diff", "40.scene.json", "45.scene.json")
    #expect(result.output.hasPrefix("~ cell x: width 40 → 45 (+5)\n"))
    #expect(result.code == 1)
    try folder.write(SceneFolder.scene().replacing("flow", with: "flwo"), to: "bad.scene.json")
    let bad = try folder.run("diff", "40.scene.json", "bad.scene.json")
    #expect(bad.error.contains("did you mean \"flow\"?"))
    #expect(bad.code == 3)
    #expect(try folder.run("diff", "40.scene.json", "none.scene.json").code == 5)
  }

  @Test func comparesPictures() throws {
    for (name, items) in [("a", 4), ("b", 3)] {
      try folder.write(SceneFolder.scene(items: items), to: "\(name).scene.json")
      _ = try folder.run("render", "\(name).scene.json", "-o", "\(name).png")
    }
    let same = try folder.run("diff", "a.png", "a.png")
    #expect(same == .init(output: "the pictures are identical\n", error: "", code: 0))
    let result = try folder.run("diff", "--mask", "mask.png", "a.png", "b.png")
    #expect(result.code == 1)
    #expect(result.output.contains("pixels differ, in "))
    #expect(folder.exists("mask.png"))
  }

  @Test func tellsTheConversation() throws {
    try folder.write(SceneTemplate.text("update"), to: "a.scene.json")
    let result = try folder.run("explain", "a.scene.json")
    #expect(result.code == 0)
    #expect(result.output.contains("performBatchUpdates"))
    let unknown = try folder.run("explain", "--step", "snyc", "a.scene.json")
    #expect(unknown.error.contains("did you mean \"sync\"?"))
    #expect(unknown.code == 2)
  }

  @Test func explainsCodes() throws {
    #expect(try folder.run("explain-code", "unknown-kind").output.contains("unknown-kind"))
    #expect(try folder.run("explain-code", "unknown-knid").error.contains("unknown-kind"))
  }

  @Test(arguments: Listing.names) func listsWhatThereIs(_ name: String) throws {
    let result = try folder.run("list", name)
    #expect(result.code == 0)
    #expect(!result.output.isEmpty)
  }
}
