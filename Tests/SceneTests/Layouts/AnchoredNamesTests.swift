import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Views that are anchored to items are called as these, though their paths count views.
@Suite @MainActor struct AnchoredNamesTests {
  private func run(_ group: String, steps: String = "") throws -> SceneRun {
    try SceneRunner().run(
      SceneLoader(kinds: SceneRegistry().kinds).load(
        SourceFile(
          path: "badges.scene.json",
          text: """
            {"scene": 1, "canvas": {"size": [320, 480]},
             "layout": {"kind": "compositional", "sections": {"a": {"group": \(group)}}},
             "data": {"sections": [{"id": "a", "items": ["one", "two", "three", "four", "five"]}]},
             "steps": [\(steps)]}
            """)))
  }

  private static let secondOfTwo = #"""
    {"size": ["1w", 60], "items": [
      {"size": ["0.5w", "1h"]},
      {"size": ["0.5w", "1h"], "badges": [{"size": [20, 20], "alignment": "topTrailing"}]}]}
    """#

  @Test func aBadgeIsCalledAsItsItem() throws {
    let start = try run(Self.secondOfTwo).start
    #expect(
      start.elements.filter { $0.kind == .supplementary("badge") }.map(\.id)
        == ["two", "four"].map { ElementID(.supplementary("badge"), .identifier($0)) })
  }

  @Test func aBadgeOfAGroupIsCalledByItsPath() throws {
    let start = try run(
      #"""
      {"size": ["1w", 60], "items": [{"size": ["0.5w", "1h"]}],
       "badges": [{"size": [20, 20], "alignment": "topTrailing"}]}
      """#
    ).start
    let ids = start.elements.filter { $0.kind == .supplementary("badge") }.map(\.id)
    #expect(ids.count == 3)
    #expect(ids.first == ElementID(.supplementary("badge"), .path([0, 0])))
    #expect(ids.last == ElementID(.supplementary("badge"), .path([0, 2])))
  }

  /// Its own place shows a badge of another item then: it did not go away with the one before.
  @Test func aBadgeThatStaysWhileItemsGoOnIsCalledByItsPath() throws {
    let run = try run(
      Self.secondOfTwo, steps: #"{"update": {"insert": [{"item": "zero", "to": "a/0"}]}}"#)
    let step = try #require(run.steps.first)
    #expect(step.recording.transitions.count == 1)
    #expect(step.roles[ElementID(.supplementary("badge"), .path([0, 0]))] == .unchanged)
    for snapshot in [step.before, step.after] {
      let ids = snapshot.elements.filter { $0.kind == .supplementary("badge") }.map(\.id.name)
      #expect(ids.prefix(2) == [.path([0, 0]), .path([0, 1])])
    }
  }
}
