@testable import UIKit

/// Arrays of identifiers that updates are carried out on, one operation after the other: slow, and easy to read.
struct NaiveUpdateModel: Equatable {
  struct Section: Equatable {
    /// Nothing for a section that was inserted or reloaded.
    var identifier: Int?
    /// Nothing for an item that was inserted or reloaded.
    var items: [Int?]
  }

  var sections: [Section]

  var counts: [Int] { sections.map(\.items.count) }

  func identifier(at place: ItemPosition) -> Int? { sections[place.section].items[place.item] }

  /// The sections and items after the update, or the code of what is wrong with it.
  func applying(_ batch: UpdateBatch, after counts: [Int]) -> Result<NaiveUpdateModel, NaiveFault> {
    Result { () throws(NaiveFault) in
      let batch = NaiveBatch(batch)
      try batch.checkPlaces(before: self.counts)
      try batch.checkConflicts()
      return try carryOut(batch, after: counts)
    }
  }

  private func carryOut(
    _ batch: NaiveBatch, after counts: [Int]
  ) throws(NaiveFault) -> NaiveUpdateModel {
    guard
      sections.count - batch.deletedSections.count + batch.insertedSections.count == counts.count
    else { throw NaiveFault(.sectionCount) }
    try batch.checkSections(after: counts)
    var order = sections.indices.map { Optional($0) }
    order = order.rebuilt(
      removing: batch.deletedSections + batch.reloadedSections + batch.movedSections.map(\.0),
      inserting: (batch.insertedSections + batch.sectionTargets).map { ($0, nil) }
        + batch.movedSections.map { ($0.1, $0.0) })
    var result: [Section] = []
    for (index, origin) in order.enumerated() {
      guard let origin else {
        result.append(
          Section(identifier: nil, items: Array(repeating: nil, count: counts[index])))
        continue
      }
      let (gone, come) = batch.changes(from: origin, to: index)
      guard sections[origin].items.count - gone.count + come.count == counts[index] else {
        throw NaiveFault(.itemCount)
      }
      result.append(
        Section(identifier: sections[origin].identifier, items: sections[origin].items))
    }
    try batch.checkItems(after: counts)
    for (index, origin) in order.enumerated() {
      guard let origin else { continue }
      let (gone, come) = batch.changes(from: origin, to: index)
      result[index].items = sections[origin].items.rebuilt(
        removing: gone, inserting: come.map { ($0.0, $0.1.flatMap { identifier(at: $0) }) })
    }
    return NaiveUpdateModel(sections: result)
  }
}

struct NaiveFault: Error, Equatable {
  var code: UpdateFault.Code

  init(_ code: UpdateFault.Code) { self.code = code }
}

extension Array {
  /// Takes elements away from the back to the front, then puts others in from the front to the back.
  fileprivate func rebuilt(removing gone: [Int], inserting come: [(Int, Element)]) -> [Element] {
    var result = self
    for index in gone.sorted(by: >) { result.remove(at: index) }
    for (index, element) in come.sorted(by: { $0.0 < $1.0 }) { result.insert(element, at: index) }
    return result
  }
}

/// A batch in lists, with repetitions dropped and reloads placed.
struct NaiveBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(Int, Int)] = []
  var deletedItems: [ItemPosition] = []
  var insertedItems: [ItemPosition] = []
  var reloadedItems: [ItemPosition] = []
  var reconfiguredItems: [ItemPosition] = []
  var movedItems: [(ItemPosition, ItemPosition)] = []

  init(_ batch: UpdateBatch) {
    for update in batch.updates {
      switch update {
      case .insertItem(let place): insertedItems.appendOnce(place)
      case .deleteItem(let place): deletedItems.append(place)
      case .reloadItem(let place): reloadedItems.appendOnce(place)
      case .reconfigureItem(let place): reconfiguredItems.appendOnce(place)
      case .moveItem(let from, let to):
        if !movedItems.contains(where: { $0 == (from, to) }) { movedItems.append((from, to)) }
      case .insertSection(let section): insertedSections.appendOnce(section)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.appendOnce(section)
      case .moveSection(let from, let to):
        if !movedSections.contains(where: { $0 == (from, to) }) { movedSections.append((from, to)) }
      }
    }
    let all = self
    deletedItems.removeAll { all.isGone($0.section) }
    reconfiguredItems.removeAll { all.isGone($0.section) }
    insertedItems.removeAll { all.isFresh($0.section) }
  }

  var sectionTargets: [Int] { reloadedSections.map(target(ofSection:)) }

  func isGone(_ section: Int) -> Bool { (deletedSections + reloadedSections).contains(section) }

  func isFresh(_ section: Int) -> Bool { (insertedSections + sectionTargets).contains(section) }

  /// Shifts step by step: to the left for each delete before it, to the right for each insert up to it.
  func target(ofSection section: Int) -> Int {
    var target = section
    for deleted in Set(deletedSections) where deleted < section { target -= 1 }
    for inserted in insertedSections.sorted() where inserted <= target { target += 1 }
    return target
  }

  func target(of item: ItemPosition) -> ItemPosition {
    var target = ItemPosition(target(ofSection: item.section), item.item)
    for deleted in deletedItems where deleted.section == item.section && deleted < item {
      target.item -= 1
    }
    for inserted in insertedItems.sorted()
    where inserted.section == target.section && inserted <= target {
      target.item += 1
    }
    return target
  }

  /// The reloads that no section swallows, with their targets.
  var itemTargets: [(ItemPosition, ItemPosition)] {
    reloadedItems.filter { !isGone($0.section) }.map { ($0, target(of: $0)) }
  }

  /// The items that leave a section, and those that arrive in it with their places before the update.
  func changes(from origin: Int, to section: Int) -> (gone: [Int], come: [(Int, ItemPosition?)]) {
    let gone = deletedItems + itemTargets.map(\.0) + movedItems.map(\.0)
    let come: [(ItemPosition, ItemPosition?)] =
      insertedItems.map { ($0, nil) } + itemTargets.map { ($0.1, nil) }
      + movedItems.map { ($0.1, $0.0) }
    return (
      gone.filter { $0.section == origin }.map(\.item),
      come.filter { $0.0.section == section }.map { ($0.0.item, $0.1) }
    )
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func appendOnce(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
