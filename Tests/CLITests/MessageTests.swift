import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// Messages that say what is wrong, and lists that say what there is.
@Suite(.aside) struct MessageTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  // MARK: Lists

  @Test func listsEveryColour() throws {
    let lines = try folder.run("list", "colors").output.split(separator: "\n").map(String.init)
    #expect(lines.contains("blue  #4c94e8 #5b9ce6"))
    #expect(lines.contains { $0.hasPrefix("surface  #") })
    for hue in ["blue", "amber", "grey"] {
      for shade in 1...5 { #expect(lines.contains { $0.hasPrefix("\(hue).\(shade)  #") }) }
    }
    #expect(!lines.contains { $0.hasPrefix("yellow") || $0.hasPrefix("blue.6") })
  }

  @Test func namesShadesThatThereAre() throws {
    for (color, help) in [
      ("blue.6", "the shades of blue are blue.1, the lightest, to blue.5"),
      ("yellow.2", "tessera list colors prints the names of all colours"),
      ("blue.+3", "the shades of blue"), ("blue.03", "the shades of blue"),
    ] {
      try folder.write(
        #"{"scene": 1, "canvas": {"background": "\#(color)"}, "data": {"sections": []}}"#,
        to: "a.scene.json")
      let result = try folder.run("check", "a.scene.json")
      #expect(result.error.contains("error[unknown-color]"))
      #expect(result.error.contains(help), "\(result.error)")
      #expect(!result.error.contains("did you mean"))
    }
  }

  @Test func listsOnlyWhatWorks() throws {
    let layouts = try folder.run("list", "layouts").output
    #expect(layouts.contains("flow  "))
    #expect(layouts.contains("compositional  "))
    #expect(layouts.contains("The cells are rectangles."))
  }

  @Test func listsEveryLimit() throws {
    let limits = try folder.run("list", "limits").output
    #expect(limits.contains("items that one update inserts or moves  2,000\n"))
    #expect(limits.contains("steps  1,000\n"))
    #expect(limits.contains("sections  10,000\n"))
    #expect(limits.contains("(--max-frames)"))
  }

  @Test func saysInWhichOrderInsetsStand() throws {
    for insets in ["[1, 2, 3]", "[1]", "[]", "\"all\""] {
      try folder.write(
        #"{"scene": 1, "canvas": {"contentInset": \#(insets)}, "data": {"sections": []}}"#,
        to: "a.scene.json")
      let result = try folder.run("check", "a.scene.json")
      #expect(result.error.contains("[top, left, bottom, right]"), "\(result.error)")
    }
  }

  // MARK: Suggestions

  @Test(arguments: [
    ("invalid-update", "did you mean one of invalid-update/"),
    ("golden", "did you mean one of expect/golden"),
    ("unknown-kid", "did you mean 'unknown-kind'?"),
    ("expect", "expect/golden, "), ("zzzz", "tessera explain-code lists them"),
  ])
  func suggestsCodes(_ code: String, _ help: String) throws {
    let result = try folder.run("explain-code", code)
    #expect(result.error.contains(help), "\(result.error)")
    #expect(result.code == 2)
  }

  @Test(arguments: [
    ("coverflow", "carousel"), ("photo-gallery", "photos"), ("table", "list"),
    ("masonry", "waterfall"), ("chats", "chat"), ("kanban", "board"), ("inbox", "mail"),
    ("mosiac", "mosaic"),
    ("gird", "grid"),
  ])
  func suggestsTemplates(_ word: String, _ template: String) throws {
    let result = try folder.run("init", word)
    #expect(result.error.contains("did you mean '\(template)'?"), "\(result.error)")
    #expect(result.error.contains("expected one of grid, list"))
    #expect(result.code == 2)
  }

  @Test(arguments: [
    ["render", "-o", "", "a"], ["render", "--output=", "a"], ["render", "--page", "", "a"],
    ["render", "--manifest=", "a"], ["explain", "--step", "", "a"], ["diff", "--mask=", "a", "b"],
    ["check", "--shard", "", "a"], ["render", ""], ["diff", "a", ""],
  ])
  func saysThatAValueIsEmpty(_ words: [String]) throws {
    let result = try BuiltProgram.run(words, in: folder.url)
    #expect(result.error.contains(" empty"), "\(result.error)")
    #expect(!result.error.contains("one of these"))
    #expect(result.code == 2)
  }

  // MARK: Outputs

  @Test func saysThatThereIsNoSuchOutput() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    for words in [["--only", "matrix"], ["-n", "--only", "matrix,frames"]] {
      let result = try BuiltProgram.run(["render"] + words + ["a.scene.json"], in: folder.url)
      #expect(result.error.contains("error[output/none]: --only matrix"), "\(result.error)")
      #expect(result.error.contains("there are: still"))
      #expect(result.code == 2)
    }
    try folder.write(SceneFolder.scene(), to: "S/b.scene.json")
    try folder.write(SceneFolder.golden(size: 40), to: "S/c.scene.json")
    for _ in 0..<2 {
      let none = try folder.run("render", "-o", "Out", "--only", "matrix", "S")
      #expect(none.error.contains("none of the 2 scenes has such an output"))
      #expect(none.error.contains("there are: attributes, still"))
      #expect(none.code == 2)
      // If any scene has one, the others have nothing to do.
      #expect(try folder.run("render", "-o", "Out", "--only", "still", "S").code == 0)
    }
  }

  /// The others are written, and what is missing is said once.
  @Test func saysWhichOfTheWantedOutputsThereAreNot() throws {
    try folder.write(SceneFolder.scene(), to: "S/b.scene.json")
    try folder.write(SceneFolder.golden(size: 40), to: "S/c.scene.json")
    for _ in 0..<2 {
      let both = try folder.run("render", "-o", "Out", "--only", "still,matrix,stack", "S")
      #expect(
        both.error.contains(
          "warning[output/none]: --only matrix,stack: none of the 2 scenes has such an output"),
        "\(both.error)")
      #expect(both.code == 0)
      let all = try folder.run("render", "-o", "Out", "--only", "still,attributes", "S")
      #expect(!all.error.contains("output/none"), "\(all.error)")
    }
    let one = try folder.run("render", "-n", "--only", "still,matrix", "S/b.scene.json")
    #expect(one.error.contains("--only matrix: the scene has no such output"), "\(one.error)")
    #expect(one.output == "b.svg\n")
  }

  @Test(arguments: ["render", "check", "record", "diff", "explain"])
  func saysThatAFolderToReadIsNotThere(_ command: String) throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let words = command == "diff" ? ["a.scene.json", "a.scene.json"] : ["a.scene.json"]
    let result = try BuiltProgram.run(
      [command, "--allow-read", "here:nowhere"] + words, in: folder.url)
    #expect(
      result.error.contains("warning[file/missing]: --allow-read: there is no folder 'nowhere'"),
      "\(result.error)")
    #expect(result.code == 0)
  }

  /// One picture that is too large takes nothing else with it, and is told of before the first file.
  @Test(arguments: [
    (#""size": [10000, 10000], "scale": 3"#, ["a.png", "b.gif", "c0.png"]),
    (
      #""size": [100, 100], "scale": 3, "show": "content""#, ["a.png"]
    ),
  ])
  func whatIsTooLargeLeavesTheOthers(_ canvas: String, _ outsized: [String]) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {\(canvas), "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [80, 9000]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 90}}]}]},
       "steps": [{"scroll": {"by": [0, 40]}}], "timing": {"duration": 0.04, "fps": 25},
       "outputs": [{"type": "still", "file": "a.png"}, {"type": "still", "file": "a.svg"},
       {"type": "animation", "file": "b.gif"}, {"type": "frames", "file": "c{frame}.png"},
       {"type": "attributes", "file": "d.attrs"}]}
      """, to: "a.scene.json")
    let words = ["render", "-v"] + (outsized.count == 1 ? ["--only", "still,attributes"] : [])
    let result = try BuiltProgram.run(words + ["a.scene.json"], in: folder.url)
    #expect(result.code == 3)
    #expect(
      result.error.components(separatedBy: "error[limit/pixels]").count == outsized.count + 1,
      "\(result.error)")
    #expect(folder.files == ["a.scene.json", "a.svg", "d.attrs"])
  }

  @Test(arguments: [
    #""canvas": {"size": [10000, 10000], "scale": 3}"#,
    #""canvas": {"size": [100, 100], "scale": 3, "show": "content"}, "layout": {"kind": "flow", "itemSize": [80, 9000]}"#,
  ])
  func refusesPicturesThatAreTooLargeBeforeTheyAreMade(_ canvas: String) throws {
    try folder.write(
      """
      {"scene": 1, \(canvas),
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 90}}]}]},
       "outputs": [{"type": "still", "file": "{name}.png"}]}
      """, to: "a.scene.json")
    let result = try folder.run("render", "--debug", "a.scene.json")
    #expect(result.error.contains("error[limit/pixels]: a picture of "), "\(result.error)")
    #expect(result.error.contains("expected 268435456 pixels at most, and 1048576 on a side"))
    #expect(result.code == 3)
    #expect(!folder.exists("a.png"))
    #expect(try folder.run("check", "a.scene.json").code == 0)
    #expect(try folder.run("render", "a.scene.json", "-o", "a.svg").code == 0)
  }

  // MARK: Checks

  @Test func tellsWhatPassed() throws {
    let text = SceneFolder.golden(size: 40).replacing(
      "{\"golden\": \"g.attrs\"}", with: "{\"contract\": true},\n{\"golden\": \"g.attrs\"}")
    try folder.write(text, to: "a.scene.json")
    _ = try folder.run("record", "a.scene.json")
    let passed = try folder.run("check", "--json", "a.scene.json").output
    #expect(
      passed.contains(
        #"{"event":"expectation","scene":"a.scene.json","check":"contract","line":4,"#))
    #expect(passed.contains(#""check":"golden","line":5,"column":2,"met":true}"#))
    #expect(
      passed.contains(
        #"{"event":"checked","scene":"a.scene.json","expectations":2,"met":2,"played":true}"#))
    try folder.write(text.replacing("[40, 40]", with: "[50, 40]"), to: "a.scene.json")
    let failed = try folder.run("check", "--json", "a.scene.json").output
    #expect(failed.contains(#""check":"golden","line":5,"column":2,"met":false}"#))
    #expect(failed.contains(#""expectations":2,"met":1,"played":true}"#))
    try folder.write(SceneFolder.scene(), to: "b.scene.json")
    #expect(
      try folder.run("check", "--json", "b.scene.json").output.contains(
        #"{"event":"checked","scene":"b.scene.json","expectations":0,"met":0,"played":true}"#))
  }

  // MARK: Folders

  @Test func gitLeavesTheNotesAlone() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    #expect(try folder.run("render", "-o", "Out", "a.scene.json").code == 0)
    #expect(try folder.text(of: "Out/.tessera/.gitignore") == "*\n")
    // A line that somebody has written there is kept.
    try folder.write("scenes\n", to: "Out/.tessera/.gitignore")
    #expect(try folder.run("render", "-o", "Out", "--force", "a.scene.json").code == 0)
    #expect(try folder.text(of: "Out/.tessera/.gitignore") == "scenes\n")
  }
}
