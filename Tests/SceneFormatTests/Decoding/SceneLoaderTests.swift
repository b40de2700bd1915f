import CoreGraphics
import Motion
import SceneFormat
import Testing

@Suite struct SceneLoaderTests {
  @Test func givesTheSmallestSceneAllItsDefaults() throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "layout": {"kind": "flow", "itemSize": [80, 80]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12}}]}]}}
      """, path: "folder/small.scene.json")
    #expect(scene.name == "small")
    #expect(scene.layout.kind.value == "flow")
    #expect(scene.layout.parameters["itemSize"]?.numbers == [80, 80])
    #expect(scene.sections.map(\.id) == ["a"])
    #expect(scene.sections[0].items.map(\.id) == (1...12).map { "a-\($0)" })
    #expect(scene.sections[0].items[2].label == "3")
    #expect(scene.canvas.size == CGSize(width: 390, height: 844))
    #expect(scene.outputs.map(\.kind.name) == ["still"])
    #expect(scene.outputs[0].file.text == "{name}.svg")
    #expect(scene.timing.timing == .standard)
  }

  @Test(arguments: ["friends-sync.scene.json", "mosaic-to-waterfall.scene.json"])
  func readsTheExamples(_ name: String) throws {
    let path = Scenes.fixtures.appendingPathComponent(name).path
    let scene = try SceneLoader(kinds: Scenes.hexagons).load(path)
    #expect(scene.warnings == [])
    #expect(scene.outputs.count == 6)
  }

  @Test func readsTheSameSceneFromYAML() throws {
    let json = try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "a", "items": ["x", {"id": "y", "size": [1, 2.5]}]}]}}"#
    )
    let yaml = try Scenes.load(
      "scene: 1\ndata:\n  sections:\n    - id: a\n      items: [x, {id: 'y', size: [1, 2.5]}]\n",
      path: "test.scene.yaml")
    #expect(yaml.sections.map { $0.items.map(\.id) } == json.sections.map { $0.items.map(\.id) })
    #expect(yaml.sections[0].items[1].size == json.sections[0].items[1].size)
  }

  @Test func namesTheImagesOfAllItems() throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "image": "a.png"}]}]},
       "steps": [{"update": {"insert": [{"item": {"id": "b", "image": "b.png"}, "to": "s/0"}],
        "reload": [{"id": "a", "image": "a.png"}]}}]}
      """)
    #expect(scene.imageFiles.map(\.value) == ["a.png", "b.png"])
  }

  @Test func findsSeveralMistakesAtOnce() {
    let faults = Scenes.codes(
      in: """
        {"scene": 1,
         "layout": {"kind": "colums"},
         "canvas": {"sise": [1, 2]},
         "data": {"sections": [{"id": "a", "items": ["x", "x"]}]}}
        """)
    #expect(
      faults == ["unknown-kind 2:21", "unknown-key 3:13", "repeated-identifier 4:51"])
  }
}
