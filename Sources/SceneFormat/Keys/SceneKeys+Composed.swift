import Motion

// The keys of compositional layouts.
extension SceneKeys {
  static let composedDefinitions = [
    composedSection.definition, composedGroup.definition, composedFrame.definition,
    composedBoundary.definition, composedBadge.definition,
  ]

  private static let composedSize = Shape.list(
    .either([.positive, .form(.dimension)]), count: 2...2)

  static let composedSection = KeyTable<ComposedSection>(
    "compositionalSection", text: "A section of a compositional layout.", fresh: ComposedSection(),
    keys: [
      .apart(
        ComposedTree.extends, as: .text,
        text:
          "Another section of the layout, which need not be one of the data: what is said here goes before what "
          + "that one says."),
      .key("group", as: .object("group"), text: "The group that is repeated.") {
        composedGroup.read($0.node, into: &$1.group, by: &$2)
      }.required(unless: ComposedTree.extends, ComposedTree.minWidth),
    ] + sectionKeys + widthKeys)

  /// Those of sections that differ by the room that they have.
  private static let widthKeys: [KeyTable<ComposedSection>.Entry] = [
    .key(
      ComposedTree.wider, as: .list(.object("compositionalSection"), count: 0...100),
      text:
        "The keys that are others where there is more room, from narrow to wide. What is not said there stays as it "
        + "is."
    ) { member, section, decoder in
      section.wider = (member.node.list ?? []).map { composedSection($0, &decoder) }
    },
    .key(
      ComposedTree.minWidth, \.minWidth, as: .positive,
      text: "In `when`: the least width of the view without its insets."),
  ]

  fileprivate static func composedSection(
    _ node: Node, _ decoder: inout SceneDecoder
  ) -> ComposedSection {
    var section = ComposedSection()
    Self.composedSection.read(node, into: &section, by: &decoder)
    return section
  }

  private static let sectionKeys: [KeyTable<ComposedSection>.Entry] = [
    .key("contentInsets", \.insets, as: .insets, text: "Around the groups."),
    .key("interGroupSpacing", \.spacing, as: .number, text: "Between two groups."),
    .key(
      "orthogonalScrolling", \.scrolling, as: .choice,
      text: "Whether the section scrolls by itself, and where it comes to rest."),
    .key(
      "boundary", as: .list(.object("boundaryItem")), text: "Views along the section's edges."
    ) { member, section, decoder in
      section.boundary = composedViews(member.node, by: composedBoundary, with: &decoder)
    },
    .key(
      "supplementariesFollowContentInsets", \.followsInsets, as: .flag,
      text: "Whether these lie inside of the insets."),
    .key("decoration", \.decoration, as: .text, text: "The look of the view behind the section."),
    .key("decorationInsets", \.decorationInsets, as: .insets, text: "By how much it is smaller."),
    .key(
      "effects", \.effects, as: .oneOrMany(),
      text: "What becomes of cells by their distance from the middle."
    ).otherwise("nothing"),
  ]

  static let composedGroup: KeyTable<ComposedItem> = KeyTable(
    "group", text: "A group of a compositional layout, or with no `items` an item.",
    fresh: ComposedItem(),
    keys: [
      .key("size", as: composedSize, text: "Width and height.") { member, item, _ in
        item.size = ComposedSize(member.node) ?? item.size
      }.otherwise("[\"1w\", 44]"),
      .key("axis", \.axis, as: .choice, text: "The way in which a group goes."),
      .key("items", as: .list(.object("group")), text: "Items and groups, in turn.") {
        member, item, decoder in
        item.items = (member.node.list ?? []).map { node in
          var child = ComposedItem()
          composedGroup.read(node, into: &child, by: &decoder)
          return child
        }
      },
      .key(
        "repeat", \.count, as: .integer(1...1000),
        text: "So many of the first item, all of one length."
      ).otherwise("as many as fit"),
      .key("spacing", \.spacing, as: .number, text: "Between two items."),
      .key(
        "flexibleSpacing", \.isFlexible, as: .flag,
        text: "Whether the spacing grows until the group is full."),
      .key(
        "frames",
        as: .list(
          .either([composedRect, .object(composedFrame.definition.name)]), count: 0...1000),
        text: "The places of all items in a group that goes its own way, in the group."
      ) { member, item, decoder in
        item.frames = (member.node.list ?? []).map { composedFrame($0, &decoder) }
      },
      .key(
        "edgeSpacing",
        as: .either([.number, .form(.gap), .list(.either([.number, .form(.gap)]), count: 4...4)]),
        text: "Room around it: for all edges, or for [top, left, bottom, right]."
      ) { member, item, _ in item.edges = ComposedEdges(member.node) }.otherwise("0"),
      .key("insets", \.insets, as: .insets, text: "Inside the edges."),
      .key("badges", as: .list(.object("badge")), text: "Views at corners and edges.") {
        member, item, decoder in
        item.badges = composedViews(member.node, by: composedBadge, with: &decoder)
      },
    ])

