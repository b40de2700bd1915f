import Motion
import Scene
import SceneFormat
import Testing

/// Items below others, which steps expand and collapse.
@Suite @MainActor struct OutlineStepTests {
  private static func scene(_ steps: String, items: String = items) -> String {
    """
    {"scene": 1, "canvas": {"size": [300, 400]},
     "layout": {"kind": "compositional", "sections": {"*": {
       "group": {"size": ["1w", 40], "items": [{"size": ["1w", "1h"]}]}}}},
     "data": {"sections": [{"id": "outline", "items": \(items)}]},
     "steps": \(steps)}
    """
  }

  private static let items = """
    [{"id": "layouts", "items": ["grid", {"id": "nested", "items": ["groups", "badges"]}]}, "conference"]
    """

  private func names(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.elements.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.id.identifier)
  }

  @Test func theyOpenAndCloseInMotion() throws {
    let run = try PlayedScenes.run(
      Self.scene(#"[{"expand": "layouts"}, {"expand": "nested"}, {"collapse": "layouts"}]"#))
    #expect(run.stop == nil)
    #expect(names(run.start) == ["layouts", "conference"])
    #expect(names(run.steps[0].after) == ["layouts", "grid", "nested", "conference"])
    #expect(
      names(run.steps[1].after)
        == ["layouts", "grid", "nested", "groups", "badges", "conference"])
    #expect(names(run.end) == ["layouts", "conference"])
    let transition = try #require(run.steps[0].recording.transitions.first)
    let middle = transition.snapshot(progress: 0.5)
    let place = try #require(middle[item: "conference"]?.frame.minY)
    #expect(place > 40 && place < 120)
    #expect(middle[item: "grid"].map { $0.alpha > 0 && $0.alpha < 1 } == true)
  }

  @Test func whatWasOpenBelowIsOpenAgain() throws {
    let run = try PlayedScenes.run(
      Self.scene(
        """
        [{"expand": "layouts"}, {"expand": "nested"}, {"update": {"delete": ["badges"]}},
         {"collapse": "layouts"}, {"expand": "layouts"}, {"expand": "layouts"}]
        """))
    #expect(names(run.end) == ["layouts", "grid", "nested", "groups", "conference"])
  }

  @Test func itemsMayBeOpenAtTheStart() throws {
    let items =
      #"[{"id": "a", "expanded": true, "items": [{"generate": {"count": 2, "id": "a{n}"}}]}]"#
    let run = try PlayedScenes.run(Self.scene(#"[{"collapse": "a"}]"#, items: items))
    #expect(names(run.start) == ["a", "a1", "a2"])
    #expect(names(run.end) == ["a"])
  }

  @Test(arguments: [
    (#"[{"expand": "conference"}]"#, "wrong-value"), (#"[{"expand": "groups"}]"#, "unknown-name"),
    (#"[{"collapse": "grit"}]"#, "unknown-name"), (#"[{"expand": ["layouts"]}]"#, "wrong-type"),
  ]) func whatCannotOpenIsNamed(_ steps: String, _ code: String) {
    do {
      _ = try PlayedScenes.run(Self.scene(steps))
      Issue.record("nothing is found in \(steps)")
    } catch {
      let found = (error as? SceneFaults)?.diagnostics ?? []
      #expect(found.map(\.code) == [code])
      #expect(found.first?.span?.start.line == 5)
    }
  }

  @Test func namesAreNotUsedTwiceBelow() {
    let items = #"[{"id": "a", "items": ["b", {"id": "c", "items": ["b"]}]}]"#
    #expect(throws: SceneFaults.self) { try PlayedScenes.run(Self.scene("[]", items: items)) }
  }
}
