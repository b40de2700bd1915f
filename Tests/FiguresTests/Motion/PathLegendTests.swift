import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Legends of motion figures list what is drawn, and nothing else.
@Suite struct PathLegendTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private static let turn = "the angle turned, from the circle where it was"

  @Test(arguments: [5, 50, 500]) func arcsAreInTheLegend(_ count: Int) {
    for width in [FigureWidth.half, .phone, .readme] {
      let ring = MotionPaths(PathSamples.update(.ring, count), .init(width: width)).figure
      let angles = texts(ring).count { $0.hasSuffix("°") }
      #expect(texts(ring).contains(Self.turn) == (angles > 0), "\(width)")
      let plane = MotionPaths(PathSamples.update(.plane, count), .init(width: width)).figure
      #expect(!texts(plane).contains(Self.turn))
    }
  }

  /// A badge of the legend is one of the picture, too.
  @Test(arguments: [5, 50, 500], [PathSamples.Form.ring, .plane, .column])
  func badgesOfTheLegendAreDrawn(_ count: Int, _ layout: PathSamples.Form) {
    let figure = MotionPaths(PathSamples.update(layout, count), .init(width: .readme)).figure
    let told = [
      (FigureInk.inserted, "inserted"), (FigureInk.deleted, "deleted"), (FigureInk.moved, "moved"),
    ].filter { _, word in texts(figure).contains { $0 == word || $0.hasPrefix("\(word), the") } }
    let ink = RoleInkwork(figure.drawing)
    for (color, word) in told {
      let marks = ink.badges.count { $0.color == color } + ink.lines.count { $0.color == color }
      #expect(marks + ink.areas.count { $0 == color } > 1, "\(word)")
    }
  }

  private static let board = """
    "canvas": {"size": [1024, 640]},
    "layout": {"kind": "board", "columnWidth": 230, "headerHeight": 36},
    "data": {"sections": [
      {"id": "todo", "header": "To do", "items": ["Write tests", "Fix login", "Update icons"]},
      {"id": "doing", "header": "Doing", "items": ["Search", "Dark mode"]},
      {"id": "done", "header": "Done", "items": ["Release 1.0", "Website"]},
      {"id": "later", "header": "Later", "items": ["Watch app"]}]},
    "steps": [STEPS], "outputs": [{"type": "still"}]
    """

  private static let monday = #"""
    {"name": "monday", "update": {"move": [{"item": "Fix login", "to": "doing/0"},
      {"item": "Search", "to": "done/0"}]}}
    """#
  private static let swap =
    #"{"name": "swap", "update": {"moveSections": [{"section": "later", "to": 1}]}}"#

  /// Only the header of a column has room for one.
  @Test func anArrowIsToldWhereItIsDrawn() async throws {
    let scene = Self.board.replacing("STEPS", with: "\(Self.monday), \(Self.swap)")
    let figure = try #require(try await PlayedFigures(scene: scene).figure(.motion, fit: .readme))
    let words = texts(figure)
    #expect(words.contains { $0.hasPrefix("Arrow in a header: ") }, "\(words)")
    #expect(!words.contains { $0.hasPrefix("Arrow in a cell") }, "\(words)")
  }

  /// No item was asked to move by itself.
  @Test func aSectionThatMovesIsNoItem() async throws {
    let scene = Self.board.replacing("STEPS", with: Self.swap)
    let figure = try #require(try await PlayedFigures(scene: scene).figure(.motion, fit: .readme))
    let words = texts(figure)
    #expect(words.contains("section moved, the arrow points its way"), "\(words)")
    #expect(!words.contains { $0 == "moved" || $0.hasPrefix("moved, ") }, "\(words)")
  }

  /// An arc without room for its words is told below the picture.
  @Test func everyArcHasItsWords() async throws {
    let scene = """
      "canvas": {"size": [340, 340]}, "layout": {"kind": "circle", "itemSize": [52, 52]},
      "data": {"sections": [{"id": "r", "items": ["Nine", "One", "Two", "Three", "Four", "Five",
        "Six", "Seven", "Eight"]}]},
      "steps": [{"name": "swap", "update": {"delete": ["Two", "Six"],
        "insert": [{"item": "Ten", "to": "r/3"}]}}], "outputs": [{"type": "still"}]
      """
    let figure = try #require(try await PlayedFigures(scene: scene).figure(.motion, fit: .readme))
    let all = texts(figure).joined(separator: " ")
    #expect(all.matches(of: #/\d+°/#).count >= 6, "\(all)")
  }
}
