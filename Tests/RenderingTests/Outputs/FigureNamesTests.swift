import Readers
import Rendering
import SceneFormat
import Testing

/// Figures call elements as the data do, not by what programs call them.
@Suite @MainActor struct FigureNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "scene": 1, "canvas": {"size": [320, 200]},
        "layout": {"kind": "flow", "itemSize": [80, 60], "headerReferenceSize": [320, 24]},
        "data": {"sections": [{"id": "s1", "header": "Friends", "items": [
          {"id": "u1", "label": "Ann"}, {"id": "u2", "label": "Bob"}, {"id": "Cat", "label": "u1"}, "Dan"]}]},
        "steps": [{"name": "hot", "invalidate": ["u2"]}, {"name": "go", "update": {"delete": ["u2"]}}]
      }
      """, to: "names.scene.json")
  }

  private func figure(_ kind: OutputKind, of step: String) throws -> SceneFigure {
    try PlayedScene(folder.path("names.scene.json")).figure(kind, of: step)
  }

  @Test func theHeatMapNamesTheHotOnes() throws {
    #expect(try figure(.heatmap, of: "hot").sentence.hasPrefix("Bob takes the only invalidation"))
  }

  /// Whose label changes has its first one: identifiers stand beside no names.
  @Test func aLabelThatChangesIsANameAllTheSame() throws {
    try folder.write(
      """
      {
        "scene": 1, "canvas": {"size": [320, 200]}, "layout": {"kind": "flow", "itemSize": [80, 60]},
        "data": {"sections": [{"id": "s1", "items": [
          {"id": "u1", "label": "Ann"}, {"id": "u2", "label": "Bob"}, {"id": "u3", "label": "Cat"}]}]},
        "steps": [{"name": "go", "update": {"delete": ["u2", "u3"]}},
          {"name": "undo", "update": {"insert": [{"item": {"id": "u2", "label": "Bob again"}, "to": "s1/1"}]}}]
      }
      """, to: "again.scene.json")
    let scene = try PlayedScene(folder.path("again.scene.json"))
    let words = try scene.figure(.storyboard, of: "go").sentence
    #expect(words.hasPrefix("Bob and Cat are removed"), "\(words)")
  }

  @Test func callsHaveTheNamesOfTheirElements() throws {
    #expect(try figure(.conversation, of: "go").svg().contains("Bob (0-1) fades out"))
  }

  @Test func theStackNamesWhatIsInALayer() throws {
    #expect(try figure(.stack, of: "hot").svg().contains("Ann, Bob, Cat and Dan"))
  }
}
