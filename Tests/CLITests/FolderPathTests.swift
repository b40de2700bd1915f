import Foundation
import Readers
import Testing

/// A file that is a folder on the way to another one: neither is written, the others are, and both places are named.
@Suite(.aside) struct FolderPathTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private static let below = #"{"type": "attributes", "file": "x.svg/y.attrs"}"#

  @Test func aFileThatIsAFolderIsNotWritten() throws {
    let outputs = [SceneFolder.still("x.svg"), Self.below, SceneFolder.still("z.svg")].joined(
      separator: ", ")
    try folder.write(SceneFolder.small(outputs), to: "a.scene.json")
    let result = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(result.code == 3)
    #expect(
      result.error.contains(
        "error[output/file-and-folder]: 'out/x.svg' is a file of an output at a.scene.json:5:14 and a "
          + "folder of an output at a.scene.json:5:50, which is 'out/x.svg/y.attrs'"),
      "\(result.error)")
    for place in ["5:14", "5:50"] { #expect(result.error.contains("--> a.scene.json:\(place)")) }
    #expect(folder.files == ["a.scene.json", "out/z.svg"])
  }

  @Test func twoScenesWithAFileThatIsAFolderLoseNothing() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("./x.svg")), to: "a.scene.json")
    try folder.write(
      SceneFolder.small(Self.below + ", " + SceneFolder.still("b.svg")), to: "b.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("c.svg")), to: "c.scene.json")
    let one = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(one.code == 0)
    let before = try folder.text(of: "out/x.svg")
    let result = try folder.run("render", "-o", "out", ".")
    #expect(result.code == 3)
    for place in ["a.scene.json:5:14", "b.scene.json:5:14"] {
      #expect(result.error.contains("--> \(place)"), "\(result.error)")
    }
    #expect(try folder.text(of: "out/x.svg") == before)
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == ["out/b.svg", "out/c.svg", "out/x.svg"])
  }

  @Test(arguments: [
    ["--page", "x.svg/index.html"], ["--manifest", "out/x.svg/m.json"],
    ["--timings", "out/./x.svg/t.json"], ["--manifest", "a.scene.json/m.json"],
  ])
  func anOptionBelowAFileIsNotWritten(_ words: [String]) throws {
    try folder.write(
      SceneFolder.small(SceneFolder.still("x.svg") + ", " + SceneFolder.still("z.svg")),
      to: "a.scene.json")
    let result = try BuiltProgram.run(
      ["render", "-o", "out"] + words + ["a.scene.json"], in: folder.url)
    #expect(result.code != 0)
    #expect(result.error.contains("error[output/file-and-folder]: '"), "\(result.error)")
    #expect(result.error.contains(words[0]), "\(result.error)")
    let isOutput = !words[1].hasPrefix("a.")
    #expect(folder.files == ["a.scene.json"] + (isOutput ? [] : ["out/x.svg"]) + ["out/z.svg"])
  }

  /// A golden is read, and a table of another scene is to go below it.
  @Test func nothingIsWrittenBelowWhatIsRead() throws {
    let golden = #", "expect": [{"golden": "out/g.attrs"}]"#
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg"), golden), to: "a.scene.json")
    try folder.write(
      SceneFolder.small(#"{"type": "attributes", "file": "g.attrs/t.attrs"}"#), to: "b.scene.json")
    let result = try folder.run("render", "-o", "out", ".")
    #expect(result.error.contains("'out/g.attrs' is a file of a golden at a.scene.json"))
    #expect(result.code == 3)
    #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/a.svg"])
  }

  @Test func masksAndMergedManifestsStandBelowNothing() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.png")), to: "a.scene.json")
    _ = try folder.run("render", "a.scene.json")
    let diff = try folder.run("diff", "--mask", "a.png/m.png", "a.png", "a.png")
    #expect(diff.error.contains("error[output/file-and-folder]: 'a.png' is a file of"))
    #expect(diff.code == 2)
    _ = try folder.run("render", "--shard", "1/1", "--manifest", "p.json", "a.scene.json")
    let merge = try folder.run("merge", "--manifest", "p.json/all.json", "p.json")
    #expect(merge.error.contains("error[output/file-and-folder]: 'p.json' is a file of"))
    #expect(merge.code == 2)
  }

  /// Nobody has asked for a file yet.
  @Test func aDryRunWritesNothing() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    let result = try folder.run(
      "render", "-n", "-o", "out", "--manifest", "m.json", "--timings", "t.json", "--page",
      "p.html",
      "a.scene.json")
    #expect(result.code == 0)
    #expect(try folder.everything == ["a.scene.json"])
  }
}
