import Foundation
import Readers
import Testing

/// Pictures that a scene holds and does not look at all of: a profile lets edges pass, and parts are ignored.
@Suite(.aside) struct AllowanceTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private static let stills =
    #"{"type": "still", "file": "{name}{@2x}.png"}, {"type": "still", "file": "{name}.svg"}"#

  /// - Parameters:
  ///   - clock: the text of the second cell.
  ///   - corner: the radius of all cells.
  private func write(
    clock: String = "10:41", name: String = "Ann", corner: Double = 8,
    expect: String = #", "ignore": ["clock"]"#, outputs: String = stills
  ) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 80], "scale": [1, 2], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [60, 40]},
       "style": {"cells": {"default": {"corner": \(corner)}}},
       "data": {"sections": [{"id": "s", "items": [
         {"id": "ann", "label": "\(name)"}, {"id": "clock", "label": "\(clock)"}, "c"]}]},
       "steps": [{"name": "go", "update": {"delete": ["c"]}}],
       "outputs": [\(outputs)],
       "expect": [{"pictures": "held/{name}.pictures"\(expect)}]}
      """, to: "a.scene.json")
  }

  private func record() throws {
    try write()
    let result = try folder.run("record", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
  }

  private func check(_ options: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check"] + options + ["a.scene.json"], in: folder.url)
  }

  @Test func anIgnoredElementMayLookOtherwise() throws {
    try record()
    try write(clock: "10:42")
    let result = try check()
    #expect(result.code == 0, "\(result.error)")
    #expect(
      result.error.hasPrefix(
        "note[expect/let-pass]: 3 pictures of \"held/a.pictures\" pass, and are otherwise"))
    for line in [
      "a@2x.png: only ignored parts are drawn otherwise",
      "a.svg: only what is let pass is drawn otherwise",
    ] { #expect(result.error.contains(line), "\(result.error)") }
  }

  /// A page and a summary count them apart from those that are equal.
  @Test func pagesTellWhatWasLetPass() throws {
    try record()
    try write(clock: "10:42")
    #expect(try check("--report", "r.html", "--summary", "s.md").code == 0)
    let summary = try folder.text(of: "s.md")
    #expect(
      summary.contains(
        "1 of 1 expectations met; pictures of 1 are otherwise and were let pass"))
    let page = try folder.text(of: "r.html")
    #expect(page.contains("3 outputs as accepted, 3 otherwise and let pass"))
    #expect(page.contains("[\"held/a@2x.png\",\"only ignored parts are drawn otherwise\"]"))
    try write()
    #expect(try check("--report", "r.html", "--summary", "s.md").code == 0)
    #expect(!(try folder.text(of: "s.md").contains("let pass")))
    #expect(try folder.text(of: "r.html").contains("<title>3 outputs as accepted</title>"))
  }

  /// Nor is what is ignored a cause of what is not.
  @Test func anotherElementMayNot() throws {
    try record()
    try write(clock: "10:42", name: "Ben")
    let result = try check()
    #expect(result.code == 1)
    #expect(result.error.contains("cell ann: text Ann → Ben"))
    #expect(!result.error.contains("10:42\n"), "\(result.error)")
  }

  @Test func areasAreInPointsAndMasksInPixels() throws {
    try record()
    try folder.write(
      #"""
      {"scene": 1, "canvas": {"size": [200, 80], "background": "black", "scale": 2, "theme": "light"},
       "data": {"sections": []}, "outputs": [{"type": "still", "file": "all.png"}]}
      """#, to: "all.scene.json")
    #expect(try folder.run("render", "all.scene.json").code == 0)
    for part in ["[0, 0, 200, 80]", #""all.png""#] {
      let only = #", "only": ["still"], "ignore": [\#(part)]"#
      let outputs = #"{"type": "still", "file": "{name}@2x.png", "scale": 2}"#
      try write(expect: only, outputs: outputs)
      #expect(try folder.run("record", "a.scene.json").code == 0)
      try write(clock: "10:42", expect: only, outputs: outputs)
      let result = try check()
      #expect(result.code == 0, "\(result.error)")
      let words =
        part.hasPrefix("[") ? "only ignored parts are drawn" : "64000 pixels were not looked at"
      #expect(result.error.contains(words), "\(result.error)")
    }
  }

  @Test func everyFrameOfAFilmIsLookedAtElsewhereOnly() throws {
    let film = #"{"type": "animation", "file": "{name}.png", "scale": 1}"#
    try write(outputs: film)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(clock: "10:42", outputs: film)
    #expect(try check().code == 0)
    try write(clock: "10:42", name: "Ben", outputs: film)
    #expect(try check().code == 1)
  }

  /// Somebody else has drawn the golden: its edges are others, its drawing is the same.
  @Test func aProfileLetsEdgesPassAndNothingElse() throws {
    let outputs = #"{"type": "still", "file": "{name}.png", "scale": 1}"#
    let golden = folder.url.appendingPathComponent("held/a.png")
    try write(corner: 8.2, expect: "", outputs: outputs)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let other = try Data(contentsOf: golden)
    try write(expect: "", outputs: outputs)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try other.write(to: golden)
    #expect(try check("--draw-all").code == 1)
    let passing = try check("--draw-all", "--profile", "cross-version")
    #expect(passing.code == 0, "\(passing.error)")
    #expect(passing.error.contains("all of them pass as cross-version"))
    // The scene itself has the last word.
    try write(expect: #", "profile": "exact""#, outputs: outputs)
    #expect(try check("--draw-all", "--profile", "cross-version").code == 1)
    try write(name: "Ben", expect: #", "profile": "cross-version""#, outputs: outputs)
    #expect(try check().code == 1)
  }

  /// Pixels may look alike: the drawings are known, and say that somebody has changed something.
  @Test(arguments: ["cross-version", "fuzzy"])
  func aProfileLetsNoChangeOfTheDrawingPass(_ profile: String) throws {
    let outputs = #"{"type": "still", "file": "{name}.png", "scale": 1}"#
    try write(expect: "", outputs: outputs)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(corner: 8.2, expect: "", outputs: outputs)
    let result = try check("--profile", profile)
    #expect(result.code == 1)
    #expect(result.error.contains("corner radius 8 → 8.2"), "\(result.error)")
    #expect(result.error.contains("--profile \(profile) a.scene.json"), "\(result.error)")
  }

  /// An ignored element may come and go; others may not change.
  @Test func anIgnoredElementMayGo() throws {
    let steps = #""steps": [{"name": "go", "update": {"delete": ["c"]}}],"#
    func writeStill(name: String = "Ann", with last: String) throws {
      try write(name: name, expect: #", "ignore": ["c"]"#)
      let text = try folder.text(of: "a.scene.json").replacing(steps, with: "")
      #expect(text.contains(#", "c"]"#))
      try folder.write(text.replacing(#", "c"]"#, with: last + "]"), to: "a.scene.json")
    }
    try writeStill(with: #", "c""#)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try writeStill(with: "")
    let result = try check()
    #expect(result.code == 0, "\(result.error)")
    try writeStill(name: "Ben", with: "")
    #expect(try check().error.contains("cell ann: text Ann → Ben"))
  }

  /// Also where nothing differs, and of masks that paint nothing.
  @Test func absentElementsAndClearMasksAreWarnedAbout() throws {
    try folder.write(
      #"""
      {"scene": 1, "canvas": {"size": [200, 80], "background": "white", "theme": "light"},
       "data": {"sections": []}, "outputs": [{"type": "still", "file": "clear.png"}]}
      """#, to: "all.scene.json")
    #expect(try folder.run("render", "all.scene.json").code == 0)
    try write(expect: #", "ignore": ["clock", "nobody", "clear.png"]"#)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let result = try check()
    #expect(result.code == 0)
    for word in ["nobody", "clear.png"] {
      #expect(result.error.contains("the ignored part '\(word)' is in none of the pictures\n"))
    }
    #expect(!result.error.contains("'clock'"), "\(result.error)")
  }

  /// A mask hides what is drawn below its painted parts, in drawings as in pixels.
  @Test(arguments: ["{name}.png", "{name}.svg"]) func masksAreForDrawingsToo(_ file: String) throws
  {
    try folder.write(
      #"""
      {"scene": 1, "canvas": {"size": [200, 80], "background": "white", "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [76, 60]}, "style": {"cells": {"default": {"fill": "black", "corner": 0}}},
       "data": {"sections": [{"id": "s", "items": [{"id": "x", "label": " "}, {"id": "y", "label": " "}]}]},
       "outputs": [{"type": "still", "file": "mask.png"}]}
      """#, to: "mask.scene.json")
    #expect(try folder.run("render", "mask.scene.json").code == 0)
    let outputs = #"{"type": "still", "at": "start", "file": "\#(file)", "scale": 1}"#
    let ignore = #", "ignore": ["mask.png"]"#
    try write(expect: ignore, outputs: outputs)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(name: "Ben", expect: ignore, outputs: outputs)
    let result = try check()
    #expect(result.code == 0, "\(result.error)")
    #expect(!result.error.contains("warning"), "\(result.error)")
  }

  @Test func partsThatAreInNoPictureAreWarnedAbout() throws {
    try record()
    try write(clock: "10:42", expect: #", "ignore": ["clock", "nobody"]"#)
    let result = try check()
    #expect(result.error.contains("warning[expect/let-pass]: the ignored part 'nobody' is in none"))
    #expect(!result.error.contains("'clock'"))
  }

  @Test(arguments: [
    (#""mask.png""#, "error[golden/mask]: the mask \"mask.png\" is not there", 5 as Int32),
    (#""torn.png""#, "error[golden/mask]: the mask \"torn.png\" cannot be read", 5),
    (#""../mask.png""#, "../mask.png", 5), ("[0, 0, 10]", "error[wrong-count]", 3),
    ("[0, 0, -1, 10]", "error[", 3),
  ])
  func whatIsNoPartIsRefusedAtItsPlace(_ part: String, _ words: String, _ code: Int32) throws {
    try record()
    try folder.write("torn", to: "torn.png")
    try write(clock: "10:42", expect: #", "ignore": [\#(part)]"#)
    let result = try check()
    #expect(result.code == code, "\(result.error)")
    #expect(result.error.contains(words), "\(result.error)")
    #expect(result.error.contains("--> a.scene.json:8:"), "\(result.error)")
  }

  /// Whoever accepts a group by the words of a check gets what the check has told.
  @Test func approvingKeepsWhatPasses() throws {
    try record()
    try write(clock: "10:42", name: "Ben")
    let told = try check().error
    let group = try #require(told.firstMatch(of: #/approve --group ([0-9a-f]+) /#)).1
    let result = try folder.run("approve", "--group", String(group), "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.contains("held/a.png: changed"), "\(result.output)")
    try write(clock: "10:43", name: "Ben")
    let before = try Data(contentsOf: folder.url.appendingPathComponent("held/a.png"))
    #expect(try folder.run("approve", "a.scene.json").code == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("held/a.png")) == before)
  }

  /// Drawings that a merge has left half are told: without them causes are poorer.
  @Test func marksOfAMergeInDrawingsAreWarnedAbout() throws {
    try record()
    let text = try folder.text(of: "held/a.drawings")
    try folder.write("<<<<<<< ours\n" + text, to: "held/a.drawings")
    #expect(try !check().error.contains("warning"))
    try write(clock: "10:42", name: "Ben")
    let result = try check()
    #expect(result.code == 1)
    #expect(
      result.error.contains("warning[golden/pictures]: line 1 of 'held/a.drawings' is none"),
      "\(result.error)")
  }

  /// A merge has left its marks in a list: only who accepts everything anew writes it anew.
  @Test(arguments: [["record", "--mode", "missing"], ["approve", "--outputs", "*.svg"]])
  func marksOfAMergeInAListStay(_ words: [String]) throws {
    try record()
    let marked = "<<<<<<< ours\n" + (try folder.text(of: "held/a.pictures"))
    try folder.write(marked, to: "held/a.pictures")
    let drawings = try folder.text(of: "held/a.drawings")
    try write(name: "Ben")
    let result = try BuiltProgram.run(words + ["a.scene.json"], in: folder.url)
    #expect(result.code == 5, "\(result.output)\(result.error)")
    #expect(try folder.text(of: "held/a.pictures") == marked)
    #expect(try folder.text(of: "held/a.drawings") == drawings)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(try check().code == 0)
  }

  /// The command of a difference has the options that make its variant.
  @Test func variantsAreApprovedByTheWordsOfTheCheck() throws {
    try write(expect: "", outputs: #"{"type": "still", "file": "{name}.png", "scale": 1}"#)
    let rtl = ["--direction", "rtl", "a.scene.json"]
    #expect(try BuiltProgram.run(["record"] + rtl, in: folder.url).code == 0)
    try write(
      name: "Ben", expect: "", outputs: #"{"type": "still", "file": "{name}.png", "scale": 1}"#)
    let told = try BuiltProgram.run(["check"] + rtl, in: folder.url).error
    let command = try #require(
      told.firstMatch(of: /tessera (approve --group [0-9a-f]+ --direction rtl a\.scene\.json)/))
    let words = command.1.split(separator: " ").map(String.init)
    #expect(try BuiltProgram.run(words, in: folder.url).code == 0)
    #expect(try BuiltProgram.run(["check"] + rtl, in: folder.url).code == 0)
  }

  /// One list may hold the pictures of a scene and of the same on a device: who draws some loses none of the others.
  @Test func aListKeepsThePicturesOfVariants() throws {
    try write(expect: "", outputs: #"{"type": "still", "file": "{name}.png", "scale": 1}"#)
    let list = try folder.text(of: "a.scene.json").replacing(
      "{name}.pictures", with: "all.pictures")
    try folder.write(list, to: "a.scene.json")
    for words in [[], ["--direction", "rtl"]] {
      let result = try BuiltProgram.run(["record"] + words + ["a.scene.json"], in: folder.url)
      #expect(result.code == 0 && !result.output.contains("removed"), "\(result.output)")
    }
    for words in [[], ["--direction", "rtl"]] {
      let result = try BuiltProgram.run(["check"] + words + ["a.scene.json"], in: folder.url)
      #expect(result.code == 0, "\(result.error)")
    }
    // Another output is no variant.
    try folder.write(list.replacing("{name}.png", with: "{name}-more.png"), to: "a.scene.json")
    #expect(try check().error.contains("error[expect/picture-obsolete]"))
  }

  /// Of a film some drawings are kept. Whatever differs between them is seen in its frames.
  @Test func changesBetweenTheMomentsThatAreKeptAreSeen() throws {
    func write(clock: String, middle: String) throws {
      try folder.write(
        """
        {"scene": 1, "canvas": {"size": [200, 60], "theme": "light"},
         "layout": {"kind": "flow", "itemSize": [60, 40]}, "timing": {"duration": 0.1},
         "data": {"sections": [{"id": "s", "items": [{"id": "clock", "label": "\(clock)"}, "b"]}]},
         "steps": [{"name": "one", "update": {"reload": [{"id": "b", "label": "b"}]}},
           {"name": "two", "update": {"reload": [{"id": "b", "label": "\(middle)"}]}},
           {"name": "three", "update": {"reload": [{"id": "b", "label": "b"}]}}],
         "outputs": [{"type": "animation", "file": "{name}.png", "scale": 1}],
         "expect": [{"pictures": "held/{name}.pictures", "ignore": ["clock"]}]}
        """, to: "a.scene.json")
    }
    try write(clock: "10:41", middle: "x")
    let recorded = try folder.run("record", "a.scene.json")
    #expect(recorded.code == 0, "\(recorded.error)")
    try write(clock: "10:42", middle: "x")
    let passing = try check()
    #expect(passing.code == 0, "\(passing.error)")
    try write(clock: "10:42", middle: "wide")
    #expect(try check().code == 1)
  }

  /// The words on an element are those of others, too.
  @Test func onlyTheElementThatIsMeantIsIgnored() throws {
    let outputs = Self.stills
    func color(_ color: String, clock: String) throws {
      try write(expect: #", "ignore": ["clock"]"#, outputs: outputs)
      let text = try folder.text(of: "a.scene.json")
        .replacing(#""label": "10:41""#, with: #""label": "Ann", "color": "\#(clock)""#)
        .replacing(#""label": "Ann"},"#, with: #""label": "Ann", "color": "\#(color)"},"#)
      try folder.write(text, to: "a.scene.json")
    }
    try color("red", clock: "red")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try color("red", clock: "blue")
    #expect(try check().code == 0)
    try color("blue", clock: "red")
    let result = try check()
    #expect(result.code == 1)
    for name in ["a.png", "a.svg"] { #expect(result.error.contains("\"\(name)\" differs")) }
  }
}
