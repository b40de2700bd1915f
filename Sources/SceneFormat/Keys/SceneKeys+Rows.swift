import CoreGraphics
import Motion

// The keys of rows and cards.
extension SceneKeys {
  static let rowDefinitions = [
    textLook.definition, imageLook.definition, symbolLook.definition, separatorLook.definition,
    gradientLook.definition, bubbleLook.definition,
  ]

  /// Those of cells, headers and footers alike.
  static let rowKeys: [KeyTable<Look>.Entry] =
    [
      .key(
        "template", \.template, as: .choice,
        text: """
          A whole look of a row or a card by one word, in the system's colours; every other key goes before what it \
          says. Headers and footers get the look that goes with such rows.
          """)
    ] + [.caption, .title, .body, .time, .value].map(text) + ground

  private static func text(_ text: RowText) -> KeyTable<Look>.Entry {
    .key(
      text.rawValue, as: .either([.text, .object("textLook")]),
      text: "A template for \(text.place), or how it is set."
    ) {
      $1.row.texts[text] = $2.textLook($0.node)
    }.otherwise(text == .title ? "`label`" : "\"{\(text.rawValue)}\"")
  }

  private static let ground: [KeyTable<Look>.Entry] = [
    .key(
      "sideBySide", \.row.isSideBySide, as: .flag, text: "Puts the second line beside the first."),
    .key(
      "symbol", as: .either([.form(.symbol), .object("symbolLook")]),
      text: "The symbol of items that name none, or how symbols are drawn."
    ) {
      $1.row.symbol.name = $0.node.text ?? $1.row.symbol.name
      symbolLook.read($0.node, into: &$1.row.symbol, by: &$2)
    },
    .key(
      "separator", as: .either([.flag, .object("separatorLook")]),
      text: "The line between rows; the last one of a group has none."
    ) {
      $1.row.separator.isShown = $0.node.flag ?? true
      separatorLook.read($0.node, into: &$1.row.separator, by: &$2)
    },
    .key("gradient", as: .object("gradientLook"), text: "A ground of several colours.") {
      var gradient = GradientLook()
      gradientLook.read($0.node, into: &gradient, by: &$2)
      $1.row.gradient = gradient
    },
    .key(
      "material", \.row.material, as: .choice,
      text: "A ground that what lies behind it shines through."),
    .key(
      "padding", \.row.padding, as: .insets,
      text: "Between the ground's edges and what lies on it."),
    .key(
      "margin", \.row.margin, as: .insets, text: "Between the view's edges and the ground."),
    .key("tint", \.row.tint, as: .color, text: "Buttons, badges, tags and marks."),
  ]

  /// Those of cells alone.
  static let cellRowKeys: [KeyTable<Look>.Entry] = [
    .key(
      "accessory", \.row.accessory, as: .choice,
      text: "The part at the trailing edge. An item's `on` turns a switch on and shows a checkmark."
    ),
    .key(
      "bubble", as: .object("bubbleLook"),
      text: "A bubble around the texts, at the item's `side`; the last of a run has a tail."
    ) {
      var bubble = BubbleLook()
      bubbleLook.read($0.node, into: &bubble, by: &$2)
      $1.row.bubble = bubble
    },
    .key(
      "grouped", \.row.isGrouped, as: .flag,
      text: "Makes one card of a section: only its first and its last row have corners."),
    .key(
      "height", \.row.height, as: .rowHeight,
      text: """
        How high cells are where a layout asks, in points, or `text` for as high as their words need; they are then as \
        wide as there is room.
        """),
  ]

  // MARK: Parts

  static let textLook = KeyTable<TextLook>(
    "textLook", text: "How one text of a row is set.",
    keys: [
      .key("text", \.text, as: .text, text: "Its template; an empty one shows nothing."),
      .key("style", \.style, as: .choice, text: "One of UIKit's text styles."),
      .key("size", \.size, as: .number(1...400), text: "Its size, in place of the style's."),
      .key("weight", \.weight, as: .choice, text: "How heavy it is, in place of the style's."),
      .key("color", \.color, as: .color, text: "Its colour."),
      .key("lines", \.lines, as: .integer(0...1000), text: "Lines at most; 0 for all."),
      .key("alignment", \.alignment, as: .choice, text: "The edge that lines begin at."),
      .key(
        "fill", \.fill, as: .color,
        text: """
          Of a disc behind it, as round as a day in a calendar is marked, and longer only where the words are. `clear` \
          keeps its place for lines that have none.
          """
      ).otherwise("none"),
    ])

  static let imageLook = KeyTable<Look>(
    "imageLook", text: "Where the item's image stands in a row or a card.",
    keys: [
      .key("placement", \.row.image.placement, as: .choice, text: "The side of the texts."),
      .key("shape", \.row.image.shape, as: .choice, text: "The form of its edge."),
      .key(
        "size", \.row.image.size, as: .number(0...10_000),
        text: "The length of its sides; above and below texts its height."
      ).otherwise("what room there is"),
      .key("fit", \.image, as: .choice, text: "How it fits into its place.").otherwise("\"fill\""),
    ])

