/// A key of scenes with a value, and a scene in which it changes what comes out.
struct KeyExample: Sendable {
  typealias Setup = [(path: String, json: String)]

  /// `definition.key`.
  let name: String
  /// As JSON.
  let value: String
  /// The value in its place otherwise; nil for nothing at all.
  let other: String?
  /// The rest of the scene: values as JSON by their paths.
  let setup: Setup
  /// Whether it changes what the scene is checked for, and not what is drawn.
  let isChecked: Bool
  /// The object that has the key, where it is not the one that others of its definition are.
  private let folder: String?

  init(
    _ name: String, _ value: String, not other: String? = nil,
    at folder: String? = nil, in setup: Setup = [], isChecked: Bool = false
  ) {
    self.name = name
    self.value = value
    self.other = other
    self.setup = setup
    self.isChecked = isChecked
    self.folder = folder
  }

  /// The objects of each definition in the scene.
  static let places = [
    "scene": "", "canvas": "canvas", "themedColor": "style.cells.default.fill", "data": "data",
    "section": "data.sections.0", "item": "data.sections.0.items.0",
    "generated": "data.sections.1.items.0", "generate": "data.sections.1.items.0.generate",
    "times": "data.sections.1.items.0.generate.time",
    "view": "data.sections.0.header", "style": "style", "look": "style.cells.default",
    "textLook": "style.cells.default.title", "imageLook": "style.cells.default.image",
    "symbolLook": "style.cells.default.symbol", "separatorLook": "style.cells.default.separator",
    "gradientLook": "style.cells.default.gradient", "bubbleLook": "style.cells.default.bubble",
    "barLook": "style.supplementary.header", "decorationLook": "style.decoration.RingView",
    "timing": "timing", "curve": "timing.curve", "spring": "timing.curve.spring",
    "keyframes": "timing.curve.keyframes", "stagger": "timing.stagger", "step": "steps.0",
    "update": "steps.0.update", "insertion": "steps.0.update.insert.0",
    "movement": "steps.0.update.move.0", "sectionInsertion": "steps.0.update.insertSections.0",
    "sectionMovement": "steps.0.update.moveSections.0", "beside": "steps.0.update.move.0.to",
    "calls": "steps.0.calls", "transition": "steps.0.transition", "scroll": "steps.0.scroll",
    "tap": "steps.0.tap", "drag": "steps.0.drag", "refreshControl": "canvas.refreshControl",
    "bars": "canvas.bars", "tab": "canvas.bars.tabs.0", "output": "outputs.0", "expect": "expect.0",
    "attributeExpectation": "expect.0.attributes", "compositionalSection": "layout.sections.m",
    "group": "layout.sections.m.group", "groupFrame": "layout.sections.m.group.frames.0",
    "boundaryItem": "layout.sections.m.boundary.0",
    "badge": "layout.sections.m.group.items.0.badges.0",
  ]

  /// Without any of the examples' changes.
  static let base = """
    {"scene": 1, "canvas": {"size": [120, 120]},
     "layout": {"kind": "flow", "itemSize": [30, 20]},
     "data": {"sections": [
       {"id": "m", "items": [{"id": "a"}, "b", "c", "d", "e", "f", "g", "h", "i", "j"],
        "header": {"label": "M"}},
       {"id": "n", "items": [{"generate": {"count": 3}}]}]},
     "style": {"cells": {"default": {}}, "supplementary": {"header": {}}},
     "timing": {"duration": 0.1, "fps": 20},
     "steps": [{"name": "go", "update": {"delete": ["b"], "move": [{"item": "a", "to": "m/2"}]}}],
     "outputs": [{"type": "still", "file": "{name}-s.svg"}, {"type": "animation", "file": "{name}-a.svg"},
       {"type": "attributes", "file": "{name}.attrs"}]}
    """

  var place: String {
    let parts = name.split(separator: ".")
    let folder = folder ?? Self.places[String(parts[0])] ?? ""
    return folder.isEmpty ? String(parts[1]) : "\(folder).\(parts[1])"
  }
}
