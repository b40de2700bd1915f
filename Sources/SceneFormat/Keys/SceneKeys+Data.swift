import CoreGraphics
import Motion

extension SceneKeys {
  static let dataDefinitions = [
    data.definition, section.definition, itemObject.definition, generated.definition,
    generate.definition, generatedTimes.definition, view.definition,
  ]

  /// An item as a name, as many of a kind, or as an object of its own.
  static let item = Shape.either([.text, .object("generated"), .object("item")])
  static let items = Shape.list(item)

  static let data = KeyTable<[SectionDescription]>(
    "data", text: "What the collection view shows.",
    keys: [
      .key("sections", as: .list(.object("section")), text: "In order.") {
        $1 = $2.sections($0.node)
      }.required
    ])

  /// A section while its keys are read: items and views are named after its identifier.
  struct SectionDraft {
    var id: Spanned<String>?
    var items: Node?
    var header: Node?
    var footer: Node?
    var insets: EdgeInsets?
    var cell: String?
    var style: String?
  }

  static let section = KeyTable<SectionDraft>(
    "section", text: "A section of the data.",
    keys: [
      .key("id", \.id, as: .text, text: "Its identifier, as no other section has it.").required,
      .key("items", \.items, as: .node(items), text: "Its items, in order.").required,
      .key(
        "header", \.header, as: .node(viewOrLabel),
        text: "The header, or only its label. It is shown even where nobody says a size."),
      .key(
        "footer", \.footer, as: .node(viewOrLabel),
        text: "The footer, or only its label. It is shown even where nobody says a size."),
      .key(
        "insets", \.insets, as: .insets,
        text: "For layouts that ask their delegate for a section's insets."),
      .key(
        "cell", \.cell, as: .view(.cell),
        text: "The class of its cells, where their style names none."
      ).otherwise("the default style's"),
      .key(
        "style", as: .text,
        text: """
          One of `style.cells`, or of `styles` in the project's `tessera.json`, for items that name none.
          """
      ) {
        $1.style = $2.cellStyle($0.node)
      }.otherwise("\"default\""),
    ])

  private static let viewOrLabel = Shape.either([.text, .object("view")])

  // MARK: Items

  /// An item while its keys are read.
  struct ItemDraft {
    var item: ItemDescription
    /// The identifier stands for it where it is nil.
    var label: String?
  }

  static let itemObject = KeyTable<ItemDraft>(
    "item", text: "An item. A text alone is its identifier and its label.",
    keys: [
      .key("id", as: .text, text: "Its identifier, as no other item has it.") { member, draft, _ in
        draft.item.id = member.node.text ?? ""
        draft.item.span = member.node.span
      }.required,
      .key("label", \.label, as: .text, text: "What its cell says.").otherwise("the identifier"),
      .key("subtitle", \.item.subtitle, as: .text, text: "A second line."),
      .key("size", \.item.size, as: .size, text: "For layouts that ask how large an item is."),
      .key(
        "fittingSize", \.item.fittingSize, as: .size,
        text: "What its cell answers in `preferredLayoutAttributesFitting(_:)`."),
      .key(
        "aspect", \.item.aspect, as: .number(0.001...1000),
        text: "Width through height, for layouts that ask."),
      .key("color", \.item.color, as: .color, text: "The cell's fill.")
        .otherwise("the palette's next"),
      .key(
        "image", as: .form(.image),
        text: """
          A PNG, JPEG, WebP or SVG file beside the scene, or a `data:` URL of one; a file's name has places such as \
          `{name}`, too.
          """
      ) { $1.item.image = $2.fileName($0.node, of: .image) },
      .key(
        "style", as: .text,
        text: "One of `style.cells`, or of `styles` in the project's `tessera.json`."
      ) {
        $1.item.style = $2.cellStyle($0.node)
      }.otherwise("\"default\""),
      .key(
        "data", \.item.data, as: .node(.map(.anything)),
        text: "Whatever a cell of your own shows."),
      .key("items", as: items, text: "Those below it in an outline, which steps `expand`.") {
        $1.item.children = $2.ownItems(of: $0.node, section: $1.item.id)
      },
      .key(
        "expanded", \.item.isExpanded, as: .flag,
        text: "Whether those below it are shown at the start."
      ),
    ] + itemRowKeys)

  static let generated = KeyTable<Node?>(
    "generated", text: "Stands for many items.",
    keys: [
      .key(
        "generate", \.self, as: .node(.object("generate")), text: "How many, and what they are."
      ).required
    ])

  // MARK: Headers and footers

  static let view = KeyTable<SupplementaryDescription>(
    "view", text: "A header or a footer.",
    keys: [
      .key("label", \.label, as: .text, text: "What it says.")
        .otherwise("the section's identifier"),
      .key("size", \.size, as: .size, text: "For layouts that ask their delegate.")
        .otherwise("the layout's; 36 points high where UIKit would show nothing for want of one"),
      .key(
        "style", as: .text,
        text: "One of `style.supplementary`, or of `styles` in the project's `tessera.json`."
      ) {
        $1.style = $2.barStyle($0.node)
      }.otherwise("its kind"),
      .key("color", \.color, as: .color, text: "Its fill."),
      .key("subtitle", \.subtitle, as: .text, text: "A second line, with a `template`."),
      .key(
        "value", \.row.value, as: .text, text: "A word at the trailing edge, with a `template`."),
      .key("data", \.data, as: .node(.map(.anything)), text: "Whatever a view of your own shows."),
    ])
}
