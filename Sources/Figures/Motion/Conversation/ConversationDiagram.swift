public import Motion

/// Who asks whom what during a change, in order: a line for each party, an arrow for each call, its words and
/// its answer beside it.
public struct ConversationDiagram {
  /// The heading of the diagram, and how much of the calls it shows.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// Whether calls that are alike and follow each other share a row, with their number.
    public var foldsRepeats: Bool

    /// Without a heading, and with repeated calls folded.
    public init(title: String = "", width: FigureWidth? = nil, foldsRepeats: Bool = true) {
      self.title = title
      self.width = width
      self.foldsRepeats = foldsRepeats
    }
  }

  private let steps: [(name: String, conversation: Conversation)]
  private let options: Options

  /// The diagram of a single step, without a name of its own.
  public init(_ conversation: Conversation, _ options: Options = Options()) {
    self.init([("", conversation)], options)
  }

  /// A diagram for each step.
  public init(
    _ steps: [(name: String, conversation: Conversation)], _ options: Options = Options()
  ) {
    self.steps = steps.isEmpty ? [("", Conversation(calls: []))] : steps
    self.options = options
  }

  /// A section for each step, 24 at most, with its parties from left to right and time going down.
  public var figure: Figure {
    let shown = steps.prefix(ChangeParts.largestCount)
    return SectionPage(
      kind: "conversation", title: options.title, findingLeads: false,
      width: options.width ?? .readme,
      sections: shown.map { section($0.name, $0.conversation) },
      hidden: steps.count - shown.count, noun: Noun("step", "steps")
    ).figure
  }

  private func section(_ name: String, _ conversation: Conversation) -> FigureSection {
    let rows = CallRow.rows(of: conversation, folded: options.foldsRepeats)
    let scene = CallPicture(rows)
    let count = conversation.calls.count
    let happening = happening(rows)
    return FigureSection(
      name: name, details: "\(count) \(count == 1 ? "call" : "calls")", summary: "\(happening).",
      happening: happening, size: scene.size, body: scene.items,
      notes: scene.hidden > 0 ? ["\(scene.hidden) more rows are not shown."] : [])
  }

  private func happening(_ rows: [CallRow]) -> String {
    guard !rows.isEmpty else { return "Nobody calls anybody" }
    let told = rows.prefix(12).map { row in
      "\(row.from.title) calls \(row.method) of \(row.to.title)"
        + (row.count > 1 ? " \(row.count) times" : "")
    }
    let rest = rows.count > 12 ? ", and so on" : ""
    return told.joined(separator: ", then ").capitalizedFirst + rest
  }
}

extension Conversation.Party {
  var title: String {
    switch self {
    case .user: "user"
    case .app: "app"
    case .collectionView: "collection view"
    case .layout: "layout"
    case .dataSource: "data source"
    case .delegate: "delegate"
    case .cell: "cell"
    case .supplementaryView: "header"
    case .decorationView: "decoration"
    }
  }
}
