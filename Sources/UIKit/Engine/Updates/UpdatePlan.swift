/// The fate of every section and item in a batch of updates that can be.
///
/// Takes room and time by the number of operations, and answers in the logarithm of it, however many items there
/// are.
package struct UpdatePlan: Equatable, Sendable {
  /// The number of items of each section.
  package let before: [Int]
  package let after: [Int]

  let sections: ExpandedChanges<Int>
  let items: ExpandedChanges<ItemPosition>
  private let leavingSections: IndexHoles
  private let arrivingSections: IndexHoles
  private let leavingItems: SectionedHoles
  private let arrivingItems: SectionedHoles

  init(_ updates: ExpandedUpdates, before: [Int], after: [Int]) {
    self.before = before
    self.after = after
    sections = updates.sections
    items = updates.items
    leavingSections = IndexHoles(sorted: updates.sections.leaving)
    arrivingSections = IndexHoles(sorted: updates.sections.arriving)
    leavingItems = SectionedHoles(sorted: updates.items.leaving)
    arrivingItems = SectionedHoles(sorted: updates.items.arriving)
  }

  /// Whether nothing is inserted, deleted, moved or reloaded.
  package var isEmpty: Bool {
    leavingSections.count == 0 && arrivingSections.count == 0
      && items.deletes.isEmpty && items.inserts.isEmpty && items.moves.isEmpty
      && items.reloads.isEmpty
  }

  // MARK: Sections

  /// The fate of a section that was there before the update.
  package func fate(ofSection section: Int) -> Fate<Int> {
    if let rank = leavingSections.rank(of: section) {
      return .stays(at: arrivingSections.index(ofRank: rank))
    }
    if let move = sections.moves.first(at: section, by: \.from) { return .moves(to: move.to) }
    if let reload = sections.reloads.first(at: section, by: \.from) {
      return .reloads(at: reload.to)
    }
    return .deleted
  }

  /// The origin of a section that is there after the update.
  package func origin(ofSection section: Int) -> Origin<Int> {
    if let rank = arrivingSections.rank(of: section) {
      return .stayed(at: leavingSections.index(ofRank: rank))
    }
    if let move = sections.movesByDestination.first(at: section, by: \.to) {
      return .moved(from: move.from)
    }
    if let reload = sections.reloads.first(at: section, by: \.to) {
      return .reloaded(from: reload.from)
    }
    return .inserted
  }

  /// The index that a section keeps or moves to; nothing for deleted and reloaded ones.
  package func sectionAfter(_ section: Int) -> Int? { fate(ofSection: section).survivor }

  /// The index that a section had; nothing for inserted and reloaded ones.
  package func sectionBefore(_ section: Int) -> Int? { origin(ofSection: section).survivor }

  // MARK: Items

  /// The fate of an item that was there before the update.
  package func fate(of item: ItemPosition) -> Fate<ItemPosition> {
    guard let section = sectionAfter(item.section) else { return .deleted }
    if let rank = leavingItems[item.section].rank(of: item.item) {
      return .stays(at: ItemPosition(section, arrivingItems[section].index(ofRank: rank)))
    }
    if let move = items.moves.first(at: item, by: \.from) { return .moves(to: move.to) }
    if let reload = items.reloads.first(at: item, by: \.from) { return .reloads(at: reload.to) }
    return .deleted
  }

  /// The origin of an item that is there after the update.
  package func origin(of item: ItemPosition) -> Origin<ItemPosition> {
    guard let section = sectionBefore(item.section) else { return .inserted }
    if let rank = arrivingItems[item.section].rank(of: item.item) {
      return .stayed(at: ItemPosition(section, leavingItems[section].index(ofRank: rank)))
    }
    if let move = items.movesByDestination.first(at: item, by: \.to) {
      return .moved(from: move.from)
    }
    if let reload = items.reloads.first(at: item, by: \.to) { return .reloaded(from: reload.from) }
    return .inserted
  }

  /// The place that an item keeps or moves to; nothing for deleted and reloaded ones.
  package func itemAfter(_ item: ItemPosition) -> ItemPosition? { fate(of: item).survivor }

  /// The place that an item had; nothing for inserted and reloaded ones.
  package func itemBefore(_ item: ItemPosition) -> ItemPosition? { origin(of: item).survivor }

  /// Surviving items whose cells are to be configured anew.
  package var reconfiguredItems: [Move<ItemPosition>] {
    items.reconfigures.compactMap { item in itemAfter(item).map { Move(from: item, to: $0) } }
  }

  /// How many items leave a surviving section and how many arrive in it; what is reloaded or moved inside of it
  /// does both.
  func changedItemCounts(ofSection section: Move<Int>) -> (leaving: Int, arriving: Int) {
    (leavingItems[section.from].count, arrivingItems[section.to].count)
  }
}

extension UpdatePlan {
  /// The fate of what was there before an update, with its place after it.
  package enum Fate<Place: Hashable & Sendable>: Hashable, Sendable {
    case stays(at: Place)
    case moves(to: Place)
    /// Its view is replaced by a new one there.
    case reloads(at: Place)
    case deleted

    package var survivor: Place? {
      switch self {
      case .stays(let place), .moves(let place): place
      case .reloads, .deleted: nil
      }
    }
  }

  /// The origin of what is there after an update, with its place before it.
  package enum Origin<Place: Hashable & Sendable>: Hashable, Sendable {
    case stayed(at: Place)
    case moved(from: Place)
    case reloaded(from: Place)
    case inserted

    package var survivor: Place? {
      switch self {
      case .stayed(let place), .moved(let place): place
      case .reloaded, .inserted: nil
      }
    }
  }
}

extension ContiguousArray {
  /// The element with that place. The elements are sorted by their places.
  fileprivate func first<Place: Comparable>(at place: Place, by own: (Element) -> Place) -> Element?
  {
    let position = partitioningIndex { own($0) >= place }
    guard position < count, own(self[position]) == place else { return nil }
    return self[position]
  }
}
