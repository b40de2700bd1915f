import CoreGraphics
import Motion

/// One side of an update map: what stands below each other.
struct MapColumn {
  enum Entry {
    case section(String, role: Role?, key: String)
    case item(ElementID, index: Int)
    /// Items that nothing is asked of, by the first of them.
    case fold(ElementID, count: Int, word: String)
  }

  let entries: [Entry]
  /// The entry in which each element is found.
  private(set) var places: [ElementID: Int] = [:]
  /// The entry of each section that something was asked of.
  private(set) var sections: [String: Int] = [:]

  init(_ entries: [Entry], limit: Int) {
    self.entries = Array(entries.prefix(limit))
    for (index, entry) in self.entries.enumerated() {
      switch entry {
      case .section(_, let role, let key): if role != nil { sections[key] = index }
      case .item(let id, _): places[id] = index
      case .fold(let first, _, _): places[first] = index
      }
    }
  }

  /// The last entry that belongs to the section that begins at an entry.
  func end(ofSectionAt index: Int) -> Int {
    var end = index
    while end + 1 < entries.count {
      if case .section = entries[end + 1] { break }
      end += 1
    }
    return end
  }
}
