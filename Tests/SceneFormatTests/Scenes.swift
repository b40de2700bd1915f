import Foundation
import SceneFormat
import Testing

/// Scenes in a test's own text.
enum Scenes {
  static func load(
    _ text: String, path: String = "test.scene.json", kinds: SceneKinds = SceneKinds(),
    limits: SceneLimits = SceneLimits()
  ) throws -> SceneDescription {
    try SceneLoader(kinds: kinds, limits: limits).load(SourceFile(path: path, text: text))
  }

  /// Everything that is wrong with the text; empty for a scene.
  static func faults(
    in text: String, path: String = "test.scene.json", kinds: SceneKinds = SceneKinds(),
    limits: SceneLimits = SceneLimits()
  ) -> [Diagnostic] {
    do {
      return try load(text, path: path, kinds: kinds, limits: limits).warnings
    } catch let faults as SceneFaults {
      return faults.diagnostics
    } catch {
      Issue.record(error)
      return []
    }
  }

  /// The codes with their places: `unknown-key 3:7`.
  static func codes(
    in text: String, path: String = "test.scene.json", limits: SceneLimits = SceneLimits()
  ) -> [String] {
    faults(in: text, path: path, limits: limits).map { fault in
      "\(fault.code) \(fault.span.map { "\($0.start)" } ?? "-")"
    }
  }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/scenes")

  static let hexagons = SceneKinds(
    layouts: LayoutKinds(registered: [LayoutKind("HexLayout", "A honeycomb.")]),
    views: ViewKinds(registered: [ViewKind("photo", .cell, "A photo.", origin: "MyCells")]))
}
