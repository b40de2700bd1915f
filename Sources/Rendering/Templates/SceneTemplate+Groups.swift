// Compositional layouts: groups in sections.
extension SceneTemplate {
  static let groups = [
    "shelves": """
    {
      "scene": 1,
      "name": "shelves",
      "canvas": {"size": [390, 640], "background": "surface"},
      "layout": {"kind": "compositional", "interSectionSpacing": 12, "sections": {
        "featured": {
          "orthogonalScrolling": "groupPagingCentered", "effects": ["scale"],
          "group": {"size": ["0.85w", 200], "items": [{"size": ["1w", "1h"], "insets": 6}]}},
        "*": {
          "orthogonalScrolling": "continuousGroupLeadingBoundary",
          "contentInsets": [0, 16, 0, 16], "interGroupSpacing": 10,
          "group": {"size": [120, 120], "items": [{"size": ["1w", "1h"]}]},
          "boundary": [{"kind": "header", "size": ["1w", 40]}]}}},
      "data": {"sections": [
        {"id": "featured", "items": [{"generate": {"count": 5, "id": "f{n}", "label": "Pick {n}"}}]},
        {"id": "new", "header": "New", "items": [{"generate": {"count": 9, "id": "n{n}", "label": "{n}"}}]},
        {"id": "free", "header": "Free", "items": [{"generate": {"count": 9, "id": "g{n}", "label": "{n}"}}]}]},
      "style": {"supplementary": {"header": {"fill": "surface"}}},
      "steps": [{"name": "browse", "scroll": {"section": "featured", "by": [330, 0]}}],
      "outputs": [{"type": "still", "at": "start"}, {"type": "animation", "file": "{name}-film.svg"}]
    }

    """,
    "photo-grid": """
    {
      "scene": 1,
      "name": "photo-grid",
      "canvas": {"size": [390, 560], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "interGroupSpacing": 2,
        "group": {"size": ["1w", "0.33w"], "repeat": 3, "spacing": 2, "items": [{"size": ["1w", "1h"]}]}}}},
      "data": {"sections": [{"id": "photos", "items": [{"generate": {"count": 24, "label": "{n}"}}]}]},
      "style": {"cells": {"default": {"corner": 0}}},
      "steps": [{"name": "delete", "update": {"delete": ["photos-2", "photos-7"]}}],
      "outputs": [{"type": "still", "at": "start"}, {"type": "animation", "file": "{name}-film.svg"}]
    }

    """,
    "nested-grid": """
    {
      "scene": 1,
      "name": "nested-grid",
      "canvas": {"size": [390, 560], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "contentInsets": 6,
        "group": {"size": ["1w", "0.4w"], "items": [
          {"size": ["0.7w", "1h"], "insets": 6},
          {"axis": "vertical", "size": ["0.3w", "1h"], "items": [{"size": ["1w", "0.5h"], "insets": 6}]}]}}}},
      "data": {"sections": [{"id": "tiles", "items": [{"generate": {"count": 12, "label": "{n}"}}]}]},
      "outputs": [{"type": "still"}, {"type": "blueprint"}]
    }

    """,
    "two-columns": """
    {
      "scene": 1,
      "name": "two-columns",
      "canvas": {"size": [390, 560], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "contentInsets": 12, "interGroupSpacing": 12,
        "group": {"size": ["1w", 110], "repeat": 2, "spacing": 12, "items": [{"size": ["1w", "1h"]}]}}}},
      "data": {"sections": [{"id": "cards", "items": [{"generate": {"count": 12, "label": "{n}"}}]}]},
      "outputs": [{"type": "still"}, {"type": "blueprint"}]
    }

    """,
    "badges": """
    {
      "scene": 1,
      "name": "badges",
      "canvas": {"size": [390, 420], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "contentInsets": 24, "interGroupSpacing": 24,
        "group": {"size": ["1w", 84], "spacing": 24, "items": [{
          "size": ["0.25w", "1h"], "badges": [{"size": [22, 22], "offset": [0.35, -0.35]}]}]}}}},
      "data": {"sections": [{"id": "apps", "items": [{"generate": {"count": 12, "label": "{n}"}}]}]},
      "style": {"supplementary": {"badge": {"fill": "red", "corner": 11, "label": ""}}},
      "outputs": [{"type": "still"}]
    }

    """,
    "pinned-headers": """
    {
      "scene": 1,
      "name": "pinned-headers",
      "canvas": {"size": [390, 480], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "contentInsets": [0, 16, 16, 16], "interGroupSpacing": 8,
        "group": {"size": ["1w", 52], "items": [{"size": ["1w", "1h"]}]},
        "boundary": [{"kind": "header", "size": ["1w", 44], "pinToVisibleBounds": true}]}}},
      "data": {"sections": [
        {"id": "a", "header": "Morning", "items": [{"generate": {"count": 6, "label": "{n}"}}]},
        {"id": "b", "header": "Evening", "items": [{"generate": {"count": 9, "label": "{n}"}}]}]},
      "style": {"supplementary": {"header": {"fill": "surface"}}},
      "steps": [{"name": "scroll", "scroll": {"by": [0, 320]}, "timing": {"duration": 1.2}}],
      "outputs": [{"type": "animation"}, {"type": "film-strip"}]
    }

    """,
    "scaling-carousel": """
    {
      "scene": 1,
      "name": "scaling-carousel",
      "canvas": {"size": [390, 300], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "orthogonalScrolling": "groupPagingCentered", "effects": ["scale", "fade"],
        "contentInsets": [20, 0, 20, 0],
        "group": {"size": ["0.6w", 250], "items": [{"size": ["1w", "1h"], "insets": 6}]}}}},
      "data": {"sections": [{"id": "covers", "items": [{"generate": {"count": 7, "label": "{n}"}}]}]},
      "steps": [
        {"name": "next", "scroll": {"section": "covers", "by": [234, 0]}},
        {"name": "more", "scroll": {"section": "covers", "by": [234, 0]}}],
      "outputs": [{"type": "animation"}, {"type": "film-strip"}]
    }

    """,
    "adaptive": """
    {
      "scene": 1,
      "name": "adaptive",
      "canvas": {"size": [390, 560], "background": "surface"},
      "layout": {"kind": "compositional", "sections": {"*": {
        "contentInsets": 16, "interGroupSpacing": 8,
        "group": {"size": ["1w", 90], "repeat": 2, "spacing": 8, "items": [{"size": ["1w", "1h"]}]},
        "when": [
          {"minWidth": 600, "group": {"repeat": 4}},
          {"minWidth": 900, "group": {"repeat": 6}, "contentInsets": 32}]}}},
      "data": {"sections": [{"id": "tiles", "items": [{"generate": {"count": 18, "label": "{n}"}}]}]},
      "outputs": [{"type": "still"}, {"type": "matrix", "sizes": [[390, 560], [700, 420], [1024, 560]]}]
    }

    """,
  ]
}
