extension SceneKeys {
  static let expectationDefinitions = [
    Definition(
      "expect", "What has to be so. All keys of one object are checked on the same steps.",
      [
        Key(
          "contract",
          .either([.flag, .rules]),
          "The rules between a layout and its collection view: those that every layout has to keep, or some by name."
        ),
        Key(
          "noOverlap", .choice(ExpectationDescription.OverlapScope.allCases.map(\.rawValue)),
          "No two cells, or no two elements, lie on one another."),
        Key("insideContent", .flag, "Every element lies inside the content size."),
        Key("pixelAligned", .flag, "Every frame lies on whole pixels."),
        Key(
          "maxShift", .number(0...1000),
          "The highest part of the viewport by which what is seen may jump."),
        Key("attributes", .object("attributeExpectation"), "Numbers of one element."),
        Key("fails", .text, "The scene has to stop, with this code."),
        Key(
          "golden", .form(.table),
          "An attribute table beside the scene that has to be the same; its name has places such as "
            + "`{name}`, too."),
        Key("steps", .texts, "Only these steps; of a golden, their rows.", standard: "all"),
        Key(
          "tolerance", .number(0...1000), "How far numbers of a golden may differ.", standard: "0"),
      ]),
    attributes.definition,
  ]

  static let attributes = KeyTable<AttributeExpectation>(
    "attributeExpectation", text: "Numbers that an element is to have.",
    fresh: AttributeExpectation(of: Spanned("", at: .nowhere)),
    keys: [
      .key("of", \.item, as: .text, text: "An item by identifier.").required,
      .key("step", \.step, as: .text, text: "A step by name.").otherwise("the last one"),
      .key(
        "phase", \.phase,
        as: .words(["initial": .initial, "final": .final, "before": .before, "after": .after]),
        text: "When."),
      .key("frame", \.frame, as: .rect, text: "x, y, width and height."),
      .key("alpha", \.alpha, as: .number(0...1), text: "How opaque it is."),
      .key(
        "zIndex", \.zIndex, as: .integer(-1_000_000_000...1_000_000_000),
        text: "Who lies in front."),
      .key("hidden", \.isHidden, as: .flag, text: "Whether it is hidden."),
      .key(
        "tolerance", \.tolerance, as: .number(0...1000), text: "How far numbers may differ."),
    ])
}
