import CairoBackend
import Foundation
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// The words of a picture tell what it shows, and its id is no other picture's.
@Suite @MainActor struct ShownWordsTests {
  private static let text = #"""
    {"scene": 1, "name": "alt", "canvas": {"size": [200, 160]},
     "style": {"text": "blocks"}, "layout": {"kind": "columns", "cellHeight": 40},
     "data": {"sections": [{"id": "s", "items": ["Ann", "Bob", "Cat"]}]},
     "steps": [{"name": "del", "update": {"delete": ["Ann"]}},
       {"name": "add", "update": {"insert": [{"item": "Zoe", "to": "s/0"}]}},
       {"name": "turn", "bounds": "rotate"}],
     "outputs": [{"type": "animation", "steps": ["turn"], "file": "turn.svg"},
       {"type": "animation", "steps": ["add"], "file": "add.svg"},
       {"type": "still", "at": "start", "file": "start.svg"},
       {"type": "still", "at": 0.4, "file": "middle.svg"},
       {"type": "still", "steps": ["del"], "file": "del.svg"},
       {"type": "still", "file": "end.svg"}]}
    """#

  private func files() throws -> [String: String] {
    let runner = SceneRunner()
    let scene = try SceneLoader(kinds: runner.registry.kinds.rendered())
      .load(SourceFile(path: "alt.scene.json", text: Self.text))
    let options = RenderingOptions(.folder(""))
    let maker = OutputMaker(
      try runner.run(scene), in: PlayedWindows(), as: options, by: CairoRasterizer())
    let files = OutputPlan(scene, options).files
    return try files.reduce(into: [:]) { texts, file in
      texts[file.path] = String(decoding: try maker.bytes(of: file, among: files), as: UTF8.self)
    }
  }

  @Test func picturesTellTheirOwnSteps() throws {
    let files = try files()
    func words(_ name: String) throws -> String {
      let text = try #require(files[name])
      let start = try #require(text.range(of: "<desc"))
      return String(text[start.lowerBound...].prefix { $0 != "/" })
    }
    #expect(try words("turn.svg").contains("three items. The window turns by a quarter"))
    #expect(try words("add.svg").contains("two items. Zoe appears"))
    #expect(try !words("start.svg").contains("Ann is removed"))
    #expect(try words("start.svg").contains("three items."))
    #expect(try words("middle.svg").contains("Zoe appears"))
    #expect(try !words("middle.svg").contains("turns"))
    #expect(try words("del.svg").contains("Ann is removed"))
    #expect(try !words("del.svg").contains("Zoe"))
    #expect(try words("end.svg").contains("turns by a quarter"))
    // The first and the last that are seen.
    #expect(try words("start.svg").contains(" Ann to Cat are seen."))
    #expect(try words("del.svg").contains(" Bob to Cat are seen."))
  }

  @Test func idsAreOfOneFile() throws {
    let ids = try files().values.map { text in
      try #require(text.range(of: "id=\"")).upperBound
    }.count
    let roots = Set(
      try files().values.map { text in
        let start = try #require(text.range(of: "id=\"")).upperBound
        return String(text[start...].prefix { $0 != "\"" })
      })
    #expect(roots.count == ids)
  }
}
