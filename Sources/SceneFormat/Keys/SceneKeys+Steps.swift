extension SceneKeys {
  private static let place = Shape.either([.form(.place), .object("beside")])
  private static let items = Shape.list(.either([.text, .object("generated"), .object("item")]))

  /// The keys of a step that say what happens; a step has one of them.
  public static let causes = [
    "update", "apply", "calls", "layout", "transition", "bounds", "scroll", "fit", "invalidate",
    "set", "wait",
  ]

  static let stepDefinitions = [
    Definition(
      "step", "Something that happens, with one cause.",
      [
        Key("name", .form(.sceneName), "For outputs and tables.", standard: "\"step-1\" …"),
        Key("timing", .object("timing"), "What differs from the scene's timing."),
        Key("animated", .flag, "Whether it takes time at all.", standard: "true"),
        Key("update", .object("update"), "A batch of changes, by identifiers."),
        Key(
          "apply", .map(items),
          "The wanted items of a section; the changes are computed, as a diffable data source does."
        ),
        Key("calls", .object("calls"), "Exactly the calls that an app makes, to see them fail."),
        Key(
          "layout", .either([.text, .layout]),
          "Another layout, by name or written here: `setCollectionViewLayout(_:animated:)`."),
        Key("transition", .object("transition"), "Another layout, by hand."),
        Key(
          "bounds", .either([.choice(["rotate"]), .size]),
          "Another size of the view, or a quarter turn."),
        Key("scroll", .object("scroll"), "To an item, by a way, or to a place."),
        Key(
          "fit", .map(.size),
          "New sizes that cells prefer, by item. In a flow that asks them, those that prefer none take the mean of "
            + "those that do, as in UIKit."),
        Key(
          "invalidate", .either([.choice(["everything"]), .list(.text, count: 0...100_000)]),
          "Has the layout start anew, for everything or for some items."),
        Key("set", .map(.anything), "New values for properties of the layout."),
        Key("wait", .number(0...3600), "Seconds in which nothing happens."),
      ]),
    Definition(
      "update", "A batch of changes. All places are those after the update.",
      [
        Key("delete", .texts, "Items that go."),
        Key("insert", .list(.object("insertion")), "Items that come."),
        Key("move", .list(.object("movement")), "Items that go elsewhere."),
        Key(
          "reload", .list(.either([.text, .object("item")])),
          "Items that get a new cell, with new contents or the same."),
        Key(
          "reconfigure", .list(.either([.text, .object("item")])),
          "Items whose cell stays and is configured anew, with new contents or the same."),
        Key("deleteSections", .texts, "Sections that go."),
        Key("insertSections", .list(.object("sectionInsertion")), "Sections that come."),
        Key("moveSections", .list(.object("sectionMovement")), "Sections that go elsewhere."),
      ]),
    Definition(
      "insertion", "An item that comes.",
      [
        Key(
          "item", .either([.text, .object("generated"), .object("item")]), "What.", isRequired: true
        ),
        Key("to", place, "Where.", isRequired: true),
      ]),
    Definition(
      "movement", "An item that goes elsewhere.",
      [
        Key("item", .text, "Which.", isRequired: true),
        Key("to", place, "Where.", isRequired: true),
      ]),
    Definition(
      "sectionInsertion", "A section that comes.",
      [
        Key("section", .object("section"), "What.", isRequired: true),
        Key("to", .integer(0...100_000), "Its index after the update.", isRequired: true),
      ]),
    Definition(
      "sectionMovement", "A section that goes elsewhere.",
      [
        Key("section", .text, "Which.", isRequired: true),
        Key("to", .integer(0...100_000), "Its index after the update.", isRequired: true),
      ]),
    Definition(
      "beside", "A place beside another item: one of the two.",
      [
        Key("before", .text, "Left of it, or above."),
        Key("after", .text, "Right of it, or below."),
      ]),
    Definition(
      "calls", "What an app hands to UIKit in one batch.",
      [
        Key(
          "ops", .list(.list(.either([.text, .integer(0...1_000_000)]), count: 2...5)),
          "`[\"delete\", section, item]`, `[\"insert\", …]`, `[\"reload\", …]`, "
            + "`[\"reconfigure\", …]`, `[\"move\", section, item, section, item]`, `[\"deleteSection\", section]` …",
          isRequired: true),
        Key(
          "dataAfter", .map(.texts), "Sections whose items are others after the calls.",
          isRequired: true),
      ]),
    Definition(
      "transition", "Another layout, by hand.",
      [
        Key(
          "to", .either([.text, .layout]), "A layout: a name, or one written here.",
          isRequired: true),
        Key(
          "progress", .list(.number(-10...10), count: 0...10_000),
          "Where the hand is, step by step; below 1 at the end it lets go.", standard: "[0, 1]"),
      ]),
    Definition(
      "scroll", "A scroll: `to`, `by` or `offset`.",
      [
        Key("to", .text, "An item by identifier."),
        Key(
          "at", .choice(ScrollDescription.ScrollPosition.allCases.map(\.rawValue)),
          "Where the item comes to lie.", standard: "\"top\""),
        Key("by", .point, "A way in points."),
        Key("offset", .point, "A place in the content."),
        Key(
          "velocity", .point,
          "As a finger lets go; the layout may answer with another place to rest at."),
      ]),
  ]
}
