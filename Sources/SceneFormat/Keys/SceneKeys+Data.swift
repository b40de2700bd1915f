extension SceneKeys {
  private static let range = Shape.either([.positive, .numbers(2, 0...1e9)])

  static let dataDefinitions = [
    Definition(
      "data", "What the collection view shows.",
      [Key("sections", .list(.object("section")), "In order.", isRequired: true)]),
    Definition(
      "section", "A section of the data.",
      [
        Key("id", .text, "Its identifier, as no other section has it.", isRequired: true),
        Key(
          "items", .list(.either([.text, .object("generated"), .object("item")])),
          "Its items, in order.", isRequired: true),
        Key(
          "header", .either([.text, .object("view")]),
          "The header, or only its label. It is shown even where nobody says a size."),
        Key(
          "footer", .either([.text, .object("view")]),
          "The footer, or only its label. It is shown even where nobody says a size."),
        Key("insets", .insets, "For layouts that ask their delegate for a section's insets."),
        Key(
          "cell", .view(.cell), "The class of its cells, where their style names none.",
          standard: "the default style's"),
      ]),
    Definition(
      "item", "An item. A text alone is its identifier and its label.",
      [
        Key("id", .text, "Its identifier, as no other item has it.", isRequired: true),
        Key("label", .text, "What its cell says.", standard: "the identifier"),
        Key("subtitle", .text, "A second line."),
        Key("size", .size, "For layouts that ask how large an item is."),
        Key(
          "fittingSize", .size,
          "What its cell answers in `preferredLayoutAttributesFitting(_:)`."),
        Key("aspect", .number(0.001...1000), "Width through height, for layouts that ask."),
        Key("color", .color, "The cell's fill.", standard: "the palette's next"),
        Key(
          "image", .form(.file),
          "A PNG or JPEG file beside the scene; its name has places such as `{name}`, too."),
        Key("style", .text, "One of `style.cells`.", standard: "\"default\""),
        Key("data", .map(.anything), "Whatever a cell of your own shows."),
      ]),
    Definition(
      "generated", "Stands for many items.",
      [Key("generate", .object("generate"), "How many, and what they are.", isRequired: true)]),
    Definition(
      "generate", "Items made by numbers. `{n}` in texts counts from 1.",
      [
        Key("count", .integer(0...100_000), "How many.", isRequired: true),
        Key("id", .text, "Their identifiers.", standard: "\"{section}-{n}\""),
        Key("label", .text, "Their labels.", standard: "\"{n}\""),
        Key("subtitle", .text, "Their second lines."),
        Key(
          "width", range, "One width, or a range to choose from.",
          standard: "the middle of `height`"),
        Key(
          "height", range, "One height, or a range to choose from.",
          standard: "the middle of `width`"),
        Key(
          "color", .color, "One colour for all; `palette` gives each its own.",
          standard: "\"palette\""),
        Key("style", .text, "One of `style.cells`.", standard: "\"default\""),
        Key("data", .map(.anything), "Whatever cells of your own show, the same in all."),
        Key(
          "seed", .integer(0...9_007_199_254_740_991),
          "Another seed chooses other sizes; the same one the same, for ever.", standard: "0"),
      ]),
    Definition(
      "view", "A header or a footer.",
      [
        Key("label", .text, "What it says.", standard: "the section's identifier"),
        Key(
          "size", .size, "For layouts that ask their delegate.",
          standard: "the layout's; 36 points high where UIKit would show nothing for want of one"),
        Key("style", .text, "One of `style.supplementary`.", standard: "its kind"),
        Key("color", .color, "Its fill."),
        Key("data", .map(.anything), "Whatever a view of your own shows."),
      ]),
  ]
}
