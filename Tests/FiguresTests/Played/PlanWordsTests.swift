import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Plans and descriptions say of a scrolled screen with bars what is so.
@Suite struct PlanWordsTests {
  private func figure(_ kind: OutputKind, of scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  /// A bar is told by the inset that it makes, and hides nothing of it.
  @Test func aPlanHasNoBars() async throws {
    let figure = try await figure(
      .blueprint,
      of: #"""
        "canvas": {"device": "iphone-16", "bars": {"title": "List", "largeTitle": true}},
        "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "r", "items": [{"generate": {"count": 8}}]}]}
        """#)
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(!texts.contains("decoration"))
    #expect(texts.contains { $0.hasPrefix("inset ") })
  }

  /// The room of those that are scrolled off is none.
  @Test func whatIsScrolledOffIsNoInset() async throws {
    let figure = try await figure(
      .blueprint,
      of: #"""
        "canvas": {"size": [400, 160], "contentOffset": [150, 0]},
        "layout": {"kind": "flow", "itemSize": [90, 60], "scrollDirection": "horizontal",
          "minimumInteritemSpacing": 8, "minimumLineSpacing": 8, "sectionInset": 10},
        "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 16}}]}]}
        """#)
    #expect(!figure.summary.contains("left"))
  }

  /// Names that are read from right to left stand apart in a list, and the list is read as it is written.
  @Test func arabicNamesStandInTheirOrder() async throws {
    let figure = try await figure(
      .blueprint,
      of: #"""
        "canvas": {"size": [320, 240]}, "layout": {"kind": "flow", "itemSize": [90, 40]},
        "data": {"sections": [{"id": "s", "items": ["عمر", "نور", "Ann"]}]}
        """#)
    #expect(figure.summary.contains("\u{2068}عمر\u{2069}, \u{2068}نور\u{2069} and Ann"))
  }

  /// Of steps of which some scroll, what was asked for is told, and not who comes to stand farthest away.
  @Test func worldlinesTellScrollsBesideWhatWasAskedFor() async throws {
    let figure = try await figure(
      .worldlines,
      of: #"""
        "canvas": {"size": [320, 300]},
        "layout": {"kind": "columns", "cellHeight": 40},
        "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 40, "label": "Row {n}"}}]}]},
        "steps": [
          {"name": "down", "scroll": {"by": [0, 300]}},
          {"name": "lend", "update": {"delete": ["s-9"], "move": [{"item": "s-12", "to": "s/9"}]}},
          {"name": "back", "scroll": {"by": [0, -300]}}]
        """#)
    #expect(
      figure.summary.hasPrefix(
        "down: the content scrolls from 0 to 300; lend: Row 9 is removed, Row 12 moves; back: "))
  }
}
