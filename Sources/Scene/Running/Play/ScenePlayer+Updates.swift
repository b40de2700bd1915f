import Motion
import SceneFormat
import UIKit

// The three ways to say an update, as batches of a collection view.
extension ScenePlayer {
  /// Announces what the scene names, by the index paths that it means.
  func play(_ update: UpdateDescription, _ step: StepDescription) throws -> Recording {
    let state = source.state.after(step.cause)
    let announced = AnnouncedUpdate(update, from: source.state, to: state)
    return try batch(to: state, step) { announced.announce(in: $0) }
  }

  /// Finds the changes between the two states, as a diffable data source does.
  func apply(_ step: StepDescription) throws -> Recording {
    let before = source.state
    let after = before.after(step.cause)
    let known = Dictionary(
      before.sections.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var reloads: [ItemPosition] = []
    for (section, content) in after.sections.enumerated() {
      for (index, item) in content.items.enumerated() {
        if let shown = known[item.id], !shown.isShownAs(item) {
          reloads.append(ItemPosition(section, index))
        }
      }
    }
    let changes = UpdateBatch(
      from: before.identified, to: after.identified, refreshing: Refreshes(reloadedItems: reloads))
    return try batch(to: after, step) { $0.announce(changes) }
  }

  /// Repeats an app's calls, right or wrong.
  func play(_ calls: CallsDescription, _ step: StepDescription) throws -> Recording {
    try batch(to: source.state.after(step.cause), step) { view in
      for call in calls.calls {
        switch call.operation {
        case .delete(let path): view.deleteItems(at: [path])
        case .insert(let path): view.insertItems(at: [path])
        case .reload(let path): view.reloadItems(at: [path])
        case .reconfigure(let path): view.reconfigureItems(at: [path])
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
    // Rows that others have become ends of are drawn so where they arrive.
    try stage.record(arrival: { [source] in source.refreshNeighbours(in: $0) }) { [source] view in
      let update = {
        view.performBatchUpdates {
          source.state = state
          announce(view)
        }
      }
      if step.isAnimated { update() } else { UIView.performWithoutAnimation(update) }
      source.refreshNeighbours(in: view)
    }
  }
}

extension SceneState {
  fileprivate var identified: IdentifiedSections<String, String> {
    IdentifiedSections(sections: sections.map(\.id), items: sections.map { $0.items.map(\.id) })
  }
}

extension ItemDescription {
  /// Whether the cell of the one looks like that of the other, wherever they are written.
  fileprivate func isShownAs(_ other: ItemDescription) -> Bool {
    var same = other
    same.span = span
    (same.image, same.data) = (image, data)
    (same.children, same.isExpanded) = (children, isExpanded)
    return same == self && other.image?.value == image?.value
  }
}
