import CairoBackend
import Foundation
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// A page that shows a scene while it is written.
@Suite @MainActor struct LiveSceneTests {
  private func script(_ text: String) throws -> String {
    let folder = try DocumentFolder(["a.scene.json": text])
    let loader = SceneLoader(kinds: SceneRegistry().kinds.rendered())
    let scene = LiveScene(
      "\(folder.path)/a.scene.json", by: loader, knowing: SceneRegistry(), in: FontLibrary())
    return scene.script(number: 7)
  }

  @Test func showsFiguresAsDrawings() throws {
    let script = try script(DocumentFolder.scene("a"))
    #expect(script.hasPrefix("tessera({\"number\":7,"))
    #expect(script.contains("\"name\":\"still\""))
    // Nothing in it can end the element of a script.
    #expect(script.contains("\\u003csvg") && !script.contains("<"))
  }

  @Test func showsAFigureOnce() throws {
    let outputs = #"[{"type": "still", "file": "a.svg"}, {"type": "still", "file": "a.png"}]"#
    let script = try script(
      DocumentFolder.scene("a").replacing(
        "{\"scene\": 1,", with: "{\"scene\": 1, \"outputs\": \(outputs),"))
    #expect(script.ranges(of: "\"name\":\"still\"").count == 1)
  }

  @Test func saysAtWhichLineSomethingIsWrong() throws {
    let script = try script("{\"scene\": 1,\n \"layuot\": 3, \"data\": {\"sections\": []}}\n")
    #expect(script.contains("\"code\":\"unknown-key\""))
    #expect(script.contains("\"line\":2,\"column\":2,\"width\":8"))
    #expect(script.contains("did you mean"))
    #expect(script.contains("\"figures\":[]"))
  }

  @Test func hasAPageThatAsksForIt() {
    let page = LivePage.html(title: "a<b", script: "a.live.js").text
    #expect(page.contains("<title>a&lt;b</title>") && page.contains("data-script=\"a.live.js\""))
    #expect(!page.contains("http"))
  }

  /// Formatting twice changes nothing more, and no value ever.
  @Test func formatsAllFixturesOnce() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Fixtures")
    let names =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String } ?? []
    let scenes = names.filter { $0.hasSuffix("scene.json") }
    #expect(scenes.count > 30)
    for name in scenes {
      let file = SourceFile(
        path: name,
        text: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      let scene = try SceneText(file, SceneLimits())
      let again = SourceFile(path: name, text: scene.text)
      #expect(try !SceneText(again, SceneLimits()).isOtherwise, "\(name)")
      let values = try [file, again].map { try NodeReader().read($0).written.compact }
      #expect(values[0] == values[1], "\(name)")
    }
  }

  @Test func formatsJSONAlone() throws {
    let text = "{\"scene\":1,\n\n\"data\":{\"sections\":[]}}"
    let scene = try SceneText(SourceFile(path: "a.scene.json", text: text), SceneLimits())
    #expect(scene.text == "{\"scene\": 1, \"data\": {\"sections\": []}}\n")
    #expect(scene.isOtherwise)
    let again = try SceneText(SourceFile(path: "a.scene.json", text: scene.text), SceneLimits())
    #expect(!again.isOtherwise)
    #expect(throws: Diagnostic.self) {
      try SceneText(SourceFile(path: "a.scene.yaml", text: "scene: 1"), SceneLimits())
    }
  }
}
