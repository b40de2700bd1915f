import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Numbers in sentences and under panels are those of what is seen, and of what was asked for.
@Suite struct CountedWordsTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private func figure(_ kind: OutputKind, of scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  private static func rows(_ items: String, _ steps: String) -> String {
    """
    "canvas": {"size": [320, 300]}, "layout": {"kind": "columns", "cellHeight": 40},
    "data": {"sections": [{"id": "s", "items": \(items)}]}, "steps": [\(steps)]
    """
  }

  @Test func whoComesIsNotThereBefore() async throws {
    let update = #"{"insert": [{"item": "Zoe", "to": "s/0"}, {"item": "Yan", "to": "s/1"}], "#
    let scene = Self.rows(
      #"["Ann", "Bob", "Cat"]"#, #"{"name": "u", "update": \#(update) "reload": ["Cat"]}}"#)
    let figure = try await figure(.storyboard, of: scene)
    #expect(texts(figure).contains("3 rows"))
    #expect(figure.summary.contains("List of three items"))
    #expect(figure.summary.contains("0.30 s: 5 rows") || !figure.summary.contains("6 rows"))
  }

  /// Four items in three columns are a full grid: a second row has begun.
  @Test(arguments: [(4, 3), (5, 4), (4, 2)])
  func aSecondRowMakesAGrid(_ items: Int, _ columns: Int) async throws {
    let scene = """
      "canvas": {"size": [400, 400]},
      "layout": {"kind": "columns", "minColumnWidth": \(360 / columns), "cellHeight": 60},
      "data": {"sections": [{"id": "s", "items": [{"generate": {"count": \(items), "id": "i{n}"}}]}]}
      """
    let figure = try await figure(.blueprint, of: scene)
    #expect(texts(figure).contains { $0.contains("\(columns) columns of") }, "\(texts(figure))")
  }

  @Test func anEmptyListHasNoRows() async throws {
    let step = #"{"name": "u", "update": {"insert": [{"item": "Zoe", "to": "s/0"}]}}"#
    let figure = try await figure(.storyboard, of: Self.rows("[]", step))
    #expect(texts(figure).contains("0 items"))
  }

  /// Of many the screen shows a few, and the words know both.
  @Test func ofManyAllAreCounted() async throws {
    let items = #"[{"generate": {"count": 1200}}]"#
    let step = #"{"name": "u", "update": {"delete": ["s-1"]}}"#
    let changed = try await figure(.storyboard, of: Self.rows(items, step))
    #expect(changed.summary.contains("List of 1,200 items"))
    #expect(texts(changed).contains { $0.hasSuffix(" of 1,200 rows") })
    let scroll = #"{"name": "d", "scroll": {"by": [0, 40]}}"#
    let scrolled = try await figure(.motion, of: Self.rows(items, scroll))
    #expect(scrolled.summary.contains("List of items"))
  }

  private static let pantry = #"""
    "canvas": {"size": [390, 600]}, "layout": {"kind": "flow", "itemSize": [110, 90],
      "minimumInteritemSpacing": 10, "sectionInset": 12, "headerReferenceSize": [0, 32]},
    "data": {"sections": [
      {"id": "pantry", "header": "Pantry", "items": ["Kale", "Bread", "Apples"]},
      {"id": "fridge", "header": "Fridge", "items": ["Quark", "Rice"]}]},
    "steps": [
      {"name": "shop", "update": {"delete": ["Bread"], "reload": ["Apples"],
        "insert": [{"item": "Salt", "to": "pantry/0"}], "move": [{"item": "Rice", "to": "pantry/1"}]}},
      {"name": "turn", "bounds": "rotate"}]
    """#

  /// Who is reloaded was asked for: it follows nobody, in no figure, and what only fades is no way to go.
  @Test func whoIsReloadedDoesNotFollow() async throws {
    let played = try await PlayedFigures(scene: Self.pantry)
    let motion = try #require(try played.figure(.motion))
    #expect(motion.summary.contains("Kale, Quark, header Fridge follow"))
    let storyboard = try #require(try played.figure(.storyboard))
    #expect(storyboard.summary.contains("Kale, Quark and header Fridge follow"))
    #expect(!texts(storyboard).contains { $0.hasPrefix("Apples is where it was") })
  }

  /// Headers are no items.
  @Test func elementsAreCountedByTheirKinds() async throws {
    let played = try await PlayedFigures(scene: Self.pantry)
    let motion = try #require(try played.figure(.motion))
    #expect(motion.summary.contains("of 5 items and 2 headers turn with the window"))
    let storyboard = try #require(try played.figure(.storyboard))
    #expect(storyboard.summary.contains("items and two headers turn with the window"))
  }

  @Test func anOverlapSaysWhoMeetsWhom() {
    let figure = Storyboard(MotionCases.friends).figure
    #expect(texts(figure).contains { $0.hasSuffix("overlaps Dan") })
  }
}
