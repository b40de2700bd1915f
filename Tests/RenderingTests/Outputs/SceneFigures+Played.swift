import CairoBackend
import Scene
import SceneFormat

@testable import Rendering

extension SceneFigures {
  /// The figures of a scene that was played, and the files that it asks for.
  @MainActor static func played(_ text: String) throws -> (SceneFigures, [PlannedFile]) {
    let runner = SceneRunner()
    let scene = try SceneLoader(kinds: runner.registry.kinds.rendered())
      .load(SourceFile(path: "a.scene.json", text: text))
    let plan = OutputPlan(scene, RenderingOptions(.folder("")))
    let typesetter = CairoRasterizer().typesetter
    return (SceneFigures(try runner.run(scene), PinnedText(typesetter)), plan.files)
  }
}
