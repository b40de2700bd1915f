import Motion
import Scene
import Testing
import UIKit

/// What the steps of a scene say about their elements, by what they asked for.
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