  static let symbolLook = KeyTable<SymbolLook>(
    "symbolLook", text: "How symbols are drawn.",
    keys: [
      .key("name", \.name, as: .symbol, text: "The symbol of items that name none."),
      .key("color", \.color, as: .color, text: "Its lines.")
        .otherwise("white on a tile, else the item's colour"),
      .key("size", \.size, as: .number(1...1000), text: "The side of its square."),
      .key("tile", \.isTiled, as: .flag, text: "Puts it on a tile in the item's colour."),
    ])

  static let separatorLook = KeyTable<SeparatorLook>(
    "separatorLook", text: "A line between rows.",
    keys: [
      .key("inset", \.inset, as: .number(0...10_000), text: "Before its leading end.")
        .otherwise("where the texts begin"),
      .key("trailing", \.trailing, as: .number(0...10_000), text: "Behind its trailing end.")
        .otherwise("0"),
      .key("color", \.color, as: .color, text: "Its colour.").otherwise("\"separator\""),
      .key("edge", \.edge, as: .choice, text: "The edge that it lies at.").otherwise("\"bottom\""),
    ])

  static let gradientLook = KeyTable<GradientLook>(
    "gradientLook", text: "A ground of several colours.", fresh: GradientLook(),
    keys: [
      .key(
        "colors", as: .list(.color, count: 2...16), text: "At equal distances."
      ) { member, look, _ in
        look.colors = (member.node.list ?? []).compactMap(SceneDecoder.color)
      }.required,
      .key("direction", \.direction, as: .choice, text: "Where the last one lies."),
    ])

  static let bubbleLook = KeyTable<BubbleLook>(
    "bubbleLook", text: "Bubbles around messages.",
    keys: [
      .key("leading", \.leading, as: .color, text: "Their colour at the leading side."),
      .key("trailing", \.trailing, as: .color, text: "Their colour at the trailing side."),
      .key("maxWidth", \.maxWidth, as: .number(40...10_000), text: "How wide a line may be.")
        .otherwise("262"),
      .key("tail", \.hasTail, as: .flag, text: "Gives the last of a run a tail.")
        .otherwise("true"),
    ])

  // MARK: Items

  /// The values that rows and cards show.
  static let itemRowKeys: [KeyTable<ItemDraft>.Entry] = [
    .key("caption", \.item.row.caption, as: .text, text: "A small line above the first."),
    .key("body", \.item.row.body, as: .text, text: "Lines below the second."),
    .key("time", \.item.row.time, as: .text, text: "A time or a day behind the first line."),
    .key("value", \.item.row.value, as: .text, text: "A value at the trailing edge."),
    .key("badge", \.item.row.badge, as: .text, text: "A number or a word in a capsule."),
    .key("button", \.item.row.button, as: .text, text: "The word on its button.")
      .otherwise("\"\(Look.buttonWord)\""),
    .key("symbol", \.item.row.symbol, as: .symbol, text: "A symbol, in place of an image."),
    .key("tags", \.item.row.tags, as: .words, text: "Small words in capsules."),
    .key("side", \.item.row.side, as: .choice, text: "The side of a message.")
      .otherwise("\"leading\""),
    .key(
      "typing", \.item.row.isTyping, as: .flag,
      text: "Three dots in a bubble in place of words: somebody is still writing."
    ).otherwise("false"),
    .key("unread", \.item.row.isUnread, as: .flag, text: "Marks it with a dot.").otherwise("false"),
    .key("on", \.item.row.isOn, as: .flag, text: "Turns its switch on, or shows its checkmark.")
      .otherwise("false"),
  ]
}

extension RowText {
  /// For the reference.
  fileprivate var place: String {
    switch self {
    case .caption: "a small line above the first"
    case .title: "the first line"
    case .subtitle: "the second line"
    case .body: "the lines below"
    case .time: "what stands behind the first line"
    case .value: "what stands at the trailing edge"
    }
  }
}

extension SceneDecoder {
  /// A text alone is the template.
  mutating func textLook(_ node: Node) -> TextLook {
    if let text = node.text { return TextLook(text: text) }
    var look = TextLook()
    SceneKeys.textLook.read(node, into: &look, by: &self)
    return look
  }
}

extension ValueForm where Value == [String] {
  /// A few texts.
  static let words = ValueForm(
    .list(.text, count: 0...100), read: { ($0.list ?? []).compactMap(\.text) },
    written: { "\($0)" })
}

extension ValueForm where Value == RowLook.Height {
  /// A number of points, or `text`.
  static let rowHeight = ValueForm(
    .either([.number(1...10_000), .choice(["text"])]),
    read: { node in node.number.map { .points($0) } ?? (node.text == "text" ? .text : nil) },
    written: { height in
      switch height {
      case .points(let points): "\(points)"
      case .text: "\"text\""
      }
    })
}
