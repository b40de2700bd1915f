// Values with which every key of the table changes something. A key without an example fails its test.
extension KeyExample {
  static let all: [KeyExample] = [
    scene, canvas, data, style, looks("look", in: [("layout.itemSize", "[60, 60]")]),
    looks("barLook", in: tall), looks("decorationLook", in: ring), timing, causes, updates, moves,
    scrolls, gestures, expectations, rows, bars,
    composed,
  ].flatMap(\.self)

  /// Keys that are not for any output: the format's own version, and those that editors read.
  /// Fonts and controllers of one's own, with their buttons, are held by tests of theirs.
  static let silent: Set<String> = [
    "scene.scene", "scene.$schema", "scene.fonts", "scene.controller", "tap.button",
  ]

  private static let scene: [KeyExample] = [
    KeyExample("scene.name", #""other""#), KeyExample("scene.title", #""A title""#),
    KeyExample("scene.description", #""A sentence.""#),
    KeyExample("scene.extends", #""base.scene.json""#),
    KeyExample("scene.canvas", #"{"size": [90, 90]}"#, not: "{}"),
    KeyExample(
      "scene.layouts", #"{"x": {"kind": "circle"}}"#, not: #"{"x": {"kind": "mosaic"}}"#,
      in: [("layout", #""x""#)]),
    KeyExample("scene.layout", #""circle""#, not: #""mosaic""#),
    KeyExample(
      "scene.data", #"{"sections": [{"id": "m", "items": ["q"]}]}"#,
      not: #"{"sections": [{"id": "m", "items": ["r"]}]}"#, in: [("steps", "[]")]),
    KeyExample("scene.style", #"{"text": "blocks"}"#, not: "{}"),
    KeyExample("scene.custom", #"["angle"]"#, in: [("layout", #""circle""#)]),
    KeyExample("scene.timing", #"{"duration": 1}"#, not: "{}"),
    KeyExample("scene.steps", #"[{"update": {"delete": ["c"]}}]"#),
    KeyExample("scene.outputs", #"[{"type": "stack"}]"#),
    KeyExample("scene.expect", #"[{"insideContent": true}]"#, isChecked: true),
  ]

  static func joined(_ parts: Setup...) -> Setup { parts.flatMap(\.self) }

  private static let still: Setup = [("steps", "[]")]
  private static let device: Setup = [("canvas", #"{"device": "iphone-se"}"#)]

  private static let canvas: [KeyExample] = [
    KeyExample("canvas.size", "[100, 80]"), KeyExample("canvas.height", #""content""#),
    KeyExample("canvas.device", #""iphone-se""#, in: [("canvas", "{}")]),
    KeyExample("canvas.landscape", "true", in: device),
    KeyExample("canvas.window", #""third""#, in: [("canvas", #"{"device": "ipad"}"#)]),
    KeyExample("canvas.scale", "2", in: [("outputs", #"[{"type": "still", "file": "a.png"}]"#)]),
    KeyExample("canvas.theme", #""dark""#), KeyExample("canvas.background", ##""#FF0000""##),
    KeyExample("canvas.safeArea", "20"), KeyExample("canvas.contentInset", "20"),
    KeyExample("canvas.layoutMargins", "30", in: [("layout", #""columns""#)]),
    KeyExample(
      "canvas.contentOffset", "[0, 10]", in: joined([("canvas.size", "[120, 60]")], still)),
    KeyExample("canvas.direction", #""rtl""#),
    KeyExample("canvas.mirrors", "true", in: [("canvas.direction", #""rtl""#)]),
    KeyExample("canvas.show", #""content""#, in: [("canvas.size", "[120, 60]")]),
    KeyExample("canvas.margin", "12"), KeyExample("canvas.bezel", "true", in: device),
    KeyExample(
      "themedColor.light", ##""#112233""##, not: ##""#445566""##,
      in: [("style.cells.default.fill", ##"{"light": "#000000", "dark": "#FFFFFF"}"##)]),
    KeyExample(
      "themedColor.dark", ##""#112233""##, not: ##""#445566""##,
      in: [("style.cells.default.fill", ##"{"light": "#000000", "dark": "#FFFFFF"}"##)]),
  ]

  private static let waterfall: Setup = [("layout", #""waterfall""#)]
  private static let probe: Setup = [("style.cells.default.cell", #""Probe""#)]
  private static let probeHeader: Setup = [("style.supplementary.header.view", #""Probe""#)]

  private static let data: [KeyExample] = [
    KeyExample(
      "data.sections", #"[{"id": "m", "items": ["q"]}]"#, not: #"[{"id": "m", "items": ["r"]}]"#,
      in: still),
    KeyExample("section.id", #""q""#, not: #""r""#, in: still),
    KeyExample("section.items", #"["q"]"#, not: #"["r"]"#, in: still),
    KeyExample("section.header", #""Q""#), KeyExample("section.footer", #""Q""#),
    KeyExample("section.insets", "12"), KeyExample("section.cell", #""Probe""#),
    KeyExample("item.id", #""q""#, not: #""r""#, in: still),
    KeyExample("item.label", #""Q""#),
    KeyExample(
      "item.subtitle", #""Q""#,
      in: [("layout.itemSize", "[110, 60]"), ("canvas.size", "[120, 900]")]),
    KeyExample("item.size", "[40, 30]"),
    KeyExample("item.fittingSize", "[40, 30]", in: [("layout.estimatedItemSize", "[20, 20]")]),
    KeyExample("item.aspect", "2", in: waterfall), KeyExample("item.color", ##""#FF0000""##),
    KeyExample("item.image", #""image.png""#),
    KeyExample("item.style", #""own""#, in: [("style.cells.own", #"{"corner": 0}"#)]),
    KeyExample("item.data", #"{"note": "Q"}"#, in: probe),
    KeyExample("generated.generate", #"{"count": 2}"#, not: #"{"count": 4}"#),
    KeyExample("generate.count", "2", not: "4"), KeyExample("generate.id", #""q{n}""#),
    KeyExample("generate.label", #""Q{n}""#),
    KeyExample(
      "generate.subtitle", #""Q""#,
      in: [("layout.itemSize", "[110, 60]"), ("canvas.size", "[120, 900]")]),
    KeyExample("generate.width", "44"), KeyExample("generate.height", "44"),
    KeyExample("generate.color", ##""#FF0000""##),
    KeyExample("generate.style", #""own""#, in: [("style.cells.own", #"{"corner": 0}"#)]),
    KeyExample("generate.data", #"{"note": "Q"}"#, in: probe),
    KeyExample(
      "generate.seed", "7", in: [("data.sections.1.items.0.generate.width", "[10, 60]")]),
    KeyExample("view.label", #""Q""#), KeyExample("view.size", "[50, 50]"),
    KeyExample(
      "view.style", #""own""#, in: [("style.supplementary.own", ##"{"fill": "#FF0000"}"##)]),
    KeyExample("view.color", ##""#FF0000""##),
    KeyExample("view.data", #"{"note": "Q"}"#, in: probeHeader),
  ]

  private static let ring: Setup = [
    ("layout", #""circle""#), ("style.decoration", #"{"RingView": {}}"#),
  ]
  private static let picture: Setup = [("data.sections.0.items.0.image", #""image.png""#)]
  private static let tall: Setup = [("data.sections.0.header.size", "[50, 60]")]

  private static let style: [KeyExample] = [
    KeyExample("style.palette", #""okabe-ito""#), KeyExample("style.text", #""blocks""#),
    KeyExample("style.font", #""JetBrains Mono""#),
    KeyExample("style.cells", #"{"default": {"corner": 0}}"#, not: "{}"),
    KeyExample("style.supplementary", ##"{"header": {"fill": "#FF0000"}}"##, not: "{}"),
    KeyExample(
      "style.decoration", ##"{"RingView": {"fill": "#FF0000"}}"##,
      in: [("layout", #""circle""#)]),
    KeyExample("look.cell", #""Probe""#), KeyExample("look.image", #""none""#, in: picture),
    KeyExample("barLook.view", #""Probe""#),
    KeyExample("decorationLook.view", #""ProbeDecoration""#, in: ring),
  ]

  private static func looks(
    _ name: String, in setup: Setup
  ) -> [KeyExample] {
    let dashed = [("\(places[name] ?? "").stroke", ##""#FF0000""##)]
    let filled = [("\(places[name] ?? "").fill", ##""#FF0000""##)]
    return [
      KeyExample("\(name).fill", ##""#FF0000""##, in: setup),
      KeyExample("\(name).stroke", ##""#FF0000""##, in: setup),
      KeyExample("\(name).corner", "3", in: joined(setup, filled)),
      KeyExample("\(name).shadow", "6", in: joined(setup, filled)),
      KeyExample("\(name).label", #""Q {id}""#, in: setup),
      KeyExample("\(name).subtitle", #""Q""#, in: setup),
      KeyExample("\(name).dash", "true", in: joined(setup, dashed)),
    ]
  }

  private static let gif: Setup = [
    ("outputs", #"[{"type": "animation", "file": "a.gif", "theme": "light"}]"#)
  ]
  private static let spring: Setup = [("timing.curve", #"{"spring": {"stiffness": 200}}"#)]
  private static let keyframes: Setup = [
    (
      "timing.curve",
      #"{"keyframes": {"times": [0, 0.5, 1], "values": [0, 0.9, 1]}}"#
    )
  ]
  private static let random: Setup = [("timing.stagger", #"{"by": 0.05, "order": "random"}"#)]

  private static let timing: [KeyExample] = [
    KeyExample("timing.duration", "0.7"), KeyExample("timing.curve", #""linear""#),
    KeyExample("timing.delay", "0.3"), KeyExample("timing.stagger", #"{"by": 0.05}"#),
    KeyExample("timing.fps", "50", in: gif), KeyExample("timing.hold", "0.4"),
    KeyExample(
      "curve.spring", #"{"dampingRatio": 0.4}"#, not: #"{"dampingRatio": 0.9}"#, in: spring),
    KeyExample(
      "curve.keyframes", #"{"times": [0, 1], "values": [0, 1]}"#,
      not: #"{"times": [0, 0.5, 1], "values": [0, 0.9, 1]}"#, in: keyframes),
    KeyExample(
      "spring.dampingRatio", "0.3", in: [("timing", #"{"curve": {"spring": {"response": 0.5}}}"#)]),
    KeyExample(
      "spring.response", "0.9",
      in: [("timing", #"{"curve": {"spring": {"dampingRatio": 0.8}}}"#)]),
    KeyExample("spring.mass", "3", in: spring), KeyExample("spring.stiffness", "40", in: spring),
    KeyExample("spring.damping", "3", in: spring),
    KeyExample("spring.initialVelocity", "9", in: spring),
    KeyExample("keyframes.times", "[0, 0.2, 1]", not: "[0, 0.8, 1]", in: keyframes),
    KeyExample("keyframes.values", "[0, 0.2, 1]", not: "[0, 0.8, 1]", in: keyframes),
    KeyExample("keyframes.calculation", #""discrete""#, in: keyframes),
    KeyExample("stagger.by", "0.01", not: "0.09", in: random),
    KeyExample("stagger.order", #""distance""#, in: [("timing.stagger", #"{"by": 0.05}"#)]),
    KeyExample("stagger.seed", "5", in: random),
    KeyExample(
      "stagger.from", "[0, 0]", in: [("timing.stagger", #"{"by": 0.05, "order": "distance"}"#)]),
  ]

  private static let wait = #"{"wait": 0.1}"#
  static func step(_ json: String) -> Setup {
    [("steps", "[\(json)]")]
  }
  private static let insert: Setup = step(#"{"update": {"insert": [{"item": "q", "to": "m/0"}]}}"#)
  private static let move: Setup = step(#"{"update": {"move": [{"item": "c", "to": "m/0"}]}}"#)
  private static let beside: Setup = step(#"{"update": {"move": [{"item": "c", "to": {}}]}}"#)
  private static let newSection: Setup = step(
    #"{"update": {"insertSections": [{"section": {"id": "q", "items": ["r"]}, "to": 0}]}}"#)
  private static let movedSection: Setup = step(
    #"{"update": {"moveSections": [{"section": "n", "to": 0}]}}"#)
  private static let calls: Setup = joined(
    step(#"{"calls": {"ops": [["delete", 0, 1]], "dataAfter": {"m": ["a"]}}}"#),
    [("data.sections.0.items", #"["a", "b"]"#)])
  static let low: Setup = [("canvas.size", "[120, 60]")]
  private static let named: Setup = [
    ("layouts", #"{"ring": {"kind": "circle"}, "wide": {"kind": "flow", "itemSize": [50, 20]}}"#),
    ("layout", #"{"kind": "flow", "itemSize": [30, 20]}"#),
  ]

  private static let causes: [KeyExample] = [
    KeyExample("step.name", #""q""#), KeyExample("step.timing", #"{"duration": 0.9}"#),
    KeyExample("step.animated", "false"), KeyExample("step.caption", #""Q""#),
    KeyExample(
      "step.wait", "0.9", not: "0.1", in: step(#"{"wait": 0.1}, {"update": {"delete": ["c"]}}"#)),
    KeyExample(
      "step.wait", "0.9", not: "0.1",
      in: joined(
        step(#"{"wait": 0.1}, {"update": {"delete": ["c"]}}"#),
        [("outputs", #"[{"type": "animation", "file": "a.gif"}]"#)])),
    KeyExample("step.update", #"{"delete": ["c"]}"#, not: #"{"delete": ["d"]}"#),
    KeyExample(
      "step.apply", #"{"m": ["c", "a"]}"#, not: #"{"m": ["a"]}"#, in: step(#"{"apply": {}}"#)),
    KeyExample(
      "step.calls", #"{"ops": [["delete", 0, 1]], "dataAfter": {"m": ["a"]}}"#,
      not: #"{"ops": [["reload", 0, 1]], "dataAfter": {}}"#, in: calls),
    KeyExample(
      "step.layout", #""ring""#, not: #""wide""#, in: joined(named, step(#"{"layout": "ring"}"#))),
    KeyExample(
      "step.transition", #"{"to": "ring"}"#, not: #"{"to": "wide"}"#,
      in: joined(named, step(#"{"transition": {"to": "ring"}}"#))),
    KeyExample("step.bounds", "[90, 90]", not: "[80, 90]", in: step(#"{"bounds": "rotate"}"#)),
    KeyExample(
      "step.scroll", #"{"by": [0, 20]}"#, not: #"{"by": [0, 9]}"#,
      in: joined(low, step(#"{"scroll": {"by": [0, 1]}}"#))),
    KeyExample(
      "step.fit", #"{"c": [50, 50]}"#, not: #"{"c": [20, 20]}"#,
      in: joined([("layout.estimatedItemSize", "[20, 20]")], step(#"{"fit": {"c": [9, 9]}}"#))),
    KeyExample(
      "step.invalidate", #""everything""#, not: #"["a"]"#,
      in: joined(
        [("outputs", #"[{"type": "conversation"}]"#)], step(#"{"invalidate": "everything"}"#))),
    KeyExample(
      "step.set", #"{"itemSize": [50, 50]}"#, not: #"{"itemSize": [20, 20]}"#,
      in: step(#"{"set": {}}"#)),
  ]

  private static let moves: [KeyExample] = [
    KeyExample("insertion.item", #""r""#, not: #""s""#, in: insert),
    KeyExample("insertion.to", #""m/1""#, not: #""m/2""#, in: insert),
    KeyExample("movement.item", #""d""#, not: #""e""#, in: move),
    KeyExample("movement.to", #""m/1""#, not: #""m/2""#, in: move),
    KeyExample(
      "sectionInsertion.section", #"{"id": "r", "items": ["s"]}"#,
      not: #"{"id": "t", "items": ["u"]}"#, in: newSection),
    KeyExample("sectionInsertion.to", "0", not: "2", in: newSection),
    KeyExample("sectionMovement.section", #""m""#, not: #""n""#, in: movedSection),
    KeyExample("sectionMovement.to", "0", not: "1", in: movedSection),
    KeyExample(
      "beside.before", #""e""#, not: #""f""#, in: beside),
    KeyExample("beside.after", #""e""#, not: #""f""#, in: beside),
    KeyExample(
      "calls.ops", #"[["delete", 0, 1]]"#, not: #"[["reload", 0, 0]]"#, in: calls),
    KeyExample("calls.dataAfter", #"{"m": ["a"]}"#, not: #"{"m": ["b"]}"#, in: calls),
    KeyExample(
      "transition.to", #""ring""#, not: #""wide""#,
      in: joined(named, step(#"{"transition": {"to": "ring"}}"#))),
    KeyExample(
      "transition.progress", "[0, 0.3]", in: joined(named, step(#"{"transition": {"to": "ring"}}"#))
    ),
  ]

  private static let empty: Setup = step(#"{"update": {}}"#)

  private static let updates: [KeyExample] = [
    KeyExample("update.delete", #"["c"]"#, in: empty),
    KeyExample("update.insert", #"[{"item": "q", "to": "m/0"}]"#, in: empty),
    KeyExample("update.move", #"[{"item": "c", "to": "m/0"}]"#, in: empty),
    KeyExample("update.reload", #"[{"id": "c", "label": "Q"}]"#, in: empty),
    KeyExample("update.reconfigure", #"[{"id": "c", "label": "Q"}]"#, in: empty),
    KeyExample("update.deleteSections", #"["n"]"#, in: empty),
    KeyExample(
      "update.insertSections", #"[{"section": {"id": "q", "items": ["r"]}, "to": 0}]"#, in: empty),
    KeyExample("update.moveSections", #"[{"section": "n", "to": 0}]"#, in: empty),
  ]

  private static let scrolls: [KeyExample] = [
    KeyExample(
      "scroll.to", #""j""#, not: #""e""#, in: joined(low, step(#"{"scroll": {"to": "j"}}"#))),
    KeyExample("scroll.at", #""bottom""#, in: joined(low, step(#"{"scroll": {"to": "g"}}"#))),
    KeyExample(
      "scroll.by", "[0, 20]", not: "[0, 9]", in: joined(low, step(#"{"scroll": {"by": [0, 1]}}"#))),
    KeyExample(
      "scroll.offset", "[0, 20]", not: "[0, 9]",
      in: joined(low, step(#"{"scroll": {"offset": [0, 1]}}"#))),
    KeyExample(
      "scroll.velocity", "[0, 1]",
      in: joined(low, step(#"{"scroll": {"by": [0, 9]}}"#), [("layout", #"{"kind": "Pages"}"#)])),
  ]

  private static func expects(_ json: String) -> Setup {
    [("expect", "[\(json)]")]
  }

  /// An expectation that is something already.
  private static let some = expects(#"{"pixelAligned": true}"#)
  private static let frame = #"{"of": "c", "frame": [0, 0, 1, 1]}"#
  private static let twoSteps: Setup = [
    (
      "steps",
      #"[{"name": "one", "update": {"delete": ["b"]}}, {"name": "two", "update": {"delete": ["a"]}}]"#
    )
  ]
  private static let piled: Setup = [
    ("layouts", #"{"pile": {"kind": "Pile"}}"#), ("layout", #"{"kind": "flow"}"#),
    (
      "steps", #"[{"name": "one", "update": {"delete": ["b"]}}, {"name": "two", "layout": "pile"}]"#
    ),
  ]

  private static let expectations: [KeyExample] =
    checks
    .map { KeyExample($0.name, $0.value, not: $0.other, in: $0.setup, isChecked: true) }

  private static let checks: [KeyExample] = [
    KeyExample("expect.contract", "true", in: some),
    KeyExample("expect.noOverlap", #""cells""#, in: some),
    KeyExample("expect.insideContent", "true", in: some),
    KeyExample("expect.pixelAligned", "true", in: expects(#"{"maxShift": 1}"#)),
    KeyExample("expect.maxShift", "0.5", in: some),
    KeyExample("expect.attributes", frame, not: #"{"of": "d"}"#),
    KeyExample("expect.fails", #""invalid-update/count""#, in: some),
    KeyExample("expect.golden", #""golden.attrs""#, in: some),
    KeyExample(
      "expect.steps", #"["one"]"#, in: joined(twoSteps, expects(#"{"golden": "golden.attrs"}"#))),
    KeyExample(
      "expect.steps", #"["one"]"#, in: joined(piled, [("expect", #"[{"noOverlap": "cells"}]"#)])),
    KeyExample("expect.pictures", #""held/{name}.pictures""#, in: some),
    KeyExample(
      "expect.only", #"["storyboard"]"#, in: expects(#"{"pictures": "held/still.pictures"}"#)),
    KeyExample("expect.profile", #""cross-version""#, in: KeyStage.looks(corner: 8)),
    KeyExample("expect.ignore", "[[0, 0, 120, 120]]", in: KeyStage.looks(corner: 8)),
    KeyExample("expect.tolerance", "5", in: [("expect", #"[{"golden": "golden.attrs"}]"#)]),
    KeyExample("attributeExpectation.of", #""d""#, not: #""c""#, in: attributes(frame)),
    KeyExample(
      "attributeExpectation.step", #""one""#,
      in: joined(twoSteps, attributes(#"{"of": "c", "frame": [45, 36, 30, 20]}"#))),
    KeyExample(
      "attributeExpectation.phase", #""before""#,
      in: attributes(#"{"of": "c", "frame": [90, 36, 30, 20]}"#)),
    KeyExample(
      "attributeExpectation.frame", "[0, 0, 1, 1]", in: attributes(#"{"of": "c"}"#)),
    KeyExample("attributeExpectation.alpha", "0.5", in: attributes(#"{"of": "c"}"#)),
    KeyExample("attributeExpectation.zIndex", "5", in: attributes(#"{"of": "c"}"#)),
    KeyExample("attributeExpectation.hidden", "true", in: attributes(#"{"of": "c"}"#)),
    KeyExample("attributeExpectation.tolerance", "1000", in: attributes(frame)),
  ]

  private static func attributes(_ json: String) -> Setup {
    [("expect", "[{\"attributes\": \(json)}]")]
  }
}

// MARK: - Outputs

extension KeyExample {
  /// Values for the keys of outputs that take the same in every type.
  static let outputs: [String: (value: String, setup: Setup)] = [
    "steps": (#"["one"]"#, []), "at": (#""0.01 s""#, []), "columns": ("1", []), "count": ("3", []),
    "fit": ("240", []), "arrows": ("false", []), "only": (#"["c"]"#, []),
    "marks": ("true", []), "caption": (#""Q""#, []),
    "touches": ("true", [("steps", #"[{"name": "one", "drag": {"item": "c", "to": "m/0"}}]"#)]),
    "annotate": (#"["zIndex"]"#, []), "beyond": ("true", sideways),
    "sizes": ("[[100, 100]]", []), "loop": ("3", []), "hold": ("2", []),
    "letters": (#""outlines""#, []),
    "maxBytes": ("1", []),
    "naming": (
      #""github""#,
      [("outputs.0.theme", #"["light", "dark"]"#), ("outputs.0.file", #""a{~dark}.svg""#)]
    ), "theme": (#""dark""#, []), "scale": ("2", [("outputs.0.file", #""a.png""#)]),
  ]

  /// Two steps of which each does something, with timings of their own.
  static let film = """
    {"scene": 1, "name": "film", "canvas": {"size": [120, 120], "contentInset": 6},
     "layout": {"kind": "flow", "itemSize": [30, 20], "sectionInset": 4},
     "data": {"sections": [{"id": "m", "items": ["a", "b", "c", "d", "e", "f"], "header": "M"}]},
     "timing": {"duration": 0.1, "fps": 20},
     "steps": [
       {"name": "one", "update": {"delete": ["b"], "move": [{"item": "c", "to": "m/0"}]}},
       {"name": "two", "timing": {"duration": 0.2, "curve": "linear"},
        "update": {"delete": ["d"], "move": [{"item": "f", "to": "m/0"}]}}],
     "outputs": [{"type": "still"}]}
    """
}

// MARK: - Layouts

extension KeyExample {
  /// Values of the properties of layouts, by kind or for all kinds.
  static let layouts: [String: String] = [
    "scrollDirection": #""horizontal""#, "itemSize": "[44, 33]", "estimatedItemSize": "[30, 30]",
    "minimumLineSpacing": "33", "minimumInteritemSpacing": "33", "sectionInset": "[4, 15, 6, 17]",
    "sectionInsetReference": #""fromLayoutMargins""#, "headerReferenceSize": "[50, 50]",
    "footerReferenceSize": "[50, 50]", "sectionHeadersPinToVisibleBounds": "true",
    "sectionFootersPinToVisibleBounds": "true", "minColumnWidth": "40", "cellHeight": "33",
    "columnWidth": "77", "segmentHeight": "90", "gap": "9", "columnCount": "4",
    "largeTiles": #""leading""#, "headerHeight": "50",
    "footerHeight": "50", "margin": "30", "radius": "15", "spin": "true",
    "spacing": "33", "smallestScale": "0.5", "smallestAlpha": "0.3", "turn": "60",
    "sections": #"{"*": {"group": {"size": ["1w", 30]}}}"#, "interSectionSpacing": "9",
    "contentInsetsReference": #""layoutMargins""#, "boundary": #"[{"size": ["1w", 40]}]"#,
  ]

  /// Sections with everything that a layout may ask for, seen from a place between their ends.
  static let ground = """
    {"scene": 1, "canvas": {"size": [200, 440], "contentOffset": [0, 30], "safeArea": 5,
       "layoutMargins": [20, 30, 20, 40]},
     "layout": {"kind": "flow"},
     "data": {"sections": [
       {"id": "z", "header": "Z", "footer": "z", "items": ["y"]},
       {"id": "m", "header": "M", "footer": "m", "items": [{"id": "a", "fittingSize": [30, 60]},
          {"generate": {"count": 12}}]},
       {"id": "n", "header": "N", "footer": "n", "items": [{"generate": {"count": 12}}]}]},
     "steps": [{"name": "go", "update": {"insert": [{"item": "q", "to": "m/1"}]}}],
     "outputs": [{"type": "attributes", "file": "a.attrs"}]}
    """
}
