internal import Scene

/// What scenes can name, a list each.
enum Listing {
  static let names = [
    "layouts", "devices", "themes", "palettes", "outputs", "templates", "showcase",
  ]

  /// One list, or all of them under their names.
  @MainActor static func text(_ name: String?) throws -> String {
    if name == "showcase" { return try Showcase.text() }
    if let name { return words(name).map { $0 + "\n" }.joined() }
    return names.filter { $0 != "showcase" }.map { name in
      "\(name): \(words(name).joined(separator: ", "))\n"
    }.joined()
  }

  static func words(_ name: String) -> [String] {
    switch name {
    case "themes": ["light", "dark"]
    case "outputs": OutputNames.all
    case "templates": SceneTemplate.names
    default: []
    }
  }
}
