import Motion
import SceneFormat
import UIKit

// The three ways to say an update, as batches of a collection view.
extension SceneTheatre {
  /// Announces exactly what the scene names, by the index paths that it means.
  func play(_ update: UpdateDescription, _ step: StepDescription) throws -> Recording {
    let old = source.state
    let new = old.after(step.cause)
    return try batch(to: new, step) { view in
      let deletes = update.deletes.compactMap { old.path(of: $0.value) }
      if !deletes.isEmpty { view.deleteItems(at: deletes) }
      let reloads = update.reloads.compactMap { old.path(of: $0.id) }
      if !reloads.isEmpty { view.reloadItems(at: reloads) }
      let inserts = update.inserts.flatMap(\.items).compactMap { new.path(of: $0.id) }
      if !inserts.isEmpty { view.insertItems(at: inserts) }
      for move in update.moves {
        guard let from = old.path(of: move.item.value), let to = new.path(of: move.item.value)
        else {
          continue
        }
        view.moveItem(at: from, to: to)
      }
      Self.announceSections(update, from: old, to: new, in: view)
    }
  }

  private static func announceSections(
    _ update: UpdateDescription, from old: SceneState, to new: SceneState,
    in view: UICollectionView
  ) {
    for section in update.deletedSections {
      if let index = old.section(section.value) { view.deleteSections([index]) }
    }
    for insert in update.insertedSections {
      if let index = new.section(insert.section.id) { view.insertSections([index]) }
    }
    for move in update.movedSections {
      guard let from = old.section(move.section.value), let to = new.section(move.section.value)
      else { continue }
      view.moveSection(from, toSection: to)
    }
  }

  /// Finds the changes between the two states, as a diffable data source does.
  func apply(_ step: StepDescription) throws -> Recording {
    let old = source.state
    let new = old.after(step.cause)
    let known = Dictionary(
      old.sections.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var reloads: [ItemPosition] = []
    for (section, content) in new.sections.enumerated() {
      for (index, item) in content.items.enumerated() {
        if let before = known[item.id], !before.isShownAs(item) {
          reloads.append(ItemPosition(section, index))
        }
      }
    }
    let changes = UpdateBatch(
      from: old.identified, to: new.identified, refreshing: Refreshes(reloadedItems: reloads))
    return try batch(to: new, step) { $0.announce(changes) }
  }

  /// Repeats an app's calls, right or wrong.
  func play(_ calls: CallsDescription, _ step: StepDescription) throws -> Recording {
    try batch(to: source.state.after(step.cause), step) { view in
      for call in calls.calls {
        switch call.operation {
        case .delete(let path): view.deleteItems(at: [path])
        case .insert(let path): view.insertItems(at: [path])
        case .reload(let path): view.reloadItems(at: [path])
        case .move(let from, let to): view.moveItem(at: from, to: to)
        case .deleteSection(let section): view.deleteSections([section])
        case .insertSection(let section): view.insertSections([section])
        case .reloadSection(let section): view.reloadSections([section])
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        }
      }
    }
  }

  private func batch(
    to state: SceneState, _ step: StepDescription, _ announce: @escaping (UICollectionView) -> Void
  ) throws -> Recording {
    try stage.record { [source] view in
      let update = {
        view.performBatchUpdates {
          source.state = state
          announce(view)
        }
      }
      if step.isAnimated { update() } else { UIView.performWithoutAnimation(update) }
    }
  }
}

extension SceneState {
  fileprivate func path(of item: String) -> IndexPath? {
    place(of: item).map { IndexPath(item: $0.index, section: $0.section) }
  }

  fileprivate func section(_ id: String) -> Int? { sections.firstIndex { $0.id == id } }

  fileprivate var identified: IdentifiedSections<String, String> {
    IdentifiedSections(sections: sections.map(\.id), items: sections.map { $0.items.map(\.id) })
  }
}

extension UpdateDescription.Reload {
  fileprivate var id: String {
    switch self {
    case .same(let name): name.value
    case .changed(let item): item.id
    }
  }
}

extension ItemDescription {
  /// Whether the cell of the one looks like that of the other, wherever they are written.
  fileprivate func isShownAs(_ other: ItemDescription) -> Bool {
    var same = other
    same.span = span
    (same.image, same.data) = (image, data)
    return same == self && other.image?.value == image?.value
  }
}
