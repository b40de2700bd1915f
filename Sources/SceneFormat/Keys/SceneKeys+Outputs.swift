import Drawing

/// Keys of outputs that mean something to the same types.
private struct OutputKeys {
  /// To all types with this content, besides those that name the keys themselves.
  let contents: Set<OutputKind.Content>
  let entries: [KeyTable<OutputDescription>.Entry]

  init(
    _ contents: Set<OutputKind.Content>, _ entries: KeyTable<OutputDescription>.Entry...
  ) {
    self.contents = contents
    self.entries = entries
  }
}

extension SceneKeys {
  static let output = KeyTable(
    "output", text: "Something that comes out.", fresh: freshOutput,
    keys: outputKeys.flatMap(\.entries))

  /// One of which nothing is said, for what holds without a key.
  private static let freshOutput = (try? FileTemplate("")).map {
    OutputDescription(
      OutputKind("", "", holding: .drawing), file: $0, on: CanvasDescription(at: .nowhere))
  }

  /// The keys that mean something to every type of this content.
  static func outputKeys(of content: OutputKind.Content) -> Set<String> {
    Set(outputKeys.filter { $0.contents.contains(content) }.flatMap(\.entries).map(\.name))
  }

  private static let outputKeys = [every, played, figures, screens, tables, films, pictures, named]

  private static let every = OutputKeys(
    Set(OutputKind.Content.allCases),
    .apart("type", as: .output, text: "What it shows.").required,
    .apart(
      "file", as: .form(.file),
      text: "Its name, with places to fill in such as `{step}` (names of files, below); the ending "
        + "picks the format, such as `.svg`, `.png` or `.pdf`."
    ).otherwise(
      "`{name}` for a still, and for an animation that has none beside it, else `{name}-{type}`; with "
        + "the type's own ending"),
    .key(
      "maxBytes", \.maxBytes, as: .integer(1...4_000_000_000),
      text: "A larger file is an error. A format that can give way does so first, as animations of "
        + "pixels do with fewer and smaller frames."))

  private static let played = OutputKeys(
    [.film, .frames, .table, .page],
    .key("steps", \.steps, as: .texts, text: "Only these steps.").otherwise("all"))

  private static let figures = OutputKeys(
    [],
    .key(
      "at", \.moments, as: .moments,
      text:
        "The moment: a part of all the steps that are shown, as 0.5 or \"50%\", or seconds. Storyboards and film "
        + "strips take several of each step; \"peak\" stands for all in which something turns."
    ).otherwise("\"end\"; of storyboards and film strips those in which something turns"),
    .key("columns", \.columns, as: .integer(1...100), text: "Pictures beside one another."),
    .key("count", \.count, as: .integer(2...1000), text: "How many moments.").otherwise("6"),
    .key(
      "fit", \.fit, as: .fit,
      text: "The place where a figure is shown, or its width in points: it is laid out for that, "
        + "so that nobody has to shrink it."
    ).otherwise("the one that suits the type"),
    .key(
      "marks", \.hasMarks, as: .flag,
      text: "Outlines what the step of a still asks for, each with its badge."),
    .key(
      "beyond", \.showsBeyond, as: .flag,
      text: "Shows what waits beyond the edges of sections that scroll by themselves, as ghosts "
        + "beside a still."),
    .key("arrows", \.hasArrows, as: .flag, text: "Whether ways are drawn, as arrows."),
    .key(
      "annotate", \.annotations, as: .list(of: .choice),
      text: "What a blueprint writes beside things."
    ).otherwise("all but `ids`, `zIndex` and `viewport`"),
    .key("sizes", as: .list(.size, count: 1...100), text: "Windows of a matrix.") {
      $1.sizes = $2.sizes($0.node)
    }.otherwise("a phone, upright, on its side and read the other way, a tablet, and a split one")
  )

  private static let screens = OutputKeys(
    [.film, .frames],
    .key(
      "caption", \.caption, as: .text,
      text: "Words below the picture; the first line stands out. Steps may have words of their own."
    ),
    .key(
      "touches", \.showsTouches, as: .flag,
      text:
        "Shows where fingers are in taps, drags, pulls, swipes and transitions by hand. A `scroll` without `velocity` "
        + "is the program's, and no finger is there."))

  private static let tables = OutputKeys(
    [.table],
    .key("only", \.only, as: .texts, text: "Only these items.").otherwise("all"))

  private static let films = OutputKeys(
    [.film],
    .key(
      "hold", \.playback.pause, as: .number(0...60), text: "Seconds that its end stays for."
    ).otherwise("at least 0.8 before it starts again"),
    .key(
      "loop", \.playback.loop, as: .integer(0...65_535),
      text: "How often an animation plays; 0 for ever."))

  private static let pictures = OutputKeys(
    [.drawing, .film, .frames],
    .key("theme", \.themes, as: .oneOrMany(), text: "Light, dark, or both.")
      .otherwise("the canvas's"),
    .key("scale", \.scales, as: .oneOrMany(of: [1, 2, 3]), text: "Pixels to a point.")
      .otherwise("the canvas's"),
    .key(
      "letters", \.letters, as: .choice,
      text: "How texts stand in an SVG: as characters in the reader's fonts, as outlines, or as "
        + "characters in fonts that the file brings."))

  private static let named = OutputKeys(
    [.drawing, .film, .frames, .snippet],
    .key(
      "naming", \.naming, as: .choice,
      text:
        "Whose rules names and snippets follow. A snippet shows the scene's pictures and films, "
        + "rows of frames by the first of them, and links to PDF files; tables and inspectors are "
        + "not in it. Its links count from its own folder; DocC finds files by their names, and "
        + "Docusaurus those below a folder `static` from its root."))
}

extension ValueForm where Value == OutputDescription.Fit {
  /// The name of a place, or a width in points.
  fileprivate static let fit = ValueForm(
    .either([.choice(Value.places.map(\.key)), .number(240...2000)]),
    read: { node in
      node.number.map { .points($0) } ?? Value.places.first { $0.key == node.text }?.value
    },
    written: { fit in
      if case .points(let points) = fit { return NumberText.text(points) }
      return "\"\(Value.places.first { $0.value == fit }?.key ?? "")\""
    })
}

extension ValueForm where Value == [OutputDescription.Moment] {
  /// One moment or several of them, by name, as a part of what is shown, or as a time.
  fileprivate static let moments = ValueForm(
    .oneOrMany(.either([.form(.moment), .number(0...1)])),
    read: { node in
      let moments = node.oneOrMany.compactMap { node in
        node.number.map { .progress($0) } ?? node.text.flatMap(OutputDescription.Moment.init)
      }
      return moments.isEmpty ? nil : moments
    },
    written: { moments in
      let words = moments.map(\.text).joined(separator: ", ")
      return moments.count == 1 ? words : "[\(words)]"
    })
}
