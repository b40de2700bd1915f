// Screens of what is to be done. Symbols and gradients stand where images would: a template needs no files beside it.
extension SceneTemplate {
  static let plans = [
    "settings": """
    {
      "scene": 1,
      "name": "settings",
      "title": "A switch is turned on, and a row appears below it",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemGroupedBackground",
        "bars": {"title": "Settings", "largeTitle": true}
      },
      "layout": {"kind": "flow", "minimumLineSpacing": 0},
      "style": {
        "cells": {
          "default": {"template": "settings"},
          "switch": {"accessory": "switch"},
          "person": {"height": 80, "image": {"size": 60}, "title": {"style": "title3"}}
        },
        "supplementary": {"header": {"template": "settings"}, "footer": {"template": "settings"}}
      },
      "data": {"sections": [
        {"id": "you", "style": "person", "insets": [12, 0, 27, 0], "items": [
          {"id": "ann", "label": "Ann", "subtitle": "Profile, photos and family"}]},
        {"id": "network", "insets": [0, 0, 27, 0], "items": [
          {"id": "airplane", "label": "Airplane mode", "symbol": "airplane", "color": "systemOrange",
            "style": "switch"},
          {"id": "wireless", "label": "Wireless", "symbol": "wifi", "color": "systemBlue", "value": "Home"},
          {"id": "alerts", "label": "Notifications", "symbol": "bell", "color": "systemRed", "value": "3 on"},
          {"id": "quiet", "label": "Quiet hours", "symbol": "moon", "color": "systemIndigo", "style": "switch"}]},
        {"id": "display", "header": "DISPLAY", "insets": [0, 0, 27, 0], "items": [
          {"id": "light", "label": "Appearance", "symbol": "sun", "color": "systemBlue", "value": "Automatic"},
          {"id": "text", "label": "Text size", "symbol": "text", "color": "systemGray", "value": "Large"}]},
        {"id": "safety", "items": [
          {"id": "privacy", "label": "Privacy", "symbol": "shield", "color": "systemBlue"},
          {"id": "passcode", "label": "Passcode", "symbol": "lock", "color": "systemGray", "value": "On"},
          {"id": "storage", "label": "Storage", "symbol": "drive", "color": "systemOrange", "value": "41 GB free"}]}
      ]},
      "timing": {"duration": 0.4, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "quiet", "update": {
        "reload": [{
          "id": "quiet", "label": "Quiet hours", "symbol": "moon", "color": "systemIndigo", "style": "switch",
          "on": true}],
        "insert": [{"to": "network/4", "item": {
          "id": "hours", "label": "From 22:00 to 7:00", "symbol": "clock", "color": "systemIndigo"}}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-quiet.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
    "calendar": """
    {
      "scene": 1,
      "name": "calendar",
      "title": "An appointment is added on the day that is chosen",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemBackground",
        "bars": {
          "title": "June", "largeTitle": true, "back": "2026", "trailing": ["magnifier", "plus"],
          "toolbar": ["Today", "Calendars", "Inbox"]
        }
      },
      "layout": {"kind": "compositional", "sections": {
        "*": {"contentInsets": [2, 14, 4, 14], "interGroupSpacing": 8,
          "group": {"size": ["1w", "~48"], "repeat": 7, "items": [{"size": ["1w", "~48"]}]}},
        "day": {"group": {"size": ["1w", "~64"], "items": [{"size": ["1w", "~64"]}]},
          "boundary": [{"kind": "header", "size": ["1w", "~52"]}]}}},
      "style": {
        "cells": {
          "default": {"template": "row"},
          "weekday": {"height": 24, "padding": 0, "separator": false, "title": {
            "style": "footnote", "alignment": "center", "color": "secondaryLabel"}},
          "day": {"height": 50, "padding": 0, "separator": false,
            "title": {"size": 18, "alignment": "center", "fill": "clear"},
            "body": {"text": "{body} ", "size": 9, "alignment": "center", "color": "systemRed"}},
          "today": {"height": 50, "padding": 0, "separator": false,
            "title": {"size": 18, "weight": "semibold", "alignment": "center", "color": "white", "fill": "#D70015"},
            "body": {"text": "{body} ", "size": 9, "alignment": "center", "color": "systemRed"}},
          "event": {"height": 64, "symbol": {"size": 36, "tile": true}}
        },
        "supplementary": {"header": {"template": "photo"}}
      },
      "data": {"sections": [
        {"id": "week", "style": "weekday", "items": [
          {"generate": {"count": 7, "label": ["M", "T", "W", "T", "F", "S", "S"]}}]},
        {"id": "june", "style": "day", "items": [
          {"generate": {"count": 10, "body": ["", "", "", "•", "", "••", ""]}},
          {"id": "today", "label": "11", "style": "today", "body": "••"},
          {"generate": {"count": 19, "id": "later-{n}", "label": [
            "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
            "22", "23", "24", "25", "26", "27", "28", "29", "30"],
            "body": ["", "•", "", "", "", "•••", ""]}}]},
        {"id": "day", "style": "event", "header": {"label": "Thursday", "subtitle": "11 June"},
          "items": [
          {"id": "dentist", "label": "Dentist", "subtitle": "Bridge Street 4", "time": "8:30", "symbol": "clock",
            "color": "systemBlue"},
          {"id": "choir", "label": "Choir", "subtitle": "Old station, second hall", "time": "19:00", "symbol": "bell",
            "color": "systemPurple"}]}
      ]},
      "timing": {"duration": 0.4, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "add", "update": {
        "reload": [{"id": "today", "label": "11", "style": "today", "body": "•••"}],
        "insert": [{"to": "day/1", "item": {
          "id": "lunch", "label": "Lunch with Mia", "subtitle": "Under the clock", "time": "12:15", "symbol": "heart",
          "color": "systemRed"}}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-add.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
    "board": """
    {
      "scene": 1,
      "name": "board",
      "title": "A card moves from one column of the board to the next",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemGroupedBackground",
        "bars": {"title": "Garden", "largeTitle": true, "trailing": ["plus"], "tabs": [
          {"title": "Board", "symbol": "grid"}, {"title": "Mine", "symbol": "person"},
          {"title": "Done", "symbol": "checkmark"}]}
      },
      "layout": {"kind": "board", "columnWidth": 174, "minimumInteritemSpacing": 12, "margin": 16},
      "style": {
        "cells": {"default": {
          "template": "row", "height": "text", "separator": false, "corner": 9, "shadow": 2, "padding": 11,
          "fill": {"light": "#FFFFFF", "dark": "#2C2C2E"},
          "title": {"style": "subheadline", "weight": "medium", "lines": 3}, "subtitle": {"style": "footnote"}}},
        "supplementary": {"header": {
          "template": "row", "fill": "clear", "padding": [10, 13, 8, 13],
          "title": {"style": "subheadline", "weight": "semibold", "color": "label"}}},
        "decoration": {"column": {"fill": {"light": "#E6E6EB", "dark": "#1C1C1E"}, "corner": 13}}
      },
      "data": {"sections": [
        {"id": "todo", "header": {"label": "To do", "size": [0, 40]}, "items": [
          {"id": "seeds", "label": "Order seeds for the long bed", "tags": ["Spring"]},
          {"id": "fence", "label": "Mend the fence by the lane", "subtitle": "Needs two people"},
          {"id": "rain", "label": "A second rain barrel", "tags": ["Water", "Buy"]},
          {"id": "labels", "label": "Labels for the apple trees"},
          {"id": "path", "label": "Gravel for the paths", "tags": ["Buy"]},
          {"id": "bees", "label": "Ask about the bees"}]},
        {"id": "doing", "header": {"label": "Doing", "size": [0, 40]}, "items": [
          {"id": "compost", "label": "Turn the compost", "subtitle": "Ann, until Friday"},
          {"id": "prune", "label": "Prune the roses before the birds nest", "tags": ["Spring"]},
          {"id": "barrow", "label": "A new wheel for the barrow"}]},
        {"id": "done", "header": {"label": "Done", "size": [0, 40]}, "items": [
          {"id": "shed", "label": "Tidy the shed"}]}
      ]},
      "timing": {"duration": 0.5, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "start", "update": {"move": [{"item": "fence", "to": "doing/0"}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-start.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
  ]
}
