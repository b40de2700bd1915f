import SceneFormat
import UIKit

/// The calls that bring about what an update asks for by identifiers, whatever it combines.
///
/// UIKit places a reload without regard to moves, and lets no item move out of a section that goes or into one
/// that comes. Such items are deleted and inserted instead, in the same batch, as the difference of two snapshots
/// has it.
struct AnnouncedUpdate {
  private let update: UpdateDescription
  private let before: ItemPlaces
  private let after: ItemPlaces
  private var deletes: [IndexPath]
  private var reloads: [IndexPath] = []
  private var inserts: [IndexPath]
  private var moves: [Move] = []
  /// Items that are deleted and inserted in place of a reload or a move.
  private var replaced: [Move] = []
  private var reconfigures: [IndexPath] = []

  private struct Move {
    let from: IndexPath
    let to: IndexPath
  }

  init(_ update: UpdateDescription, from before: SceneState, to after: SceneState) {
    self.update = update
    let (before, after) = (ItemPlaces(before), ItemPlaces(after))
    (self.before, self.after) = (before, after)
    deletes = update.deletes.compactMap { before[$0.value] }
    inserts = update.inserts.flatMap(\.items).compactMap { after[$0.id] }
    let replaced = addMoves()
    addReloads(besides: replaced)
    reconfigures = Self.once(update.reconfigures).filter { !replaced.contains($0) }
      .compactMap { before[$0] }
  }

  /// The items that cannot move, because their section goes or comes: they are deleted and inserted.
  private mutating func addMoves() -> Set<String> {
    let gone = Set(update.deletedSections.compactMap { before.section($0.value) })
    let fresh = Set(update.insertedSections.compactMap { after.section($0.section.id) })
    let reloaded = Set(update.reloads.map(\.item.value))
    var replaced: Set<String> = []
    for name in update.moves.map(\.item.value) {
      guard let from = before[name], let to = after[name] else { continue }
      if gone.contains(from.section) || fresh.contains(to.section) || reloaded.contains(name) {
        replace(from, to)
        replaced.insert(name)
      } else {
        moves.append(Move(from: from, to: to))
      }
    }
    return replaced
  }

  /// An item whose reload would land beside its place, because something moves there, is deleted and inserted.
  private mutating func addReloads(besides others: Set<String>) {
    let left = Set(moves.map(\.from.section))
    let entered = Set(moves.map(\.to.section))
    for name in Self.once(update.reloads) where !others.contains(name) {
      guard let from = before[name] else { continue }
      // An item that goes and is reloaded nevertheless is UIKit's to refuse.
      guard let to = after[name] else {
        reloads.append(from)
        continue
      }
      let isSteady =
        update.movedSections.isEmpty && !left.contains(from.section)
        && !entered.contains(to.section)
      if isSteady { reloads.append(from) } else { replace(from, to) }
    }
  }

  private mutating func replace(_ from: IndexPath, _ to: IndexPath) {
    replaced.append(Move(from: from, to: to))
  }

  private static func once(_ reloads: [UpdateDescription.Reload]) -> [String] {
    var seen: Set<String> = []
    return reloads.map(\.item.value).filter { seen.insert($0).inserted }
  }

  // MARK: Calls

  /// Makes the calls, inside of the block of a batch.
  @MainActor func announce(in view: UICollectionView) {
    if !deletes.isEmpty { view.deleteItems(at: deletes) }
    if !reloads.isEmpty { view.reloadItems(at: reloads) }
    if !inserts.isEmpty { view.insertItems(at: inserts) }
    // Apart from what the data gains and loses.
    if !replaced.isEmpty {
      view.deleteItems(at: replaced.map(\.from))
      view.insertItems(at: replaced.map(\.to))
    }
    for move in moves { view.moveItem(at: move.from, to: move.to) }
    if !reconfigures.isEmpty { view.reconfigureItems(at: reconfigures) }
    announceSections(in: view)
  }

  @MainActor private func announceSections(in view: UICollectionView) {
    for section in update.deletedSections {
      if let index = before.section(section.value) { view.deleteSections([index]) }
    }
    for insert in update.insertedSections {
      if let index = after.section(insert.section.id) { view.insertSections([index]) }
    }
    for move in update.movedSections {
      guard let from = before.section(move.section.value),
        let to = after.section(move.section.value)
      else { continue }
      view.moveSection(from, toSection: to)
    }
  }
}

/// The places of the items and sections of a state, by their names.
private struct ItemPlaces {
  private let items: [String: IndexPath]
  private let sections: [String: Int]

  init(_ state: SceneState) {
    var items: [String: IndexPath] = [:]
    var sections: [String: Int] = [:]
    for (section, content) in state.sections.enumerated() {
      if sections[content.id] == nil { sections[content.id] = section }
      for (index, item) in content.items.enumerated() where items[item.id] == nil {
        items[item.id] = IndexPath(item: index, section: section)
      }
    }
    (self.items, self.sections) = (items, sections)
  }

  subscript(item: String) -> IndexPath? { items[item] }

  func section(_ name: String) -> Int? { sections[name] }
}
