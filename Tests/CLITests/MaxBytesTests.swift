import Foundation
import Readers
import Testing

/// No output is larger than it may be: it is made smaller where that can be done, or there is none.
@Suite(.aside) struct MaxBytesTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
  }

  private func render(_ output: String, _ limit: Int) throws -> (status: Int32, error: String) {
    try folder.write(
      """
      {"scene": 1, "name": "s", "canvas": {"size": [100, 100], "theme": "light"},
       "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
       "steps": [{"timing": {"duration": 0.1, "fps": 10}, "update": {"delete": ["a"]}}],
       "outputs": [{\(output), "maxBytes": \(limit)}]}
      """, to: "s.scene.json")
    let result = try BuiltProgram.run(["render", "s.scene.json", "-o", "out"], in: folder.url)
    return (result.code, result.error)
  }

  private var files: [String] {
    FileManager.default.enumerator(atPath: folder.url.appendingPathComponent("out").path)?
      .compactMap { $0 as? String }.filter { !$0.hasPrefix(".tessera") } ?? []
  }

  @Test(arguments: [
    #""type": "still", "file": "a.png""#, #""type": "still", "file": "a.svg""#,
    #""type": "still", "file": "a.pdf""#, #""type": "storyboard", "file": "a.png""#,
    #""type": "animation", "file": "a.svg""#, #""type": "animation", "file": "a.gif""#,
    #""type": "frames", "file": "f{frame}.png""#, #""type": "frames", "file": "f{frame}.svg""#,
    #""type": "attributes", "file": "a.csv""#, #""type": "inspector", "file": "a.html""#,
  ])
  func whatCannotBeSmallEnoughIsAnErrorWithItsSize(_ output: String) throws {
    let (status, error) = try render(output, 10)
    #expect(status != 0)
    #expect(error.contains("output/too-large"))
    #expect(error.contains("expected 10 at most"))
    #expect(files == [])
    let (enough, _) = try render(output, 4_000_000)
    #expect(enough == 0)
    #expect(files != [])
  }
}
