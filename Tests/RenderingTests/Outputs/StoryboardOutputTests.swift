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

  @Test func fingersAreOnItsPanels() throws {
    let figures = try figures(
      #"{"name": "one", "drag": {"item": "a", "to": "all/2"}}"#,
      [
        #"{"type": "storyboard", "touches": true}"#, #"{"type": "storyboard", "file": "b.svg"}"#,
        #"{"type": "storyboard", "touches": true, "only": ["a"], "file": "c.svg"}"#,
        #"{"type": "storyboard", "only": ["a"], "file": "d.svg"}"#,
      ])
    #expect(figures[0].texts == figures[1].texts && figures[0].sentence == figures[1].sentence)
    #expect(figures[0].drawing != figures[1].drawing)
    // Nothing but the finger is there beside an item alone.
    #expect(figures[2].texts == figures[3].texts && figures[2].drawing != figures[3].drawing)
  }

  /// Also where one part of a drag ends and the next one begins.
  @Test func aFingerIsOnEveryPanelUntilItGoesUp() throws {
    let figures = try figures(
      #"{"name": "one", "drag": {"item": "a", "to": "all/2"}}"#,
      [#"{"type": "storyboard", "touches": true}"#])
    let panels = figures[0].texts.count { $0.hasPrefix("0.") && $0.contains(" s") }
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
    let words = try figures(step, [#"{"type": "storyboard"}"#])[0].texts
    #expect(words.contains { $0.contains("Scroll: The list goes up · ") }, "\(words)")
  }

  /// No note below the panels repeats the finding.
  @Test func aScrollIsToldOnce() throws {
    let step = #"{"name": "down", "scroll": {"by": [0, 60]}}"#
    let words = try figures(step, [#"{"type": "storyboard"}"#])[0].texts
    #expect(words.filter { $0.contains("scrolls from 0 to 60") }.count == 1, "\(words)")
  }
}
