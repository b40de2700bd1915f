/// The words of a batch about sections, or about items: sorted, with harmless repetitions dropped.
///
/// An item that is announced twice to be inserted, reloaded or reconfigured is taken once, and so is the same
/// move. A delete that is announced twice stays, so that it can be refused.
struct Announcements<Place: Hashable & Comparable & Sendable>: Equatable, Sendable {
  var deletes: ContiguousArray<Place> = []
  var inserts: ContiguousArray<Place> = []
  var reloads: ContiguousArray<Place> = []
  var reconfigures: ContiguousArray<Place> = []
  /// By origin, then by destination.
  var moves: ContiguousArray<Move<Place>> = []
  /// By destination, then by origin.
  var movesByDestination: ContiguousArray<Move<Place>> = []

  fileprivate mutating func sort() {
    deletes.sort()
    inserts = inserts.sortedOnce()
    reloads = reloads.sortedOnce()
    reconfigures = reconfigures.sortedOnce()
    moves.sort { $0.from == $1.from ? $0.to < $1.to : $0.from < $1.from }
    moves = moves.withoutNeighbouringRepetitions()
    movesByDestination = moves
    movesByDestination.sort { $0.to == $1.to ? $0.from < $1.from : $0.to < $1.to }
  }
}

/// A batch, parted into what it says about sections and what it says about items, without what a section takes
/// with it or brings.
struct AnnouncedUpdates: Equatable, Sendable {
  private(set) var sections = Announcements<Int>()
  private(set) var items = Announcements<ItemPosition>()
  /// Reloaded sections: from their places before the update to those after it.
  let sectionReloads: ContiguousArray<Move<Int>>
  /// Sections that take their items with them: deleted and reloaded ones.
  let goneSections: IndexHoles
  /// Sections that bring their items: inserted and reloaded ones.
  let freshSections: IndexHoles

  init(_ batch: UpdateBatch) {
    var sections = Announcements<Int>()
    var items = Announcements<ItemPosition>()
    for update in batch.updates { Self.add(update, to: &sections, or: &items) }
    sections.sort()
    items.sort()
    let gone = IndexHoles(sorted: (sections.deletes + sections.reloads).sortedOnce())
    let deletes = IndexHoles(sorted: sections.deletes.withoutNeighbouringRepetitions())
    let inserts = IndexHoles(sorted: sections.inserts)
    let reloads = sections.reloads.map { section in
      Move(from: section, to: inserts.index(ofRank: section &- deletes.countBelow(section)))
    }
    let fresh = IndexHoles(sorted: (sections.inserts + reloads.map(\.to)).sortedOnce())
    items.deletes.removeAll { gone.contains($0.section) }
    items.reconfigures.removeAll { gone.contains($0.section) }
    items.inserts.removeAll { fresh.contains($0.section) }
    (self.sections, self.items) = (sections, items)
    (goneSections, freshSections) = (gone, fresh)
    sectionReloads = ContiguousArray(reloads)
  }

  private static func add(
    _ update: CollectionUpdate, to sections: inout Announcements<Int>,
    or items: inout Announcements<ItemPosition>
  ) {
    switch update {
    case .insertItem(let place): items.inserts.append(place)
    case .deleteItem(let place): items.deletes.append(place)
    case .reloadItem(let place): items.reloads.append(place)
    case .reconfigureItem(let place): items.reconfigures.append(place)
    case .moveItem(let from, let to): items.moves.append(Move(from: from, to: to))
    case .insertSection(let section): sections.inserts.append(section)
    case .deleteSection(let section): sections.deletes.append(section)
    case .reloadSection(let section): sections.reloads.append(section)
    case .moveSection(let from, let to): sections.moves.append(Move(from: from, to: to))
    }
  }
}

extension ContiguousArray where Element: Comparable {
  func sortedOnce() -> ContiguousArray {
    ContiguousArray(sorted()).withoutNeighbouringRepetitions()
  }
}

extension ContiguousArray where Element: Equatable {
  func withoutNeighbouringRepetitions() -> ContiguousArray {
    var kept = ContiguousArray()
    kept.reserveCapacity(count)
    for element in self where element != kept.last { kept.append(element) }
    return kept
  }
}