  private static let composedRect = Shape.list(
    .either([.number, .form(.dimension)]), count: 4...4)

  static let composedFrame = KeyTable<ComposedFrame>(
    "groupFrame", text: "The place of an item in a group that goes its own way.",
    fresh: ComposedFrame(),
    keys: [
      .key("frame", as: composedRect, text: "x, y, width and height.") { member, frame, _ in
        let depth = frame.depth
        frame = ComposedFrame(member.node) ?? frame
        frame.depth = depth
      }.required,
      .key("zIndex", \.depth, as: .integer(-1_000_000...1_000_000), text: "In front of less."),
    ])

  private static func composedFrame(
    _ node: Node, _ decoder: inout SceneDecoder
  ) -> ComposedFrame {
    var frame = ComposedFrame(node) ?? ComposedFrame()
    composedFrame.read(node, into: &frame, by: &decoder)
    return frame
  }

  static let composedBoundary = KeyTable<ComposedView>(
    "boundaryItem", text: "A view along the edge of a section or of the whole layout.",
    fresh: ComposedView(),
    keys: [
      .key(
        "kind", \.kind, as: .text, text: "`header`, `footer`, or a name that the style knows."),
      .key("size", as: composedSize, text: "Width and height.") { member, view, _ in
        view.size = ComposedSize(member.node) ?? view.size
      }.otherwise("[\"1w\", 44]"),
      .key("alignment", \.edge, as: .choice, text: "The edge or corner."),
      .key("offset", \.offset, as: .point, text: "Beside its place."),
      .key(
        "pinToVisibleBounds", \.isPinned, as: .flag,
        text: "Stays in sight as long as its section does."),
      .key(
        "extendsBoundary", \.extends, as: .flag, text: "Whether its section becomes longer for it."),
      .key("zIndex", \.depth, as: .integer(-1_000_000...1_000_000), text: "In front of less."),
    ])

  static let composedBadge = KeyTable<ComposedView>(
    "badge", text: "A view at a corner or an edge of an item or a group.",
    fresh: ComposedView(
      kind: "badge", size: ComposedSize(.init(20), .init(20)), edge: .topTrailing),
    keys: [
      .key("kind", \.kind, as: .text, text: "A name that the style knows."),
      .key("size", as: composedSize, text: "Width and height.") { member, view, _ in
        view.size = ComposedSize(member.node) ?? view.size
      }.otherwise("[20, 20]"),
      .key("alignment", \.edge, as: .choice, text: "The edge or corner."),
      .key("offset", \.offset, as: .point, text: "Beside its place, in sizes of its own."),
      .key("zIndex", \.depth, as: .integer(-1_000_000...1_000_000), text: "In front of less."),
    ])

  private static func composedViews(
    _ node: Node, by table: KeyTable<ComposedView>, with decoder: inout SceneDecoder
  ) -> [ComposedView] {
    (node.list ?? []).map { node in
      var view =
        table.definition.name == "badge"
        ? ComposedView(kind: "badge", size: ComposedSize(.init(20), .init(20)), edge: .topTrailing)
        : ComposedView()
      table.read(node, into: &view, by: &decoder)
      return view
    }
  }

  static func composedBoundary(
    _ node: Node, _ decoder: inout SceneDecoder
  ) -> [ComposedView] {
    composedViews(node, by: composedBoundary, with: &decoder)
  }
}

// MARK: Values of the layout

extension ValueForm where Value == ComposedSections {
  /// Sections by the data's names for them.
  public static let composedSections = ValueForm(
    .map(.object("compositionalSection")),
    read: { node in
      var decoder = SceneDecoder(kinds: SceneKinds(), limits: SceneLimits())
      var sections = ComposedSections()
      for member in node.members ?? [] {
        sections.named.append((member.key, SceneKeys.composedSection(member.node, &decoder)))
      }
      return sections
    }, written: { _ in "rows across the width" })
}

extension ValueForm where Value == [ComposedView] {
  /// Views along the edges of a layout.
  public static let composedBoundary = ValueForm(
    .list(.object("boundaryItem")),
    read: { node in
      var decoder = SceneDecoder(kinds: SceneKinds(), limits: SceneLimits())
      return SceneKeys.composedBoundary(node, &decoder)
    }, written: { _ in "none" })
}
