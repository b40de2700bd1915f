import Drawing
import SceneFormat
import Testing

@testable import Figures

/// All figures of a step mean the same by what is seen, by what scrolls, and by what is left out.
@Suite struct SeenAlikeTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private func figure(
    _ kind: OutputKind, of scene: String, fit: OutputDescription.Fit? = nil
  ) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind, fit: fit))
  }

  // MARK: The lower edge

  /// Of the second layout, six rows are seen, and a seventh begins where the screen ends.
  private static let rows = """
    "canvas": {"size": [390, 600]},
    "layouts": {"m": {"kind": "mosaic"}, "f": {"kind": "flow", "itemSize": [120, 90]}},
    "layout": "m",
    "data": {"sections": [{"id": "p", "items": [{"generate": {"count": 60, "id": "p{n}"}}]}]},
    "steps": [{"name": "flow", "layout": "f"}]
    """

  @Test func anEdgeAloneIsNotSeen() async throws {
    let played = try await PlayedFigures(scene: Self.rows)
    let difference = try #require(try played.figure(.difference))
    #expect(texts(difference).contains { $0.contains("elements of 18 differ") })
    #expect(texts(difference).contains { $0.hasPrefix("Twelve elements only come into view") })
    let stack = try #require(try played.figure(.stack)).summary
    #expect(stack.hasPrefix("All 18 cells at z 0"), "\(stack)")
    let plan = try #require(try played.figure(.blueprint)).summary
    #expect(plan.contains("and twelve more") && !plan.contains("and 15 more"), "\(plan)")
    let map = try #require(try played.figure(.updateMap)).summary
    #expect(map.contains("18 items on the screen"), "\(map)")
  }

  // MARK: Nothing more

  @Test(arguments: [OutputDescription.Fit.phone, .half])
  func plansLeaveNothingOutWhereThereIsNothing(_ fit: OutputDescription.Fit) async throws {
    let few = #"""
      "canvas": {"device": "iphone-14", "bezel": true, "bars": {"title": "Talk"}},
      "layout": {"kind": "columns", "cellHeight": 60},
      "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d"]}]}
      """#
    let covers = #"""
      "canvas": {"device": "iphone-13-mini", "landscape": true},
      "layout": {"kind": "carousel", "itemSize": [200, 220]},
      "data": {"sections": [{"id": "c",
        "items": ["Alto", "Bass", "Cello", "Drum", "Erhu", "Flute"]}]},
      "steps": [{"name": "end", "scroll": {"to": "Flute", "at": "centeredHorizontally"}}]
      """#
    for scene in [few, covers] {
      let plan = try await figure(.blueprint, of: scene, fit: fit)
      #expect(!plan.summary.contains("0 more") && !texts(plan).contains { $0.hasPrefix("0 more") })
    }
  }

  // MARK: Sections that scroll by themselves

  private static let shelves = #"""
    "canvas": {"size": [393, 700]},
    "layout": {"kind": "compositional", "sections": {"*": {"orthogonalScrolling": "groupPaging",
      "contentInsets": [0, 16, 12, 16], "interGroupSpacing": 10,
      "group": {"size": ["0.6w", 140], "items": [{"size": ["1w", "1h"]}]}}}},
    "data": {"sections": [{"id": "new", "items": ["N1", "N2", "N3", "N4", "N5"]},
      {"id": "old", "items": ["O1", "O2", "O3", "O4"]},
      {"id": "saved", "items": ["S1", "S2", "S3"]}]},
    "steps": [{"name": "swipe", "scroll": {"section": "new", "by": [244, 0]}},
      {"name": "remove", "update": {"delete": ["O1"]}}]
    """#

  @Test func shelvesAreNoColumns() async throws {
    let played = try await PlayedFigures(scene: Self.shelves)
    let figure = try #require(try played.figure(.matrix))
    #expect(!texts(figure).contains { $0.contains("column") }, "\(texts(figure))")
    #expect(!figure.summary.contains("column"), "\(figure.summary)")
  }

  /// One section is swiped, and in another one an item follows: each is told what it does.
  @Test func whoIsSwipedDoesNotFollow() async throws {
    let difference = try await figure(.difference, of: Self.shelves)
    #expect(difference.summary.contains("N1 and N2 scroll with their section"))
    #expect(difference.summary.contains("O2 follows 245 left"), "\(difference.summary)")
  }

  @Test func sectionsOfSeveralLengthsAreTold() async throws {
    let plan = try await figure(.blueprint, of: Self.shelves).summary
    #expect(plan.contains("361 of 725 to 1,215") && plan.contains("3 to 5 times"), "\(plan)")
  }

  // MARK: Titles of sheets

  @Test func sheetsWithoutColumnsOrChangesHaveAFinding() async throws {
    let ring = #"""
      "canvas": {"size": [360, 360]}, "layout": {"kind": "circle", "itemSize": [44, 44]},
      "data": {"sections": [{"id": "h", "items": ["1", "2", "3", "4", "5", "6", "7"]}]}
      """#
    let matrix = try await figure(.matrix, of: ring).summary
    #expect(matrix.hasPrefix("7 items in every window."), "\(matrix)")
    let sheet = try await figure(.contactSheet, of: Self.rows).summary
    #expect(sheet.hasPrefix("Two states: the layout becomes f."), "\(sheet)")
  }
}
