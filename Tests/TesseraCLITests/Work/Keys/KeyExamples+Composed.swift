// The keys of compositional layouts.
extension KeyExample {
  static let composed: [KeyExample] = ofSections + ofGroups + ofEdges + ofOutlines

  /// A shelf that goes on beyond the edge of the screen.
  static let sideways: Setup = [
    (
      "layout",
      #"{"kind": "compositional", "sections": {"m": {"orthogonalScrolling": "continuous", "#
        + #""group": {"size": ["0.8w", 30], "items": [{"size": ["0.5w", "1h"]}]}}}}"#
    )
  ]

  private static let tree: Setup = [
    ("data.sections.0.items.0.items", #"[{"id": "q", "items": ["r"]}, "s"]"#)
  ]

  private static let ofOutlines: [KeyExample] = [
    KeyExample(
      "item.items", #"["q"]"#, not: #"["q", "r"]"#, in: step(#"{"expand": "a"}"#)),
    KeyExample("item.expanded", "true", in: joined(tree, [("steps", "[]")])),
    KeyExample(
      "step.expand", #""a""#, not: #""q""#,
      in: joined(
        tree, [("data.sections.0.items.0.expanded", "true")], step(#"{"expand": "a"}"#))),
    KeyExample(
      "step.collapse", #""a""#, not: #""q""#,
      in: joined(
        tree, [("data.sections.0.items.0.expanded", "true")], step(#"{"collapse": "a"}"#))),
  ]

  private static let shelf: Setup = [
    ("steps", "[]"),
    (
      "layout",
      #"{"kind": "compositional", "sections": {"m": {"group": {"size": ["1w", 30], "items": "#
        + #"[{"size": ["0.4w", "1h"], "badges": [{}]}]}, "boundary": [{"size": ["1w", 20]}]}}}"#
    ),
  ]

  private static let ofSections: [KeyExample] = [
    KeyExample(
      "compositionalSection.group", #"{"size": ["1w", 50], "items": [{"size": ["0.5w", "1h"]}]}"#,
      not: #"{"size": ["1w", 30], "items": [{"size": ["0.5w", "1h"]}]}"#, in: shelf),
    KeyExample("compositionalSection.contentInsets", "8", in: shelf),
    KeyExample("compositionalSection.interGroupSpacing", "6", in: shelf),
    KeyExample("compositionalSection.orthogonalScrolling", #""continuous""#, in: shelf),
    KeyExample("compositionalSection.boundary", #"[{"size": ["1w", 40]}]"#, in: shelf),
    KeyExample(
      "compositionalSection.supplementariesFollowContentInsets", "false",
      in: joined(shelf, [("layout.sections.m.contentInsets", "8")])),
    KeyExample("compositionalSection.decoration", #""RingView""#, in: backed),
    KeyExample(
      "compositionalSection.decorationInsets", "5",
      in: joined(backed, [("layout.sections.m.decoration", #""RingView""#)])),
    KeyExample(
      "compositionalSection.extends", #""base""#,
      in: joined(
        shelf, [("layout.sections.base", #"{"group": {"size": ["1w", 30]}, "contentInsets": 8}"#)])),
    KeyExample(
      "compositionalSection.when", #"[{"minWidth": 100, "group": {"axis": "vertical"}}]"#,
      in: shelf),
    KeyExample(
      "compositionalSection.minWidth", "100", not: "200", at: "layout.sections.m.when.0",
      in: joined(shelf, [("layout.sections.m.when", #"[{"contentInsets": 8}]"#)])),
    KeyExample("compositionalSection.effects", #""fade""#, in: shelf),
    KeyExample(
      "scroll.section", #""m""#,
      in: joined(
        shelf, [("layout.sections.m.orthogonalScrolling", #""continuous""#)],
        step(#"{"scroll": {"by": [40, 0]}}"#))),
  ]

  private static let backed: Setup = joined(shelf, [("style.decoration", #"{"RingView": {}}"#)])
  private static let spaced: Setup = joined(shelf, [("layout.sections.m.group.spacing", "2")])

  /// Frames stand in place of items that follow one another.
  private static let bare: Setup = joined(
    shelf, [("layout.sections.m.group", #"{"size": ["1w", 50]}"#)])

  private static let placed: Setup = joined(
    bare, [("layout.sections.m.group.frames", #"[{"frame": [0, 0, 9, 9]}]"#)])

  private static let ofGroups: [KeyExample] = [
    KeyExample("group.size", #"["0.9w", 50]"#, in: shelf),
    KeyExample("group.axis", #""vertical""#, in: shelf),
    KeyExample("group.items", #"[{"size": ["0.2w", "1h"]}]"#, not: "[{}]", in: shelf),
    KeyExample("group.repeat", "4", in: shelf), KeyExample("group.spacing", "5", in: shelf),
    KeyExample("group.flexibleSpacing", "true", in: spaced),
    KeyExample("group.frames", #"[[0, 0, 20, 30], ["0.5w", 0, "0.5w", "1h"]]"#, in: bare),
    KeyExample("group.edgeSpacing", #"[0, 3, 0, ">=2"]"#, in: shelf),
    KeyExample("groupFrame.frame", "[5, 0, 9, 9]", not: "[0, 0, 9, 9]", in: placed),
    KeyExample("groupFrame.zIndex", "7", in: placed),
    KeyExample("group.insets", "4", in: shelf), KeyExample("group.badges", "[{}]", in: shelf),
  ]

  private static let ofEdges: [KeyExample] = [
    KeyExample("boundaryItem.kind", #""footer""#, in: shelf),
    KeyExample("boundaryItem.size", #"["0.5w", 30]"#, in: shelf),
    KeyExample("boundaryItem.alignment", #""bottom""#, in: shelf),
    KeyExample("boundaryItem.offset", "[3, 4]", in: shelf),
    KeyExample(
      "boundaryItem.pinToVisibleBounds", "true",
      in: joined(shelf, [("canvas.contentOffset", "[0, 25]")])),
    KeyExample("boundaryItem.extendsBoundary", "false", in: shelf),
    KeyExample("boundaryItem.zIndex", "7", in: shelf),
    KeyExample("badge.kind", #""q""#, in: shelf), KeyExample("badge.size", "[9, 9]", in: shelf),
    KeyExample("badge.alignment", #""bottomLeading""#, in: shelf),
    KeyExample("badge.offset", "[0.5, -0.5]", in: shelf),
    KeyExample("badge.zIndex", "7", in: shelf),
  ]
}
