import Foundation
import SceneFormat
import Testing

/// A short scene does not stand for gigabytes of text.
@Suite struct TextLimitTests {
  private static func scene(_ data: String, style: String = "{}", rest: String = "") -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow"},
     "style": \(style),
     "data": {"sections": [\(data)]}\(rest)}
    """
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func items(_ items: String) -> String { "{\"id\": \"s\", \"items\": [\(items)]}" }

  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var text: String
    var place: String
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "a label many times in a template",
      text: scene(
        items("{\"id\": \"a\", \"label\": \"\(repeated("x", 30_000))\"}"),
        style: "{\"cells\": {\"default\": {\"label\": \"\(repeated("{label}", 10_000))\"}}}"),
      place: "2:43"),
    Case(
      id: "a subtitle in the style of some cells",
      text: scene(
        items("{\"id\": \"a\", \"style\": \"b\", \"subtitle\": \"\(repeated("x", 30_000))\"}"),
        style: "{\"cells\": {\"b\": {\"label\": \"\(repeated("{subtitle}", 5))\"}}}"),
      place: "2:37"),
    Case(
      id: "a long header",
      text: scene(
        "{\"id\": \"s\", \"header\": \"\(repeated("x", 60_000))\", \"items\": [\"a\"]}",
        style: "{\"supplementary\": {\"header\": {\"label\": \"{label}{label}\"}}}"),
      place: "2:50"),
    Case(
      id: "many items with a long text each",
      text: scene(
        items("{\"generate\": {\"count\": 50000, \"label\": \"\(repeated("x", 5_000)){n}\"}}"),
        style: "{\"cells\": {\"default\": {\"label\": \"{label}\"}}}"),
      place: "3:85"),
    Case(
      id: "a short template for many items",
      text: scene(
        items("{\"generate\": {\"count\": 90000}}"),
        style: "{\"cells\": {\"default\": {\"label\": \"\(repeated("x", 3_000))\"}}}"),
      place: "2:43"),
    Case(
      id: "generated identifiers",
      text: scene(items("{\"generate\": {\"count\": 5, \"id\": \"\(repeated("x", 1_000)){n}\"}}")),
      place: "3:78"),
    Case(
      id: "an identifier", text: scene(items("\"\(repeated("x", 1_001))\"")), place: "3:46"),
    Case(
      id: "the identifier of an object",
      text: scene(items("{\"id\": \"\(repeated("x", 1_001))\"}")), place: "3:53"),
    Case(
      id: "a section", text: scene("{\"id\": \"\(repeated("x", 1_001))\", \"items\": []}"),
      place: "3:31"),
    Case(
      id: "a text", text: scene(items("{\"id\": \"a\", \"label\": \"\(repeated("x", 100_001))\"}")),
      place: "3:67"),
  ]

  @Test(arguments: cases) func saysWhichTextIsTooLong(_ example: Case) throws {
    let faults = Scenes.faults(in: example.text)
    #expect(faults.map(\.code) == ["limit/text"])
    #expect(faults.first?.span.map { "\($0.start)" } == example.place)
    #expect(faults.first?.expected?.contains("at most") == true)
  }

  @Test func theSameHoldsForYAML() {
    let text =
      "scene: 1\ndata: {sections: [{id: s, items: [{id: a, label: \(Self.repeated("x", 100_001))}]}]}"
    #expect(Scenes.faults(in: text, path: "a.yaml").map(\.code) == ["limit/text"])
  }

  /// Data that items keep for a cell of somebody's own are read as they are.
  @Test func namesInTheDataOfItemsMayBeLong() throws {
    let text = Self.scene(
      Self.items("{\"id\": \"a\", \"data\": {\"name\": \"\(Self.repeated("x", 50_000))\"}}"))
    #expect(Scenes.faults(in: text).isEmpty)
  }

  @Test func filesThatAreExtendedCountTogether() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("text-limit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("base", Self.scene(Self.items("\"a\""))),
      ("top", "{\"extends\": [\"base.scene.json\", \"base.scene.json\", \"base.scene.json\"]}"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).scene.json"))
    }
    var limits = SceneLimits()
    limits.fileBytes = 300
    let loader = SceneLoader(kinds: Scenes.kinds, limits: limits)
    let faults = #expect(throws: SceneFaults.self) {
      try loader.load(folder.appendingPathComponent("top.scene.json").path)
    }
    #expect(faults?.diagnostics.map(\.code) == ["file/too-large"])
  }
}
