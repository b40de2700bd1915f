import CoreGraphics
public import Motion

/// All items of the data before and after a batch of updates, with a ribbon for each run that stays together: deletes
/// are read against the left column, inserts against the right one.
public struct UpdateMap {
  private let changes: ChangeParts
  private let names: (before: [String?], after: [String?])
  private let options: ChangeOptions

  /// The cells of a change, by their places.
  public init(_ transition: Transition, _ options: ChangeOptions = ChangeOptions()) {
    self.init([ChangeSeries([transition])], options)
  }

  /// A map for each change.
  public init(_ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions()) {
    self.init(steps, names: ([], []), options)
  }

  /// Lists of items, as a data source has them.
  public init(
    before: [ItemSection], after: [ItemSection], reloaded: Set<String> = [],
    _ options: ChangeOptions = ChangeOptions()
  ) {
    let capture = TransitionCapture(
      before: LayoutSnapshot(before), after: LayoutSnapshot(after),
      reloaded: Set(reloaded.map { ElementID.item($0) }), timing: .immediate)
    self.init(
      [ChangeSeries([Transition(capture)])], names: (before.map(\.name), after.map(\.name)), options
    )
  }

  private init(
    _ steps: [ChangeSeries], names: (before: [String?], after: [String?]), _ options: ChangeOptions
  ) {
    changes = ChangeParts(updatesOf: steps)
    self.names = names
    self.options = options
  }

  /// A section for each change, 24 at most, with its two columns and the ribbons between them.
  public var figure: Figure {
    changes.page("update map", title: options.title, width: options.width ?? .page) { part in
      ItemChange(part, names: names, options).section(part.name)
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
