import CoreGraphics
import Motion

/// One side of an update map: what stands below each other.
struct MapColumn {
  enum Entry {
    case section(String)
    /// The item with its index in its section.
    case item(ElementStory, index: Int)
    /// Items that nothing happens to, by the first of them.
    case fold(ElementID, count: Int)
  }

  let entries: [Entry]
  /// The entry in which each element is found.
  private(set) var places: [ElementID: Int] = [:]

  init(_ entries: [Entry], limit: Int) {
    self.entries = Array(entries.prefix(limit))
    for (index, entry) in self.entries.enumerated() {
      switch entry {
      case .section: break
      case .item(let story, _): places[story.id] = index
      case .fold(let first, _): places[first] = index
      }
    }
  }
}

/// Which items of an update map are left out: all but the ends of long runs that stay together on both sides.
struct MapFolds {
  /// The first item of each run that is folded, with how many items it stands for.
  private(set) var counts: [ElementID: Int] = [:]
  /// The others of those items.
  private(set) var hidden: Set<ElementID> = []

  /// Runs that are not longer than this are shown.
  private static let shortest = 5

  init(_ before: [[ElementStory]], _ after: [[ElementStory]]) {
    var places: [ElementID: (section: Int, item: Int)] = [:]
    for (section, items) in after.enumerated() {
      for (item, story) in items.enumerated() { places[story.id] = (section, item) }
    }
    for items in before {
      var run: [ElementID] = []
      for story in items {
        guard !story.role.isNamed, let place = places[story.id] else {
          close(&run)
          continue
        }
        let last = run.last.flatMap { places[$0] }
        if let last, last.section != place.section || last.item + 1 != place.item { close(&run) }
        run.append(story.id)
      }
      close(&run)
    }
  }

  private mutating func close(_ run: inout [ElementID]) {
    if run.count > Self.shortest {
      let inner = run.dropFirst().dropLast()
      counts[run[1]] = inner.count
      hidden.formUnion(inner.dropFirst())
    }
    run = []
  }
}
