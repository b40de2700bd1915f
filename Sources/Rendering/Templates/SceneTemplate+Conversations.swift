// Screens of people who write to one another. Symbols and gradients stand where images would: a template needs no files beside it.
extension SceneTemplate {
  static let talks = [
    "chat": """
    {
      "scene": 1,
      "name": "chat",
      "title": "An answer arrives",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemBackground",
        "bars": {"title": "Mia", "portrait": "M", "back": "3", "trailing": ["video"], "input": "Message"}
      },
      "layout": {"kind": "flow", "minimumLineSpacing": 2, "headerReferenceSize": [0, 36]},
      "style": {
        "cells": {"default": {"template": "chat"}},
        "supplementary": {"header": {"template": "chat"}}
      },
      "data": {"sections": [
        {"id": "yesterday", "header": "Yesterday 21:07", "items": [
          {"id": "noon", "label": "The boat leaves at noon, whatever the wind says", "side": "trailing"},
          {"id": "thumb", "label": "I will be there"}
        ]},
        {"id": "today", "header": "Today 9:24", "items": [
          {"id": "coast", "label": "Morning! Are we still going to the coast today?"},
          {"id": "train", "label": "Yes. The train leaves at 10:12", "side": "trailing"},
          {"id": "tickets", "label": "I have the tickets", "side": "trailing"},
          {"id": "camera", "label": "Then I bring the big camera, and something to eat for the way back"},
          {"id": "clock", "label": "Deal. See you under the clock", "side": "trailing", "time": "Delivered"},
          {"id": "typing", "typing": true}
        ]}
      ]},
      "timing": {"duration": 0.4, "curve": "easeOut", "hold": 0.8},
      "steps": [{"name": "answer", "update": {
        "delete": ["typing"], "insert": [{"item": {"id": "way", "label": "On my way!"}, "to": "today/5"}]}}],
      "outputs": [
        {"type": "still", "at": "start", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-answer.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
    "mail": """
    {
      "scene": 1,
      "name": "mail",
      "title": "A message arrives, another one is deleted",
      "canvas": {
        "device": "iphone-16", "bezel": true, "theme": ["light", "dark"], "background": "systemBackground",
        "bars": {
          "title": "Inbox", "largeTitle": true, "back": "Mailboxes", "trailing": ["pencil-square"], "search": "Search",
          "tabs": [
            {"title": "Inbox", "symbol": "mail", "badge": "3"}, {"title": "Flagged", "symbol": "flag"},
            {"title": "Sent", "symbol": "paperplane"}, {"title": "Settings", "symbol": "sliders"}]
        }
      },
      "layout": {"kind": "flow", "minimumLineSpacing": 0},
      "style": {"cells": {"default": {"template": "mail"}}},
      "data": {"sections": [{"id": "inbox", "items": [{"generate": {
        "count": 50, "id": "mail-{n}", "label": ["Ann", "Bob", "Cat", "Dan", "Eve", "Max", "Ida"],
        "subtitle": [
          "Lists that keep their place", "Minutes of the garden club", "Your prints are ready",
          "Choir in the old station", "Soup, the whole recipe", "Boat hire for the weekend", "Seeds to swap"],
        "body": [
          "The new rows arrive above, and what you read stays", "We plant the pear trees in the second week",
          "Six large ones on matte paper, as you wished", "The hall has a good echo, but no heating"],
        "time": {"from": "9:12", "step": "-47 min"}, "unread": [true, false, true, false, false, false]
      }}]}]},
      "timing": {"duration": 0.45, "curve": "easeInOut", "hold": 0.8},
      "steps": [{"name": "arrive", "update": {
        "delete": ["mail-2"],
        "insert": [{"to": "inbox/0", "item": {
          "id": "zoe", "label": "Zoe", "subtitle": "The kiln is free on Thursday", "time": "9:36", "unread": true,
          "body": "Ten cups fit on the lower shelf, so bring them"}}]}}],
      "outputs": [
        {"type": "still", "file": "{name}{~dark}.svg", "naming": "github"},
        {"type": "animation", "file": "{name}-arrive.svg"}
      ],
      "expect": [{"contract": true}]
    }

    """,
  ]
}
