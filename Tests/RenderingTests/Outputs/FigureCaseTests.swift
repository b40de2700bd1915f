import Cases
import Readers
import Rendering
import Testing

/// Each folder of `Fixtures/figures` is a scene and what comes out of it.
@Suite @MainActor struct FigureCaseTests {
  @Test(arguments: CaseFolder.all("figures"))
  func areDrawnAsRecorded(_ item: CaseFolder) throws {
    let place = try TemporaryFolder()
    let scene = item.url.appendingPathComponent("scene.json").path
    let files = try PlayedScene(scene).write(to: place.path)
    for file in files {
      try ExpectedFile(file, of: item, suite: "FigureCaseTests").expect(svg: place.text(of: file))
    }
    // A file that nobody makes any more would be looked at by nobody.
    #expect(item.files == (files + ["scene.json"]).sorted())
  }
}
