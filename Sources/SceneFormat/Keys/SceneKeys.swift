/// The keys of scene format 1. Reading, the JSON Schema and the reference have no other source.
public enum SceneKeys {
  /// Every kind of object that a scene may have, the scene itself first.
  public static let definitions: [Definition] =
    [scene, canvas, themedColor] + dataDefinitions + styleDefinitions + timingDefinitions
    + stepDefinitions + outputDefinitions + expectationDefinitions

  /// The kind of object by its name in the reference; nil where there is none.
  public static func definition(_ name: String) -> Definition? { byName[name] }

  private static let byName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The key that says which format a scene is written in.
  static let version = "scene"

  static let scene = Definition(
    "scene",
    "A scene: a layout, its data, what happens to it, and what comes out. Keys that begin with `x-` are free: for "
      + "notes, and for values that YAML's anchors name and its aliases repeat.",
    [
      Key("$schema", .text, "The JSON Schema that editors complete from."),
      Key(version, .constants([1]), "The format's version.", isRequired: true),
      Key(
        "name", .form(.sceneName), "Stands for `{name}` in names of files.",
        standard: "the file's name without its ending"),
      Key("title", .text, "A headline for pages and pictures."),
      Key("description", .text, "A sentence or two, for alternative texts."),
      Key(
        "extends", .either([.form(.file), .list(.form(.file), count: 0...32)]),
        "Scene files below this one, first to last: what this one says goes before what they say."),
      Key("canvas", .object("canvas"), "The window, and how pictures of it are taken."),
      Key("layouts", .map(.layout), "Layouts by name, for steps to refer to."),
      Key(
        "layout", .either([.text, .layout]),
        "The layout at the start: a name, a kind, or one written here.",
        standard: "the only one in `layouts`, else a flow layout"),
      Key("data", .object("data"), "Sections and their items.", isRequired: true),
      Key(
        "fonts", .list(.form(.file), count: 0...64),
        "Font files beside this file or below: they take the place of the pinned ones of their "
          + "family, or `style.font` names theirs."),
      Key("style", .object("style"), "How cells, headers and decorations look."),
      Key("timing", .object("timing"), "How steps take place, unless they say otherwise."),
      Key("steps", .list(.object("step")), "What happens, one after the other."),
      Key(
        "outputs", .list(.object("output")), "What comes out.",
        standard: "one still, `{name}.svg`"),
      Key("expect", .list(.object("expect")), "What has to be so."),
    ], freePrefix: "x-")

  static let canvas = Definition(
    "canvas", "The window that the collection view fills, and how pictures of it are taken.",
    [
      Key("size", .size, "Width and height in points.", standard: "[390, 844]"),
      Key(
        "device", .choice(Device.allCases.map(\.rawValue)),
        "A device, for its size and its safe area."),
      Key("landscape", .flag, "Lays the device on its side.", standard: "false"),
      Key(
        "scale", .oneOrMany(.constants([1, 2, 3])), "Pixels to a point, a set of pictures each.",
        standard: "1"),
      Key(
        "theme", .oneOrMany(.choice(["light", "dark"])), "Light pictures, dark ones, or both.",
        standard: "[\"light\", \"dark\"]"),
      Key("background", .color, "Behind the content.", standard: "\"page\""),
      Key("safeArea", .insets, "What bars and notches cover.", standard: "the device's, else 0"),
      Key("contentInset", .insets, "The collection view's `contentInset`.", standard: "0"),
      Key("layoutMargins", .insets, "The collection view's `layoutMargins`.", standard: "UIKit's"),
      Key("contentOffset", .point, "Where the scene starts.", standard: "the top"),
      Key(
        "direction", .choice(["ltr", "rtl"]), "How the language is read.", standard: "\"ltr\""),
      Key(
        "mirrors", .flag,
        "Whether the layouts that come along turn left and right around where the language is read from right to "
          + "left, as `flipsHorizontallyInOppositeLayoutDirection` has it.",
        standard: "false, as in UIKit; true in the windows of a matrix that read the other way"),
      Key(
        "show", .choice(["viewport", "content"]),
        "What is seen, or the whole content with the viewport outlined.",
        standard: "\"viewport\""),
      Key("margin", .number(0...1000), "Points around pictures.", standard: "0"),
    ])

  static let themedColor = Definition(
    "themedColor", "A colour for each theme.",
    [
      Key("light", .form(.color), "On a light page.", isRequired: true),
      Key("dark", .form(.color), "On a dark page.", isRequired: true),
    ])
}
