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

  /// Our own scenes are as it writes them, whatever form they came in, and no value changes.
  @Test(arguments: ["Fixtures", "Tests/UserPackage"])
  func isTheFormOfOurOwn(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent(name)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    // That of the README has ten lines, so that it is seen at once.
    let own = name == "Fixtures" ? nil : "friends.scene.json"
    let scenes = (names ?? []).filter {
      $0.hasSuffix("scene.json") && !$0.hasPrefix(".build") && $0 != own
    }
    #expect(scenes.count > (name == "Fixtures" ? 30 : 0))
    for name in scenes {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let values = try NodeReader().read(SourceFile(path: name, text: text)).written
      for form in [text, values.compact] {
        let scene = try SceneText(SourceFile(path: name, text: form), SceneLimits())
        #expect(scene.text == text, "\(name)")
        let again = try NodeReader().read(SourceFile(path: name, text: scene.text)).written
        #expect(again.compact == values.compact, "\(name)")
      }
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
