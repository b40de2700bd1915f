import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Differences leave out nothing that was asked for, measure in one place, and say of a section what becomes of it.
@Suite struct DifferenceTruthTests {
  private func difference(
    _ scene: String, fit: OutputDescription.Fit? = nil
  ) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(.difference, fit: fit))
  }

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  // MARK: Beside a scroll

  private static let falls = #"""
    "canvas": {"size": [400, 500]}, "layout": {"kind": "columns", "cellHeight": 50},
    "data": {"sections": [{"id": "feed", "items": [{"generate": {"count": 60, "id": "f{n}"}}]}]},
    "steps": [
      {"name": "drop", "update": {"delete": ["f2", "f50"], "move": [{"item": "f40", "to": "feed/1"}],
        "insert": [{"item": "new", "to": "feed/55"}]}},
      {"name": "scroll", "scroll": {"by": [0, 120]}}]
    """#

  @Test func titlesTellAllThatWasAskedFor() async throws {
    let title = try await difference(Self.falls).summary
    for words in ["are removed", "“40” moves", "new appears", "scrolls from 0 to 120"] {
      #expect(title.split(separator: ".")[0].contains(words), "\(words): \(title)")
    }
  }

  /// Numbers are those of the content, and say so where that is not where it was.
  @Test func tablesSayWhereTheyMeasure() async throws {
    let scrolled = texts(try await difference(Self.falls))
    #expect(scrolled.contains { $0.hasPrefix("+ is down in the content") }, "\(scrolled)")
    #expect(!scrolled.contains { $0.contains("as on the screen") })
  }
}
