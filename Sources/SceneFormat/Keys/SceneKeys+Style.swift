extension SceneKeys {
  static let style = KeyTable<StyleDescription>(
    "style", text: "How everything looks.", fresh: StyleDescription(),
    keys: [
      .key("palette", \.palette, as: .choice, text: "The items' colours."),
      .key("text", \.text, as: .choice, text: "Letters, bars in their place, or nothing."),
      .key(
        "font", \.font, as: .form(.font), text: "The family of all texts that the style makes."
      ).otherwise("\"Inter\""),
      .key(
        "cells", as: .map(.object("look")),
        text: "By the name that items use; `default` for the rest."
      ) { $1.cells = $2.looks($0.node, look) },
      .key(
        "supplementary", as: .map(.object("barLook")),
        text: "By kind: `header`, `footer`, or a layout's own."
      ) { $1.supplementary = $2.looks($0.node, barLook) },
      .key("decoration", as: .map(.object("decorationLook")), text: "By kind.") {
        $1.decoration = $2.looks($0.node, decorationLook)
      },
    ])

  static let look = KeyTable<Look>(
    "look", text: "How cells of one style look.",
    keys: [view("cell", .cell)] + lookKeys + [subtitle, image] + rowKeys + cellRowKeys)

  static let barLook = KeyTable<Look>(
    "barLook", text: "How headers and footers of one kind look.",
    keys: [view("view", .supplementary)] + lookKeys + [subtitle] + rowKeys)

  static let decorationLook = KeyTable<Look>(
    "decorationLook", text: "How decorations of one kind look.",
    keys: [view("view", .decoration)] + lookKeys + [plainSubtitle])

  static let styleDefinitions =
    [
      style.definition, look.definition, barLook.definition, decorationLook.definition,
    ] + rowDefinitions

  private static func view(_ name: String, _ role: ViewKind.Role) -> KeyTable<Look>.Entry {
    .key(
      name, \.view, as: .view(role),
      text: "The class of the views: one that your program registers, or `styled`."
    ).otherwise("\"styled\"")
  }

  // Items alone have images.
  private static let image: KeyTable<Look>.Entry = .key(
    "image", as: .either([ValueForm<Look.ImageFit>.choice.shape, .object("imageLook")]),
    text: "How the item's image fits, or where it stands in a row."
  ) {
    if let fit = ValueForm<Look.ImageFit>.choice.read($0.node) { $1.image = fit }
    imageLook.read($0.node, into: &$1, by: &$2)
  }.otherwise("\"fill\"")

  private static let subtitle: KeyTable<Look>.Entry = .key(
    "subtitle", as: .either([.text, .object("textLook")]),
    text: "A template for the second line, or how it is set."
  ) {
    $1.subtitle = $0.node.text ?? $1.subtitle
    // A second line alone makes no row of a card.
    if $0.node.text == nil { $1.row.texts[.subtitle] = $2.textLook($0.node) }
  }.otherwise("\"{subtitle}\"")

  private static let plainSubtitle: KeyTable<Look>.Entry = .key(
    "subtitle", \.subtitle, as: .text, text: "A template for the second line."
  ).otherwise("\"{subtitle}\"")

  private static let lookKeys: [KeyTable<Look>.Entry] = [
    .key("fill", \.fill, as: .color, text: "The background."),
    .key("stroke", \.stroke, as: .color, text: "The border."),
    .key("corner", \.corner, as: .number(0...10_000), text: "The corners' radius."),
    .key(
      "shadow", \.shadow, as: .number(0...200), text: "How far the shadow is blurred; 0 for none."),
    .key(
      "label", \.label, as: .text,
      text: """
        A template: `{id}`, `{label}`, `{subtitle}`, `{index}`, `{section}`, `{frame}`, and of rows `{caption}`, \
        `{body}`, `{time}`, `{value}`, `{badge}`.
        """
    ).otherwise("\"{label}\""),
    .key("dash", \.isDashed, as: .flag, text: "Dashes the border.").otherwise("false"),
  ]
}
