import Foundation
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// The pages of the documentation that are made of tables are kept beside them. `RECORD=1` writes them anew.
@Suite struct ReferencePagesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/TesseraCLI/TesseraCLI.docc")

  private func expectKept(_ text: String, _ name: String) throws {
    let page = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: page)
    }
    let isKept = try String(contentsOf: page, encoding: .utf8) == text
    #expect(isKept, "\(name) does not say what the program does: write it anew with RECORD=1")
  }

  @Test func tellsAllCommands() throws {
    try expectKept(ReferencePage.text, "Commands.md")
  }

  @Test @MainActor func tellsTheFormatOfScenes() throws {
    try expectKept(SceneReference(kinds: SceneRegistry().kinds).markdown, "SceneFormat.md")
  }
}
