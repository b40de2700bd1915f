import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// The letters of a drawn screen become smaller with it in a storyboard: no row has larger ones than the screen's title.
@Suite struct ScreenLettersTests {
  private static let scene = """
    "canvas": {"device": "iphone-16", "bars": {"title": "Rooms", "largeTitle": true}},
    "layout": {"kind": "flow", "minimumLineSpacing": 0},
    "style": {"cells": {"default": {"template": "settings"}}},
    "data": {"sections": [{"id": "r", "items": ["Attic", "Cellar", "Garden", "Kitchen"]}]},
    "steps": [{"name": "sort", "update": {"move": [{"item": "Garden", "to": "r/0"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// The sizes of the screen's letters, which are those without places on the page for captions.
  private func sizes(_ fit: OutputDescription.Fit) async throws -> [String: CGFloat] {
    let played = try await PlayedFigures(scene: Self.scene)
    let words = FigureInkwork(try #require(try played.figure(.storyboard, fit: fit))).words
    let names = ["Rooms", "Attic", "Cellar", "Garden", "Kitchen"]
    return Dictionary(
      words.filter { names.contains($0.text) }.map { ($0.text, $0.size) }, uniquingKeysWith: max)
  }

  @Test(arguments: [OutputDescription.Fit.readme, .page, .half, .phone])
  func noRowIsLargerThanTheTitle(_ fit: OutputDescription.Fit) async throws {
    let sizes = try await sizes(fit)
    let title = try #require(sizes["Rooms"])
    for (name, size) in sizes { #expect(size <= title + 0.01, "\(name) \(size), title \(title)") }
  }

  /// Among rows that are bars, whoever changes still has a name.
  @Test func whoChangesIsNamedOnAPhone() async throws {
    let sizes = try await sizes(.phone)
    #expect(sizes["Garden"] != nil && sizes["Cellar"] == nil, "\(sizes)")
  }

  @Test func rowsKeepTheirOwnLettersWhereTheyAreRead() async throws {
    let sizes = try await sizes(.readme)
    let (title, row) = (try #require(sizes["Rooms"]), try #require(sizes["Cellar"]))
    // 34 points and 17.
    #expect(abs(row * 2 - title) < 0.1, "\(sizes)")
  }

  /// A layout that becomes another one is a row of panels, and no tower.
  @Test(arguments: [OutputDescription.Fit.readme, .page])
  func aLayoutChangeIsNoHigherThanWide(_ fit: OutputDescription.Fit) async throws {
    let scene = """
      "canvas": {"size": [390, 600]}, "layout": {"kind": "mosaic"},
      "data": {"sections": [{"id": "e", "items": [{"generate": {"count": 16, "id": "{n}"}}]}]},
      "steps": [{"name": "flow", "layout": {"kind": "flow", "itemSize": [90, 90],
        "minimumInteritemSpacing": 6, "minimumLineSpacing": 6}}],
      "outputs": [{"type": "still"}]
      """
    let figure = try #require(
      try await PlayedFigures(scene: scene).figure(.storyboard, fit: fit))
    #expect(figure.drawing.size.height < figure.drawing.size.width)
  }

  /// A bar in each of many small cells would say no more than that its name has no room.
  @Test func smallCellsHaveNoBars() async throws {
    let scene = """
      "canvas": {"size": [390, 420]}, "layout": {"kind": "flow", "itemSize": [44, 44],
        "minimumInteritemSpacing": 4, "minimumLineSpacing": 4},
      "data": {"sections": [{"id": "e", "items": [{"generate": {"count": 55, "id": "Item {n}"}}]}]},
      "steps": [{"name": "sort", "update": {"move": [{"item": "Item 50", "to": "e/0"}]}}],
      "outputs": [{"type": "still"}]
      """
    let figure = try #require(
      try await PlayedFigures(scene: scene).figure(.storyboard, fit: .half))
    let bars = FigureInkwork(figure).areas.filter {
      $0.bounds.height < 7 && $0.bounds.width > 3 && !$0.isRound
    }
    #expect(bars.isEmpty, "\(bars.count)")
  }
}
