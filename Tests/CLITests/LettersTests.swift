import Foundation
import Readers
import Testing

/// Texts stand in an SVG as the scene says.
@Suite(.aside) struct LettersTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func render(_ letters: String, _ type: String) throws -> String {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [90, 60]},
       "data": {"sections": [{"id": "a", "items": ["Ann", "Bob"]}]},
       "steps": [{"apply": {"a": ["Bob", "Zoe"]}}],
       "outputs": [{"type": "\(type)", "file": "a.svg", "letters": "\(letters)"}]}
      """, to: "a.scene.json")
    let result = try folder.run("render", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    return try folder.text(of: "a.svg")
  }

  @Test(arguments: ["still", "animation", "motion"])
  func charactersAskForTheReadersFonts(_ type: String) throws {
    let svg = try render("characters", type)
    #expect(svg.contains("<text") && !svg.contains("@font-face"))
  }

  @Test(arguments: ["still", "animation", "motion"])
  func embeddedLettersAreStillWords(_ type: String) throws {
    let svg = try render("embedded", type)
    #expect(svg.contains(">Bob</text>"))
    #expect(svg.contains("@font-face{font-family:'a") && svg.contains("-Inter',Inter,"))
    #expect(svg == (try render("embedded", type)))
  }

  /// So that they are as wide in every reader. A letter alone can be no wider.
  @Test func labelsOfFiguresAreMeasured() throws {
    let svg = try render("characters", "motion")
    let labels = svg.split(separator: "<text").dropFirst().filter {
      $0.firstMatch(of: />..+<.text/) != nil
    }
    #expect(!labels.isEmpty)
    #expect(labels.filter { !$0.contains(" textLength=") } == [])
  }

  /// Words below the screen are set as those on it.
  @Test(
    .needs(.emoji),
    arguments: [
      ("still", "characters"), ("animation", "characters"),
      ("still", "outlines"), ("animation", "outlines"),
    ])
  func captionsAreLetters(_ type: String, _ letters: String) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [90, 60]},
       "data": {"sections": [{"id": "a", "items": ["Ann 👏"]}]},
       "steps": [{"apply": {"a": ["Ann 👏", "Zoe"]}}],
       "outputs": [{"type": "\(type)", "file": "a.svg", "letters": "\(letters)",
         "caption": "Well 👍"}]}
      """, to: "a.scene.json")
    let result = try folder.run("render", "a.scene.json")
    #expect(result.code == 0, "\(result.error)")
    let svg = try folder.text(of: "a.svg")
    #expect(svg.split(separator: "<image").count == 3)
    #expect(svg.contains("<text") == (letters == "characters"))
  }

  @Test(arguments: ["still", "animation", "motion"])
  func outlinesNeedNoFont(_ type: String) throws {
    let svg = try render("outlines", type)
    #expect(!svg.contains("<text") && svg.contains("<path"))
  }
}
