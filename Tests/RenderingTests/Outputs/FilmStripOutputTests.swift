import Drawing
import Readers
import SceneFormat
import Testing

@testable import Rendering

/// Pictures at equal distances of time, a strip for each step.
@Suite @MainActor struct FilmStripOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func played(_ more: String = "") throws -> PlayedScene {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [160, 60]}, "style": {"text": "blocks"},
       "layout": {"kind": "flow", "itemSize": [40, 40]},
       "timing": {"duration": 0.6, "curve": "linear"},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c"]}]},
       "steps": [{"name": "one", "update": {"delete": ["a"]}},
                 {"name": "two", "animated": false, "update": {"insert": [{"item": "d", "to": "all/0"}]}}],
       "outputs": [{"type": "film-strip"\(more)}]}
      """, to: "row.scene.json")
    return try PlayedScene(folder.path("row.scene.json"))
  }

  private func times(_ figure: SceneFigure) -> [String] {
    figure.texts.filter { $0.hasSuffix(" s") }
  }

  @Test func theTimesAreEquallyFarApart() throws {
    let figure = try played(#", "count": 4, "steps": ["one"]"#).figure(.filmStrip)
    #expect(times(figure) == ["0.00 s", "0.20 s", "0.40 s", "0.60 s"])
  }

  @Test func whatHappensAtOnceHasABeforeAndAnAfter() throws {
    let figure = try played().figure(.filmStrip, of: "two")
    #expect(times(figure) == ["0.00 s", "0.00 s"])
    let both = try played().figure(.filmStrip)
    #expect(times(both).count == 6 + 2)
    #expect(
      both.sentence.contains("one: a is removed, b and c follow; six frames from 0 to 0.60 s."))
    #expect(both.sentence.contains("; two frames, at once."))
  }

  @Test func fingersAreInItsPictures() throws {
    try folder.write(
      """
      {"scene": 1, "name": "row", "canvas": {"size": [160, 120]}, "style": {"text": "blocks"},
       "layout": {"kind": "flow", "itemSize": [160, 40], "minimumLineSpacing": 0},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c", "d", "e", "f"]}]},
       "steps": [{"name": "one", "drag": {"item": "a", "to": "all/2"}}],
       "outputs": [{"type": "film-strip", "touches": true}, {"type": "film-strip", "file": "b.svg"}]}
      """, to: "row.scene.json")
    let scene = try PlayedScene(folder.path("row.scene.json"))
    let outputs = scene.scene.outputs
    func figure(_ place: Int) throws -> SceneFigure { try scene.figure(as: outputs[place]) }
    let (with, without) = (try figure(0), try figure(1))
    #expect(times(with) == times(without))
    #expect(with.drawing != without.drawing)
  }

  @Test func itIsAboutTheItemsThatItNames() throws {
    let all = try played().figure(.filmStrip).svg()
    let some = try played(#", "only": ["c"]"#).figure(.filmStrip).svg()
    #expect(some.utf8.count < all.utf8.count)
  }

  /// The finding of a strip is that of the storyboard of the same step.
  @Test func itSaysWhatAStoryboardSays() throws {
    let strip = try played(#", "steps": ["one"]"#).figure(.filmStrip, of: "one").sentence
    let board = try played().figure(.storyboard, of: "one").sentence
    let finding = try #require(board.split(separator: ". ").first)
    #expect(strip.hasPrefix("\(finding). Six frames from 0 to 0.60 s."), "\(strip)")
  }

  /// Two steps of a tall window: fewer frames stand in one row each, rather than six in two.
  @Test func stepsOfATallWindowAreNoTower() throws {
    try folder.write(
      """
      {"scene": 1, "name": "tall", "canvas": {"size": [360, 420]}, "style": {"text": "blocks"},
       "layout": {"kind": "columns", "minColumnWidth": 300, "cellHeight": 60},
       "data": {"sections": [{"id": "all", "items": ["a", "b", "c"]}]},
       "steps": [{"name": "one", "update": {"delete": ["a"]}},
                 {"name": "two", "update": {"delete": ["b"]}}],
       "outputs": [{"type": "film-strip"}]}
      """, to: "tall.scene.json")
    let figure = try PlayedScene(folder.path("tall.scene.json")).figure(.filmStrip)
    #expect(figure.drawing.size.height <= figure.drawing.size.width * 1.5)
    #expect(times(figure).count == 2 * 5)
    #expect(times(figure).filter { $0 == "0.30 s" }.count == 2)
  }

  @Test func itIsAFileAsAnyOther() throws {
    let run = try played(#", "file": "{name}-{type}{~dark}.png""#)
    #expect(
      try run.write(to: folder.path("out")) == ["row-film-strip.png", "row-film-strip~dark.png"])
  }
}
