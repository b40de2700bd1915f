import CoreGraphics
import SceneFormat
import Testing

@testable import TesseraCLI

@Suite struct SnippetTextTests {
  private func text(_ outputs: String, naming: String = "github") throws -> String {
    let scene = try SceneLoader().load(
      SourceFile(
        path: "x.scene.json",
        text: """
          {"scene": 1, "name": "x", "canvas": {"size": [100, 100]},
           "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
           "steps": [{"update": {"delete": ["a"]}}],
           "outputs": [\(outputs), {"type": "snippet", "naming": "\(naming)"}]}
          """))
    let work = WorkOptions(
      .render, try ArgumentParser.parse(["render", "x.scene.json"]), form: MessageForm())
    let plan = OutputPlan(scene, work)
    let file = try #require(plan.files.last)
    return SnippetText(
      plan.files, as: file, telling: { AlternativeText(scene, steps: $0).text },
      size: { _ in CGSize(width: 100, height: 80) }
    ).text
  }

  @Test func showsFiguresOfEveryScale() throws {
    let text = try text(
      """
      {"type": "still", "file": "a.png", "naming": "github", "scale": 2},
      {"type": "storyboard", "file": "b.png", "theme": "light"},
      {"type": "motion", "file": "c{@2x}.png", "theme": "light", "scale": [2, 3]},
      {"type": "onion", "file": "d.svg"}
      """)
    for name in ["a.png", "a-dark@2x.png", "b.png", "c@2x.png", "d.svg"] {
      #expect(text.contains(name))
    }
    #expect(!text.contains("c@3x.png"))
    // Of two pixels to a point, so that Markdown would show them twice as large.
    #expect(text.contains(#"src="a.png" width="100" height="80""#))
    #expect(text.contains(#"src="c@2x.png" width="100" height="80""#))
    #expect(text.contains("](b.png)"))
  }

  @Test(arguments: ["plain", "github", "docusaurus", "mkdocs"])
  func showsFilmsAsVideo(_ naming: String) throws {
    let text = try text(
      #"{"type": "animation", "file": "b.mp4", "theme": "light"}"#, naming: naming)
    #expect(text.contains("<video "))
    #expect(!text.contains("!["))
  }
}
