import Drawing
import Motion
import Rendering
import Scene
import SceneFormat
import Testing
import UIKit

/// Scenes that name a controller in place of data.
@Suite @MainActor struct ControllerSceneTests {
  private let registry: SceneRegistry

  init() {
    var registry = SceneRegistry()
    SceneAddition.controller("friends", make: Storyboard.start).add(to: &registry)
    self.registry = registry
  }

  private func scene(_ keys: String) throws(SceneFaults) -> SceneDescription {
    try SceneLoader(kinds: registry.kinds.rendered()).load(
      SourceFile(path: "friends.scene.json", text: "{\"scene\": 1, \(keys)}"))
  }

  private static let phone = #""canvas": {"device": "iphone", "scale": 2}, "controller": "friends""#

  @Test func aPictureShowsTheWholeScreen() throws {
    let run = try PlayedScene(try scene(Self.phone), registry: registry)
    let start = run.run.start
    #expect(start.viewport == CGRect(x: 0, y: -103, width: 393, height: 852))
    let bar = try #require(start.elements.first { $0.kind == .decoration("UINavigationBar") })
    #expect(bar.frame == CGRect(x: 0, y: -44, width: 393, height: 44))
    let texts = try run.figure(.still).svg(.light)
    for word in ["Friends", "Tom", "Posted in March"] { #expect(texts.contains(word)) }
    #expect(start.backdrop?.background != nil)
  }

  @Test func stepsScrollTheScreen() throws {
    let run = try PlayedScene(
      try scene(
        Self.phone + #", "steps": [{"scroll": {"by": [0, 60]}}, {"bounds": "rotate"}]"#),
      registry: registry)
    let scrolled = run.run.steps[0].after
    let bar = try #require(scrolled.elements.first { $0.kind == .decoration("UINavigationBar") })
    #expect(bar.frame.minY - scrolled.viewport.minY == 59)
    #expect(run.run.steps[1].after.viewport.size == CGSize(width: 852, height: 393))
  }

  @Test(arguments: [
    (#""controller": "friend""#, "unknown-name"), (#""title": "none""#, "missing-key"),
    (#""controller": "friends", "data": {"sections": []}"#, "step/cause"),
    (#""controller": "friends", "layout": "flow""#, "not-supported"),
    (#""controller": "friends", "steps": [{"update": {"delete": ["a"]}}]"#, "not-supported"),
    (#""controller": "friends", "steps": [{"set": {"itemSize": [4, 4]}}]"#, "not-supported"),
    (
      #""controller": "friends", "steps": [{"drag": {"item": "0/0", "to": "0/1", "proposal": "copy"}}]"#,
      "not-supported"
    ),
    (#""controller": "friends", "canvas": {"refreshControl": true}"#, "not-supported"),
    (#""controller": "friends", "canvas": {"contentInset": [1, 1, 1, 1]}"#, "not-supported"),
    (#""controller": "friends", "canvas": {"scrollIndicators": false}"#, "not-supported"),
  ]) func saysWhatDoesNotGoTogether(_ keys: String, _ code: String) throws {
    let faults = try #require(throws: SceneFaults.self) { try scene(keys) }
    #expect(faults.diagnostics.map(\.code) == [code])
  }

  /// Items are called by their places where the data source has no names for them.
  @Test(arguments: [
    (#"{"focus": "0/1"}"#, nil), (#"{"tap": "0/0"}"#, nil), (#"{"pull": 200}"#, nil),
    (#"{"drag": {"item": "0/0", "to": {"after": "0/1"}}}"#, nil),
    (#"{"invalidate": ["0/1"]}"#, nil),
    (#"{"focus": "9/9"}"#, "unknown-name"), (#"{"tap": "9/9"}"#, "unknown-name"),
    (#"{"tap": {"button": "none"}}"#, "unknown-name"),
    (#"{"scroll": {"to": "9/9"}}"#, "unknown-name"), (#"{"invalidate": ["9/9"]}"#, "unknown-name"),
    (#"{"drag": {"item": "0/0", "to": {"before": "9/9"}}}"#, "unknown-name"),
    (#"{"drag": {"item": "0/0", "to": "9/0"}}"#, "unknown-name"),
  ]) func fingersTouchWhatIsThere(_ step: String, _ code: String?) throws {
    let runner = SceneRunner(registry: registry)
    let run = try runner.run(try scene(Self.phone + ", \"steps\": [\(step)]"))
    #expect(run.stop?.code == code, "\(run.stop?.message ?? "")")
  }
}
