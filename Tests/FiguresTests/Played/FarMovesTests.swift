import Drawing
import Testing

@testable import Figures

/// Moves that begin or end beyond the screen.
@Suite struct FarMovesTests {
  private static let scene = """
    "canvas": {"size": [320, 400]},
    "layout": {"kind": "flow", "itemSize": [320, 50], "minimumLineSpacing": 0},
    "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 40, "id": "r{n}"}}]}]},
    "steps": [{"name": "sort", "update": {"move": [
      {"item": "r2", "to": "m/39"}, {"item": "r40", "to": "m/0"}]}}]
    """

  /// The table of deltas says that they go beyond its edge, and not that they stay.
  @Test func crossTheEdgeInTheTableOfDeltas() async throws {
    let played = try await PlayedFigures(scene: Self.scene)
    let kind = try #require(PlayedFigures.kinds.first { $0.name == "difference" })
    let figure = try #require(try played.figure(kind))
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(!words.contains("no way") && !words.contains("same place"))
    #expect(words.contains("out of view") && words.contains("into view"))
  }
}
