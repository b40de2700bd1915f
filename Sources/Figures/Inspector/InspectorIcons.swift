import Notation

/// Pictures of buttons, 20 points wide.
enum InspectorIcons {
  static let play = filled("M7 4.5v15l12-7.5z", "play-icon")
  static let pause = filled("M7 5h4v14H7zM14 5h4v14h-4z", "pause-icon")
  static let back = filled("M15 6v12l-8-6zM17 6h2v12h-2z")
  static let next = filled("M9 6v12l8-6zM5 6h2v12H5z")
  static let start = filled("M18 6v12l-9-6zM6 6h2.4v12H6z")
  static let end = filled("M6 6v12l9-6zM15.6 6H18v12h-2.4z")
  static let theme = filled("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z")
  static let help = lines("M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 1.9M12 17.2v.1")
  static let link = lines(
    "M10 14l4-4M9 11l-2.5 2.5a3 3 0 0 0 4.2 4.2L13 15.5M15 13l2.5-2.5a3 3 0 0 0-4.2-4.2L11 8.5")

  private static func filled(_ path: String, _ name: String = "") -> HTMLText {
    let kind: HTMLText = name.isEmpty ? "" : " class=\"\(name)\""
    return """
      <svg\(kind) viewBox="0 0 24 24" aria-hidden="true"><path d="\(path)"/></svg>
      """
  }

  private static func lines(_ path: String) -> HTMLText { filled(path, "drawn") }
}
