import CoreGraphics

extension SceneKeys {
  static let stepDefinitions =
    [
      step.definition, update.definition, insertion.definition, movement.definition,
      sectionInsertion.definition, sectionMovement.definition, beside.definition, calls.definition,
      transition.definition, scroll.definition,
    ] + gestureDefinitions

  /// The keys of a step that say what happens; a step has one of them.
  public static let causes = stepCauses.map(\.name)

  /// A step while its keys are read.
  struct StepDraft {
    var name: Spanned<String>?
    var timing: Node?
    var caption: String?
    var isAnimated = true
    var cause: StepDescription.Cause?
  }

  static let step = KeyTable<StepDraft>(
    "step", text: "Something that happens, with one cause.", fresh: StepDraft(),
    keys: [
      .key("name", \.name, as: .form(.sceneName), text: "For outputs and tables.")
        .otherwise("\"step-1\" …"),
      .key(
        "timing", \.timing, as: .node(.object("timing")),
        text: "What differs from the scene's timing."),
      .key(
        "caption", \.caption, as: .text,
        text: "Words below animations and stills of the step; the first line stands out."
      ).otherwise("those of the output"),
      .key("animated", \.isAnimated, as: .flag, text: "Whether it takes time at all."),
    ] + stepCauses)

  private static let stepCauses: [KeyTable<StepDraft>.Entry] =
    [
      .cause("update", as: .object("update"), text: "A batch of changes, by identifiers.") {
        .update($1.update($0))
      },
      .cause(
        "apply", as: .map(items),
        text:
          "The wanted items of a section; the changes are computed, as a diffable data source does."
      ) { .apply($1.apply($0)) },
      outline("expand", isExpanding: true, text: "An item of an outline shows those below it."),
      outline("collapse", isExpanding: false, text: "An item of an outline hides those below it."),
      .cause(
        "calls", as: .object("calls"),
        text: "Exactly the calls that an app makes, to see them fail."
      ) { .calls($1.calls($0)) },
      .cause(
        "layout", as: layoutOrName,
        text: "Another layout, by name or written here: `setCollectionViewLayout(_:animated:)`."
      ) { .layout($1.layoutName($0)) },
      .cause("transition", as: .object("transition"), text: "Another layout, by hand.") {
        $1.transition($0)
      },
      .cause(
        "bounds", as: .either([.choice(["rotate"]), .size]),
        text: "Another size of the view, or a quarter turn."
      ) { .bounds($1.bounds($0)) },
      .cause("scroll", as: .object("scroll"), text: "To an item, by a way, or to a place.") {
        $1.scroll($0).map { .scroll($0) }
      },
    ] + gestureCauses + [
      .cause(
        "fit", as: .map(.size),
        text:
          "New sizes that cells prefer, by item. In a flow that asks them, those that prefer none take the mean of "
          + "those that do, as in UIKit."
      ) { node, _ in .fit(SceneDecoder.fits(node)) },
      .cause(
        "invalidate", as: .either([.choice(["everything"]), .list(.text, count: 0...100_000)]),
        text: "Has the layout start anew, for everything or for some items."
      ) { node, _ in .invalidate(node.list == nil ? nil : node.spannedTexts) },
      .cause("set", as: .map(.anything), text: "New values for properties of the layout.") {
        node, _ in .set(node)
      },
      .cause(
        "wait", as: .number(0...3600),
        text: "Seconds in which nothing is done. Display links and dynamic animators go on."
      ) { node, _ in .wait(Double(node.number ?? 0)) },
    ]

  private static func outline(
    _ name: String, isExpanding: Bool, text: String
  ) -> KeyTable<StepDraft>.Entry {
    .cause(name, as: .text, text: text) { node, _ in
      node.spannedText.map { .outline(OutlineDescription(item: $0, isExpanding: isExpanding)) }
    }
  }

  private static let layoutOrName = Shape.either([.text, .layout])

  // MARK: Updates

  static let update = KeyTable<UpdateDescription>(
    "update", text: "A batch of changes. All places are those after the update.",
    keys: [
      .key("delete", \.deletes, as: .texts, text: "Items that go."),
      .key("insert", as: .list(.object("insertion")), text: "Items that come.") {
        $1.inserts = $2.each(of: $0.node) { $0.insertion($1) }
      },
      .key("move", as: .list(.object("movement")), text: "Items that go elsewhere.") {
        $1.moves = $2.each(of: $0.node) { $0.movement($1) }
      },
      .key(
        "reload", as: .list(itemOrName),
        text: "Items that get a new cell, with new contents or the same."
      ) { $1.reloads = $2.shownAnew($0.node) },
      .key(
        "reconfigure", as: .list(itemOrName),
        text: "Items whose cell stays and is configured anew, with new contents or the same."
      ) { $1.reconfigures = $2.shownAnew($0.node) },
      .key("deleteSections", \.deletedSections, as: .texts, text: "Sections that go."),
      .key(
        "insertSections", as: .list(.object("sectionInsertion")), text: "Sections that come."
      ) { $1.insertedSections = $2.each(of: $0.node) { $0.sectionInsertion($1) } },
      .key(
        "moveSections", as: .list(.object("sectionMovement")), text: "Sections that go elsewhere."
      ) { $1.movedSections = $2.each(of: $0.node) { $0.sectionMovement($1) } },
    ])

  private static let itemOrName = Shape.either([.text, .object("item")])

