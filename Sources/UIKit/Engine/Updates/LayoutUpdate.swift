/// One update as a layout is told of it. A path whose item is `NSNotFound` names a whole section.
package enum LayoutUpdate: Hashable, Sendable {
  case delete(IndexPath)
  case insert(IndexPath)
  case move(from: IndexPath, to: IndexPath)
  case reload(IndexPath, as: IndexPath)
}

extension UpdatePlan {
  /// In the order in which layouts are told: deletes descending, moves, inserts ascending, reloads. An item that a
  /// section takes with it or brings has no update of its own, and neither have reconfigured items.
  package var layoutUpdates: [LayoutUpdate] {
    let deletes = (sections.deletes.map(path) + items.deletes.map(\.indexPath)).sorted(by: >)
    let inserts = (sections.inserts.map(path) + items.inserts.map(\.indexPath)).sorted()
    let moves =
      sections.moves.map { LayoutUpdate.move(from: path($0.from), to: path($0.to)) }
      + items.moves.map { .move(from: $0.from.indexPath, to: $0.to.indexPath) }
    let reloads =
      sections.reloads.map { LayoutUpdate.reload(path($0.from), as: path($0.to)) }
      + items.reloads.map { .reload($0.from.indexPath, as: $0.to.indexPath) }
    return deletes.map { .delete($0) } + moves + inserts.map { .insert($0) } + reloads
  }

  private func path(ofSection section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }

  private var path: (Int) -> IndexPath { path(ofSection:) }
}

extension UICollectionViewUpdateItem {
  convenience init(_ update: LayoutUpdate) {
    switch update {
    case .delete(let path): self.init(before: path, after: nil, action: .delete)
    case .insert(let path): self.init(before: nil, after: path, action: .insert)
    case .move(let from, let to): self.init(before: from, after: to, action: .move)
    case .reload(let path, let other): self.init(before: path, after: other, action: .reload)
    }
  }
}
