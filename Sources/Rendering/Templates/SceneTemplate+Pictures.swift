// Screens of pictures. Symbols and gradients stand where images would: a template needs no files beside it.
extension SceneTemplate {
  static let pictures = [
    "photos": """
    {
      "scene": 1,
      "name": "photos",
      "title": "A wall of photos; one is deleted and the others close the gap",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemBackground",
        "bars": {
          "trailing": ["Select"], "holdsHeaders": true,
          "segments": ["Years", "Months", "Days", "All"], "segment": 1
        }
      },
      "layout": {
        "kind": "wall", "largeTiles": "alternating", "headerHeight": 46,
        "sectionHeadersPinToVisibleBounds": true
      },
      "style": {
        "cells": {
          "default": {"template": "photo", "symbol": {"size": 52, "color": "#FFFFFFCC"}},
          "dusk": {"symbol": "sun", "gradient": {"colors": ["#F7C59F", "#E08E79", "#6B4E71"]}},
          "sea": {"symbol": "wave", "gradient": {"colors": ["#DCEEF2", "#8FC1D4", "#2F6F8F"]}},
          "wood": {"symbol": "leaf", "gradient": {"colors": ["#DDE7C7", "#8FAE7E", "#3F5E45"]}},
          "night": {"symbol": "moon", "gradient": {"colors": ["#1B2440", "#46518C", "#C9A6C4"]}},
          "sand": {"symbol": "sun", "gradient": {"colors": ["#FBEBC8", "#E7B97A", "#B9773F"], "direction": "diagonal"}},
          "snow": {"symbol": "cloud", "gradient": {"colors": ["#B9D3EE", "#F4F7FA", "#CBD5E1"]}}
        },
        "supplementary": {"header": {"template": "photo"}}
      },
      "data": {"sections": [
        {"id": "june", "header": {"label": "June", "subtitle": "7 photos"}, "items": [
          {"generate": {"count": 7, "style": ["dusk", "sea", "wood", "sand", "night", "snow", "dusk"]}}]},
        {"id": "may", "header": {"label": "May", "subtitle": "12 photos"}, "items": [
          {"generate": {"count": 12, "style": ["sand", "night", "dusk", "snow", "wood", "sea", "dusk"]}}]}
      ]},
      "timing": {"duration": 0.5, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "tidy", "update": {"delete": ["june-2"], "move": [{"item": "june-7", "to": "june/0"}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-tidy.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
    "cards": """
    {
      "scene": 1,
      "name": "cards",
      "title": "A recipe is added to the others",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemGroupedBackground",
        "bars": {"title": "Recipes", "largeTitle": true, "trailing": ["plus"], "search": "Soup, bread, half an hour",
          "tabs": [{"title": "Recipes", "symbol": "book"}, {"title": "Saved", "symbol": "heart"},
          {"title": "Shopping", "symbol": "cart", "badge": "6"}, {"title": "Week", "symbol": "calendar"}]}
      },
      "layout": {
        "kind": "waterfall", "columnCount": 2, "minimumLineSpacing": 12, "minimumInteritemSpacing": 12,
        "sectionInset": [8, 16, 16, 16]
      },
      "style": {"cells": {
        "default": {"template": "card", "height": "text", "image": {"size": 112}, "title": {"lines": 2},
          "symbol": {"size": 60, "color": "#FFFFFFE6"}}}},
      "data": {"sections": [{"id": "recipes", "items": [
        {"id": "soup", "label": "Carrot soup", "subtitle": "25 min", "symbol": "leaf", "color": "#E08A4B",
          "tags": ["Quick"]},
        {"id": "bread", "label": "Bread, the slow way", "subtitle": "A day and a half", "symbol": "clock",
          "color": "#C29A5B", "body": "Less water than you think, and one more hour."},
        {"id": "fish", "label": "Trout on a board", "subtitle": "40 min", "symbol": "wave", "color": "#4A8FB5"},
        {"id": "pears", "label": "Pears in red wine", "subtitle": "1 h", "symbol": "heart", "color": "#A8557A",
          "tags": ["Guests", "Sweet"]},
        {"id": "salad", "label": "Beans and lemon", "subtitle": "15 min", "symbol": "sun", "color": "#6FA05A",
          "tags": ["Quick"]},
        {"id": "tea", "label": "Cold mint tea", "subtitle": "5 min", "symbol": "cloud", "color": "#4FA48F"}
      ]}]},
      "timing": {"duration": 0.5, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "add", "update": {"insert": [{"to": "recipes/0", "item": {
        "id": "tart", "label": "Onion tart", "subtitle": "1 h 10 min", "symbol": "star", "color": "#8B7CC8",
        "tags": ["New"]}}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-add.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
    "store": """
    {
      "scene": 1,
      "name": "store",
      "title": "Shelves of small apps; one of them is there now",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemBackground",
        "bars": {"title": "Today", "largeTitle": true, "overline": "Monday 8 June", "avatar": "A", "margin": 20,
          "tabs": [
          {"title": "Today", "symbol": "article"}, {"title": "Apps", "symbol": "layers"},
          {"title": "Books", "symbol": "book"}, {"title": "Search", "symbol": "magnifier"}]}
      },
      "layout": {"kind": "compositional", "sections": {
        "week": {
          "orthogonalScrolling": "groupPaging", "contentInsets": [4, 20, 20, 20], "interGroupSpacing": 10,
          "group": {"size": [313, "~248"], "items": [{"size": ["1w", "~248"]}]}},
        "*": {
          "orthogonalScrolling": "groupPaging", "contentInsets": [0, 20, 14, 20], "interGroupSpacing": 10,
          "supplementariesFollowContentInsets": false,
          "group": {"axis": "vertical", "size": [313, "~228"], "items": [
            {"size": ["1w", "~76"]}, {"size": ["1w", "~76"]}, {"size": ["1w", "~76"]}]},
          "boundary": [{"kind": "header", "size": ["1w", "~46"]}]}}},
      "style": {
        "cells": {
          "default": {"template": "store", "padding": [8, 0, 8, 0], "separator": {"trailing": 0}},
          "last": {"separator": false},
          "week": {"template": "feature", "padding": 0, "height": 248, "separator": false,
            "symbol": {"size": 84, "tile": true}}
        },
        "supplementary": {"header": {"template": "store", "padding": [6, 20, 6, 20]}}
      },
      "data": {"sections": [
        {"id": "week", "style": "week", "items": [
          {"id": "rivers", "label": "Slow Rivers", "caption": "NEW THIS WEEK", "subtitle": "A walk along five valleys",
            "symbol": "wave", "color": "#3A7CA5"},
          {"id": "night", "label": "Night Garden", "caption": "UPDATED", "subtitle": "Sleep among moths",
            "symbol": "moon", "color": "#3B3F73"}]},
        {"id": "small", "header": {"label": "Small Helpers", "value": "See All"}, "items": [
          {"id": "tide", "label": "Tide", "subtitle": "Water and wind", "symbol": "wave", "color": "systemBlue"},
          {"id": "leaf", "label": "Leaf Count", "subtitle": "Plants you have met", "symbol": "leaf",
            "color": "#2F9E6E"},
          {"id": "quarter", "label": "Quarter Past", "subtitle": "A clock that waits", "symbol": "clock",
            "color": "systemPurple", "style": "last"},
          {"id": "sums", "label": "Sums", "subtitle": "By week", "symbol": "chart", "color": "#4A5568"},
          {"id": "nine", "label": "Nine", "subtitle": "Tiles", "symbol": "grid", "color": "#D45D4C"},
          {"id": "ring", "label": "Ring", "symbol": "bell", "color": "#C2548B", "style": "last"}]},
        {"id": "walks", "header": {"label": "Made for Walks", "value": "See All"}, "items": [
          {"id": "sun", "label": "Noon", "subtitle": "Shade", "symbol": "sun", "color": "#E0912F"}]}
      ]},
      "timing": {"duration": 0.4, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "get", "update": {
        "move": [{"item": "leaf", "to": "small/0"}],
        "reload": [{
          "id": "leaf", "label": "Leaf Count", "subtitle": "Plants you have met", "symbol": "leaf", "color": "#2F9E6E",
          "button": "Open"}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-get.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
  ]
}
