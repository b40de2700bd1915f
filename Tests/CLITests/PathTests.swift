import Foundation
import Readers
import Testing

/// Nothing is written over what is read, and nothing twice: neither is written, the others are, and both places
/// are named.
@Suite(.aside) struct PathTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  // MARK: Two writers

  @Test func twoScenesWithOneFileLoseNothing() throws {
    try folder.write(
      SceneFolder.small(SceneFolder.still("{name}.svg"), #", "name": "same""#), to: "A/x.scene.json"
    )
    try folder.write(
      SceneFolder.small(SceneFolder.still("{name}.svg"), #", "name": "same""#), to: "B/y.scene.json"
    )
    try folder.write(SceneFolder.small(SceneFolder.still("{name}.svg")), to: "B/z.scene.json")
    for _ in 0..<2 {
      let result = try folder.run("render", "-o", "out", "A", "B")
      #expect(result.code == 3)
      #expect(result.error.contains("error[output/same-file]: 'out/same.svg' is written twice"))
      for place in ["A/x.scene.json:5:14", "B/y.scene.json:5:14"] {
        #expect(result.error.contains("--> \(place)"), "\(result.error)")
        #expect(result.error.contains("the other one is an output at \(place)"), "\(place)")
      }
      #expect(result.error.contains("2 failed; 1 file"), "\(result.error)")
      #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/z.svg"])
    }
  }

  /// One that needs no work is told as well, and does not come to stand beside a second one.
  @Test func aSceneThatWasDoneIsNoExcuse() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("same.svg")), to: "a.scene.json")
    #expect(try folder.run("render", "-o", "out", "a.scene.json").code == 0)
    let before = try folder.text(of: "out/same.svg")
    try folder.write(
      SceneFolder.small(SceneFolder.still("./same.svg"), #", "title": "b""#), to: "b.scene.json")
    let result = try folder.run("render", "-o", "out", "a.scene.json", "b.scene.json")
    #expect(result.code == 3)
    #expect(result.error.contains("--> a.scene.json:5:14"), "\(result.error)")
    #expect(result.error.contains("--> b.scene.json:5:14"))
    #expect(try folder.text(of: "out/same.svg") == before)
  }

  @Test(arguments: [
    (#"{"type": "frames", "file": "f-{frame}.svg"}"#, "f-3.svg"),
    (#"{"type": "frames", "file": "f-{frame:02}.svg"}"#, "./f-03.svg"),
    (#"{"type": "still", "file": "./a.svg"}"#, "a.svg"),
    (#"{"type": "still", "file": "a.svg"}"#, "a.svg"),
    (#"{"type": "stack", "file": "{name}.svg"}"#, "a.svg"),
    (#"{"type": "still", "file": "a{~dark}.png"}"#, "a.png"),
    (#"{"type": "still", "file": "x-{theme}.svg", "theme": ["light", "dark"]}"#, "x-dark.svg"),
  ])
  func twoOutputsOfASceneLoseNothing(_ output: String, _ file: String) throws {
    try folder.write(
      SceneFolder.small("\(output), \(SceneFolder.still(file)), \(SceneFolder.still("other.svg"))"),
      to: "a.scene.json")
    let result = try folder.run("render", "-o", "out", "a.scene.json")
    #expect(result.code == 3)
    #expect(result.error.contains("error[output/same-file]"), "\(result.error)")
    #expect(result.error.components(separatedBy: "the other one is an output at").count == 3)
    #expect(folder.files.filter { $0 != "out/x-light.svg" } == ["a.scene.json", "out/other.svg"])
    // Who writes none of them has nothing to refuse.
    #expect(try folder.run("check", "a.scene.json").code == 0)
  }

  /// A page in a picture's name would be taken for the picture, or lie in its place.
  @Test(arguments: [
    ("--page", "old.png"), ("--page", "old.SVG"), ("--manifest", "out/old.webp"),
    ("--timings", "out/old.attrs"), ("--manifest", "out/old.html"), ("--page", "old.attrs.json"),
  ])
  func anOptionIsNotWrittenInTheNameOfSomethingElse(_ option: String, _ path: String) throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    let kept = path.hasPrefix("out/") ? path : "out/\(path)"
    try folder.write("kept", to: kept)
    let result = try folder.run("render", "-o", "out", option, path, "a.scene.json")
    #expect(result.code == 2)
    #expect(
      result.error.contains("error[output/path]: '\(kept)' is no name for"), "\(result.error)")
    #expect(try folder.text(of: kept) == "kept")
    #expect(folder.exists("out/a.svg"))
  }

  /// A path that cannot be a page is known before anything is drawn.
  @Test(arguments: ["../p.html", "/p.html", "p/", "."])
  func aPageOutsideIsRefusedAtOnce(_ page: String) throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    let result = try folder.run("render", "-o", "out", "--page", page, "a.scene.json")
    #expect(result.code == 2)
    #expect(result.error.contains("error[output/outside]"), "\(result.error)")
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func aMistypedFolderKeepsThePageOfAnEarlierRun() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "in/a.scene.json")
    try folder.write("", to: "empty/kept")
    let words = ["render", "-o", "out", "--page", "p.html", "--manifest", "m.json"]
    #expect(try BuiltProgram.run(words + ["in"], in: folder.url).code == 0)
    let before = try (folder.text(of: "out/p.html"), folder.text(of: "m.json"))
    #expect(try BuiltProgram.run(words + ["empty"], in: folder.url).code == 5)
    #expect(try (folder.text(of: "out/p.html"), folder.text(of: "m.json")) == before)
  }

  @Test(arguments: ["--page", "--manifest", "--timings"])
  func anOptionAndAnOutputLoseNothing(_ option: String) throws {
    try folder.write(
      SceneFolder.small(SceneFolder.still("a.svg") + "," + SceneFolder.still("b.svg")),
      to: "a.scene.json")
    for path in option == "--page" ? ["a.svg", "./a.svg"] : ["out/a.svg", "out/../out//a.svg"] {
      let result = try folder.run("render", "-o", "out", option, path, "a.scene.json")
      #expect(result.code == 3, "\(path)")
      #expect(result.error.contains("at \(option)"), "\(result.error)")
      #expect(result.error.contains("--> a.scene.json:5:14"), "\(result.error)")
      #expect(folder.files == ["a.scene.json", "out/b.svg"])
    }
  }

  @Test func twoOptionsWithOneFileWriteNothing() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    let result = try folder.run(
      "render", "-o", "out", "--manifest", "m.json", "--timings", "./m.json", "a.scene.json")
    #expect(result.code == 2)
    #expect(result.error.contains("the other one is the manifest at --manifest"))
    #expect(folder.files == ["a.scene.json", "out/a.svg"])
    let devices = try folder.run(
      "render", "-o", "out", "--manifest", "/dev/null", "--timings", "/dev/null", "a.scene.json")
    #expect(devices.code == 0, "\(devices.error)")
  }

  @Test func aLinkToTheFolderIsTheFolder() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("out/same.svg")), to: "a.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("way/same.svg")), to: "b.scene.json")
    try folder.write("", to: "out/kept")
    try link("way", to: "out")
    let result = try folder.run("render", "a.scene.json", "b.scene.json")
    #expect(result.code == 3)
    #expect(result.error.contains("error[output/same-file]"), "\(result.error)")
    #expect(!folder.exists("out/same.svg"))
  }

  // MARK: Over what is read

  @Test func aSceneIsNotItsOwnOutput() throws {
    let text = SceneFolder.small(
      #"{"type": "attributes", "file": "z.scene.json"}, \#(SceneFolder.still("a.svg"))"#)
    for words in [["z.scene.json"], ["./z.scene.json"], ["-o", "../in", "z.scene.json"]] {
      try folder.write(text, to: "in/z.scene.json")
      let result = try BuiltProgram.run(
        ["render"] + words, in: folder.url.appendingPathComponent("in"))
      #expect(result.code == 3)
      #expect(result.error.contains("error[output/over-input]"), "\(result.error)")
      #expect(result.error.contains("it is a scene at"), "\(result.error)")
      #expect(try folder.text(of: "in/z.scene.json") == text)
      #expect(folder.exists("in/a.svg"))
    }
    let single = try folder.run(
      "render", "--only", "attributes", "-o", "in/z.scene.json", "in/z.scene.json")
    #expect(single.code == 3)
    #expect(try folder.text(of: "in/z.scene.json") == text)
  }

  @Test func inputsOfAllScenesAreKept() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("p.png")), to: "a.scene.json")
    try folder.write(
      SceneFolder.small(#"{"type": "attributes", "file": "base.json"}"#), to: "b.scene.json")
    try folder.write(WatchTests.photo, to: "photo.scene.json")
    let picture = try #require(Data(base64Encoded: WatchTests.redPixel))
    try picture.write(to: folder.url.appendingPathComponent("p.png"))
    let base = #"{"scene": 1, "layout": {"kind": "flow"}}"#
    try folder.write(base, to: "base.json")
    try folder.write(
      #"{"extends": "base.json", "data": {"sections": [{"id": "a", "items": ["x"]}]}}"#,
      to: "c.scene.json")
    let result = try folder.run("render", ".")
    #expect(result.code == 3)
    #expect(result.error.contains("'p.png' is read, too: it is an image at photo.scene.json:"))
    #expect(
      result.error.contains("'base.json' is read, too: it is what a scene extends at base.json:1:1")
    )
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("p.png")) == picture)
    #expect(try folder.text(of: "base.json") == base)
    #expect(folder.exists("photo.svg"))
  }

  @Test(arguments: ["hard.png", "soft.png"])
  func aLinkToAnInputIsTheInput(_ name: String) throws {
    try folder.write(WatchTests.photo, to: "in/photo.scene.json")
    let picture = try #require(Data(base64Encoded: WatchTests.redPixel))
    try picture.write(to: folder.url.appendingPathComponent("in/p.png"))
    try folder.write("", to: "out/kept")
    try FileManager.default.linkItem(
      at: folder.url.appendingPathComponent("in/p.png"),
      to: folder.url.appendingPathComponent("out/hard.png"))
    try link("out/soft.png", to: "../in/p.png")
    try folder.write(SceneFolder.small(SceneFolder.still(name)), to: "a.scene.json")
    let result = try folder.run("render", "-o", "out", "in", "a.scene.json")
    #expect(
      result.error.contains("error[output/over-input]: 'out/\(name)' is read"), "\(result.error)")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("in/p.png")) == picture)
  }

  @Test func optionsDoNotOverwriteInputs() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    try folder.write("{}", to: "tessera.json")
    for (option, path) in [
      ("--manifest", "a.scene.json"), ("--timings", "./a.scene.json"), ("--page", "a.scene.json"),
      ("--manifest", "tessera.json"),
    ] {
      let before = try folder.text(of: SceneFolder.last(path))
      let result = try folder.run("render", option, path, "a.scene.json")
      #expect(result.code == 2, "\(option) \(path): \(result.error)")
      #expect(result.error.contains("error[output/over-input]: '\(path)' is read, too"))
      #expect(try folder.text(of: SceneFolder.last(path)) == before)
    }
    let check = try folder.run("check", "--timings", "a.scene.json", "a.scene.json")
    #expect(check.code == 2)
  }

  @Test func recordOverwritesNoInput() throws {
    let picture = try #require(Data(base64Encoded: WatchTests.redPixel))
    try picture.write(to: folder.url.appendingPathComponent("p.png"))
    try folder.write(WatchTests.photo, to: "photo.scene.json")
    let base = #"{"scene": 1, "layout": {"kind": "flow"}}"#
    try folder.write(base, to: "base.json")
    func golden(_ name: String) -> String {
      #"{"extends": "base.json", "data": {"sections": [{"id": "a", "items": ["x"]}]}, "expect": [{"golden": "\#(name)"}]}"#
    }
    let goldens = ["a": "a.scene.json", "b": "base.json", "c": "c.attrs", "d": "./c.attrs"]
    for (name, file) in goldens { try folder.write(golden(file), to: "\(name).scene.json") }
    try folder.write(golden("e.attrs"), to: "e.scene.json")
    let result = try folder.run("record", ".")
    #expect(result.code == 3)
    for name in ["a.scene.json", "base.json"] {
      #expect(
        result.error.contains("error[output/over-input]: '\(name)' is read"), "\(result.error)")
    }
    #expect(result.error.contains("error[output/same-file]: './c.attrs' is written twice"))
    #expect(!folder.exists("c.attrs"))
    #expect(folder.exists("e.attrs"))
    #expect(try folder.text(of: "a.scene.json") == golden("a.scene.json"))
    #expect(try folder.text(of: "base.json") == base)
  }

  /// A golden is accepted by `record` alone.
  @Test func aGoldenIsNotDrawn() throws {
    let text = SceneFolder.small(
      #"{"type": "attributes", "file": "a.attrs"}"#, #", "expect": [{"golden": "{name}.attrs"}]"#)
    try folder.write(text, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let golden = try folder.text(of: "a.attrs")
    try folder.write(text.replacing("[20, 20]", with: "[24, 20]"), to: "a.scene.json")
    let result = try folder.run("render", "a.scene.json")
    #expect(result.error.contains("'a.attrs' is read, too: it is a golden at"), "\(result.error)")
    #expect(try folder.text(of: "a.attrs") == golden)
    #expect(try folder.run("render", "-o", "out", "a.scene.json").code == 0)
    #expect(try folder.run("check", "a.scene.json").code == 1)
  }

  @Test func aMaskIsNotWrittenOverAPicture() throws {
    for (name, pixel) in [("a.png", WatchTests.redPixel), ("b.png", WatchTests.bluePixel)] {
      try #require(Data(base64Encoded: pixel)).write(to: folder.url.appendingPathComponent(name))
    }
    try link("c.png", to: "b.png")
    for mask in ["a.png", "./b.png", "c.png"] {
      let result = try folder.run("diff", "--mask", mask, "a.png", "b.png")
      #expect(result.code == 2)
      #expect(
        result.error.contains("error[output/over-input]: '\(mask)' is read"), "\(result.error)")
      #expect(result.error.contains("what is compared at"))
    }
    #expect(try folder.run("diff", "--mask", "m.png", "a.png", "b.png").code == 1)
    #expect(folder.exists("m.png"))
  }

  @Test func mergeKeepsWhatItMerges() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("{name}.svg")), to: "in/a.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("{name}.svg")), to: "in/b.scene.json")
    for shard in 1...2 {
      _ = try folder.run(
        "render", "-o", "out", "--shard", "\(shard)/2", "--manifest", "part-\(shard).json", "in")
    }
    for path in ["part-1.json", "in/a.scene.json", "./in/../in/b.scene.json"] {
      let before = try folder.text(of: path.replacing("./in/../", with: ""))
      let result = try folder.run("merge", "--manifest", path, "part-1.json", "part-2.json")
      #expect(result.code == 2)
      #expect(result.error.contains("error[output/over-input]"), "\(result.error)")
      #expect(try folder.text(of: path.replacing("./in/../", with: "")) == before)
    }
    let other = try folder.run("merge", "in/a.scene.json")
    #expect(other.error.contains("'in/a.scene.json' is no manifest: "), "\(other.error)")
    #expect(other.error.contains("--manifest FILE has written"))
    #expect(
      try folder.run("merge", "--manifest", "all.json", "part-1.json", "part-2.json").code == 0)
  }

  @Test func mergeRefusesOneFileOfTwoShards() throws {
    var names: [String] = []
    for name in "abcdefgh" {
      try folder.write(
        SceneFolder.small(SceneFolder.still("same.svg")), to: "in/\(name).scene.json")
      names.append("in/\(name).scene.json")
    }
    // Only one scene of each shard: within a shard it is an error already.
    for shard in 1...2 {
      _ = try folder.run(
        "render", "-o", "out", "--shard", "\(shard)/2", "--manifest", "part-\(shard).json", "in")
    }
    func part(_ shard: Int) throws -> String {
      try folder.text(of: "part-\(shard).json").replacing(
        #""done": false, "files": []"#,
        with: #""done": true, "files": [{"path": "same.svg", "bytes": 1, "sha256": "0"}]"#)
    }
    for shard in 1...2 { try folder.write(try part(shard), to: "part-\(shard).json") }
    let result = try folder.run("merge", "--manifest", "all.json", "part-1.json", "part-2.json")
    #expect(result.code == 1)
    #expect(result.error.contains("error[merge/same-file]: 'same.svg' was written by"))
    #expect(!folder.exists("all.json"))
  }

  // MARK: The folder

  @Test func notesAreNobodysOutput() throws {
    try folder.write(SceneFolder.small(SceneFolder.still("a.svg")), to: "a.scene.json")
    #expect(try folder.run("render", "-o", "out", "a.scene.json").code == 0)
    try link("notes", to: "out/.tessera")
    let lines: [[String]] = [
      ["-o", ".tessera"], ["-o", "out/.tessera/"], ["-o", "out/.tessera/sub"], ["-o", "notes"],
      ["-o", "out", "--manifest", "out/.tessera/scenes"], ["-o", "out/.Tessera"],
      ["-o", "out", "--page", ".tessera/scenes"], ["-o", "out", "--timings", "notes/program"],
    ]
    for words in lines {
      let result = try BuiltProgram.run(["render"] + words + ["a.scene.json"], in: folder.url)
      #expect(result.error.contains("error[output/reserved]"), "\(words): \(result.error)")
      #expect(result.code == 2)
    }
    try folder.write(
      SceneFolder.small(SceneFolder.still(".tessera/scenes.svg")), to: "b.scene.json")
    let result = try folder.run("render", "-o", "out", "b.scene.json")
    #expect(result.error.contains("error[output/reserved]"), "\(result.error)")
    #expect(result.code == 5)
  }

  @Test func aFolderThatIsExchangedIsNotFollowed() async throws {
    let slow = SceneFolder.small(#"{"type": "animation", "file": "{name}.gif"}"#)
      .replacing(#""duration": 0.1"#, with: #""duration": 20"#)
    try folder.write(slow, to: "in/a.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("{name}.svg")), to: "in/b.scene.json")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("elsewhere"), withIntermediateDirectories: true)
    let program = try RunningProgram(
      ["render", "-j1", "--no-cache", "-o", "out", "in"], in: folder.url)
    try await program.wait("a part of a film") { folder.files.contains { $0.hasSuffix(".part") } }
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("out"), to: folder.url.appendingPathComponent("moved"))
    try link("out", to: "elsewhere")
    #expect(try await program.code() == 5)
    #expect(
      program.error.contains("error[output/exchanged]: 'out' is another folder"), "\(program.error)"
    )
    #expect(!folder.files.contains { $0.hasPrefix("elsewhere/") })
  }

  // MARK: Left behind

  @Test func theNextRunRemovesWhatAKilledOneLeft() async throws {
    let slow = SceneFolder.small(#"{"type": "animation", "file": "a.gif"}"#)
      .replacing(#""duration": 0.1"#, with: #""duration": 300"#)
      .replacing("[60, 60]", with: "[600, 600]")
    try folder.write(slow, to: "a.scene.json")
    try folder.write(SceneFolder.small(SceneFolder.still("b.svg")), to: "b.scene.json")
    let program = try RunningProgram(["render", "-o", "out", "a.scene.json"], in: folder.url)
    func parts() -> [String] { folder.files.filter { $0.hasSuffix(".part") } }
    try await program.wait("a part of a film") { !parts().isEmpty }
    // It would be done with its film before the others on a busy machine.
    program.send(SIGSTOP)
    try folder.write("mine", to: "out/.mine.part")
    // Somebody else is at work: its file stays.
    #expect(try folder.run("render", "-o", "out", "b.scene.json").code == 0)
    #expect(parts().count == 2)
    program.send(SIGKILL)
    _ = try await program.code()
    #expect(parts().count == 2)
    #expect(try folder.run("render", "-o", "out", "b.scene.json").code == 0)
    #expect(parts() == ["out/.mine.part"])
  }
}

extension SceneFolder {
  fileprivate static func last(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
