/// The kinds of layouts that a scene may name: those that come along, and those that a program registers.
public struct LayoutKinds: Equatable, Sendable {
  /// Those that come along, then those that were registered; one that was registered by a known name takes its place.
  public private(set) var all: [LayoutKind]

  /// The kinds that come along, and these.
  public init(registered: [LayoutKind] = []) {
    all = Self.builtIn
    for kind in registered {
      if let index = all.firstIndex(where: { $0.name == kind.name }) {
        all[index] = kind
      } else {
        all.append(kind)
      }
    }
  }

  /// The kind of this name; nil where there is none.
  public subscript(name: String) -> LayoutKind? { all.first { $0.name == name } }

  /// `flow, columns, HexLayout (registered by MyLayouts)`.
  public var listed: String {
    all.filter(\.isSupported).map { kind in
      kind.origin.map { "\(kind.name) (registered by \($0))" } ?? kind.name
    }
    .joined(separator: ", ")
  }

  private static let axis = Key(
    "scrollDirection", .choice(["vertical", "horizontal"]), "Where the content grows.",
    standard: "\"vertical\"")

  private static let flowKeys = [
    axis,
    Key("itemSize", .size, "Cells that have no size of their own.", standard: "[50, 50]"),
    Key("estimatedItemSize", .size, "Lets cells size themselves.", standard: "[0, 0]"),
    Key("minimumLineSpacing", .positive, "Between lines.", standard: "10"),
    Key("minimumInteritemSpacing", .positive, "Between items of a line.", standard: "10"),
    Key("sectionInset", .insets, "Around the items of each section.", standard: "0"),
    Key(
      "sectionInsetReference", .choice(["fromContentInset", "fromSafeArea", "fromLayoutMargins"]),
      "What insets count from.", standard: "\"fromContentInset\""),
    Key("headerReferenceSize", .size, "Headers without a size of their own.", standard: "[0, 0]"),
    Key("footerReferenceSize", .size, "Footers without a size of their own.", standard: "[0, 0]"),
    Key(
      "sectionHeadersPinToVisibleBounds", .flag, "Headers stay while their section is seen.",
      standard: "false"),
    Key(
      "sectionFootersPinToVisibleBounds", .flag, "Footers stay while their section is seen.",
      standard: "false"),
  ]

  private static let columnKeys =
    [
      Key("minColumnWidth", .number(1...100_000), "No column is narrower.", standard: "300"),
      Key("cellHeight", .positive, "How high each cell is.", standard: "70"),
    ] + flowKeys.filter { !["itemSize", "estimatedItemSize", "scrollDirection"].contains($0.name) }

  private static let builtIn = [
    LayoutKind("flow", "UIKit's flow layout.", keys: flowKeys, usesParams: false),
    LayoutKind(
      "columns", "As many columns as fit, all cells of one height.", keys: columnKeys,
      usesParams: false),
    LayoutKind(
      "mosaic", "Segments of one, two or three pictures.",
      keys: [
        Key("segmentHeight", .number(1...100_000), "How high a segment is.", standard: "200"),
        Key("gap", .number(0...1000), "Between pictures.", standard: "2"),
      ], usesParams: false),
    LayoutKind(
      "waterfall", "Columns to which each item is added where there is most room.",
      keys: [
        Key("columnCount", .integer(1...1000), "How many columns.", standard: "2"),
        Key("minimumLineSpacing", .positive, "Between items of a column.", standard: "10"),
        Key("minimumInteritemSpacing", .positive, "Between columns.", standard: "10"),
        Key("sectionInset", .insets, "Around the items of each section.", standard: "0"),
        Key("itemSize", .size, "The shape of items without a size.", standard: "[100, 100]"),
        Key("headerHeight", .positive, "How high headers are.", standard: "0"),
        Key("footerHeight", .positive, "How high footers are.", standard: "0"),
      ], usesParams: false),
    LayoutKind(
      "circle", "Items on a ring.",
      keys: [
        Key("itemSize", .size, "How large each item is.", standard: "[56, 56]"),
        Key("margin", .number(0...10_000), "Between the ring and the edge.", standard: "12"),
      ], usesParams: false),
    LayoutKind(
      "compositional", "UIKit's compositional layout.", usesParams: false, isSupported: false),
  ]
}
