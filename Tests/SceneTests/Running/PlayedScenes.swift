import Foundation
import Scene
import SceneFormat

/// Scenes in a test's own text, read and played.
@MainActor enum PlayedScenes {
  static func run(_ text: String, listens: Bool = false) throws -> SceneRun {
    let runner = SceneRunner(listens: listens)
    let file = SourceFile(path: "test.scene.json", text: text)
    return try runner.run(try SceneLoader(kinds: runner.registry.kinds).load(file))
  }

  static func run(fixture: String) throws -> SceneRun {
    let runner = SceneRunner()
    let path = fixtures.appendingPathComponent(fixture).path
    return try runner.run(try SceneLoader(kinds: runner.registry.kinds).load(path))
  }

  /// The results of the expectations, goldens taken from the folder of fixtures.
  static func results(of run: SceneRun) -> [ExpectationResult] {
    run.results(
      golden: { name in
        (try? String(contentsOf: fixtures.appendingPathComponent(name), encoding: .utf8))
          .map { SourceFile(path: name, text: $0) }
      }, pictures: { _ in [] })
  }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/scenes")

  /// A flow of three items in a square window, with what happens to it.
  static func flow(_ rest: String, items: String = #"["a", "b", "c"]"#) -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 200]},
     "layout": {"kind": "flow", "itemSize": [60, 60]},
     "layouts": {"wide": {"kind": "flow", "itemSize": [90, 40]}, "ring": {"kind": "circle"}},
     "data": {"sections": [{"id": "main", "items": \(items)}, {"id": "more", "items": ["x"]}]},
     \(rest)}
    """
  }
}
