import Readers
import Testing

/// The sentences about parts of cells: none is taken for the cell, and none is lost.
@Suite(.aside) struct PartCauseTests {
  private static let scene = #"""
    {"scene": 1, "canvas": {"size": [300, 140], "background": "systemBackground"},
     "layout": {"kind": "flow", "minimumLineSpacing": 0},
     "style": {"cells": {"default": {"template": "settings"}}},
     "data": {"sections": [{"id": "list", "items": [
       {"id": "wifi", "label": "Wi-Fi", "symbol": "wifi", "color": "systemBlue", "value": "Boat house"},
       {"id": "news", "label": "Notifications", "symbol": "bell", "color": "systemRed", "badge": "3"}]}]},
     "outputs": [{"type": "still", "file": "{name}.png"}],
     "expect": [{"pictures": "held/{name}.pictures"}]}
    """#

  private static let changes: [PictureCauseTests.Change] = [
    .init(##""badge": "3""##, ##""badge": "12""##, "cell news: badge width 25 → 31"),
    .init(##""badge": "3""##, ##""badge": "12""##, "cell news: text 3 → 12"),
    .init(##", "badge": "3""##, "", "cell news: badge 3 removed"),
    .init("[300, 140]", "[301, 140]", "cells wifi and news: background width 268 → 269"),
    .init("[300, 140]", "[301, 140]", "picture: width 300 → 301"),
    .init(##""symbol": "wifi""##, ##""symbol": "book""##, "cell wifi: symbol changed"),
    .init(
      ##""template": "settings""##, ##""template": "settings", "stroke": "#ff0000""##,
      "cells wifi and news: border added"),
    .init(
      ##""size": [300"##, ##""direction": "rtl", "size": [300"##,
      "cells wifi and news: symbol mirrored"),
  ]

  @Test(arguments: changes) func tellsTheirNames(_ change: PictureCauseTests.Change) throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try #require(Self.scene.contains(change.before))
    try folder.write(Self.scene.replacing(change.before, with: change.after), to: "a.scene.json")
    let told = try folder.run("check", "a.scene.json").error
    #expect(told.contains(change.sentence), "\(told)")
    for jargon in ["textLength", "lengthAdjust", "viewBox", "transform", "rect", "path", " M"] {
      #expect(
        !told.contains("   cell wifi: \(jargon)") && !told.contains(": \(jargon) "), "\(told)")
    }
  }

  /// All that is drawn stands in a group then.
  @Test func aCaptionChangesNoCell() throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let plain = #""file": "{name}.png"}"#
    let captioned = #""file": "{name}.png", "caption": "Settings"}"#
    try folder.write(Self.scene.replacing(plain, with: captioned), to: "a.scene.json")
    let told = try folder.run("check", "a.scene.json").error
    #expect(told.contains("text Settings added") && told.contains("height 140 → 184"), "\(told)")
    #expect(!told.contains("wifi") && !told.contains("news"), "\(told)")
  }

  /// The line below a row is not taken for the badge that goes.
  @Test func aBadgeDoesNotBecomeALine() throws {
    let folder = try SceneFolder()
    let scene = #"""
      {"scene": 1, "canvas": {"size": [300, 120], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [280, 60]},
       "style": {"cells": {"default": {"template": "row"}}},
       "data": {"sections": [{"id": "s", "items": [
         {"id": "a", "label": "Ann", "subtitle": "at four", "symbol": "star", "tags": ["new"]}]}]},
       "outputs": [{"type": "still", "file": "{name}.png"}],
       "expect": [{"pictures": "held/{name}.pictures"}]}
      """#
    try folder.write(scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(scene.replacing(#", "tags": ["new"]"#, with: ""), to: "a.scene.json")
    let told = try folder.run("check", "a.scene.json").error
    #expect(told.contains("cell a: badge new removed"), "\(told)")
    #expect(!told.contains("badge width") && !told.contains("line removed"), "\(told)")
  }

  /// Each picture is told in the colours that it shows.
  @Test func darkPicturesHaveDarkColours() throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(Self.scene.replacing("systemRed", with: "systemGreen"), to: "a.scene.json")
    let told = try folder.run("check", "a.scene.json").error
    #expect(told.contains("cell news: icon colour #ff3b30 → #34c759"), "\(told)")
    #expect(told.contains("cell news: icon colour #ff453a → #30d158"), "\(told)")
    let groups = Set(told.matches(of: /--group ([0-9a-f]+)/).map(\.output.1))
    #expect(groups.count == 2, "\(told)")
  }

  /// Two scenes with one table and other words, and their drawings, in the words of `check`.
  @Test func scenesAndDrawingsAreComparedInTheSameWords() throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene.replacing(".png", with: ".svg"), to: "a.scene.json")
    try folder.write(
      Self.scene.replacing(".png", with: ".svg").replacing("Wi-Fi", with: "WLAN"),
      to: "b.scene.json")
    let scenes = try folder.run("diff", "a.scene.json", "b.scene.json")
    #expect(scenes.output == "the tables are the same\ncell wifi: text Wi-Fi → WLAN\n")
    #expect(scenes.code == 1)
    #expect(try folder.run("diff", "--tolerance", "1", "a.scene.json", "b.scene.json").code == 0)
    #expect(
      try folder.run("diff", "a.scene.json", "a.scene.json")
        == .init(output: "the tables are the same\n", error: "", code: 0))
    for name in ["a", "b"] { #expect(try folder.run("render", "\(name).scene.json").code == 0) }
    let drawings = try folder.run("diff", "a.svg", "b.svg")
    #expect(drawings.output == "cell wifi: text Wi-Fi → WLAN\n")
    #expect(drawings.code == 1)
  }
}