  /// Something that comes or goes elsewhere, and its place, while they are read.
  struct ArrivalDraft<Subject, Target> {
    var subject: Subject?
    var target: Target?
  }

  static let insertion = KeyTable<ArrivalDraft<Node, Place>>(
    "insertion", text: "An item that comes.",
    keys: [
      .key("item", \.subject, as: .node(item), text: "The new item.").required,
      .key("to", as: place, text: "Its place after the update.") {
        $1.target = $2.place($0.node)
      }.required,
    ])

  static let movement = KeyTable<ArrivalDraft<Spanned<String>, Place>>(
    "movement", text: "An item that goes elsewhere.",
    keys: [
      .key("item", \.subject, as: .text, text: "The item that moves, by identifier.").required,
      .key("to", as: place, text: "Its place after the update.") {
        $1.target = $2.place($0.node)
      }.required,
    ])

  static let sectionInsertion = KeyTable<ArrivalDraft<SectionDescription, Spanned<Int>>>(
    "sectionInsertion", text: "A section that comes.",
    keys: [
      .key("section", as: .object("section"), text: "The new section.") {
        $1.subject = $2.section($0.node)
      }.required,
      .key("to", \.target, as: index, text: "Its index after the update.").required,
    ])

  static let sectionMovement = KeyTable<ArrivalDraft<Spanned<String>, Spanned<Int>>>(
    "sectionMovement", text: "A section that goes elsewhere.",
    keys: [
      .key("section", \.subject, as: .text, text: "The section that moves, by identifier.")
        .required,
      .key("to", \.target, as: index, text: "Its index after the update.").required,
    ])

  static let place = Shape.either([.form(.place), .object("beside")])
  private static let index = ValueForm<Spanned<Int>>.integer(0...100_000)

  /// The items that a place is beside.
  struct BesideDraft {
    var before: String?
    var after: String?
  }

  static let beside = KeyTable<BesideDraft>(
    "beside", text: "A place beside another item: one of the two.",
    keys: [
      .key("before", \.before, as: .text, text: "Left of it, or above."),
      .key("after", \.after, as: .text, text: "Right of it, or below."),
    ])

  // MARK: Other causes

  static let calls = KeyTable<CallsDescription>(
    "calls", text: "What an app hands to UIKit in one batch.",
    keys: [
      .key(
        "ops", as: .list(.list(.either([.text, .integer(0...1_000_000)]), count: 2...5)),
        text: "`[\"delete\", section, item]`, `[\"insert\", …]`, `[\"reload\", …]`, "
          + "`[\"reconfigure\", …]`, `[\"move\", section, item, section, item]`, `[\"deleteSection\", section]` …"
      ) { $1.calls = $2.each(of: $0.node) { $0.call($1) } }.required,
      .key(
        "dataAfter", as: .map(.texts), text: "Sections whose items are others after the calls."
      ) { member, calls, _ in calls.dataAfter = SceneDecoder.dataAfter(member.node) }.required,
    ])

  /// A layout that a hand leads to.
  struct TransitionDraft {
    var layout: Spanned<String>?
    var progress: [CGFloat] = [0, 1]
  }

  static let transition = KeyTable<TransitionDraft>(
    "transition", text: "Another layout, by hand.", fresh: TransitionDraft(),
    keys: [
      .key("to", as: layoutOrName, text: "A layout: a name, or one written here.") {
        $1.layout = $2.layoutName($0.node)
      }.required,
      .key(
        "progress", \.progress, as: .numbers(-10...10, count: 0...10_000),
        text: "Where the hand is, step by step; below 1 at the end it lets go."),
    ])

  /// A scroll while its keys are read; one target is to be said.
  struct ScrollDraft {
    /// With the places of their keys.
    var targets: [Spanned<ScrollDescription.Target>] = []
    var position = ScrollDescription.ScrollPosition.top
    var velocity: CGPoint?
    var section: Spanned<String>?
  }

  static let scroll = KeyTable<ScrollDraft>(
    "scroll", text: "A scroll: `to`, `by` or `offset`.", fresh: ScrollDraft(),
    keys: [
      .key("to", as: .text, text: "An item by identifier.") { member, scroll, _ in
        guard let item = member.node.spannedText else { return }
        scroll.targets.append(Spanned(.item(item, .top), at: member.keySpan))
      },
      .key("at", \.position, as: .choice, text: "Where the item comes to lie."),
      .key("by", as: .point, text: "A way in points.") { member, scroll, _ in
        guard let way = SceneDecoder.point(member.node) else { return }
        scroll.targets.append(Spanned(.by(way), at: member.keySpan))
      },
      .key("offset", as: .point, text: "A place in the content.") { member, scroll, _ in
        guard let offset = SceneDecoder.point(member.node) else { return }
        scroll.targets.append(Spanned(.offset(offset), at: member.keySpan))
      },
      .key(
        "velocity", \.velocity, as: .point,
        text: "As a finger lets go; the layout may answer with another place to rest at."),
      .key(
        "section", \.section, as: .text,
        text: "The section that goes `by` or to `offset`, where it scrolls by itself."),
    ])
}

extension KeyTable<SceneKeys.StepDraft>.Entry {
  /// A key that says what happens; nil where its value is wrong.
  static func cause(
    _ name: String, as shape: Shape, text: String,
    read: @escaping @Sendable (Node, inout SceneDecoder) -> StepDescription.Cause?
  ) -> Self {
    .key(name, as: shape, text: text) { $1.cause = read($0.node, &$2) }
  }
}
