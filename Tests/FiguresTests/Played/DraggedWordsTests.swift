import SceneFormat
import Testing

@testable import Figures

/// A finger lifts an item, carries it past others and lets go: many changes, which are told as the one that they are.
@Suite struct DraggedWordsTests {
  private func dragged() async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "flow", "itemSize": [300, 60]},
        "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d", "e", "f"]}]},
        "steps": [{"name": "drag", "drag": {"item": "b", "to": "s/3"}}],
        "outputs": [{"type": "still"}]
        """)
  }

  /// Whoever makes room follows: the data before the drop have it elsewhere than the screen.
  @Test func onlyTheItemInHandMoves() async throws {
    let played = try await dragged()
    let motion = try #require(try played.figure(.motion))
    #expect(motion.summary.contains("b moves, c and d follow"))
    let map = try #require(try played.figure(.updateMap))
    #expect(map.summary.contains("b moves"))
    #expect(!map.summary.contains("changes"))
  }

  @Test func worldlinesTellTheStepAndNotItsChanges() async throws {
    let figure = try #require(try await dragged().figure(.worldlines))
    #expect(
      figure.summary
        == "b moves. List of six items. b moves, c and d follow; 0.3 s.")
  }
}
