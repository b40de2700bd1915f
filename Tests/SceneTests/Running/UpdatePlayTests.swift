import Notation
import Motion
import Scene
import SceneFormat
import Testing

/// The screen after updates of every form. Seeds are the tests' arguments.
@Suite @MainActor struct UpdatePlayTests {
  /// The screen shows exactly the items of the data, once each, in the places and with the words that it would
  /// have if it had been shown for the first time.
  @Test(arguments: 0..<60) func theScreenShowsTheDataOnceEach(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var model = UpdateModel()
    let start = model.sections
    let steps = (0..<4).map { _ in model.step(using: &random) }
    let run = try PlayedScenes.run(Self.scene(start, steps: steps))
    #expect(run.stop == nil, "seed \(seed): \(steps)")
    #expect(run.warnings == [], "seed \(seed): \(steps)")
    for step in run.steps {
      #expect(
        step.recording.count <= 1, "seed \(seed): \(step.name) has steps that nobody asked for")
    }
    let fresh = try PlayedScenes.run(Self.scene(model.sections, steps: []))
    let (expected, actual) = (fresh.start, run.end)
    #expect(Self.frames(actual) == Self.frames(expected), "seed \(seed): \(steps)")
    let items = model.sections.flatMap(\.items)
    #expect(actual.elements.count == items.count, "seed \(seed): \(steps)")
    for item in items {
      let words = "\(actual[item: item.name]?.content ?? [])"
      let shown = items.filter { words.contains("\"\($0.label)\"") }.map(\.label)
      #expect(shown == [item.label], "seed \(seed): \(steps)")
    }
  }

  /// Rows that are shown once more show the same: nothing changes after the update.
  @Test(arguments: [#""tags": ["new"]"#, #""button": "Get""#, #""badge": "3", "tags": ["a", "b"]"#])
  func rowsMakeOneStepOfAnUpdate(_ values: String) throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "layout": {"kind": "flow"},
       "style": {"cells": {"default": {"template": "row", "accessory": "button"}}},
       "data": {"sections": [{"id": "a", "items": ["Ann", {"id": "Bob", \(values)}, "Cat"]}]},
       "steps": [{"name": "s", "update": {"delete": ["Ann"], "insert": [{"item": "Zoe", "to": "a/0"}]}}]}
      """)
    #expect(run.steps.map(\.recording.count) == [1])
    #expect(run.steps.map(\.name) == ["s"])
  }

  private static func frames(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.elements.map { "\($0.id) \($0.frame)" }
  }

  private static func scene(_ sections: [UpdateModel.Section], steps: [String]) -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 900]}, "layout": {"kind": "flow", "itemSize": [40, 20]},
     "data": {"sections": [\(sections.map(\.text).joined(separator: ", "))]},
     "steps": [\(steps.joined(separator: ",\n"))]}
    """
  }

  private func played(_ update: String) throws -> SceneRun {
    try PlayedScenes.run(PlayedScenes.flow("\"steps\": [{\"update\": \(update)}]"))
  }

  @Test(arguments: [
    (#"{"reload": ["b"], "move": [{"item": "c", "to": "main/0"}]}"#, ["c", "a", "b", "x"]),
    (#"{"reload": ["c"], "move": [{"item": "c", "to": "main/0"}]}"#, ["c", "a", "b", "x"]),
    (#"{"reconfigure": ["c"], "move": [{"item": "c", "to": "main/0"}]}"#, ["c", "a", "b", "x"]),
    (
      #"{"reload": ["b", "x"], "moveSections": [{"section": "more", "to": 0}]}"#,
      ["x", "a", "b", "c"]
    ),
    (#"{"reload": ["c"], "delete": ["a"]}"#, ["b", "c", "x"]),
    (#"{"reload": ["c"], "insert": [{"item": "n", "to": "main/0"}]}"#, ["n", "a", "b", "c", "x"]),
    (
      #"{"deleteSections": ["more"], "move": [{"item": "x", "to": "main/1"}]}"#,
      ["a", "x", "b", "c"]
    ),
    (
      #"{"insertSections": [{"section": {"id": "n", "items": ["k"]}, "to": 0}], "move": [{"item": "a", "to": "n/1"}]}"#,
      ["k", "a", "b", "c", "x"]
    ),
  ])
  func everyFormOfUpdateIsOneChange(_ update: String, _ names: [String]) throws {
    let run = try played(update)
    #expect(run.stop == nil)
    #expect(run.warnings == [])
    #expect(run.steps.first?.recording.map(\.cause) == [.update])
    #expect(run.end.elements.compactMap(\.id.identifier) == names)
  }

  @Test func aReconfiguredItemKeepsItsCellAndShowsItsNewContents() throws {
    let run = try played(#"{"reconfigure": [{"id": "b", "label": "B!"}]}"#)
    let tracks = try #require(run.steps.first?.transitions.first).tracks.filter {
      $0.id.identifier == "b"
    }
    #expect(tracks.count == 1)
    let shown = try #require(run.end[item: "b"])
    #expect("\(shown.content)".contains("B!"))
    let reloaded = try played(#"{"reload": [{"id": "b", "label": "B!"}]}"#)
    let views = try #require(reloaded.steps.first?.transitions.first).tracks.filter {
      $0.id.identifier == "b"
    }
    #expect(views.count == 2)
  }

  @Test(arguments: [
    #"{"reload": ["a"], "reconfigure": ["a"]}"#,
    #"{"delete": ["a"], "reconfigure": ["a"]}"#,
    #"{"deleteSections": ["more"], "moveSections": [{"section": "more", "to": 0}]}"#,
    #"{"insertSections": [{"section": {"id": "more", "items": []}, "to": 0}]}"#,
    #"{"insertSections": [{"section": {"id": "n", "items": ["a"]}, "to": 0}]}"#,
  ])
  func whatContradictsItselfIsRefused(_ update: String) {
    let fault = #expect(throws: SceneFaults.self) { try played(update) }
    #expect(fault?.diagnostics.map(\.code) == ["repeated-identifier"])
  }

  @Test func callsStayAsTheAppWroteThem() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        """
        "steps": [{"calls": {"ops": [["reload", 0, 1], ["move", 0, 2, 0, 0]],
          "dataAfter": {"main": ["c", "a", "b"]}}}]
        """))
    #expect(run.warnings.map(\.code) == ["suspicious-update/identity"])
    let reconfigured = try PlayedScenes.run(
      PlayedScenes.flow(
        #""steps": [{"calls": {"ops": [["reconfigure", 0, 1]], "dataAfter": {}}}]"#))
    #expect(reconfigured.stop == nil)
  }
}
