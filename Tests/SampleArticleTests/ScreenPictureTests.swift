import Cases
import Drawing
import Motion
import Rendering
import Scene
import SceneFormat
import Testing

/// The screens of the sample as pictures. `RECORD=1` takes over what is drawn now.
@Suite @MainActor struct ScreenPictureTests {
  private static let folder = CaseFolder("controllers", "sample")

  private func play() throws -> PlayedScene {
    var registry = SceneRegistry()
    SceneAddition.controller("friends", make: Storyboard.start).add(to: &registry)
    let text = """
      {"scene": 1, "canvas": {"size": [320, 480], "safeArea": [20, 0, 0, 0]}, "controller": "friends",
       "steps": [
         {"name": "cloud", "tap": {"button": "Cloud"}},
         {"name": "refresh", "refresh": "begin"}, {"name": "down", "scroll": {"by": [0, -60]}},
         {"name": "end", "refresh": "end"}, {"name": "scroll", "scroll": {"by": [0, 90]}},
         {"name": "push", "tap": "0/3"},
         {"name": "rotate", "bounds": "rotate"},
         {"name": "back", "tap": {"button": "Friends"}}]}
      """
    let scene = try SceneLoader(kinds: registry.kinds.rendered()).load(
      SourceFile(path: "sample.scene.json", text: text))
    return try PlayedScene(scene, registry: registry)
  }

  private func expect(_ snapshot: LayoutSnapshot, _ name: String) throws {
    try ExpectedFile("\(name).svg", of: Self.folder, suite: "ScreenPictureTests")
      .expect(svg: SVGWriter().svg(snapshot.drawing().simplified()))
  }

  @Test func everyScreenLooksAsItDid() throws {
    let run = try play()
    try expect(run.run.start, "friends")
    try expect(try run["cloud"].transition.snapshot(at: 0.15), "cloud")
    try expect(try run["down"].after, "refreshing")
    try expect(try run["scroll"].after, "scrolled")
    try expect(try run["push"].transition.snapshot(at: 0.12), "push")
    try expect(try run["push"].after, "feed")
    try expect(try run["rotate"].after, "rotated")
    try expect(try run["back"].transition.snapshot(at: 0.12), "back")
  }
}
