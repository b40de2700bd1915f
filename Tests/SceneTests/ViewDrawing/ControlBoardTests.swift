import CairoBackend
import Cases
import Drawing
import Imaging
import Readers
import Testing

@testable import Scene

/// All controls in their states, as they are drawn on a light and on a dark page.
@Suite @MainActor struct ControlBoardTests {
  @Test(arguments: [Theme.light, .dark]) func looksAsRecorded(_ theme: Theme) throws {
    let drawing = DrawList(of: ControlBoard())
    var options = RasterOptions(scale: 2)
    options.theme = theme
    try ExpectedFile(
      "\(theme)@2x.png", of: CaseFolder("views", "control-board"), suite: "ControlBoardTests"
    ).expect(picture: try CairoRasterizer().bitmap(of: drawing, options), of: drawing)
  }
}
