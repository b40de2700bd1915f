internal import Drawing
internal import Rendering
internal import Scene
internal import SceneFormat

/// The names for scenes to use, a list for each sort.
@MainActor struct Listing {
  nonisolated static let names = [
    "layouts", "cells", "supplementary", "decoration", "colors", "symbols", "devices", "themes",
    "palettes", "outputs", "templates", "limits", "codes",
  ]

  private let registry: SceneRegistry

  init(_ registry: SceneRegistry) {
    self.registry = registry
  }

  /// One list, or all of them under their names.
  func text(_ name: String?) -> String {
    if let name { return lines(name).map { $0 + "\n" }.joined() }
    return Self.names.map { name in
      "\(name)\n" + lines(name).map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private func lines(_ name: String) -> [String] {
    switch name {
    case "layouts": layouts
    case "cells": views(.cell)
    case "supplementary": views(.supplementary)
    case "decoration": views(.decoration)
    case "devices":
      Device.allCases.map {
        "\($0.rawValue)  \(NumberText.text($0.size.width))x\(NumberText.text($0.size.height))"
      }
    case "colors": colors
    case "symbols": Symbol.allCases.map(\.rawValue)
    case "limits":
      SceneLimits.table.map { limit in
        limit.line + (limit.option.map { " (--\($0))" } ?? "")
      }
    case "themes": Theme.allCases.map(\.rawValue)
    case "palettes": Palette.allCases.map(\.rawValue)
    case "outputs":
      OutputKinds.rendered.all.map { kind in
        "\(kind.name)  \(OutputKinds.rendered.endings(of: kind).joined(separator: " "))"
      }
    case "templates": SceneTemplate.names
    case "codes": ProgramCodes.names
    default: []
    }
  }

  private var layouts: [String] {
    registry.kinds.layouts.all.filter(\.isSupported).map {
      Self.line($0.name, $0.text, from: $0.origin)
    }
  }

  /// Names with their light and their dark colour.
  private var colors: [String] {
    ["palette  the palette's colours in turn", "palette.0 to palette.999  one of them"]
      + ColorNames.named.map { "\($0.name)  \($0.light) \($0.dark)" }
      + ["#rgb, #rrggbb, #rrggbbaa  any other"]
  }

  private func views(_ role: ViewKind.Role) -> [String] {
    registry.kinds.views[role].map { Self.line($0.name, $0.text, from: $0.origin) }
  }

  private static func line(_ name: String, _ text: String, from origin: String?) -> String {
    "\(name)  \(text)" + (origin.map { " (registered by \($0))" } ?? "")
  }
}
