import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Cells are those of items that the data have.
  public static let knownItems = AuditRule(
    "known-items",
    means: """
      The layout answers a cell for an item that the data do not have, or leaves out one that they have: it keeps \
      what it counted earlier, or counts wrongly. UIKit stops where such a cell comes on screen.
      """,
    cure: "ask the collection view for its sections and items in prepare(), each time.",
    help: "count sections and items anew in prepare(), and answer exactly those"
  ) { $0.strangeItems() }
}

extension LayoutAudit {
  fileprivate func strangeItems() -> AuditBreach? {
    let cells = ask(everything).filter { $0.representedElementCategory == .cell }
    let strange = cells.filter { !has($0.indexPath) }
    let unknown = breach(of: strange.map { id($0) }) {
      "\($0) is answered, though the data have no such item"
    }
    if let unknown { return unknown }
    let answered = Set(cells.map(\.indexPath))
    let missing = paths.filter { !answered.contains($0) && !isAway($0) }
    return breach(of: missing.map { names.id(of: .cell, at: $0) }) {
      "\($0) is in no answer, not even in that for the whole content"
    }
  }

  private func has(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<view.numberOfSections).contains(path.section)
      && (0..<view.numberOfItems(inSection: path.section)).contains(path.item)
  }

  private var paths: [IndexPath] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  /// Whether the layout says that an item has no place in the content: it is hidden, empty, or outside.
  private func isAway(_ path: IndexPath) -> Bool {
    guard let item = layout.layoutAttributesForItem(at: path) else { return true }
    let isSeen = !item.isHidden && item.alpha > 0 && item.frame.isFinite
    return !isSeen || !item.frame.shows(in: everything)
  }
}
