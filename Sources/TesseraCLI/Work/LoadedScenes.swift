internal import SceneFormat

/// Scenes that were read to know their paths, and wait to be worked on. Not all of a large batch are kept: what is
/// gone is read again.
struct LoadedScenes {
  struct Loaded {
    let scene: SceneDescription
    /// The news of the reading.
    let report: SceneReport
  }

  /// About as many items as fit into fifty megabytes.
  private static let mostItems = 200_000

  private var scenes: [SceneInput: Loaded] = [:]
  private var items = 0

  /// Standard input cannot be read twice.
  mutating func keep(_ loaded: Loaded, of input: SceneInput) {
    let weight = Self.weight(of: loaded.scene)
    guard scenes.isEmpty || input == .standardInput || items + weight <= Self.mostItems else {
      return
    }
    items += weight
    scenes[input] = loaded
  }

  mutating func take(_ input: SceneInput) -> Loaded? {
    guard let loaded = scenes.removeValue(forKey: input) else { return nil }
    items -= Self.weight(of: loaded.scene)
    return loaded
  }

  /// In items: what a scene has besides them counts as so many.
  private static func weight(of scene: SceneDescription) -> Int {
    let bytes = scene.files.reduce(0) { $0 + $1.bytes.count }
    return scene.sections.reduce(50 + bytes / 200) { $0 + $1.items.count }
  }
}
