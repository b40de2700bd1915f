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

  /// From one section to another, the map compares with what was there before the hand took it up.
  @Test func aMapComparesWithTheStart() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [560, 420]}, "layout": {"kind": "board", "headerHeight": 34,
          "columnWidth": 160, "cellHeight": 60},
        "data": {"sections": [{"id": "open", "header": "Open", "items": ["Login", "Search", "Export"]},
          {"id": "busy", "header": "Busy", "items": ["Import"]}]},
        "steps": [{"name": "drag", "drag": {"item": "Login", "to": "busy/1"}}],
        "outputs": [{"type": "still"}]
        """)
    let map = try #require(try played.figure(.updateMap))
    #expect(map.summary.contains("Search") && !map.summary.contains("Import"))
    #expect(map.drawing.items.texts.map(\.string).contains("4 items; 1 moved."))
  }

  @Test func worldlinesTellTheStepAndNotItsChanges() async throws {
    let figure = try #require(try await dragged().figure(.worldlines))
    #expect(
      figure.summary
        == "b moves. List of six items. b moves, c and d follow; 0.3 s.")
  }
}
