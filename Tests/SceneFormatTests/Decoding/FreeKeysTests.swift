import SceneFormat
import Testing

/// Keys that are the writer's own, and what YAML's anchors have in them.
@Suite struct FreeKeysTests {
  private func scene(
    _ text: String, _ path: String = "a.scene.yaml"
  ) throws(SceneFaults) -> SceneDescription {
    try SceneLoader(kinds: Scenes.kinds).load(SourceFile(path: path, text: text))
  }

  private func codes(_ text: String, _ path: String = "a.scene.yaml") -> [String] {
    do throws(SceneFaults) {
      _ = try scene(text, path)
    } catch {
      return error.diagnostics.map(\.code)
    }
    return []
  }

  @Test func anchorsHaveAHome() throws {
    let scene = try scene(
      """
      scene: 1
      x-looks:
        - &round {fill: blue, corner: 8}
        - &loud {fill: red, stroke: ink}
      data: {sections: [{id: a, items: [x]}]}
      style:
        cells:
          default: {<<: *round, stroke: grey}
          other: {corner: 2, <<: [*loud, *round]}
          plain: *loud
      """)
    let looks = scene.style.cells
    #expect(looks["default"]?.corner == 8)
    #expect(looks["default"]?.stroke != nil)
    // A value that stands there itself goes first, then the first that has it.
    #expect(looks["other"]?.corner == 2)
    #expect(looks["other"]?.fill == looks["plain"]?.fill)
    #expect(looks["other"]?.fill != looks["default"]?.fill)
  }

  @Test func freeKeysStandAtTheTopOnly() {
    let data = #""data": {"sections": []}"#
    #expect(codes(#"{"scene": 1, "x-note": [{"any": null}], \#(data)}"#, "a.scene.json") == [])
    #expect(
      codes(#"{"scene": 1, "note": 1, \#(data)}"#, "a.scene.json") == ["unknown-key"])
    #expect(
      codes(#"{"scene": 1, "canvas": {"x-note": 1}, \#(data)}"#, "a.scene.json")
        == ["unknown-key"])
    #expect(codes(#"{"scene": 1, "x": 1, \#(data)}"#, "a.scene.json") == ["unknown-key"])
  }

  @Test func onlyObjectsAreTakenOver() {
    for value in ["3", "[{a: 1}, 2]", "word"] {
      #expect(codes("scene: 1\ncanvas: {<<: \(value)}\ndata: {sections: []}") == ["yaml/key"])
    }
    #expect(
      codes("scene: 1\ncanvas: {<<: {}, <<: {}}\ndata: {sections: []}") == ["syntax/repeated-key"])
    #expect(codes("scene: 1\n<<: {data: {sections: []}}") == [])
    #expect(codes("scene: 1\n<<: {datum: 1}\ndata: {sections: []}") == ["unknown-key"])
  }

  /// Values that are taken over count: a short file can stand for billions of them.
  @Test func whatIsTakenOverCounts() {
    var text = "scene: 1\nx-a0: &a0 {k: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}\n"
    for level in 1...12 {
      let aliases = (0..<10).map { "k\($0): {<<: *a\(level - 1)}" }.joined(separator: ", ")
      text += "x-a\(level): &a\(level) {\(aliases)}\n"
    }
    #expect(codes(text + "data: {sections: []}").first?.hasPrefix("syntax/too-") == true)
  }

  @Test func theSchemaKnowsThem() {
    #expect(SceneSchema(kinds: Scenes.kinds).json.contains(#""patternProperties": {"^x-": {}}"#))
  }
}
