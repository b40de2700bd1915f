internal import CairoBackend
internal import Motion
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// A scene that is played for a comparison: its attribute table, which a golden would hold, and what it draws.
@MainActor struct SceneTable {
  let table: AttributeTable
  /// Why the table is not whole: the scene stopped where it was not to.
  let stop: Diagnostic?
  private let scene: SceneDescription
  private let registry: SceneRegistry
  private let fonts: FontLibrary
  private let allowed: [String]

  /// Whether a path is that of a scene, by its ending.
  nonisolated static func isScene(_ path: String) -> Bool {
    SceneLoader.isScene(path)
  }

  init(
    _ path: String, knowing registry: SceneRegistry, by arguments: ParsedArguments
  ) throws(SceneFaults) {
    let own = OwnFonts(arguments).files
    allowed = arguments.list(of: .allowRead) ?? []
    let loader = SceneLoader(
      kinds: registry.kinds.rendered(with: own.flatMap(\.families)),
      limits: SceneLimits(arguments), allowing: allowed)
    scene = try loader.load(path)
    self.registry = registry
    fonts = FontLibrary().with(own)
    let run = try SceneRunner(registry: registry).run(scene)
    stop = run.stopsAsExpected ? nil : run.stop
    table = run.table
  }

  /// All that the scene draws.
  func states() throws -> SceneStates {
    try SceneStates(PlayedScene(scene, registry: registry, fonts: fonts, allowing: allowed))
  }
}
