/// Finds the names that rows of numbered files can have, without comparing all with all.
package struct RowIndex {
  package struct Entry {
    package let pattern: NamePattern
    package let folder: Int
    package let claim: Int
    package let isRead: Bool
  }

  private struct Key: Hashable {
    let folder: Int
    let stem: [UInt8]
  }

  /// Without a row nothing is looked for: names wait here until the first one comes.
  private var waiting: [Entry] = []
  private var hasRows = false
  private var rows: [Key: [Entry]] = [:]
  /// All names, by each of the stems that a row which meets them can have.
  private var all: [Key: [Entry]] = [:]

  /// Adds a name or a row, and answers what it can meet where one of the two is a row. Equal names are no matter of
  /// this.
  package mutating func add(_ entry: Entry) -> [Entry] {
    guard hasRows || entry.pattern.isRow else {
      waiting.append(entry)
      return []
    }
    hasRows = true
    for entry in waiting { keep(entry) }
    waiting = []
    let found = candidates(for: entry).filter { other in
      !(entry.isRead && other.isRead) && other.pattern != entry.pattern
        && other.pattern.meets(entry.pattern)
    }
    keep(entry)
    return found
  }

  private func candidates(for entry: Entry) -> [Entry] {
    let longer =
      entry.pattern.isRow ? all[Key(folder: entry.folder, stem: entry.pattern.stem)] ?? [] : []
    let shorter = entry.pattern.stems.flatMap { rows[Key(folder: entry.folder, stem: $0)] ?? [] }
    return longer + shorter
  }

  private mutating func keep(_ entry: Entry) {
    if entry.pattern.isRow {
      rows[Key(folder: entry.folder, stem: entry.pattern.stem), default: []].append(entry)
    }
    for stem in entry.pattern.stems {
      all[Key(folder: entry.folder, stem: stem), default: []].append(entry)
    }
  }
}
