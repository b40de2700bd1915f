import Cases
import Foundation
import Readers
import Testing

/// The README shows the program as it is.
@Suite(.aside) struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let pictures = "Fixtures/readme/"

  private let page: Page
  private let folder: SceneFolder

  init() throws {
    page = Page(
      try String(
        contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8))
    folder = try SceneFolder()
    for file in page.files { try folder.write(file.text, to: file.name) }
    let scene = try folder.text(of: "friends.scene.json")
    try folder.write(
      scene.replacing(#""kind": "columns""#, with: #""kind": "colums""#), to: "slip.scene.json")
  }

  @Test func theFirstSceneHasTenLines() throws {
    let scene = try #require(page.blocks.first { $0.language == "json" })
    #expect(scene.text.split(separator: "\n").count <= 10)
  }

  @Test func itsTranscriptsAreWhatTheProgramSays() throws {
    try folder.expectTranscripts(of: page, count: 2)
  }

  @Test func theGuidesTranscriptsAreAsWell() throws {
    let guide = Page(
      try String(
        contentsOf: Self.package.appendingPathComponent(
          "Sources/TesseraCLI/TesseraCLI.docc/TesseraCLI.md"), encoding: .utf8))
    for file in guide.files { try folder.write(file.text, to: file.name) }
    try folder.expectTranscripts(of: guide, count: 4)
  }

  /// Rows and cards of the guide can be copied: a scene, and the piece for many items.
  @Test func theGuidesRowsAreDrawn() throws {
    let guide = Page(
      try String(
        contentsOf: Self.package.appendingPathComponent(
          "Sources/TesseraCLI/TesseraCLI.docc/TesseraCLI.md"), encoding: .utf8))
    let json = guide.blocks.filter { $0.language == "json" }.map(\.text)
    let rows = try #require(json.first { $0.contains(#""template": "mail""#) })
    let many = try #require(json.first { $0.hasPrefix(#"{"generate""#) })
    let wide = rows.replacing(
      /"items": \[\n.*\n.*\n  \]/, with: "\"items\": [\(many)]")
    try folder.write(rows, to: "rows.scene.json")
    try folder.write(wide, to: "many.scene.json")
    for name in ["rows", "many"] {
      let result = try folder.run("render", "-q", "--only", "still", "\(name).scene.json")
      #expect(result.code == 0, "\(result.error)")
    }
    #expect(try folder.text(of: "rows.svg").contains("Keys for the boat house"))
    let drawn = try folder.text(of: "many.svg")
    for words in ["The piano is tuned", "9:34"] { #expect(drawn.contains(words), "\(words)") }
  }

  @Test func everyCommandThatItNamesIsOne() throws {
    let help = try BuiltProgram.run(["help"]).output
    for command in page.namedCommands { #expect(help.contains("\n  \(command) "), "\(command)") }
  }

  /// `RECORD=1` takes over what is drawn now.
  @Test func itsPicturesAreWhatItsScenesGive() throws {
    let names = page.pictures.filter { $0.hasPrefix(Self.pictures) }
      .map { String($0.dropFirst(Self.pictures.count)) }
    #expect(names.count >= 5)
    _ = try BuiltProgram.run(["render", "-q", "friends.scene.json"], in: folder.url)
    let showcase = Self.package.appendingPathComponent("Fixtures/showcase").path
    _ = try BuiltProgram.run(["render", "-q", showcase], in: folder.url)
    let kept = CaseFolder(Self.package.appendingPathComponent(Self.pictures))
    for name in names {
      try ExpectedFile(name, of: kept, suite: "ReadmeTests").expect(svg: folder.text(of: name))
    }
  }
}
