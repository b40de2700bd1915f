import CoreGraphics

/// Keys of expectations that say what has to be so, and which of the other keys mean something to them.
private struct CheckKeys {
  let modifiers: Set<String>
  let entries: [KeyTable<SceneKeys.ExpectationDraft>.Entry]

  init(
    modifiedBy modifiers: Set<String>, _ entries: KeyTable<SceneKeys.ExpectationDraft>.Entry...
  ) {
    self.modifiers = modifiers
    self.entries = entries
  }
}

extension SceneKeys {
  static let expectationDefinitions = [expect, attributes.definition]

  private static let expect = Definition(
    "expect", "What has to be so. All keys of one object are checked on the same steps.",
    checks.definition.keys + modifiers.definition.keys)

  /// An expectation while its keys are read.
  struct ExpectationDraft {
    var steps: [Spanned<String>] = []
    var tolerance: CGFloat = 0
    var only: [Spanned<String>] = []
    var profile: PictureExpectation.PictureProfile?
    var ignored: [PictureExpectation.IgnoredPart] = []
    /// With the places of their keys.
    var checks: [Spanned<ExpectationDescription.Check>] = []
  }

  /// How something is checked: read before what is checked.
  static let modifiers = KeyTable<ExpectationDraft>(
    "modifiers", text: "How something is checked.", fresh: ExpectationDraft(),
    keys: [
      .key("steps", \.steps, as: .texts, text: "Only these steps; of a golden, their rows.")
        .otherwise("all"),
      .key(
        "tolerance", \.tolerance, as: .number(0...1000),
        text: "How far numbers of a golden may differ."),
      .key("only", \.only, as: .texts, text: "Only pictures of these types of outputs.")
        .otherwise("all pictures"),
      .key(
        "profile", \.profile, as: .choice,
        text:
          "Which differences of pictures count: all, not edges that another rasteriser draws of the same drawing, "
          + "or not what is lost in compression either."
      ).otherwise("what `tessera check --profile` says, or all"),
      .key(
        "ignore", \.ignored, as: .ignoredParts,
        text:
          "Parts of pictures that are not looked at: elements by name or item, areas of the picture in points "
          + "(x, y, width, height), and masks, PNG files beside the scene in the shape of the pictures, of which "
          + "painted parts are ignored."
      ).otherwise("nothing"),
    ])

  static let checks = KeyTable<ExpectationDraft>(
    "checks", text: "What is checked.", keys: checkKeys.flatMap(\.entries))

  /// The checks that a modifier means something to.
  static func checks(modifiedBy key: String) -> [String] {
    checkKeys.filter { $0.modifiers.contains(key) }.flatMap(\.entries).map(\.name)
  }

  private static let checkKeys = [ofSteps, ofTheScene, goldens, pictures]

  private static let ofSteps = CheckKeys(
    modifiedBy: ["steps"],
    .check(
      "contract", as: .either([.flag, .rules]),
      text:
        "The rules between a layout and its collection view: those that every layout has to keep, or some by name."
    ) { member, decoder, _ in decoder.contract(member.node) },
    .check(
      "noOverlap", as: overlap.shape, text: "No two cells, or no two elements, lie on one another."
    ) { member, _, _ in overlap.read(member.node).map { .noOverlap($0) } },
    .check("insideContent", as: .flag, text: "Every element lies inside the content size.") {
      member, _, _ in member.node.flag == true ? .insideContent : nil
    },
    .check("pixelAligned", as: .flag, text: "Every frame lies on whole pixels.") {
      member, _, _ in member.node.flag == true ? .pixelAligned : nil
    },
    .check(
      "maxShift", as: .number(0...1000),
      text:
        "The highest shift of a step: the share of the screen in which something jumps that was not asked to, "
        + "times the longest way as a share of the longer side."
    ) { member, _, _ in member.node.number.map { .maxShift($0) } })

  private static let overlap = ValueForm<ExpectationDescription.OverlapScope>.choice

  private static let ofTheScene = CheckKeys(
    modifiedBy: [],
    .check("attributes", as: .object("attributeExpectation"), text: "Numbers of one element.") {
      member, decoder, _ in .attributes(decoder.attributes(member.node))
    },
    .check("fails", as: .text, text: "The scene has to stop, with this code.") {
      member, decoder, _ in decoder.fails(member.node)
    })

  private static let goldens = CheckKeys(
    modifiedBy: ["steps", "tolerance"],
    .check(
      "golden", as: .form(.table),
      text:
        "An attribute table beside the scene that has to be the same; its name has places such as "
        + "`{name}`, too."
    ) { member, decoder, draft in
      decoder.fileName(member.node, of: .golden, steps: draft.steps).map {
        .golden($0.value, tolerance: draft.tolerance)
      }
    })

  private static let pictures = CheckKeys(
    modifiedBy: ["only", "profile", "ignore"],
    .check(
      "pictures", as: .form(.pictureList),
      text:
        "A list beside the scene, in the folder of accepted pictures: the files of `outputs` have to be as it says."
    ) { member, decoder, draft in
      decoder.fileName(member.node, of: .golden).map { list in
        let kinds = draft.only.isEmpty ? nil : Set(draft.only.map(\.value))
        return .pictures(
          PictureExpectation(
            list: list.value, kinds: kinds, profile: draft.profile, ignored: draft.ignored))
      }
    })

  static let attributes = KeyTable<AttributeExpectation>(
    "attributeExpectation", text: "Numbers that an element is to have.",
    fresh: AttributeExpectation(of: Spanned("", at: .nowhere)),
    keys: [
      .key("of", \.item, as: .text, text: "An item by identifier.").required,
      .key("step", \.step, as: .text, text: "A step by name.").otherwise("the last one"),
      .key(
        "phase", \.phase,
        as: .words(["initial": .initial, "final": .final, "before": .before, "after": .after]),
        text: "Which of its attributes are meant."),
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

extension ValueForm where Value == [PictureExpectation.IgnoredPart] {
  /// Names, masks and areas.
  fileprivate static let ignoredParts = ValueForm(
    .list(.either([.text, .numbers(4, 0...1e9)])),
    read: { $0.list?.compactMap(PictureExpectation.IgnoredPart.init) },
    written: { "[" + $0.map(\.written).joined(separator: ", ") + "]" })
}

extension KeyTable<SceneKeys.ExpectationDraft>.Entry {
  /// A key that says what has to be so; nil where its value expects nothing.
  fileprivate static func check(
    _ name: String, as shape: Shape, text: String,
    read:
      @escaping @Sendable (
        Node.Member, inout SceneDecoder, SceneKeys.ExpectationDraft
      ) -> ExpectationDescription.Check?
  ) -> Self {
    .key(name, as: shape, text: text) { member, draft, decoder in
      guard let check = read(member, &decoder, draft) else { return }
      draft.checks.append(Spanned(check, at: member.keySpan))
    }
  }
}
