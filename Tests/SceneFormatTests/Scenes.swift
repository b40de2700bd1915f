import Foundation
import SceneFormat
import Testing

/// Scenes in a test's own text.
enum Scenes {
  static func load(
    _ text: String, path: String = "test.scene.json", kinds: SceneKinds = Scenes.kinds,
    limits: SceneLimits = SceneLimits()
  ) throws -> SceneDescription {
    try SceneLoader(kinds: kinds, limits: limits).load(SourceFile(path: path, text: text))
  }

  /// Everything that is wrong with the text; empty for a scene.
  static func faults(
    in text: String, path: String = "test.scene.json", kinds: SceneKinds = Scenes.kinds,
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

  /// Names to write scenes with: what plays and draws them is of no interest here.
  static let kinds = kinds(and: [])

  static let hexagons = kinds(
    and: [LayoutKind("HexLayout", "A honeycomb.")],
    views: [ViewKind("photo", .cell, "A photo.", origin: "MyCells")])

  static func kinds(and layouts: [LayoutKind], views: [ViewKind] = []) -> SceneKinds {
    withOutputs(
      SceneKinds(
        layouts: LayoutKinds(Self.layouts + layouts), views: ViewKinds(registered: views),
        rules: [
          ContractRule("no-alias"), ContractRule("same-answer"),
          ContractRule("tidy", isUsual: false),
        ]))
  }

  private static let layouts = [
    LayoutKind(
      "flow", "Lines.",
      keys: [
        Key("itemSize", .size, "Cells."), Key("sectionInset", .insets, "Around them."),
        Key("minimumLineSpacing", .positive, "Between lines."),
      ], usesParams: false),
    LayoutKind(
      "columns", "Columns.",
      keys: [
        Key("minColumnWidth", .positive, "Columns."), Key("cellHeight", .positive, "Cells."),
        Key("minimumInteritemSpacing", .positive, "Between cells."),
        Key("minimumLineSpacing", .positive, "Between lines."),
        Key("sectionInset", .insets, "Around them."),
      ], usesParams: false),
    LayoutKind(
      "mosaic", "Pictures.",
      keys: [
        Key("segmentHeight", .number(1...1000), "Rows."), Key("gap", .positive, "Between them."),
      ], usesParams: false),
    LayoutKind(
      "waterfall", "Columns.",
      keys: [
        Key("columnCount", .integer(1...10), "Columns."),
        Key("minimumInteritemSpacing", .positive, "Between cells."),
        Key("minimumLineSpacing", .positive, "Between lines."),
        Key("sectionInset", .insets, "Around them."),
      ], usesParams: false),
    LayoutKind("circle", "A ring.", keys: [], usesParams: false),
    LayoutKind("compositional", "Sections.", usesParams: false, isSupported: false),
  ]
}
