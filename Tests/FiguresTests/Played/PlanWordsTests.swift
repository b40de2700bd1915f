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

  /// A title that is read from right to left does not turn the sentence behind it.
  @Test func anArabicTitleStandsApart() async throws {
    let scene = #"""
      "title": "قائمة", "canvas": {"size": [320, 240]},
      "layout": {"kind": "flow", "itemSize": [90, 40]},
      "data": {"sections": [{"id": "s", "items": ["a", "b"]}]}
      """#
    let text = try await PlayedFigures(scene: scene).alternativeText
    #expect(text.hasPrefix("\u{2068}قائمة\u{2069}: flow layout of two items."))
  }

  private static let shelf = #"""
    "canvas": {"size": [400, 160]},
    "layout": {"kind": "flow", "itemSize": [90, 60], "minimumInteritemSpacing": 8,
      "minimumLineSpacing": 8, "sectionInset": 10, "scrollDirection": "horizontal",
      "headerReferenceSize": [40, 0]},
    "data": {"sections": [
      {"id": "a", "header": "Apples", "items": ["a1", "a2", "a3", "a4"]},
      {"id": "b", "items": ["b1", "b2", "b3", "b4", "b5", "b6"]}]},
    "steps": [{"name": "flip", "update": {"moveSections": [{"section": "b", "to": 0}]}},
      {"name": "slide", "scroll": {"by": [200, 0]}}]
    """#

  /// A section is called by its name also where its header is scrolled off, or where it has none.
  @Test func sectionsHaveTheirNamesOnPlans() async throws {
    let figure = try await figure(.blueprint, of: Self.shelf)
    #expect(figure.summary.hasPrefix("b: 2 columns of 90"), "\(figure.summary)")
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(!texts.contains { $0.lowercased().contains("section 0") }, "\(texts)")
    #expect(texts.contains("b"))
  }

  /// A bar at the bottom lies over cells as one at the top does, and is hatched alike.
  @Test func insetsAreHatchedOverCells() async throws {
    let figure = try await figure(
      .blueprint,
      of: #"""
        "canvas": {"device": "iphone-16", "bars": {"title": "List", "tabs": [{"title": "A", "symbol": "star"}]}},
        "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "r", "items": [{"generate": {"count": 30}}]}]},
        "steps": [{"name": "down", "scroll": {"by": [0, 200]}}]
        """#)
    let ink = FigureInkwork(figure)
    let hatches = ink.lines.filter { line in
      line.points.count == 2 && abs(line.points[0].x - line.points[1].x) > 8
        && abs(abs(line.points[0].x - line.points[1].x) - abs(line.points[0].y - line.points[1].y))
          < 1
    }
    let cells = ink.areas.filter { $0.bounds.width > 100 && 20...80 ~= $0.bounds.height }
    let last = cells.map(\.order).max() ?? 0
    #expect(hatches.count > 20 && hatches.allSatisfy { $0.order > last })
    let reached = cells.count { cell in
      hatches.contains { line in
        line.points.allSatisfy { cell.bounds.insetBy(dx: 0, dy: -60).contains($0) }
      }
    }
    #expect(reached > 0)
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
