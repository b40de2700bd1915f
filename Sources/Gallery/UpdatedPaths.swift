import UIKit

/// The items that one batch of updates inserts, or those that it deletes.
struct UpdatedPaths {
  private var items: Set<IndexPath> = []
  private var sections: Set<Int> = []

  /// An update of a whole section comes as a path without an item.
  mutating func insert(_ path: IndexPath?) {
    guard let path = path else { return }
    if path.count < 2 || path.item == NSNotFound {
      sections.insert(path.section)
    } else {
      items.insert(path)
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    items.contains(path) || sections.contains(path.section)
  }
}
