import CoreGraphics
import Drawing
import Readers
import SceneFormat
import Testing

@testable import Rendering

/// The moments of a step as its author tells it, with the finger that brings it about.
@Suite @MainActor struct StoryboardOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func figures(_ step: String, _ outputs: [String]) throws -> [SceneFigure] {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [160, 120]}, "style": {"text": "blocks"},
       "layout": {"kind": "flow", "itemSize": [160, 40], "minimumLineSpacing": 0},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c", "d", "e", "f"]}]},
       "steps": [\(step)], "outputs": [\(outputs.joined(separator: ", "))]}
      """, to: "row.scene.json")
    let scene = try PlayedScene(folder.path("row.scene.json"))
    return try scene.scene.outputs.map { try scene.figure(as: $0) }
  }

  private func texts(_ figure: SceneFigure) -> [String] {
    figure.drawing.items.flatMap(Self.texts)
  }

  private static func texts(_ item: DrawItem) -> [String] {
    switch item {
    case .group(let group): group.children.flatMap(texts)
    case .text(let text): [text.string]
    case .shape, .image: []
    }
  }

  @Test func fingersAreOnItsPanels() throws {
    let figures = try figures(
      #"{"name": "one", "drag": {"item": "a", "to": "all/2"}}"#,
      [
        #"{"type": "storyboard", "touches": true}"#, #"{"type": "storyboard", "file": "b.svg"}"#,
        #"{"type": "storyboard", "touches": true, "only": ["a"], "file": "c.svg"}"#,
        #"{"type": "storyboard", "only": ["a"], "file": "d.svg"}"#,
      ])
    #expect(texts(figures[0]) == texts(figures[1]) && figures[0].sentence == figures[1].sentence)
    #expect(figures[0].drawing != figures[1].drawing)
    // Nothing but the finger is there beside an item alone.
    #expect(texts(figures[2]) == texts(figures[3]) && figures[2].drawing != figures[3].drawing)
  }

  /// Also where one part of a drag ends and the next one begins.
  @Test func aFingerIsOnEveryPanelUntilItGoesUp() throws {
    let figures = try figures(
      #"{"name": "one", "drag": {"item": "a", "to": "all/2"}}"#,
      [#"{"type": "storyboard", "touches": true}"#])
    let panels = texts(figures[0]).count { $0.hasPrefix("0.") && $0.contains(" s") }
    let discs = figures[0].drawing.items.flatMap(Self.discs)
    // Each mark is a ring on a ring; the last panel has none.
    #expect(discs.count == 2 * (panels - 1) && panels > 2, "\(discs.count) on \(panels)")
  }

  /// Circles of the size of a finger.
  private static func discs(_ item: DrawItem) -> [CGRect] {
    switch item {
    case .group(let group): group.children.flatMap(discs)
    case .shape(let shape):
      if case .ellipse(let rect) = shape.geometry, rect.width == 44 { [rect] } else { [] }
    case .text, .image: []
    }
  }

  @Test func itHasTheWordsOfItsAuthor() throws {
    let step =
      #"{"name": "down", "caption": "Scroll\nThe list goes up", "scroll": {"by": [0, 60]}}"#
    let words = texts(try figures(step, [#"{"type": "storyboard"}"#])[0])
    #expect(words.contains { $0.contains("Scroll: The list goes up · ") }, "\(words)")
  }

  /// No note below the panels repeats the finding.
  @Test func aScrollIsToldOnce() throws {
    let step = #"{"name": "down", "scroll": {"by": [0, 60]}}"#
    let words = texts(try figures(step, [#"{"type": "storyboard"}"#])[0])
    #expect(words.filter { $0.contains("scrolls from 0 to 60") }.count == 1, "\(words)")
  }
}
