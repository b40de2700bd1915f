/// The position of an item: an index path that has its two indexes by construction.
package struct ItemPosition: Hashable, Sendable {
  package var section: Int
  package var item: Int

  package init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Nothing for a path that has more or fewer than two indexes.
  package init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(indexPath[0], indexPath[1])
  }

  package var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

extension ItemPosition: Comparable {
  package static func < (one: ItemPosition, other: ItemPosition) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}

extension ItemPosition: CustomStringConvertible {
  package var description: String { "\(section)-\(item)" }
}

/// From one place to another: sections move between `Int`s, items between `ItemPosition`s.
package struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
  package var from: Place
  package var to: Place

  package init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}
