import CoreGraphics
import Drawing
import SceneFormat
import Testing

/// All that scenes say of rows and cards.
@Suite struct RowKeysTests {
  private func scene(style: String, item: String = "{\"id\": \"a\"}", section: String = "") throws
    -> SceneDescription
  {
    try Scenes.load(
      """
      {"scene": 1, "style": {"cells": \(style)},
       "data": {"sections": [{"id": "m", "items": [\(item)]\(section)}]}}
      """)
  }

  private func faults(item: String = "{\"id\": \"a\"}", look: String = "{}") -> [Diagnostic] {
    Scenes.faults(
      in: """
        {"scene": 1, "style": {"cells": {"default": \(look)}},
         "data": {"sections": [{"id": "m", "items": [\(item)]}]}}
        """)
  }

  @Test(arguments: RowTemplate.allCases) func aTemplateIsAWholeLook(_ template: RowTemplate) {
    let look = Look(template: template).withTemplate()
    #expect(look.isRow)
    #expect(look.fill != nil)
    #expect(look.row.image.placement != nil)
    #expect(Look(template: template).withTemplate(isBar: true).row.texts[.title] != nil)
  }

  @Test func everyKeyGoesBeforeTheTemplate() throws {
    let scene = try scene(
      style: """
        {"default": {"template": "mail", "height": 60, "title": {"weight": "bold"},
          "separator": {"inset": 5}, "image": {"shape": "square"}}}
        """)
    let look = try #require(scene.style.cells["default"]).withTemplate()
    #expect(look.row.height == .points(60))
    #expect(look.row.texts[.title]?.weight == .bold)
    #expect(look.row.texts[.title]?.style == .headline)
    #expect(look.row.separator.inset == 5)
    #expect(look.row.separator.isShown == true)
    #expect(look.row.image.shape == .square)
    #expect(look.row.image.size == 44)
    #expect(look.row.accessory == .chevron)
  }

  @Test func aStyleOfItsOwnBringsItsOwnSize() throws {
    let scene = try scene(
      style: """
        {"default": {"template": "row", "title": {"size": 30}},
         "big": {"title": {"style": "title1"}}}
        """)
    let big = try #require(scene.style.cells["big"])
    let text = big.over(scene.style.cells["default"] ?? Look()).row.texts[.title]
    #expect(text?.style == .title1)
    #expect(text?.size == nil)
  }

  @Test func itemsSayTheValues() throws {
    let scene = try scene(
      style: "{}",
      item: """
        {"id": "a", "caption": "c", "body": "b", "time": "9:41", "value": "v", "badge": "3", "button": "Open",
         "symbol": "bell", "tags": ["x", "y"], "side": "trailing", "unread": true, "on": true}
        """)
    let row = try #require(scene.sections.first?.items.first?.row)
    #expect(row.texts == ["c", "b", "9:41", "v", "3", "Open", "x", "y"])
    #expect(row.symbol == "bell")
    #expect(row.side == .trailing)
    #expect(row.isUnread == true && row.isOn == true)
    #expect(scene.texts.contains("9:41"))
  }

  @Test func aSectionHasAStyle() throws {
    let scene = try scene(style: "{\"own\": {}}", section: ", \"style\": \"own\"")
    #expect(scene.sections.first?.style == "own")
    let faults = Scenes.faults(
      in: """
        {"scene": 1, "style": {"cells": {"own": {}}},
         "data": {"sections": [{"id": "m", "style": "owm", "items": []}]}}
        """)
    #expect(faults.map(\.label) == ["did you mean \"own\"?"])
  }

  @Test func anUnknownSymbolIsCorrected() {
    let faults = faults(item: "{\"id\": \"a\", \"symbol\": \"mial\"}")
    #expect(faults.map(\.code) == ["unknown-symbol"])
    #expect(faults.first?.label == "did you mean \"mail\"?")
    #expect(
      self.faults(look: "{\"symbol\": {\"name\": \"bel\"}}").map(\.code) == ["unknown-symbol"])
  }

  @Test func anUnknownTemplateIsCorrected() {
    let faults = faults(look: "{\"template\": \"settigns\"}")
    #expect(faults.map(\.label) == ["did you mean \"settings\"?"])
  }

  @Test func placesOfRowsAreKnownInTheirTemplates() {
    #expect(faults(look: "{\"title\": {\"text\": \"{body} {time}\"}}").isEmpty)
    let faults = faults(look: "{\"title\": {\"text\": \"{bdy}\"}}")
    #expect(faults.map(\.code) == ["unknown-placeholder"])
    #expect(faults.first?.label == "did you mean \"{body}\"?")
  }

  @Test func aTextThatBecomesTooLongIsTold() {
    let words = String(repeating: "a", count: 5000)
    let text = String(repeating: "{body}", count: 1000)
    let faults = faults(
      item: "{\"id\": \"a\", \"body\": \"\(words)\"}",
      look: "{\"title\": {\"text\": \"\(text)\"}}")
    #expect(faults.map(\.code) == ["limit/text"])
  }

  private func faults(bars: String) -> [Diagnostic] {
    let section = #"{"id": "a", "items": ["x"]}"#
    return Scenes.faults(
      in: "{\"scene\": 1, \"canvas\": {\"bars\": \(bars)}, \"data\": {\"sections\": [\(section)]}}")
  }

  /// Nothing would be chosen.
  @Test(arguments: ["tab", "segment"]) func theNumberOfAChoiceIsThatOfOne(_ key: String) {
    let words = key == "tab" ? #"[{"title": "A"}, {"title": "B"}]"# : #"["A", "B"]"#
    let list = "\"\(key)s\": \(words)"
    #expect(faults(bars: "{\(list), \"\(key)\": 1}").isEmpty)
    let fault = faults(bars: "{\(list), \"\(key)\": 2}").first
    #expect(fault?.code == "wrong-value" && fault?.expected == "a number from 0 to 1")
    let one = key == "tab" ? #"[{"title": "A"}]"# : #"["A"]"#
    let alone = faults(bars: "{\"\(key)s\": \(one), \"\(key)\": 4}").first
    #expect(alone?.message == "\"\(key)\" is 4, and there is 1 \(key)")
    #expect(alone?.expected == "0")
    #expect(faults(bars: "{\"\(key)\": 0}").map(\.expected) == ["\"\(key)s\" beside it"])
  }

  /// A button may have a word, but hardly one that is nearly a symbol.
  @Test(arguments: ["leading", "trailing", "toolbar"]) func aMisspelledSymbolOfABarIsTold(
    _ key: String
  ) {
    let told = faults(bars: "{\"\(key)\": [\"pencl-square\", \"Edit\", \"trash\", \"Bel\"]}")
    #expect(told.map(\.label) == ["did you mean \"pencil-square\"?"])
    #expect(told.map(\.severity) == [.warning])
  }

  @Test func systemColoursHaveNames() {
    let names = ColorNames.named.map(\.name)
    #expect(names.contains("systemGroupedBackground"))
    #expect(faults(look: "{\"fill\": \"secondaryLabel\"}").isEmpty)
  }
}
