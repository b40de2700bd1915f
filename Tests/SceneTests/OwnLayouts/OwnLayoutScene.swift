import Foundation
import Scene
import SceneFormat

/// Scenes of layouts that a program registers, as a user's does.
@MainActor enum OwnLayoutScene {
  static func run(_ name: String, _ additions: [SceneAddition]) throws -> SceneRun {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return try run(text: text, additions)
  }

  static func run(text: String, _ additions: [SceneAddition]) throws -> SceneRun {
    var registry = SceneRegistry()
    for addition in additions { addition.add(to: &registry) }
    let file = SourceFile(path: "own.scene.json", text: text)
    let scene = try SceneLoader(kinds: registry.kinds).load(file)
    return try SceneRunner(registry: registry, listens: true).run(scene)
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/layouts")
}
