import Notation
@testable import UIKit

/// A batch that can be, made from its result; spoiled now and then.
struct RandomUpdate {
  var before: NaiveUpdateModel
  var after: [Int]
  var updates: [CollectionUpdate] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    before = NaiveUpdateModel(sections: [])
    after = []
    for section in 0..<random.index(6) {
      let first = before.counts.reduce(0, +)
      before.sections.append(
        .init(identifier: -1 - section, items: (first..<first + random.index(9)).map { $0 }))
    }
    announceSections()
    announceItems()
    updates.shuffle(using: &random)
    if random.index(2) == 0 { spoil() }
  }

  // MARK: A batch that can be

  private enum Fate { case stays, deleted, reloaded, moved }

  private mutating func fate(calm: Int) -> Fate {
    switch random.index(calm + 6) {
    case 0, 1: .deleted
    case 2, 3: .moved
    case 4: .reloaded
    default: .stays
    }
  }

  private mutating func announceSections() {
    let isQuiet = random.index(3) == 0
    let fates = before.sections.map { _ in isQuiet ? Fate.stays : fate(calm: 12) }
    let inserted = isQuiet ? 0 : random.index(3)
    let total = fates.count { $0 != .deleted } + inserted
    var free = Array(0..<total).shuffled(using: &random)
    for index in free.suffix(inserted) { updates.append(.insertSection(at: index)) }
    free.removeLast(inserted)
    for (index, fate) in fates.enumerated() {
      if fate == .deleted { updates.append(.deleteSection(at: index)) }
      if fate == .reloaded { updates.append(.reloadSection(at: index)) }
    }
    let targets = Set(NaiveBatch(UpdateBatch(updates)).sectionTargets)
    free.removeAll { targets.contains($0) }
    for (index, fate) in fates.enumerated() where fate == .moved {
      updates.append(.moveSection(from: index, to: free.removeLast()))
    }
    after = Array(repeating: 0, count: total)
  }

  private mutating func announceItems() {
    let sections = survivingSections
    var moved: [ItemPosition] = []
    for (origin, section) in sections {
      for item in before.sections[origin].items.indices {
        let place = ItemPosition(origin, item)
        switch fate(calm: 9) {
        case .stays: if random.index(9) == 0 { updates.append(.reconfigureItem(at: place)) }
        case .deleted: updates.append(.deleteItem(at: place))
        case .reloaded: updates.append(.reloadItem(at: place))
        case .moved: moved.append(place)
        }
      }
      after[section] = before.sections[origin].items.count
    }
    settleCounts(
      of: sections, moved: moved.map { ($0, sections[random.index(sections.count)].1) })
  }

  /// Pairs of a section's indexes before and after.
  private var survivingSections: [(Int, Int)] {
    let empty = NaiveUpdateModel(
      sections: before.sections.map { .init(identifier: $0.identifier, items: []) })
    let counts = Array(repeating: 0, count: after.count)
    guard case .success(let result) = empty.applying(UpdateBatch(updates), after: counts) else {
      return []
    }
    return result.sections.enumerated().compactMap { index, section in
      section.identifier.map { (-1 - $0, index) }
    }
  }

  private mutating func settleCounts(of sections: [(Int, Int)], moved: [(ItemPosition, Int)]) {
    for section in after.indices where !sections.contains(where: { $0.1 == section }) {
      after[section] = random.index(5)
    }
    var inserts = after.map { _ in 0 }
    for (_, section) in sections { inserts[section] = random.index(3) }
    let announced = NaiveBatch(UpdateBatch(updates))
    for (origin, section) in sections {
      let gone = announced.changes(from: origin, to: section)
      let (left, came) = (
        moved.count { $0.0.section == origin }, moved.count { $0.1 == section } + inserts[section]
      )
      after[section] += came - left - gone.gone.count + gone.come.count
    }
    place(inserts: inserts, moved: moved)
  }

  private mutating func place(inserts: [Int], moved: [(ItemPosition, Int)]) {
    var free = after.map { Array(0..<max(0, $0)).shuffled(using: &random) }
    for section in after.indices {
      for _ in 0..<min(inserts[section], free[section].count) {
        updates.append(.insertItem(at: ItemPosition(section, free[section].removeLast())))
      }
    }
    let targets = Set(NaiveBatch(UpdateBatch(updates)).itemTargets.map(\.1))
    for section in after.indices {
      free[section].removeAll { targets.contains(ItemPosition(section, $0)) }
    }
    for (origin, section) in moved {
      guard let item = free[section].popLast() else { continue }
      updates.append(.moveItem(from: origin, to: ItemPosition(section, item)))
    }
  }

  // MARK: Mistakes

  private mutating func spoil() {
    for _ in 0...random.index(2) {
      switch random.index(7) {
      case 0: if !updates.isEmpty { updates.remove(at: random.index(updates.count)) }
      case 1: if !updates.isEmpty { updates.append(updates[random.index(updates.count)]) }
      case 2: if !after.isEmpty { after[random.index(after.count)] += random.index(2) }
      case 3: if random.index(4) == 0 { after.append(1) }
      case 4: if let move = updates.first(where: \.isMove) { updates.append(rival(of: move)) }
      default: updates.append(stray())
      }
    }
  }

  /// A move with one end of that move.
  private mutating func rival(of move: CollectionUpdate) -> CollectionUpdate {
    let isSameOrigin = random.index(2) == 0
    let other = random.index(3)
    return switch move {
    case .moveItem(let from, let to):
      isSameOrigin
        ? .moveItem(from: from, to: ItemPosition(to.section, other))
        : .moveItem(from: ItemPosition(from.section, other), to: to)
    case .moveSection(let from, let to):
      isSameOrigin ? .moveSection(from: from, to: other) : .moveSection(from: other, to: to)
    default: move
    }
  }

  private mutating func stray() -> CollectionUpdate {
    let sections = [random.index(7) - 1, random.index(7) - 1]
    let items = [random.index(10) - 1, random.index(10) - 1]
    let from = ItemPosition(max(0, sections[0]), items[0])
    let to = ItemPosition(max(0, sections[1]), items[1])
    return switch random.index(9) {
    case 0: .insertSection(at: sections[0])
    case 1: .deleteSection(at: sections[0])
    case 2: .reloadSection(at: sections[0])
    case 3: .moveSection(from: sections[0], to: sections[1])
    case 4: .insertItem(at: from)
    case 5: .deleteItem(at: from)
    case 6: .reloadItem(at: from)
    case 7: .reconfigureItem(at: from)
    default: .moveItem(from: from, to: to)
    }
  }
}

extension CollectionUpdate {
  fileprivate var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    default: false
    }
  }
}
