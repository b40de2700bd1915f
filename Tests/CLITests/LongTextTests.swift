import Foundation
import Readers
import Testing

/// A text that nobody reads to its end is drawn as far as it is seen, and repeated nowhere.
@Suite(.aside) struct LongTextTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private static let text = String(repeating: "wörd ", count: 16_000)

  @Test func aLongLabelLeavesFilesSmall() throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [90, 60]},
       "title": "\(Self.text)",
       "data": {"sections": [{"id": "a", "items": [{"id": "x", "label": "\(Self.text)"}, {"id": "y", "label": "\(Self.text)"}]}]},
       "steps": [{"name": "sync", "update": {"delete": ["x"]}}],
       "outputs": [
         {"type": "still", "file": "a.svg"}, {"type": "still", "file": "a.pdf"},
         {"type": "animation", "file": "b.svg"}, {"type": "motion", "file": "c.svg"}]}
      """, to: "a.scene.json")
    let result = try folder.run("render", "a.scene.json", "-t", "light")
    #expect(result == .init(output: "a.svg\na.pdf\nb.svg\nc.svg\n", error: "", code: 0))
    for name in ["a.svg", "a.pdf", "b.svg", "c.svg"] {
      let size = try Data(contentsOf: folder.url.appendingPathComponent(name)).count
      #expect(size < 20_000, "\(name)")
    }
  }
}
