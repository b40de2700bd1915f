import CoreGraphics
public import Motion

/// The items before and after a batch of updates, with a ribbon for each that stays: deletes are read against
/// the left column, inserts against the right one.
public struct UpdateMap {
  /// The words of the map; none of them changes its columns.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, and with items called "items".
    public init(title: String = "", noun: Noun = .item) {
      self.title = title
      self.noun = noun
    }
  }

  private let changes: ChangeParts
  private let names: (before: [String?], after: [String?])
  private let options: Options

  /// The cells of a change, by their places.
  public init(_ transition: Transition, _ options: Options = Options()) {
    self.init([ChangeSeries([transition])], options)
  }

  /// A map for each change.
  public init(_ steps: [ChangeSeries], _ options: Options = Options()) {
    self.init(steps, names: ([], []), options)
  }

  /// Lists of items, as a data source has them.
  public init(
    before: [ItemSection], after: [ItemSection], reloaded: Set<String> = [],
    _ options: Options = Options()
  ) {
    let capture = TransitionCapture(
      before: LayoutSnapshot(before), after: LayoutSnapshot(after),
      reloaded: Set(reloaded.map { ElementID.item($0) }), timing: .immediate)
    self.init(
      [ChangeSeries([Transition(capture)])], names: (before.map(\.name), after.map(\.name)), options
    )
  }

  private init(
    _ steps: [ChangeSeries], names: (before: [String?], after: [String?]), _ options: Options
  ) {
    changes = ChangeParts(steps) { transition in
      let roles = transition.roles ?? StepRoles(comparing: transition)
      return roles.isAsked || roles.scroll != nil
    }
    self.names = names
    self.options = options
  }

  /// A section for each change, 24 at most, with its two columns and the ribbons between them.
  public var figure: Figure {
    changes.page("update map", title: options.title) { part in
      ItemChange(part.transition, looks: part.looks, names: names).section(part.name, options.noun)
    }.figure
  }
}

extension LayoutSnapshot {
  /// Lists of items as a layout that puts them below each other.
  fileprivate init(_ sections: [ItemSection]) {
    var elements: [ElementSnapshot] = []
    for (section, list) in sections.enumerated() {
      for (item, identifier) in list.items.enumerated() {
        elements.append(
          ElementSnapshot(
            id: .item(identifier), path: [section, item],
            center: CGPoint(x: 0, y: CGFloat(elements.count)), size: CGSize(width: 1, height: 1)))
      }
    }
    self.init(elements: elements, contentSize: .zero, viewport: .zero)
  }
}
