import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Groups that go their own way, room beside items, and sections that take over from others or differ by width.
@Suite @MainActor struct CompositionalKeysTests {
  private func scene(_ sections: String, width: Int = 320) throws -> SceneDescription {
    try SceneLoader(kinds: SceneRegistry().kinds).load(
      SourceFile(
        path: "parts.scene.json",
        text: """
          {"scene": 1, "canvas": {"size": [\(width), 480]},
           "layout": {"kind": "compositional", "sections": {\(sections)}},
           "data": {"sections": [
             {"id": "a", "items": [{"generate": {"count": 6, "id": "a{n}"}}]},
             {"id": "b", "items": [{"generate": {"count": 6, "id": "b{n}"}}]}]}}
          """))
  }

  private func frame(_ item: String, _ sections: String, width: Int = 320) throws -> CGRect? {
    try SceneRunner().run(scene(sections, width: width)).start[item: item]?.frame
  }

  private func rect(_ numbers: CGFloat...) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test func itemsHaveTheFramesOfTheirGroup() throws {
    let group = #"""
      "a": {"group": {"size": ["1w", 90], "frames": [
        ["0.5w", 0, "0.5w", "1h"], {"frame": [0, 10, 40, "0.5h"], "zIndex": 3}]}}
      """#
    #expect(try frame("a1", group) == rect(160, 0, 160, 90))
    #expect(try frame("a2", group) == rect(0, 10, 40, 45))
    #expect(try frame("a3", group) == rect(160, 90, 160, 90))
  }

  @Test func roomBesideItemsIsFixedOrAShareOfTheRest() throws {
    let group = #"""
      "a": {"group": {"size": ["1w", 60], "items": [
        {"size": [100, 40], "edgeSpacing": [5, ">=10", 0, ">=10"]}]}}
      """#
    #expect(try frame("a2", group) == rect(190, 5, 100, 40))
  }

  @Test func uniformItemsAreAsHighAsTheHighest() throws {
    let text = """
      "a": {"group": {"size": ["1w", "~30="], "repeat": 3, "items": [{"size": ["1w", "~30="]}]}}
      """
    let scene = try scene(text)
    #expect(try frame("a2", text, width: 300) == rect(100, 0, 100, 30))
    let section = scene.layout.parameters["sections"]?["a"]?["group"]?["items"]?.list?.first
    #expect(section?["size"]?.list?[1].text == "~30=")
  }

  // MARK: Taking over

  @Test func aSectionTakesOverWhatItDoesNotSay() throws {
    let sections = #"""
      "card": {"group": {"size": ["1w", 60], "repeat": 2, "items": [{}]}, "contentInsets": 10},
      "a": {"extends": "card"}, "b": {"extends": "a", "group": {"repeat": 3}, "interGroupSpacing": 4}
      """#
    #expect(try frame("a2", sections) == rect(160, 10, 150, 44))
    #expect(try frame("b5", sections) == rect(110, 274, 100, 44))
  }

  @Test func aSectionDiffersByItsRoom() throws {
    let sections = #"""
      "a": {"group": {"size": ["1w", 60], "repeat": 2, "items": [{"size": ["1w", "1h"]}]}, "when": [
        {"minWidth": 600, "group": {"repeat": 4}},
        {"minWidth": 900, "contentInsets": 10}]}
      """#
    #expect(try frame("a2", sections) == rect(160, 0, 160, 60))
    #expect(try frame("a2", sections, width: 600) == rect(150, 0, 150, 60))
    #expect(try frame("a2", sections, width: 900) == rect(230, 10, 220, 60))
  }

  @Test(arguments: [
    (#""a": {"extends": "c"}, "b": {"group": {}}"#, "unknown-name"),
    (#""a": {"extends": "b"}, "b": {"extends": "a"}"#, "extends/cycle"),
    (#""a": {"extends": "a"}"#, "extends/cycle"),
    (#""a": {"group": {}, "minWidth": 4}"#, "unknown-key"),
    (#""a": {"group": {}, "when": [{"contentInsets": 4}]}"#, "missing-key"),
    (#""a": {"group": {}, "when": [{"minWidth": 4, "when": []}]}"#, "unknown-key"),
    (#""a": {"group": {}, "when": [{"minWidth": 4}]}"#, "missing-key"),
    (
      #""a": {"group": {}, "when": [{"minWidth": 4, "effects": "fade"}, {"minWidth": 4, "effects": "fade"}]}"#,
      "wrong-value"
    ),
    (#""a": {"group": {"items": [{"repeat": 3}]}}"#, "unknown-key"),
    (#""a": {"group": {"axis": "vertical"}}"#, "unknown-key"),
    (#""a": {"group": {"frames": [[0, 0, 1, 1]], "spacing": 3}}"#, "unknown-key"),
    (#""a": {"group": {"frames": [[0, 0, 1, 1]], "items": [{}]}}"#, "unknown-key"),
    (#""a": {"group": {}, "boundary": [{"kind": "x"}, {"kind": "x"}]}"#, "repeated-identifier"),
    (#""a": {"group": {}, "decoration": "nope"}"#, "unknown-name"),
    (#""a": {"group": {"badges": [{"kind": ""}]}}"#, "wrong-value"),
    (#""a": {"group": {"repeat": 0}}, "b": {"extends": "a"}"#, "wrong-value"),
    (#""a": {"group": {"frames": [[0, 0, 1]]}}"#, "wrong-count"),
    (#""a": {"group": {"edgeSpacing": [0, "<=4", 0, 0]}}"#, "wrong-value"),
    (#""a": {"group": {"edgeSpacing": [0, 4]}}"#, "wrong-count"),
  ]) func mistakesAreNamedOnceAndWhereTheyAre(_ sections: String, _ code: String) {
    do {
      _ = try scene(sections)
      Issue.record("nothing is found in \(sections)")
    } catch {
      let found = (error as? SceneFaults)?.diagnostics ?? []
      #expect(found.map(\.code) == [code])
      #expect(found.first?.span?.start.line == 2)
    }
  }

  @Test func aSectionThatTheDataLackIsTold() throws {
    let scene = try scene(#""aa": {"group": {}}, "b": {"group": {}}"#)
    let warning = try #require(scene.warnings.first)
    #expect(scene.warnings.count == 1 && warning.code == "unknown-name")
    #expect(warning.notes.last == "\"a\" has no layout of its own: it becomes rows")
    #expect(warning.span?.start.line == 2)
    #expect(try self.scene(#""*": {"group": {}}, "b": {"extends": "*"}"#).warnings.isEmpty)
  }

  @Test func aSectionScrollsToItsItemByItself() throws {
    let text = """
      {"scene": 1, "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "steps": [{"scroll": {"section": "a", "to": "y"}}]}
      """
    let faults = #expect(throws: SceneFaults.self) {
      try SceneLoader(kinds: SceneRegistry().kinds).load(
        SourceFile(path: "a.scene.json", text: text))
    }
    #expect(
      faults?.diagnostics.map { "\($0.code) \($0.place ?? "")" } == [
        "unknown-key a.scene.json:2:24"
      ])
  }

  @Test func oneSectionInAThousandOthersIsRefusedBeforeItTakesAllMemory() {
    let items = Array(repeating: "{}", count: 2_000).joined(separator: ",")
    let others = (0..<1_000).map { #""s\#($0)": {"extends": "a"}"# }.joined(separator: ",")
    let text = #""a": {"group": {"items": [\#(items)]}}, \#(others)"#
    #expect(throws: SceneFaults.self) { try scene(text) }
  }

  // MARK: Groups that hold nothing

  @Test func aGroupWithoutRoomForItsItemSaysSo() throws {
    let run = try SceneRunner().run(
      scene(#""*": {"group": {"size": [300, 60], "items": [{"size": [320, 60]}]}}"#))
    let found = run.warnings.filter { $0.code == "compositional/empty-group" }
    #expect(found.count == 2)
    #expect(found.first?.message.hasPrefix("section 0 shows none of its 6 items: ") == true)
    #expect(found.first?.span?.start.column == 66)
  }

  /// Estimates of nothing, lengths of nothing and insets that leave nothing are said at the group's key.
  @Test(arguments: [
    (#"{"size": ["1w", "~0"], "items": [{"size": ["1w", "~0"]}]}"#, ["estimate", "flat-items"]),
    (#"{"size": ["1w", 44], "items": [{"size": [0, "1h"]}]}"#, ["flat-items"]),
    (#"{"size": ["1w", "0h"], "items": [{"size": ["1w", "1h"]}]}"#, ["flat-items"]),
    (#"{"size": ["1w", 44], "insets": 500, "items": [{"size": ["0.5w", "1h"]}]}"#, ["flat-items"]),
  ]) func itemsThatAreNothingSaySo(_ group: String, _ codes: [String]) throws {
    let run = try SceneRunner().run(scene(#""*": {"group": \#(group)}"#))
    let found = run.warnings.filter {
      $0.message.contains("section 0") || $0.code.hasSuffix("estimate")
    }
    #expect(found.map(\.code) == codes.map { "compositional/" + $0 })
    #expect(found.last?.span?.start.column == 66)
    #expect(found.last?.message.hasPrefix("section 0 shows none of its 6 items: its item ") == true)
  }

  @Test func headersWhoseEstimateIsNothingSaySo() throws {
    let text = #""*": {"group": {}, "boundary": [{"kind": "header", "size": ["1w", "~0"]}]}"#
    let found = try SceneRunner().run(scene(text)).warnings
    #expect(found.map(\.code) == ["compositional/estimate"])
    #expect(found.first?.message == "an estimate is 0 points, and has to be more than 0")
  }
}
