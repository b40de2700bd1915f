import Drawing
import SceneFormat
import Testing

/// Looks of a project's file, for all its scenes.
@Suite struct SharedStylesTests {
  private static let project = """
    {"output": "Pictures", "styles": {
      "quiet": {"template": "mail", "corner": 3, "title": {"weight": "light"}},
      "default": {"template": "row"},
      "header": {"fill": "#112233"}}}
    """

  private func kinds(_ text: String = Self.project) throws -> SceneKinds {
    var kinds = Scenes.kinds
    kinds.styles = try SharedStyles(
      SourceFile(path: "tessera.json", text: text), kinds: Scenes.kinds)
    return kinds
  }

  private func scene(
    _ items: String, style: String = "{}", kinds: SceneKinds? = nil
  ) throws -> SceneDescription {
    try Scenes.load(
      """
      {"scene": 1, "style": \(style), "data": {"sections": [{"id": "s", "items": [\(items)]}]}}
      """, kinds: try kinds ?? self.kinds())
  }

  @Test func anUnknownStyleTellsWhoseStylesAreKnown() throws {
    let text = #"""
      {"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "style": "other"}]}]}}
      """#
    let with = try #require(Scenes.faults(in: text, kinds: kinds()).first)
    #expect(with.notes.contains("the project's styles are those of tessera.json"))
    let without = try #require(Scenes.faults(in: text).first)
    #expect(
      without.notes.contains { $0.hasPrefix("no project's styles: tessera.json is looked for") })
    #expect(without.help?.contains("run the program where tessera.json is") == true)
  }

  @Test func aSceneUsesThemByName() throws {
    let scene = try scene(#"{"id": "a", "style": "quiet"}"#)
    #expect(scene.style.cells["quiet"]?.template == .mail)
    #expect(scene.style.cells["default"]?.template == .row)
    #expect(scene.style.supplementary["header"]?.fill == .fixed(ThemedColor(0x112233, 0x112233)))
    #expect(scene.files.map(\.path) == ["test.scene.json", "tessera.json"])
  }

  @Test func sectionsStepsAndManyItemsUseThem() throws {
    for text in [
      #"{"scene": 1, "data": {"sections": [{"id": "s", "style": "quiet", "items": ["a"]}]}}"#,
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 2, "style": "quiet"}}]}]}}"#,
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": []}]}, "steps": [{"update": {"insert": [{"item": {"id": "a", "style": "quiet"}, "to": "s/0"}]}}]}"#,
    ] {
      #expect(try Scenes.load(text, kinds: kinds()).style.cells["quiet"]?.corner == 3)
    }
    let header = try Scenes.load(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [], "header": {"style": "quiet"}}]}}"#,
      kinds: kinds())
    #expect(header.style.supplementary["quiet"]?.corner == 3)
    #expect(header.style.cells["quiet"] == nil)
  }

  @Test func theScenesOwnWordsGoBefore() throws {
    let scene = try scene(
      #"{"id": "a", "style": "quiet"}"#,
      style: #"{"cells": {"quiet": {"corner": 9}, "default": {"template": "store"}}}"#)
    #expect(scene.style.cells["quiet"]?.corner == 9)
    #expect(scene.style.cells["quiet"]?.template == .mail)
    #expect(scene.style.cells["default"]?.template == .store)
  }

  /// Rows that nobody shows would change how layouts ask for sizes.
  @Test func whatNobodyUsesIsNotThere() throws {
    let kinds = try kinds(#"{"styles": {"quiet": {"template": "mail"}}}"#)
    let scene = try scene(#""a""#, kinds: kinds)
    #expect(scene.style.cells.isEmpty)
    #expect(scene.files.count == 1)
  }

  @Test func aProjectWithoutStylesHasNone() throws {
    #expect(try kinds(#"{"output": "a"}"#).styles == nil)
  }

  @Test func unknownNamesSuggest() throws {
    let kinds = try kinds()
    let scene = { (items: String) in
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": \#(items)}]}}"#
    }
    let own = Scenes.faults(in: scene(#"[{"id": "a", "style": "quite"}]"#), kinds: kinds)
    #expect(own.map(\.label) == ["did you mean \"quiet\"?"])
    #expect(own.first.map { "\($0.span?.place ?? "")" } == "test.scene.json:1:79")
    let bar = Scenes.faults(
      in: scene(#"[], "header": {"style": "quite"}"#), kinds: kinds)
    #expect(bar.map(\.label) == ["did you mean \"quiet\"?"])
  }

  @Test(arguments: [
    (#"{"styles": {"a": {"templat": "mail"}}}"#, "unknown-key 1:19"),
    (#"{"styles": {"a": {"template": "male"}}}"#, "wrong-value 1:31"),
    (#"{"styles": []}"#, "wrong-type 1:12"),
    (#"{"styles": {"a": "mail"}}"#, "wrong-type 1:18"),
    (#"{"styles": {"a": {"label": "{lable}"}}}"#, "unknown-placeholder 1:28"),
    (#"{"styles": {"a": {"fill": "rde"}}}"#, "unknown-color 1:27"),
  ])
  func tellWhereTheyAreWrong(_ text: String, _ fault: String) {
    do {
      _ = try kinds(text)
      Issue.record("\(text) is read")
    } catch let faults as SceneFaults {
      #expect(
        faults.diagnostics.map { "\($0.code) \($0.span.map { "\($0.start)" } ?? "")" } == [fault])
      #expect(faults.diagnostics.first?.span?.file.path == "tessera.json")
    } catch {
      Issue.record(error)
    }
  }
}
