import Scene
import SceneFormat
import Testing

@testable import Rendering

@Suite @MainActor struct TutorialTextTests {
  /// Each step of the scene is a step of the tutorial, with its picture and its words.
  @Test func hasAStepWithAFigureForEachStep() throws {
    let scene = try SceneLoader(kinds: SceneRegistry().kinds.rendered()).load(
      SourceFile(
        path: "t.scene.json",
        text: """
          {"scene": 1, "name": "t", "title": "Friends \\"now\\"", "canvas": {"size": [60, 40]},
           "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
           "steps": [{"name": "one", "update": {"delete": ["a"]}}, {"name": "two", "update": {"insert": [{"item": "c", "to": "s/0"}]}}],
           "outputs": [{"type": "still", "file": "{name}-{step}{~dark}{@2x}.png", "naming": "docc", "scale": [1, 2]},
             {"type": "storyboard", "naming": "docc", "file": "{name}-all{~dark}.svg"},
             {"type": "snippet", "file": "{name}.tutorial", "naming": "docc"}]}
          """))
    let drawn = try PlayedScene(scene).planned(scene.outputs, RenderingOptions()).drawn()
    #expect(drawn.map(\.file.path).contains("t-two~dark@2x.png"))
    let text = String(decoding: try #require(drawn.last).bytes, as: UTF8.self)
    #expect(text.hasPrefix("@Tutorial(time: 4) {\n  @Intro(title: \"Friends \\\"now\\\"\") {\n"))
    #expect(text.components(separatedBy: "@Step {").count == 3)
    let first = text.components(separatedBy: "@Step {")[1]
    #expect(first.contains("        a is removed"))
    #expect(first.contains("        @Image(source: \"t-one\", alt: \""))
    #expect(text.contains("    @Image(source: \"t-all\", alt: \""))
    #expect(
      text.utf8.count { $0 == UInt8(ascii: "{") } == text.utf8.count { $0 == UInt8(ascii: "}") })
  }
}
