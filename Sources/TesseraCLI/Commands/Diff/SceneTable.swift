internal import Motion
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// The attribute table of a scene that is played for a comparison: what its golden would hold.
@MainActor struct SceneTable {
  let table: AttributeTable
  /// Why the table is not whole: the scene stopped where it was not to.
  let stop: Diagnostic?

  /// Whether a path is that of a scene, by its ending.
  nonisolated static func isScene(_ path: String) -> Bool {
    SceneLoader.isScene(path)
  }

  init(
    _ path: String, knowing registry: SceneRegistry, by arguments: ParsedArguments
  ) throws(SceneFaults) {
    let loader = SceneLoader(
      kinds: registry.kinds.rendered(with: OwnFonts(arguments).files.flatMap(\.families)),
      limits: SceneLimits(arguments), allowing: arguments.list(of: .allowRead) ?? [])
    let scene = try loader.load(path)
    let run = try SceneRunner(registry: registry).run(scene)
    stop = run.stopsAsExpected ? nil : run.stop
    table = run.table
  }
}
