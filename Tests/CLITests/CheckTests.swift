import Foundation
import Readers
import Rendering
import Testing

@testable import TesseraCLI

@Suite(.aside) struct CheckTests {
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

  @Test func comparesDrawings() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    try folder.write(
      SceneFolder.golden(size: 40).replacing("\"y\"", with: "{\"id\": \"y\", \"color\": \"red\"}"),
      to: "b.scene.json")
    for name in ["a", "b"] {
      try folder.write(
        try folder.text(of: "\(name).scene.json").replacing(
          "{\"type\": \"attributes\", \"file\": \"{name}.txt\"}",
          with: "{\"type\": \"still\"}, {\"type\": \"still\", \"file\": \"{name}.png\"}"),
        to: "\(name).scene.json")
      #expect(try folder.run("render", "\(name).scene.json").code == 0)
    }
    let result = try folder.run("diff", "a.svg", "b.svg")
    #expect(result.output.contains("cell y: background #"))
    #expect(result.output.contains("→ #dd5a55"))
    #expect(result.code == 1)
    #expect(
      try folder.run("diff", "a.svg", "a.svg")
        == .init(output: "the drawings are the same\n", error: "", code: 0))
    let events = try folder.run("diff", "--json", "a.svg", "b.svg")
    #expect(events.output.contains("{\"event\":\"difference\",\"element\":\"cell y\""))
    #expect(
      events.output.contains(
        ##""kind":"changed","changes":[{"label":"changed","box":["##), "\(events.output)")
    #expect(
      events.output.contains(##""element":"cell y","attribute":"background","change":"##),
      "\(events.output)")
    let mixed = try folder.run("diff", "a.svg", "a.png")
    #expect(mixed.error.contains("a drawing is compared to a picture"))
    #expect(mixed.code == 2)
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"><a/></svg>", to: "foreign.svg")
    let foreign = try folder.run("diff", "a.svg", "foreign.svg")
    #expect(foreign.error.contains("'foreign.svg' is an SVG file that this program did not write"))
    #expect(foreign.code == 5)
    #expect(try folder.run("diff", "foreign.svg", "foreign.svg").code == 0)
  }

  @Test(arguments: [
    ["--tolerance", "2", "a.png", "a.png"], ["--tolerance=0", "a.svg", "a.svg"],
    ["--mask", "m.png", "a.svg", "a.svg"], ["--mask", "m.png", "a.scene.json", "a.scene.json"],
  ])
  func refusesOptionsThatWouldDoNothing(_ words: [String]) throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    for name in ["a.svg", "a.png"] { _ = try folder.run("render", "a.scene.json", "-o", name) }
    let result = try BuiltProgram.run(["diff"] + words, in: folder.url)
    #expect(result.error.contains("error[diff/option]: \(words[0].prefix(6))"))
    #expect(result.code == 2)
    #expect(!folder.exists("m.png"))
    // A value that a project or the environment says once for all counts where it can.
    let variable = try BuiltProgram.run(
      ["diff", "a.png", "a.png"], environment: ["TESSERA_TOLERANCE": "2"], in: folder.url)
    #expect(variable.code == 0)
  }

  @Test(arguments: [
    ("<&-", "it is closed"), ("< .", "it is a folder"), ("< /dev/null", "nothing comes through it"),
  ])
  func saysWhatIsWrongWithStandardInput(_ input: String, _ reason: String) throws {
    for command in ["render -n -", "check -", "explain -", "diff - -"] {
      let result = try BuiltProgram.run(
        "/bin/sh", ["-c", "tessera \(command) \(input)"], "", [:], folder.url)
      #expect(
        result.error.contains("error[file/unreadable]: cannot read standard input: \(reason)"),
        "\(command): \(result.error)")
      #expect(result.code == 5, "\(command)")
    }
  }

  /// A file that is opened takes the lowest number that is free: that of a stream that is closed.
  @Test func closedStreamsAreNobodysFiles() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let whole = try folder.run("render", "a.scene.json", "-o", "whole.png")
    #expect(whole.code == 0)
    for closed in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
      _ = try BuiltProgram.run(
        "/bin/sh", ["-c", "tessera render --no-cache a.scene.json -o part.png \(closed)"], "", [:],
        folder.url)
      let files = try ["whole.png", "part.png"].map { name in
        try Data(contentsOf: folder.url.appendingPathComponent(name))
      }
      #expect(files[0] == files[1], "\(closed)")
    }
  }

  @Test(arguments: SceneTemplate.names) func aTemplateMeetsWhatItExpects(_ name: String) throws {
    try folder.write(SceneTemplate.text(name), to: "a.scene.json")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
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
