import Foundation
import Testing

/// `render --png`: how much time a PNG file is worth, on the command line or for a whole project.
@Suite(.aside) struct PNGLevelTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [320, 480], "scale": 2, "theme": "light"}, "layout": "mosaic",
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 9}}]}]},
       "outputs": [{"type": "still", "file": "a.png"}]}
      """, to: "a.scene.json")
  }

  private func size(_ words: String...) throws -> Int {
    let result = try BuiltProgram.run(["render", "-q"] + words + ["a.scene.json"], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    return try Data(contentsOf: folder.url.appendingPathComponent("a.png")).count
  }

  @Test func isChosenOnTheCommandLineOrByTheProject() throws {
    let small = try size()
    let fast = try size("--png", "fast")
    #expect(fast > small)
    #expect(try size() == small)
    try folder.write(#"{"png": "fast"}"#, to: "tessera.json")
    #expect(try size() == fast)
    #expect(try size("--png", "small") == small)
  }

  @Test func knowsItsLevels() throws {
    let result = try folder.run("render", "--png", "quick", "a.scene.json")
    #expect(result.code == 2)
    #expect(result.error.contains("one of fast, small, tiny"))
  }
}
