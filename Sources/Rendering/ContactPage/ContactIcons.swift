internal import Notation

/// Pictures of the buttons on cards, 18 points wide.
enum ContactIcons {
  static let pause = filled("M7 5h4v14H7zM14 5h4v14h-4z", "pause-icon")
  static let play = filled("M7 4.5v15l12-7.5z", "play-icon")
  static let large: HTMLText = """
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path fill="none" stroke="currentColor" \
    stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/></svg>
    """

  private static func filled(_ path: String, _ name: String) -> HTMLText {
    """
    <svg class="\(name)" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">\
    <path fill="currentColor" d="\(path)"/></svg>
    """
  }
}
