import CairoBackend
import Drawing
import Figures
import Motion
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// Films open as everything stood before their first change, whatever a layout lets its items begin with.
@Suite @MainActor struct OpeningTests {
  private func figures(hold: String, steps: String) throws -> (SceneFigures, [PlannedFile]) {
    let text = """
      {"scene": 1, "name": "comb", "canvas": {"size": [240, 240], "theme": "light"},
       "style": {"text": "blocks"}, "layout": {"kind": "HexLayout", "params": {"radius": 30, "spin": true}},
       "timing": {"duration": 0.6, "fps": 10, "hold": \(hold)},
       "data": {"sections": [{"id": "all", "items": [{"generate": {"count": 7}}]}]},
       "steps": [\(steps)],
       "outputs": [{"type": "animation", "file": "a.png"}, {"type": "still", "at": 0, "file": "s.png"}]}
      """
    let runner = SceneRunner()
    let scene = try SceneLoader(kinds: runner.registry.kinds.rendered())
      .load(SourceFile(path: "comb.scene.json", text: text))
    let run = try runner.run(scene)
    let plan = OutputPlan(scene, RenderingOptions(.folder("")))
    return (SceneFigures(run, PinnedText(CairoRasterizer().typesetter)), plan.files)
  }

  private static let insert =
    #"{"name": "in", "update": {"insert": [{"item": "new", "to": "all/1"}]}}"#

  @Test(arguments: ["0", "0.4"]) func nothingIsTurnedBeforeAnythingHappens(hold: String) throws {
    let (figures, files) = try figures(hold: hold, steps: Self.insert)
    let film = try SceneFilm(figures, files[0], framesPerSecond: 10)
    let first = film.schedule.moments[0]
    #expect(film.drawing(first) == figures.framed(figures.viewport(figures.start)))
    #expect(film.drawing(film.schedule.moments[1]) != film.drawing(first))
    #expect(figures.snapshot(of: files[1]) == figures.start)
  }

  private func isTurned(_ drawing: DrawList) -> Bool {
    drawing.items.contains { item in
      guard case .group(let group) = item else { return false }
      return abs(group.transform.b) > 0.01 && group.opacity > 0.01
    }
  }

  /// The picture that a film shows at a time is that of the drawing that moves.
  @Test(arguments: ["0", "0.4"]) func filmsAndDrawingsThatMoveShowTheSame(hold: String) throws {
    let wider = #"{"name": "wide", "set": {"radius": 40}}"#
    let at = #"{"name": "at", "animated": false, "set": {"radius": 20}}"#
    let (figures, files) = try figures(
      hold: hold, steps: [Self.insert, wider, at].joined(separator: ","))
    let film = try SceneFilm(figures, files[0], framesPerSecond: 10)
    let score = try figures.score(files[0])
    var time = 0.0
    for moment in film.schedule.moments {
      let seen = figures.viewport(score.snapshot(at: time + 1e-6))
      #expect(isTurned(film.drawing(moment)) == isTurned(seen), "at \(time)")
      time += moment.duration
    }
    #expect(abs(time - score.duration) < 0.21)
    let last = try #require(film.schedule.moments.last)
    #expect(film.drawing(last) == figures.framed(figures.viewport(figures.run.end)))
  }
}
