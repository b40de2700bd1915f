// The keys of items that are made by numbers.
extension SceneKeys {
  static let generate = KeyTable<GeneratedItems>(
    "generate",
    text: """
      Items made by numbers. `{n}` in texts counts from 1. A list in the place of a value is taken in turn, and from \
      its beginning again where it ends.
      """,
    fresh: GeneratedItems(section: "", at: .nowhere),
    keys: [
      .key("count", \.count, as: .integer(0...100_000), text: "How many.").required,
      .key("id", \.id, as: .text, text: "Their identifiers.").otherwise("\"{section}-{n}\""),
      words(.label, "Their labels.").otherwise("\"{n}\""),
      words(.subtitle, "Their second lines."),
      words(.caption, "Small lines above the first, in rows and cards."),
      words(.body, "The lines below, in rows and cards."), times,
      words(.value, "Values at the trailing edge."),
      words(.badge, "Numbers or words in a capsule."),
    ] + pictures + [
      .key("side", \.sides, as: .turns(.choice), text: "The sides of messages."),
      .key("unread", \.unread, as: .turns(.flag), text: "Which ones a dot marks."),
      .key("on", \.on, as: .turns(.flag), text: "Whose switch is on, or whose checkmark is shown."),
      .key("width", \.width, as: .lengths, text: "One width, or a range to choose from.")
        .otherwise("the middle of `height`"),
      .key("height", \.height, as: .lengths, text: "One height, or a range to choose from.")
        .otherwise("the middle of `width`"),
      .key(
        "color", \.colors, as: .turns(.color),
        text: "One colour for all, or several in turn; `palette` gives each its own."
      ).otherwise("\"palette\""),
      .key("style", as: .oneOrMany(.text), text: "One of `style.cells`, or several in turn.") {
        var styles: [String?] = []
        for node in $0.node.oneOrMany { styles.append($2.cellStyle(node)) }
        $1.styles = Turns(styles)
      }.otherwise("\"default\""),
      .key(
        "data", \.data, as: .node(.map(.anything)),
        text: "Whatever cells of your own show, the same in all."),
      .key(
        "seed", \.seed, as: .integer(0...9_007_199_254_740_991),
        text: "Another seed chooses other sizes; the same one the same, for ever."),
    ])

  private static func words(
    _ word: GeneratedItems.Word, _ text: String
  ) -> KeyTable<GeneratedItems>.Entry {
    .key(word.rawValue, as: .oneOrMany(.text), text: text) { member, made, _ in
      made.words[word] = Turns(member.node.oneOrMany.compactMap(\.spannedText))
    }
  }

  private static let times: KeyTable<GeneratedItems>.Entry = .key(
    GeneratedItems.Word.time.rawValue,
    as: .either([.text, .list(.text, count: 1...1000), .object("times")]),
    text: "Times or days behind the first lines, or the first time and the step to the next."
  ) {
    $1.words[.time] = Turns($0.node.oneOrMany.compactMap(\.spannedText))
    guard $0.node.members != nil else { return }
    var times = GeneratedTimes()
    generatedTimes.read($0.node, into: &times, by: &$2)
    $1.times = times
  }

  private static let pictures: [KeyTable<GeneratedItems>.Entry] = [
    .key(
      "image", as: .oneOrMany(.form(.image)),
      text: "PNG, JPEG, WebP or SVG files beside the scene, or `data:` URLs of such."
    ) {
      var images: [Spanned<String>] = []
      for node in $0.node.oneOrMany {
        if let image = $2.fileName(node, of: .image) { images.append(image) }
      }
      $1.images = Turns(images)
    },
    .key("symbol", \.symbols, as: .turns(.symbol), text: "Symbols, in place of images."),
  ]
}
