import Foundation
import SceneFormat
import Testing

/// Scenes in a test's own text.
enum Scenes {
  static func load(
    _ text: String, path: String = "test.scene.json", kinds: SceneKinds = kinds,
    limits: SceneLimits = SceneLimits()
  ) throws -> SceneDescription {
    try SceneLoader(kinds: kinds, limits: limits).load(SourceFile(path: path, text: text))
  }

  /// Everything that is wrong with the text; empty for a scene.
  static func faults(
    in text: String, path: String = "test.scene.json", kinds: SceneKinds = kinds,
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

  /// Types and formats as somebody who draws scenes may bring them.
  static let kinds = withOutputs(SceneKinds())

  static func withOutputs(_ kinds: SceneKinds) -> SceneKinds {
    var kinds = kinds
    let png = FormatKind(
      ["png"], media: "image/png", holds: [.drawing, .frames], variants: .pixels)
    let formats = [
      FormatKind(
        ["svg"], media: "image/svg+xml", holds: [.drawing, .film, .frames], variants: .adaptive),
      png,
      FormatKind(["pdf"], media: "application/pdf", holds: [.drawing], variants: .themes),
      FormatKind(["gif"], media: "image/gif", holds: [.film], variants: .pixels),
      FormatKind(["webp"], media: "image/webp", holds: [.film], variants: .pixels),
      FormatKind(["attrs", "json"], media: "text/plain", holds: [.table], variants: .one),
      FormatKind(["html"], media: "text/html", holds: [.page], variants: .one),
    ]
    var types = [
      OutputKind("still", "A moment.", holding: .drawing),
      OutputKind("animation", "All moments.", holding: .film),
      OutputKind("frames", "Each moment.", holding: .frames),
      OutputKind("attributes", "Numbers.", holding: .table),
      OutputKind("inspector", "A page.", holding: .page),
    ]
    types[0].keys = ["steps", "at"]
    types[0].stem = "{name}"
    types[2].usualFormat = png
    let figures = [
      "matrix", "heatmap", "motion", "onion", "storyboard", "update-map", "worldlines",
    ].map { name in
      var type = OutputKind(name, "A figure.", holding: .drawing)
      type.keys = ["steps", "count", "columns", "arrows", "only", "sizes"]
      return type
    }
    kinds.outputs = OutputKinds(types + figures, in: formats)
    return kinds
  }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/scenes")

  static let hexagons = withOutputs(
    SceneKinds(
      layouts: LayoutKinds(registered: [LayoutKind("HexLayout", "A honeycomb.")]),
      views: ViewKinds(registered: [ViewKind("photo", .cell, "A photo.", origin: "MyCells")])))
}
