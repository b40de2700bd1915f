// The keys of rows and cards.
extension KeyExample {
  static let rows: [KeyExample] =
    looks("look", item: "data.sections.0.items.0")
    + looks("barLook", item: "data.sections.0.header")
    + cells + parts + items + generated
    + [KeyExample("canvas.textSize", #""xxxl""#, in: row)]

  private static let row: Setup = [
    ("style.cells.default", #"{"template": "row"}"#), ("canvas.size", "[240, 900]"),
  ]
  private static let bar: Setup = [
    ("style.supplementary.header", #"{"template": "row"}"#), ("canvas.size", "[240, 400]"),
  ]
  private static let mixed = ##"{"colors": ["#FF0000", "#0000FF"]}"##

  /// Cells, and headers with footers.
  private static func looks(_ name: String, item: String) -> [KeyExample] {
    let setup = name == "look" ? row : bar
    let subtitled = joined(setup, [("\(item).subtitle", #""S""#)])
    let place = places[name] ?? ""
    return [
      KeyExample("\(name).template", #""settings""#, in: setup),
      KeyExample("\(name).caption", #""Q""#, in: setup),
      KeyExample("\(name).title", #"{"size": 20}"#, in: setup),
      KeyExample("\(name).subtitle", #"{"size": 20}"#, in: subtitled),
      KeyExample("\(name).body", #""Q""#, in: setup),
      KeyExample("\(name).time", #""Q""#, in: setup),
      KeyExample("\(name).value", #""Q""#, in: setup),
      KeyExample("\(name).sideBySide", "true", in: subtitled),
      KeyExample("\(name).symbol", #""bell""#, in: setup),
      KeyExample("\(name).separator", #"{"edge": "top"}"#, in: setup),
      KeyExample("\(name).gradient", mixed, in: setup),
      KeyExample("\(name).material", #""thin""#, in: setup),
      KeyExample("\(name).padding", "3", in: setup),
      KeyExample("\(name).margin", "3", in: setup),
      KeyExample(
        "\(name).tint", ##""#FF0000""##,
        in: joined(
          setup,
          name == "look"
            ? [("\(place).accessory", #""button""#)] : [("\(place).symbol", #""bell""#)])),
    ]
  }

  private static let cells: [KeyExample] = [
    KeyExample("look.accessory", #""switch""#, not: #""chevron""#, in: row),
    KeyExample("look.bubble", "{}", in: row),
    KeyExample("look.grouped", "true", in: joined(row, [("style.cells.default.corner", "8")])),
    KeyExample("look.height", "60", not: #""text""#, in: row),
  ]

  private static let long: Setup = [
    ("data.sections.0.items.0.label", #""Words that go on and on until there is no room""#)
  ]
  private static let titled = joined(row, [("style.cells.default.title", #"{"lines": 3}"#)], long)
  private static let pictured = joined(
    row,
    [
      ("data.sections.0.items.0.image", #""image.png""#),
      ("style.cells.default.image", #"{"size": 30}"#),
    ])
  private static let marked = joined(
    row, [("style.cells.default.symbol", #"{"name": "bell", "size": 30}"#)])
  private static let ruled = joined(row, [("style.cells.default.separator", "{}")])
  private static let coloured = joined(row, [("style.cells.default.gradient", mixed)])
  private static let said: Setup = joined(
    [
      ("style.cells.default", #"{"template": "chat", "bubble": {}}"#),
      ("canvas.size", "[240, 900]"),
    ],
    long)
  private static let answered = joined(said, [("data.sections.0.items.0.side", #""trailing""#)])

  private static let parts: [KeyExample] = [
    KeyExample("textLook.text", #""Q {id}""#, in: titled),
    KeyExample("textLook.style", #""title1""#, in: titled),
    KeyExample("textLook.size", "30", in: titled),
    KeyExample("textLook.weight", #""bold""#, in: titled),
    KeyExample("textLook.color", ##""#FF0000""##, in: titled),
    KeyExample("textLook.lines", "0", not: "1", in: titled),
    KeyExample("textLook.alignment", #""center""#, in: titled),
    KeyExample("textLook.fill", ##""#FF0000""##, in: titled),
    KeyExample("imageLook.placement", #""trailing""#, in: pictured),
    KeyExample("imageLook.shape", #""round""#, in: pictured),
    KeyExample("imageLook.size", "50", in: pictured),
    KeyExample("imageLook.fit", #""none""#, in: pictured),
    KeyExample("symbolLook.name", #""mail""#, in: marked),
    KeyExample("symbolLook.color", ##""#FF0000""##, in: marked),
    KeyExample("symbolLook.size", "40", in: marked),
    KeyExample("symbolLook.tile", "true", in: marked),
    KeyExample("separatorLook.inset", "3", in: ruled),
    KeyExample("separatorLook.trailing", "5", in: ruled),
    KeyExample("separatorLook.color", ##""#FF0000""##, in: ruled),
    KeyExample("separatorLook.edge", #""top""#, in: ruled),
    KeyExample(
      "gradientLook.colors", ##"["#00FF00", "#0000FF"]"##, not: ##"["#FF0000", "#0000FF"]"##,
      in: coloured),
    KeyExample("gradientLook.direction", #""trailing""#, in: coloured),
    KeyExample("bubbleLook.leading", ##""#FF0000""##, in: said),
    KeyExample("bubbleLook.trailing", ##""#FF0000""##, in: answered),
    KeyExample("bubbleLook.maxWidth", "60", in: said),
    KeyExample("bubbleLook.tail", "false", in: said),
  ]

  private static let pressed = joined(row, [("style.cells.default.accessory", #""button""#)])
  private static let switched = joined(row, [("style.cells.default.accessory", #""switch""#)])

  private static let items: [KeyExample] = [
    KeyExample("section.style", #""own""#, in: [("style.cells.own", #"{"corner": 0}"#)]),
    KeyExample("view.subtitle", #""Q""#, in: bar), KeyExample("view.value", #""Q""#, in: bar),
    KeyExample("item.caption", #""Q""#, in: row), KeyExample("item.body", #""Q""#, in: row),
    KeyExample("item.time", #""Q""#, in: row), KeyExample("item.value", #""Q""#, in: row),
    KeyExample("item.badge", #""3""#, in: row), KeyExample("item.button", #""Q""#, in: pressed),
    KeyExample("item.symbol", #""bell""#, in: row), KeyExample("item.tags", #"["Q"]"#, in: row),
    KeyExample("item.side", #""trailing""#, in: said),
    KeyExample("item.typing", "true", in: said),
    KeyExample("item.unread", "true", in: row), KeyExample("item.on", "true", in: switched),
  ]

  // MARK: Generated items

  private static let timed = joined(
    row,
    [("data.sections.1.items.0.generate.time", #"{"from": "9:41", "step": "-7 min"}"#)])

  private static let generated: [KeyExample] = [
    KeyExample("generate.caption", #"["Q", "R"]"#, in: row),
    KeyExample("generate.body", #"["Q", "R"]"#, in: row),
    KeyExample("generate.time", #"{"from": "9:41", "step": "1 h"}"#, not: #""9:41""#, in: row),
    KeyExample("generate.value", #""Q""#, in: row),
    KeyExample("generate.badge", #""3""#, in: row),
    KeyExample("generate.image", #"["image.png", "image.png"]"#, in: row),
    KeyExample("generate.symbol", #"["bell", "mail"]"#, in: row),
    KeyExample("generate.side", #"["leading", "trailing"]"#, in: said),
    KeyExample("generate.unread", "[true, false]", in: row),
    KeyExample("generate.on", "[true, false]", in: switched),
    KeyExample("times.from", #""10:00""#, not: #""9:41""#, in: timed),
    KeyExample("times.step", #""-2 h""#, not: #""-7 min""#, in: timed),
  ]
}
