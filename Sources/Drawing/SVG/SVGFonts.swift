import Notation

/// The fonts that a reader is asked for: one of its own system that comes close, ours first.
enum SVGFonts {
  /// - Parameter scripts: those that the text is written in besides ours.
  static func stack(for family: FontRequest.Family, of scripts: SVGScripts) -> String {
    switch family {
    case .system: "Inter,\(scripts.families)\(system)"
    case .display: "'Inter Display',Inter,\(scripts.families)\(system)"
    case .monospaced: "ui-monospace,'JetBrains Mono','SF Mono',Menlo,Consolas,monospace"
    case .rounded: "ui-rounded,Inter,system-ui,sans-serif"
    case .serif: "ui-serif,Georgia,'Times New Roman',serif"
    case .named(let name): "\(StyleText.quoted(name)),\(relatives(of: name))"
    }
  }

  private static let system =
    "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

  /// Families of the same sort: equally wide letters must stay so.
  private static func relatives(of name: String) -> String {
    if name.hasSuffix("Mono") { return "ui-monospace,monospace" }
    return name.hasSuffix("Serif") ? "ui-serif,serif" : "system-ui,sans-serif"
  }
}
