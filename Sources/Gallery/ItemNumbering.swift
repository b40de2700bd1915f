import UIKit

/// Counts the items of all sections through, from 0.
struct ItemNumbering {
  /// The number of every section's first item, and the number of items at the end.
  private var starts: [Int] = [0]

  /// How many items there are.
  var count: Int { starts[starts.count - 1] }

  mutating func appendSection(count: Int) {
    starts.append(self.count + max(count, 0))
  }

  func number(of path: IndexPath) -> Int? {
    guard path.count == 2, path.section >= 0, path.section < starts.count - 1, path.item >= 0 else {
      return nil
    }
    let number = starts[path.section] + path.item
    return number < starts[path.section + 1] ? number : nil
  }

  /// The path of an item that exists.
  func path(of number: Int) -> IndexPath {
    let section = starts.firstIndexInSorted { $0 > number } - 1
    return IndexPath(item: number - starts[section], section: section)
  }
}
