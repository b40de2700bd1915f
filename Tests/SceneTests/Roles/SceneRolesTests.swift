import Motion
import Scene
import Testing
import UIKit

/// The roles of a scene's elements in its steps, by what they asked for.
@Suite @MainActor struct SceneRolesTests {
  private func step(_ step: String, items: String = #"["a", "b", "c"]"#) throws -> PlayedStep {
    let run = try PlayedScenes.run(
      PlayedScenes.flow("\"steps\": [{\(step), \"name\": \"s\"}]", items: items))
    return try #require(run.steps.first)
  }

  @Test(arguments: [
    (#""update": {"delete": ["b"]}"#, "b", Role.deleted),
    (#""update": {"insert": [{"item": "n", "to": "main/0"}]}"#, "n", .inserted),
    (#""update": {"move": [{"item": "c", "to": "main/0"}]}"#, "c", .moved),
    (#""update": {"move": [{"item": "c", "to": "main/0"}]}"#, "a", .follows),
    (#""update": {"reload": ["b"]}"#, "b", .reloaded),
    (#""update": {"reload": ["b"], "move": [{"item": "c", "to": "main/0"}]}"#, "b", .reloaded),
    (#""update": {"reload": ["c"], "move": [{"item": "c", "to": "main/0"}]}"#, "c", .moved),
    (#""update": {"reconfigure": ["b"]}"#, "b", .reconfigured),
    (#""update": {"deleteSections": ["main"]}"#, "a", .sectionDeleted),
    (#""update": {"moveSections": [{"section": "more", "to": 0}]}"#, "x", .sectionMoved),
    (#""update": {"moveSections": [{"section": "more", "to": 0}]}"#, "a", .follows),
    (
      #""update": {"insertSections": [{"section": {"id": "n", "items": ["k"]}, "to": 0}]}"#, "k",
      .sectionInserted
    ),
    (#""apply": {"main": ["c", "a"]}"#, "b", .deleted),
    (#""calls": {"ops": [["delete", 0, 1]], "dataAfter": {"main": ["a", "c"]}}"#, "b", .deleted),
    (#""calls": {"ops": [["delete", 0, 1]], "dataAfter": {"main": ["a", "c"]}}"#, "a", .unchanged),
    (#""layout": "wide""#, "a", .relaid),
    (#""transition": {"to": "ring", "progress": [0.3, 1]}"#, "a", .relaid),
    (#""bounds": [140, 200]"#, "c", .follows),
    (#""invalidate": "everything""#, "a", .unchanged),
    (#""set": {"itemSize": [50, 50]}"#, "a", .resized),
  ])
  func everyCauseHasItsWord(_ cause: String, _ item: String, _ role: Role) throws {
    let step = try step(cause)
    #expect(step.roles[item: item] == role, "\(cause): \(step.roles.sentence)")
    // The table says the same.
    let rows = step.recording.table(step: "s").rows.filter { $0.id == item }
    #expect(rows.allSatisfy { $0.role == role || step.recording.count > 1 }, "\(cause)")
  }

  /// The role that was asked for comes first, and of several the one that stands first among the words.
  @Test(arguments: [
    (
      #""update": {"moveSections": [{"section": "more", "to": 0}], "reload": ["x"]}"#,
      ["x": Role.reloaded, "y": .sectionMoved]
    ),
    (
      #""update": {"moveSections": [{"section": "more", "to": 0}], "move": [{"item": "y", "to": "more/0"}]}"#,
      ["y": .moved, "x": .sectionMoved, "a": .follows]
    ),
    (
      #""update": {"moveSections": [{"section": "more", "to": 0}], "delete": ["y"], "insert": [{"item": "n", "to": "more/0"}]}"#,
      ["y": .deleted, "n": .inserted, "x": .sectionMoved]
    ),
    (
      #""update": {"deleteSections": ["more"], "move": [{"item": "x", "to": "main/0"}]}"#,
      ["x": .moved, "y": .sectionDeleted, "a": .follows]
    ),
    (
      #""update": {"insertSections": [{"section": {"id": "n", "items": ["k"]}, "to": 0}], "move": [{"item": "b", "to": "n/0"}]}"#,
      ["b": .moved, "k": .sectionInserted]
    ),
    (
      #""calls": {"ops": [["delete", 0, 1], ["insert", 0, 2]], "dataAfter": {"main": ["a", "c", "b"]}}"#,
      ["b": .moved, "a": .unchanged]
    ),
    (
      #""calls": {"ops": [["delete", 0, 1], ["insert", 0, 1]], "dataAfter": {"main": ["a", "b", "c"]}}"#,
      ["b": .reloaded, "c": .unchanged]
    ),
    (
      #""calls": {"ops": [["reloadSection", 1]], "dataAfter": {"more": ["x", "z"]}}"#,
      ["x": .reloaded, "y": .deleted, "z": .inserted]
    ),
    (#""bounds": [70, 200]"#, ["b": .follows, "c": .follows]),
    (#""fit": {"a": [30, 30]}"#, ["a": .unchanged]),
    (#""wait": 1"#, ["a": .unchanged]),
  ])
  func theFirstWordThatFitsHolds(_ cause: String, _ expected: [String: Role]) throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c"]},
         {"id": "more", "header": "More", "items": ["x", "y"]}]},
       "steps": [{\(cause)}]}
      """)
    let roles = try #require(run.steps.first).roles
    for (item, role) in expected {
      #expect(roles[item: item] == role, "\(cause): \(item), \(roles.sentence)")
    }
    let kind = ElementKind.supplementary(UICollectionView.elementKindSectionHeader)
    let header = roles[ElementID(kind, .identifier("more"))]
    #expect((header == .sectionMoved) == cause.contains("moveSections"))
  }

  /// An update at the end of the content scrolls as well: that is no scroll, and nothing is pinned by it.
  @Test func anUpdateThatScrollsIsAnUpdate() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [70, 130]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d", "e", "f"]}]},
       "steps": [{"animated": false, "scroll": {"to": "f", "at": "bottom"}},
         {"update": {"delete": ["a", "b"]}}]}
      """)
    let roles = run.steps[1].roles
    #expect(roles.scroll == nil)
    #expect(roles.count(.pinned) == 0)
    #expect(roles.count(.deleted) == 2)
    #expect([Role.follows, .unchanged, .cameIntoView].contains(roles[item: "f"]))
  }

  @Test func whatComesInViewMovesOnlyIfItWasMoved() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [70, 130]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d"]}]},
       "steps": [{"update": {"delete": ["a"]}}, {"update": {"move": [{"item": "b", "to": "main/2"}]}}]}
      """)
    #expect(run.steps[0].roles[item: "c"] == .cameIntoView)
    // Off the screen now, and asked for all the same.
    #expect(run.steps[1].roles[item: "b"] == .moved)
    #expect(run.steps[1].roles[item: "d"] == .cameIntoView)
  }

  @Test func aTurnedWindowTurnsItsElements() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 320]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d"]}]},
       "steps": [{"bounds": "rotate"}]}
      """)
    let roles = try #require(run.steps.first).roles
    #expect(roles[item: "d"] == .turned)
    #expect(roles[item: "a"] == .unchanged)
  }

  @Test func whatScrollsAwayIsNotDeleted() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 100]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d", "e", "f", "g", "h"]}]},
       "steps": [{"name": "down", "scroll": {"by": [0, 70]}}]}
      """)
    let roles = try #require(run.steps.first).roles
    #expect(roles.count(.deleted) + roles.count(.inserted) == 0)
    #expect(roles.count(.leftView) > 0)
    #expect(roles.sentence.hasPrefix("The content scrolls from 0 to 70"))
  }

  @Test func anItemThatMovesInFromOutsideIsMoved() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [70, 130]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c", "d", "e", "f"]}]},
       "steps": [{"update": {"move": [{"item": "f", "to": "main/0"}]}},
         {"update": {"move": [{"item": "e", "to": "main/3"}]}}]}
      """)
    #expect(run.steps[0].roles[item: "f"] == .moved)
    // Never on the screen, and still told.
    #expect(run.steps[1].roles[item: "e"] == .moved)
    #expect(run.steps[1].roles.count(.moved) == 1)
  }
}
