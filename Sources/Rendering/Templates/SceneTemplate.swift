internal import SceneFormat

/// Scenes to start from.
package enum SceneTemplate {
  /// Layouts first, those of groups after the others, then screens of apps.
  package static let names = [
    "grid", "list", "mosaic", "waterfall", "carousel", "update", "shelves", "photo-grid",
    "nested-grid", "two-columns", "badges", "pinned-headers", "scaling-carousel", "adaptive",
    "chat",
    "mail", "photos", "cards", "settings", "store", "calendar", "board",
  ]

  /// The scene of this name, the first one without any; empty for a name that none has.
  package static func text(_ name: String?) -> String {
    let name = name ?? names[0]
    let text = [layouts, groups, talks, pictures, plans].lazy.compactMap { $0[name] }.first ?? ""
    // As `tessera fmt` writes it: nobody who starts from it has to.
    return (try? SceneText(SourceFile(path: name, text: text), SceneLimits()))?.text ?? text
  }

  private static let layouts = [
    "grid": """
    {
      "scene": 1,
      "name": "grid",
      "canvas": {"size": [320, 320]},
      "layout": {"kind": "flow", "itemSize": [88, 88], "sectionInset": 16},
      "data": {"sections": [{"id": "tiles", "items": [{"generate": {"count": 9, "label": "{n}"}}]}]}
    }

    """,
    "list": """
    {
      "scene": 1,
      "name": "list",
      "canvas": {"size": [390, 480]},
      "layout": {"kind": "columns", "minColumnWidth": 300, "cellHeight": 70},
      "data": {"sections": [{"id": "friends", "items": ["Ann", "Bob", "Cat", "Dan", "Eve"]}]},
      "outputs": [{"type": "still", "file": "{name}.png"}]
    }

    """,
    "mosaic": """
    {
      "scene": 1,
      "name": "mosaic",
      "canvas": {"size": [390, 600]},
      "layout": {"kind": "mosaic"},
      "data": {"sections": [{"id": "feed", "items": [{"generate": {"count": 12, "label": "{n}"}}]}]},
      "steps": [{"name": "scroll", "scroll": {"by": [0, 300]}}],
      "outputs": [
        {"type": "still", "file": "{name}.svg"},
        {"type": "animation", "file": "{name}-scroll.svg"},
        {"type": "attributes", "file": "{name}.attrs"}
      ]
    }

    """,
    "waterfall": """
    {
      "scene": 1,
      "name": "waterfall",
      "canvas": {"size": [360, 560]},
      "layout": {"kind": "waterfall", "columnCount": 3},
      "data": {"sections": [{"id": "feed", "items": [
        {"generate": {"count": 18, "label": "{n}", "width": 120, "height": [60, 180], "seed": 7}}]}]},
      "outputs": [{"type": "still", "file": "{name}.svg"}]
    }

    """,
    "carousel": """
    {
      "scene": 1,
      "name": "carousel",
      "canvas": {"size": [360, 260]},
      "layout": {"kind": "carousel", "itemSize": [140, 190]},
      "data": {"sections": [{"id": "covers", "items": [{"generate": {"count": 7, "label": "{n}"}}]}]},
      "steps": [{"name": "next", "scroll": {"to": "covers-3", "at": "centeredHorizontally"}}],
      "outputs": [{"type": "animation"}, {"type": "film-strip"}]
    }

    """,
    "update": """
    {
      "scene": 1,
      "name": "update",
      "canvas": {"size": [390, 480]},
      "layout": {"kind": "columns", "minColumnWidth": 300, "cellHeight": 70},
      "data": {"sections": [{"id": "friends", "items": ["Ann", "Bob", "Cat", "Dan", "Eve"]}]},
      "steps": [{"name": "sync", "update": {
        "delete": ["Bob"],
        "insert": [{"item": "Zoe", "to": "friends/0"}],
        "move": [{"item": "Cat", "to": {"after": "Eve"}}]}}],
      "outputs": [
        {"type": "animation", "file": "{name}.svg"},
        {"type": "storyboard", "file": "{name}-storyboard.svg"},
        {"type": "attributes", "file": "{name}.attrs"}
      ]
    }

    """,
  ]
}
