import SceneFormat
import Testing

@testable import Figures

/// A way that is that of the middle is called so: the numbers beside it are those of the corner.
@Suite struct MiddleWaysTests {
  private static func scene(_ sizes: String) -> String {
    """
    "canvas": {"size": [320, 300]}, "layout": {"kind": "flow", "itemSize": [320, 40],
      "estimatedItemSize": [320, 40], "minimumLineSpacing": 0},
    "data": {"sections": [{"id": "f", "items": [{"id": "one", "fittingSize": [320, 40]},
      {"id": "two", "fittingSize": [320, 40]}]}]},
    "steps": [{"name": "u", "fit": {\(sizes)}}], "outputs": [{"type": "still"}]
    """
  }

  @Test func aWayOfAMiddleIsCalledSo() async throws {
    let played = try await PlayedFigures(
      scene: Self.scene(#""one": [320, 60], "two": [320, 80]"#))
    let timeline = try #require(try played.figure(.timeline)).summary
    #expect(timeline.contains("two goes farthest, its middle 40 down;"), "\(timeline)")
    #expect(timeline.contains("two: y 40 → 60"), "\(timeline)")
    let onion = try #require(try played.figure(.onion)).summary
    #expect(onion.contains("its middle 40 down"), "\(onion)")
  }

  /// All of it goes the same way: there is nothing to tell apart.
  @Test func aWayOfAWholeElementIsNot() async throws {
    let played = try await PlayedFigures(scene: Self.scene(#""one": [320, 60]"#))
    let timeline = try #require(try played.figure(.timeline)).summary
    #expect(timeline.contains("20 down") && !timeline.contains("middle"), "\(timeline)")
  }
}
