internal import Drawing
internal import Scene
internal import SceneFormat

/// What scenes can name, a list each.
@MainActor struct Listing {
  nonisolated static let names = [
    "layouts", "devices", "themes", "palettes", "outputs", "templates", "codes",
  ]

  private let registry: LayoutRegistry

  init(_ registry: LayoutRegistry) {
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
    case "devices":
      Device.allCases.map {
        "\($0.rawValue)  \(NumberText.text($0.size.width))x\(NumberText.text($0.size.height))"
      }
    case "themes": Theme.allCases.map(\.rawValue)
    case "palettes": Palette.allCases.map(\.rawValue)
    case "outputs":
      OutputKind.allCases.map { "\($0.rawValue)  \($0.extensions.joined(separator: " "))" }
    case "templates": SceneTemplate.names
    case "codes": ProgramCodes.names
    default: []
    }
  }

  private var layouts: [String] {
    registry.kinds.all.map { kind in
      let origin = kind.origin.map { " (registered by \($0))" } ?? ""
      return "\(kind.name)  \(kind.text)\(origin)"
    }
  }
}
