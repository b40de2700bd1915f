@testable import UIKit

extension NaiveBatch {
  func checkPlaces(before counts: [Int]) throws(NaiveFault) {
    let sections: [([Int], UpdateFault.Code)] = [
      (deletedSections, .deleteOutOfRange), (reloadedSections, .reloadOutOfRange),
      (movedSections.map(\.0), .moveFromOutOfRange),
    ]
    for (indexes, code) in sections where !indexes.allSatisfy({ counts.indices.contains($0) }) {
      throw NaiveFault(code)
    }
    let items: [([ItemPosition], UpdateFault.Code)] = [
      (deletedItems, .deleteOutOfRange),
      (reloadedItems.filter { !isGone($0.section) }, .reloadOutOfRange),
      (reconfiguredItems, .reconfigureOutOfRange), (movedItems.map(\.0), .moveFromOutOfRange),
    ]
    for (places, code) in items where !places.allSatisfy({ exists($0, in: counts) }) {
      throw NaiveFault(code)
    }
  }

  func checkConflicts() throws(NaiveFault) {
    try checkBefore(deletedSections, reloadedSections, movedSections.map(\.0))
    try checkBefore(deletedItems, reloadedItems, movedItems.map(\.0))
    let strays = reloadedItems.filter {
      isGone($0.section) && !isFresh(target(ofSection: $0.section))
    }
    if !strays.isEmpty { throw NaiveFault(.reloadInDeletedSection) }
    try checkAfter(insertedSections, sectionTargets, movedSections.map(\.1))
    try checkAfter(insertedItems, itemTargets.map(\.1), movedItems.map(\.1))
    if movedItems.contains(where: { isGone($0.0.section) }) {
      throw NaiveFault(.moveFromDeletedSection)
    }
    if movedItems.contains(where: { isFresh($0.1.section) }) {
      throw NaiveFault(.moveIntoInsertedSection)
    }
  }

  private func checkBefore<Place: Hashable>(
    _ deletes: [Place], _ reloads: [Place], _ origins: [Place]
  ) throws(NaiveFault) {
    if Set(deletes).count < deletes.count { throw NaiveFault(.duplicateDelete) }
    if !Set(deletes).isDisjoint(with: reloads) { throw NaiveFault(.deleteAndReload) }
    if !Set(deletes).isDisjoint(with: origins) { throw NaiveFault(.deleteAndMove) }
    if !Set(reloads).isDisjoint(with: origins) { throw NaiveFault(.reloadAndMove) }
    if Set(origins).count < origins.count { throw NaiveFault(.duplicateMoveFrom) }
  }

  private func checkAfter<Place: Hashable>(
    _ inserts: [Place], _ targets: [Place], _ destinations: [Place]
  ) throws(NaiveFault) {
    if !Set(inserts + targets).isDisjoint(with: destinations) { throw NaiveFault(.insertAndMove) }
    if Set(destinations).count < destinations.count { throw NaiveFault(.duplicateMoveTo) }
  }

  func checkSections(after counts: [Int]) throws(NaiveFault) {
    let places: [([Int], UpdateFault.Code)] = [
      (insertedSections, .insertOutOfRange), (movedSections.map(\.1), .moveToOutOfRange),
      (insertedItems.map(\.section), .insertOutOfRange),
      (movedItems.map(\.1.section), .moveToOutOfRange),
    ]
    for (sections, code) in places where !sections.allSatisfy({ counts.indices.contains($0) }) {
      throw NaiveFault(code)
    }
  }

  func checkItems(after counts: [Int]) throws(NaiveFault) {
    let places: [([ItemPosition], UpdateFault.Code)] = [
      (insertedItems, .insertOutOfRange), (itemTargets.map(\.1), .insertOutOfRange),
      (movedItems.map(\.1), .moveToOutOfRange),
    ]
    for (items, code) in places where !items.allSatisfy({ exists($0, in: counts) }) {
      throw NaiveFault(code)
    }
  }

  private func exists(_ item: ItemPosition, in counts: [Int]) -> Bool {
    counts.indices.contains(item.section) && item.item >= 0 && item.item < counts[item.section]
  }
}
