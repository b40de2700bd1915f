import CairoBackend
import CoreGraphics
import Drawing
import Figures
import Motion
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// Pictures of all of the content on a screen with bars, and in its device.
@Suite @MainActor struct LongScreenTests {
  private func figures(
    _ canvas: String, then steps: String = ""
  ) throws -> (SceneFigures, [PlannedFile]) {
    let text = """
      {"scene": 1, "name": "a", "canvas": {"device": "iphone-16", "theme": "light", \(canvas),
        "bars": {"title": "T", "largeTitle": true, "tabs": [{"title": "A"}]}},
       "layout": {"kind": "flow", "itemSize": [393, 50], "minimumLineSpacing": 0},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 40, "id": "r{n}"}}]}]},
       "steps": [\(steps)], "outputs": [{"type": "still"}, {"type": "animation"}]}
      """
    return try SceneFigures.played(text)
  }

  private func bar(_ name: String, in state: LayoutSnapshot) throws -> CGRect {
    try #require(state.elements.first { $0.isOfScreen && $0.kind == .decoration(name) }).frame
  }

  @Test func barsStandAtTheEndsOfAllContent() throws {
    let (figures, files) = try figures(#""show": "content""#)
    let start = figures.start
    let area = figures.area(of: start)
    #expect(area.height == 40 * 50 + start.insets.top + start.insets.bottom)
    #expect(area.minY == start.viewport.minY)
    let ends = start.barsAtEnds(of: area)
    #expect(try bar("TabRow", in: ends).maxY == area.maxY)
    #expect(try bar("TabRow", in: start).maxY == start.viewport.maxY)
    #expect(try bar("UINavigationBar", in: ends) == bar("UINavigationBar", in: start))
    let drawing = try figures.figure(of: files[0]).drawing
    #expect(drawing.size == area.size)
    #expect(figures.stillSize(of: files[0]) == area.size)
  }

  @Test func theDeviceIsAsLongAsItsContent() throws {
    for canvas in [#""show": "content", "bezel": true"#, #""height": "content", "bezel": true"#] {
      let (figures, files) = try figures(canvas)
      let area = figures.area(of: figures.start)
      let drawing = try figures.figure(of: files[0]).drawing
      #expect(drawing.size.height > area.height + 20)
      #expect(drawing.size.width > 393 + 20)
      #expect(drawing.size.height == area.height + drawing.size.width - 393)
    }
  }

  @Test func barsStayThereWhileAFilmScrolls() throws {
    let (figures, files) = try figures(
      #""show": "content""#, then: #"{"scroll": {"by": [0, 400]}}"#)
    let film = try #require(files.first { $0.output.kind.content == .film })
    let transition = try #require(figures.played(film).first?.transitions.first)
    let states = [transition.before, transition.snapshot(progress: 0.5), transition.after]
    for state in states {
      #expect(try bar("TabRow", in: state).maxY == state.viewport.maxY)
    }
    #expect(states[0].viewport.height >= 40 * 50)
  }
}
