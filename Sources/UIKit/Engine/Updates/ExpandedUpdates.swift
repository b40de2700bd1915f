/// The changes of a batch to sections, or to items: reloads with both their places, and nothing that a section
/// brings or takes with it.
struct ExpandedChanges<Place: Hashable & Comparable & Sendable>: Equatable, Sendable {
  var deletes: ContiguousArray<Place>
  var inserts: ContiguousArray<Place>
  var reloads: ContiguousArray<Move<Place>>
  var reconfigures: ContiguousArray<Place>
  var moves: ContiguousArray<Move<Place>>
  var movesByDestination: ContiguousArray<Move<Place>>

  /// The places before the update that no survivor keeps its rank from, ascending.
  var leaving: ContiguousArray<Place> {
    (deletes + reloads.map(\.from) + moves.map(\.from)).sortedOnce()
  }

  /// The places after the update that something arrives at, ascending.
  var arriving: ContiguousArray<Place> {
    (inserts + reloads.map(\.to) + movesByDestination.map(\.to)).sortedOnce()
  }
}

/// A batch as the collection view carries it out.
struct ExpandedUpdates: Equatable, Sendable {
  let sections: ExpandedChanges<Int>
  let items: ExpandedChanges<ItemPosition>

  init(_ announced: AnnouncedUpdates) throws(UpdateFault) {
    let (sections, items) = (announced.sections, announced.items)
    self.sections = ExpandedChanges(
      deletes: sections.deletes, inserts: sections.inserts, reloads: announced.sectionReloads,
      reconfigures: [], moves: sections.moves, movesByDestination: sections.movesByDestination)
    self.items = ExpandedChanges(
      deletes: items.deletes, inserts: items.inserts,
      reloads: try ReloadExpansion(announced).itemReloads(),
      reconfigures: items.reconfigures, moves: items.moves,
      movesByDestination: items.movesByDestination)
  }
}

/// A reload stands for a delete and an insert. The place of the insert follows from the deletes and inserts of
/// the batch alone: UIKit leaves moves out of account, of items and of sections.
private struct ReloadExpansion {
  private let announced: AnnouncedUpdates
  private let deletedSections: IndexHoles
  private let insertedSections: IndexHoles
  private let deletedItems: SectionedHoles
  private let insertedItems: SectionedHoles

  init(_ announced: AnnouncedUpdates) {
    self.announced = announced
    deletedSections = IndexHoles(sorted: announced.sections.deletes)
    insertedSections = IndexHoles(sorted: announced.sections.inserts)
    deletedItems = SectionedHoles(sorted: announced.items.deletes)
    insertedItems = SectionedHoles(sorted: announced.items.inserts)
  }

  /// The reloads that no section swallows, in the order of their places, before the update and after it.
  func itemReloads() throws(UpdateFault) -> ContiguousArray<Move<ItemPosition>> {
    var reloads: ContiguousArray<Move<ItemPosition>> = []
    for item in announced.items.reloads {
      let target = target(of: item)
      guard announced.goneSections.contains(item.section) else {
        reloads.append(Move(from: item, to: target))
        continue
      }
      if !announced.freshSections.contains(target.section) {
        throw .reloadedInDeletedSection(item)
      }
    }
    return reloads
  }

  private func target(of item: ItemPosition) -> ItemPosition {
    let section = insertedSections.index(
      ofRank: item.section - deletedSections.countBelow(item.section))
    let rank = item.item - deletedItems[item.section].countBelow(item.item)
    return ItemPosition(section, insertedItems[section].index(ofRank: rank))
  }
}
