extension SceneKeys {
  /// The keys that mean something to every type of this content.
  static func outputKeys(of content: OutputKind.Content) -> Set<String> {
    let all: Set<String> = ["type", "file", "maxBytes"]
    let picture = all.union(["naming", "theme", "scale", "letters"])
    return switch content {
    case .drawing: picture
    case .film: picture.union(["steps", "loop"])
    case .frames: picture.union(["steps"])
    case .table: all.union(["steps", "only"])
    case .page: all.union(["steps"])
    case .snippet: all.union(["naming"])
    }
  }

  static let outputDefinitions = [
    Definition(
      "output", "Something that comes out.",
      [
        Key("type", .output, "What it shows.", isRequired: true),
        Key(
          "file", .form(.file),
          "Its name, with places to fill in such as `{step}` (names of files, below); the ending "
            + "picks the format, such as `.svg`, `.png` or `.pdf`.",
          standard: "`{name}.svg` for a still, else `{name}-{type}` and the type's own ending"),
        Key("steps", .texts, "Only these steps.", standard: "all"),
        Key(
          "at", .either([.choice(["start", "end"]), .number(0...1)]),
          "The moment: a part of all the steps that are shown.", standard: "\"end\""),
        Key("columns", .integer(1...100), "Pictures beside one another."),
        Key("count", .integer(2...1000), "How many moments.", standard: "6"),
        Key("arrows", .flag, "Whether ways are drawn, as arrows.", standard: "true"),
        Key("only", .texts, "Only these items.", standard: "all"),
        Key(
          "annotate", .list(.choice(OutputDescription.Annotation.allCases.map(\.rawValue))),
          "What a blueprint writes beside things.",
          standard: "all but `ids`, `zIndex` and `viewport`"),
        Key(
          "sizes", .list(.size, count: 1...100), "Windows of a matrix.",
          standard:
            "a phone, upright, on its side and read the other way, a tablet, and a split one"),
        Key(
          "loop", .integer(0...65_535), "How often an animation plays; 0 for ever.", standard: "0"),
        Key(
          "letters", .choice(OutputDescription.Letters.allCases.map(\.rawValue)),
          "How texts stand in an SVG: as characters in the reader's fonts, as outlines, or as characters in "
            + "fonts that the file brings.", standard: "\"characters\""),
        Key(
          "maxBytes", .integer(1...4_000_000_000),
          "A larger file is an error, an animation of pixels is made with fewer and smaller frames first."
        ),
        Key(
          "naming", .choice(Naming.allCases.map(\.rawValue)),
          "Whose rules names and snippets follow. A snippet shows the scene's pictures and films, rows of frames by "
            + "the first of them, and links to PDF files; tables and inspectors are not in it. Its links count "
            + "from its own folder; DocC finds files by their names, and Docusaurus from its root.",
          standard: "\"plain\""),
        Key(
          "theme", .oneOrMany(.choice(["light", "dark"])), "Light, dark, or both.",
          standard: "the canvas's"),
        Key(
          "scale", .oneOrMany(.constants([1, 2, 3])), "Pixels to a point.", standard: "the canvas's"
        ),
      ])
  ]

  static let expectationDefinitions = [
    Definition(
      "expect", "What has to be so. All keys of one object are checked on the same steps.",
      [
        Key(
          "contract",
          .either([.flag, .list(.choice(ContractRule.allCases.map(\.rawValue)), count: 1...10)]),
          "The rules between a layout and its collection view: all of them, or some."),
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
    Definition(
      "attributeExpectation", "Numbers that an element is to have.",
      [
        Key("of", .text, "An item by identifier.", isRequired: true),
        Key("step", .text, "A step by name.", standard: "the last one"),
        Key(
          "phase", .choice(["initial", "final", "before", "after"]), "When.", standard: "\"after\""),
        Key("frame", .numbers(4, nil), "x, y, width and height."),
        Key("alpha", .number(0...1), "How opaque it is."),
        Key("zIndex", .integer(-1_000_000_000...1_000_000_000), "Who lies in front."),
        Key("hidden", .flag, "Whether it is hidden."),
        Key("tolerance", .number(0...1000), "How far numbers may differ.", standard: "0.01"),
      ]),
  ]
}
