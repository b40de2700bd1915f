import Motion

/// The keys of scene format 1. Reading, the JSON Schema and the reference have no other source.
public enum SceneKeys {
  /// Every kind of object that a scene may have, the scene itself first.
  public static let definitions: [Definition] =
    [scene.definition, canvas.definition, themedColor] + barDefinitions + dataDefinitions
    + styleDefinitions
    + timingDefinitions
    + stepDefinitions + composedDefinitions + [output.definition] + expectationDefinitions

  /// The kind of object by its name in the reference; nil where there is none.
  public static func definition(_ name: String) -> Definition? { byName[name] }

  private static let byName = Dictionary(
    definitions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The key that says which format a scene is written in.
  static let version = "scene"

  /// A scene while its keys are read: each of its parts needs what is known of others.
  struct SceneDraft {
    var name: String?
    var title: String?
    var summary: String?
    var canvas: Node?
    var layouts: Node?
    var layout: Node?
    var data: Node?
    var controller: Spanned<String>?
    var fonts: Node?
    var style: Node?
    var timing: Node?
    var steps: Node?
    var outputs: Node?
    var custom: Spanned<CustomColumns>?
    var expectations: Node?
  }

  static let scene = KeyTable<SceneDraft>(
    "scene",
    text:
      "A scene: a layout, its data, what happens to it, and what comes out. Keys that begin with `x-` are free: for "
      + "notes, and for values that YAML's anchors name and its aliases repeat.",
    keys: [
      .apart("$schema", as: .text, text: "The JSON Schema that editors complete from."),
      .apart(version, as: .constants([1]), text: "The format's version.").required,
      .key("name", \.name, as: .sceneName, text: "Stands for `{name}` in names of files.")
        .otherwise("the file's name without its ending"),
      .key("title", \.title, as: .text, text: "A headline for pages and pictures."),
      .key("description", \.summary, as: .text, text: "A sentence or two, for alternative texts."),
      .apart(
        "extends", as: .either([.form(.file), .list(.form(.file), count: 0...32)]),
        text:
          "Scene files below this one, first to last: what this one says goes before what they say."
      ),
      .key(
        "canvas", \.canvas, as: .node(.object("canvas")),
        text: "The window, and how pictures of it are taken."),
      .key(
        "layouts", \.layouts, as: .node(.map(.layout)),
        text: "Layouts by name, for steps to refer to."),
      .key(
        "layout", \.layout, as: .node(.either([.text, .layout])),
        text: "The layout at the start: a name, a kind, or one written here."
      ).otherwise("the only one in `layouts`, else a flow layout"),
      .key(
        "data", \.data, as: .node(.object("data")),
        text: "Sections and their items. A scene has these, or a `controller`."
      ).otherwise("those of the controller"),
      .key(
        "controller", \.controller, as: .text,
        text:
          "A view controller that a program registers, in place of data and layout: pictures show its whole "
          + "screen. Items are called as its diffable data source calls them, else `section/item`."
      ).otherwise("the collection view alone, with `data`"),
      .key(
        "fonts", \.fonts, as: .node(.list(.form(.file), count: 0...64)),
        text:
          "Font files beside this file or below: they take the place of the pinned ones of their "
          + "family, or `style.font` names theirs."),
      .key(
        "style", \.style, as: .node(.object("style")),
        text: "How cells, headers and decorations look."),
      .key(
        "timing", \.timing, as: .node(.object("timing")),
        text: "How steps take place, unless they say otherwise."),
      .key(
        "steps", \.steps, as: .node(.list(.object("step"))),
        text: "What happens, one after the other."),
      .key(
        "outputs", \.outputs, as: .node(.list(.object("output"))), text: "What comes out."
      ).otherwise("one still, `{name}.svg`"),
      .key(
        "custom", \.custom, as: .customColumns,
        text:
          "The values that the layout's own class of attributes adds to UIKit's, as columns of tables, goldens and the "
          + "inspector: all of them, or those of these names."
      ).otherwise("false"),
      .key(
        "expect", \.expectations, as: .node(.list(.object("expect"))), text: "What has to be so."),
    ], freePrefix: "x-")

  static let canvas = KeyTable(
    "canvas",
    text: "The window that the collection view fills, and how pictures of it are taken.",
    fresh: CanvasDescription(at: .nowhere), keys: canvasKeys)

  private static let canvasKeys: [KeyTable<CanvasDescription>.Entry] = [
    .key("size", \.size, as: .size, text: "Width and height in points."),
    .key(
      "height", \.isAsHighAsContent, as: .words(["content": true]),
      text:
        "`\"content\"` makes the window as high as all of its content and the bars around it, at the start and after "
        + "each step: one long picture, with bars at its ends, and with the device around it where there is a `bezel`."
    ).otherwise("that of `size` or `device`"),
    .apart(
      "device", as: .choice(Device.allCases.map(\.rawValue)),
      text: "A device, for its size and its safe area."),
    .apart("landscape", as: .flag, text: "Lays the device on its side.").otherwise("false"),
    .apart(
      "window", as: .choice(DeviceWindow.allCases.map(\.rawValue)),
      text:
        "The part of a tablet's screen that the app has: the narrow, the equal or the wide one of two, or one that "
        + "floats."
    ).otherwise("all of the screen"),
    .key(
      "scale", \.scales, as: .oneOrMany(of: [1, 2, 3]),
      text: "Pixels to a point, a set of pictures each."),
    .key("theme", \.themes, as: .oneOrMany(), text: "Light pictures, dark ones, or both."),
    .key("background", \.background, as: .color, text: "Behind the content.")
      .otherwise("\"page\""),
    .key("safeArea", \.safeArea, as: .insets, text: "What bars and notches cover.")
      .otherwise("the device's, else 0"),
    .key(
      "contentInset", \.contentInset, as: .insets, text: "The collection view's `contentInset`."),
    .key(
      "layoutMargins", \.layoutMargins, as: .insets, text: "The collection view's `layoutMargins`."
    ).otherwise("UIKit's"),
    .key("contentOffset", \.contentOffset, as: .point, text: "Where the scene starts.")
      .otherwise("the top"),
    .key(
      "scrollIndicators", \.showsIndicators, as: .flag,
      text: "Whether films and stills show scroll indicators while the content is scrolled."),
    .key(
      "refreshControl", as: .either([.flag, .object("refreshControl")]),
      text: "A control above the content that is pulled down to refresh it."
    ) { $1.refreshControl = $2.refreshControl($0.node) }.otherwise("false"),
    .key(
      "direction", \.isRightToLeft, as: .words(["ltr": false, "rtl": true]),
      text: "How the language is read."),
    .key(
      "mirrors", \.mirrors, as: .flag,
      text: "Whether the layouts that come along turn left and right around where the language is "
        + "read from right to left, as `flipsHorizontallyInOppositeLayoutDirection` has it."
    ).otherwise("false, as in UIKit; true in the windows of a matrix that read the other way"),
    .key(
      "textSize", \.textSize, as: .choice,
      text:
        "The size of letters that somebody has chosen for all apps, from `xs` to `xxxl`, and from "
        + "`ax1` to `ax5` for people who need larger ones. Rows and cells of your own follow it; "
        + "of bars large titles and fields do, as on iOS."
    ).otherwise("\"l\""),
    .key(
      "show", \.extent, as: .choice,
      text: "What is seen, or the whole content with the viewport outlined."),
    .key("bars", as: .object("bars"), text: "The bars of the screen around the collection view.") {
      $1.bars = $2.bars($0.node)
    }.otherwise("none"),
    .key(
      "bezel", \.hasBezel, as: .flag,
      text:
        "Whether pictures show the device around its screen, with status bar and home indicator."
    ),
    .key("margin", \.margin, as: .number(0...1000), text: "Points around pictures."),
  ]

  static let themedColor = Definition(
    "themedColor", "A colour for each theme.",
    [
      Key("light", .form(.color), "On a light page.", isRequired: true),
      Key("dark", .form(.color), "On a dark page.", isRequired: true),
    ])
}
