import CoreGraphics

extension SceneKeys {
  static let gestureDefinitions = [tap.definition, drag.definition, refreshControl.definition]

  /// The causes of steps that a finger or a program's answer to it brings about.
  static let gestureCauses: [KeyTable<StepDraft>.Entry] = [
    .cause(
      "tap", as: .either([.text, .object("tap")]),
      text: "A finger on an item, by identifier, or on something else: what can be selected is."
    ) { $1.tap($0).map { .tap($0) } },
    .cause(
      "pull", as: .number(1...10_000),
      text: "Points that a finger drags the content down, or to the right where it is scrolled "
        + "sideways. Beyond the end it goes less far, and springs back, unless a refresh begins."
    ) { node, _ in node.number.map { .pull($0) } },
    .cause(
      "page", as: .either([.choice(pages.map(\.key)), .integer(-1000...1000)]),
      text: "Swipes over a page, or over so many: back, if negative."
    ) { node, _ in
      (node.integer ?? pages.first { $0.key == node.text }?.value).map { .page($0) }
    },
    .cause(
      "drag", as: .object("drag"),
      text: "A finger lifts an item, carries it to a place and lets go: drag and drop."
    ) { $1.drag($0).map { .drag($0) } },
    .cause(
      "focus", as: .text,
      text: "The focus of keys goes to an item, by identifier, or \"up\", \"down\", \"left\", "
        + "\"right\", \"next\" or \"previous\"."
    ) { node, _ in
      node.spannedText.map { text in
        .focus(FocusDescription.Way(rawValue: text.value).map { .way($0) } ?? .item(text))
      }
    },
    .cause(
      "refresh", as: .choice(RefreshDescription.allCases.map(\.rawValue)),
      text: "Has the refresh control begin, or end as when the data have come."
    ) { node, _ in node.text.flatMap(RefreshDescription.init).map { .refresh($0) } },
  ]

  private static let pages: KeyValuePairs = ["next": 1, "previous": -1]

  /// A tap while its keys are read; one place is to be said.
  struct TapDraft {
    /// With the places of their keys.
    var targets: [Spanned<TapDescription>] = []
  }

  static let tap = KeyTable<TapDraft>(
    "tap", text: "A tap beside the items: `header`, `footer`, `button` or `at`.",
    keys: [
      .key("header", as: .text, text: "The header of a section by identifier.") { member, tap, _ in
        guard let section = member.node.spannedText else { return }
        tap.targets.append(Spanned(.header(section), at: member.keySpan))
      },
      .key("footer", as: .text, text: "The footer of a section by identifier.") { member, tap, _ in
        guard let section = member.node.spannedText else { return }
        tap.targets.append(Spanned(.footer(section), at: member.keySpan))
      },
      .key(
        "button", as: .text,
        text:
          "A button by its title or accessibility label, in a cell or in a controller's bar. The way back is "
          + "called as the screen that it leads to."
      ) { member, tap, _ in
        guard let button = member.node.spannedText else { return }
        tap.targets.append(Spanned(.button(button), at: member.keySpan))
      },
      .key("at", as: .point, text: "A point of the screen.") { member, tap, _ in
        guard let point = SceneDecoder.point(member.node) else { return }
        tap.targets.append(
          Spanned(.point(Spanned(point, at: member.node.span)), at: member.keySpan))
      },
    ])

  /// A drag while its keys are read.
  struct DragDraft {
    var item: Spanned<String>?
    var place: Place?
    var proposal = DragDescription.Proposal.move
  }

  static let drag = KeyTable<DragDraft>(
    "drag", text: "An item that is dragged elsewhere.", fresh: DragDraft(),
    keys: [
      .key("item", \.item, as: .text, text: "The item that is dragged, by identifier.").required,
      .key("to", as: place, text: "Where it is let go, as it stands afterwards.") {
        $1.place = $2.place($0.node)
      }.required,
      .key("proposal", \.proposal, as: .choice, text: "What the data answer: what a drop does."),
    ])

  static let refreshControl = KeyTable<RefreshControlDescription>(
    "refreshControl", text: "The control that is pulled down to refresh the content.",
    fresh: RefreshControlDescription(),
    keys: [
      .key("title", \.title, as: .text, text: "Words below the spinner."),
      .key("tint", \.tint, as: .color, text: "The spinner's colour.").otherwise("UIKit's"),
    ])
}
