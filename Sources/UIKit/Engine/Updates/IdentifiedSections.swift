/// A state of sectioned data, of which only identifiers matter.
@usableFromInline package struct IdentifiedSections<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline package var sections: [SectionID]
  /// One list for each section.
  @usableFromInline package var items: [[ItemID]]

  @inlinable package init(sections: [SectionID], items: [[ItemID]]) {
    self.sections = sections
    self.items = items
  }
}

extension IdentifiedSections: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The items to be shown anew although they stay, by places in the state after.
@usableFromInline package struct Refreshes: Equatable, Sendable {
  @usableFromInline package static let none = Refreshes()

  package var reloadedSections: [Int]
  package var reloadedItems: [ItemPosition]
  package var reconfiguredItems: [ItemPosition]

  package init(
    reloadedSections: [Int] = [], reloadedItems: [ItemPosition] = [],
    reconfiguredItems: [ItemPosition] = []
  ) {
    self.reloadedSections = reloadedSections
    self.reloadedItems = reloadedItems
    self.reconfiguredItems = reconfiguredItems
  }
}

extension UpdateBatch {
  /// The updates that lead from one state to another: what stays in order is left alone, and as few as possible
  /// move. The collection view accepts them whatever the states.
  ///
  /// Items of sections that come or go do not move between those and others: they are deleted and inserted.
  @inlinable package init<SectionID, ItemID>(
    from before: IdentifiedSections<SectionID, ItemID>,
    to after: IdentifiedSections<SectionID, ItemID>, refreshing refreshes: Refreshes = .none
  ) {
    let lists = IdentifierMatches(
      before: [before.sections], after: [after.sections], pairs: [(0, 0)])
    let sections = SectionDifference(
      origins: lists.origins, destinations: lists.destinations, refreshes)
    let items = IdentifierMatches(
      before: before.items, after: after.items, pairs: sections.keptPairs)
    let difference = ItemDifference(
      before: ListNumbers(before.items.map(\.count)), after: ListNumbers(after.items.map(\.count)),
      origins: items.origins, destinations: items.destinations, sections: sections)
    self.init(sections, difference, refreshing: refreshes)
  }

  @usableFromInline init(
    _ sections: SectionDifference, _ items: ItemDifference, refreshing refreshes: Refreshes
  ) {
    self.init(sections.updates + items.updates(refreshing: refreshes))
  }
}

/// For the benchmarks, which are a package of their own: the differ alone, without snapshots and views.
@_spi(Benchmarks) public enum DifferenceFigure {
  /// The number of updates that lead from one order of identifiers to another.
  public static func updateCount(from before: [Int], to after: [Int]) -> Int {
    UpdateBatch(
      from: IdentifiedSections(sections: [0], items: [before]),
      to: IdentifiedSections(sections: [0], items: [after])
    ).updates.count
  }
}
