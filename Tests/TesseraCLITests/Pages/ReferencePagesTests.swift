import Cases
import Foundation
import Rendering
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// The pages of the documentation that are made of tables are kept beside them. `RECORD=1` writes them anew.
@Suite struct ReferencePagesTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func expectKept(
    _ text: String, _ name: String, in folder: String = "Sources/TesseraCLI/TesseraCLI.docc"
  ) throws {
    let page = CaseFolder(Self.package.appendingPathComponent(folder))
    try ExpectedFile(name, of: page, suite: "ReferencePagesTests").expect(text: text)
  }

  @Test func tellsAllCommands() throws {
    try expectKept(ReferencePage.text, "Commands.md")
  }

  @Test @MainActor func tellsTheFormatOfScenes() throws {
    let kinds = SceneRegistry().kinds.rendered()
    try expectKept(SceneReference(kinds: kinds).markdown, "SceneFormat.md")
  }

  /// The schema that editors use.
  @Test @MainActor func tellsEditorsTheKeysOfScenes() throws {
    let schema = SceneSchema(kinds: SceneRegistry().kinds.rendered())
    try expectKept(schema.json, "scene-1.schema.json", in: "Fixtures/scenes")
  }
}
