import CoreGraphics

extension UpdateRequest {
  /// The request with what leaves in one place and arrives in another one, under the same name, as one operation: what
  /// keeps its place among those that stay is reloaded, and all else moves.
  ///
  /// A collection view cannot be told of a reload beside a move, or of a move out of a section that goes: such are
  /// announced as a delete and an insert, and mean what their names say.
  var joiningIdentities: UpdateRequest {
    guard !items.inserts.isEmpty || !sections.inserts.isEmpty else { return self }
    let gone = places(items.deletes, sections.deletes, in: before)
    let come = places(items.inserts, sections.inserts, in: after)
    let mapping = UpdateMapping(self)
    var request = self
    for (id, to) in come.sorted(by: { $0.value < $1.value }) {
      guard let from = gone[id], asksOf(from, to) else { continue }
      request.items.deletes.removeAll { $0 == from }
      request.items.inserts.removeAll { $0 == to }
      let passage = Passage(from: from, to: to)
      if mapping.keepsPlace(passage) {
        request.items.reloads.append(passage)
      } else {
        request.items.moves.append(passage)
      }
    }
    return request
  }

  /// Whole sections that go and come say nothing about their items.
  private func asksOf(_ from: IndexPath, _ to: IndexPath) -> Bool {
    !(sections.deletes.contains(from[0]) && sections.inserts.contains(to[0]))
  }

  /// The places of items, and of all items in sections, by the items' names.
  private func places(
    _ items: [IndexPath], _ whole: [Int], in data: [DataSection]
  ) -> [ElementID: IndexPath] {
    var places: [ElementID: IndexPath] = [:]
    for path in items {
      if let id = data.id(at: path), id.identifier != nil { places[id] = path }
    }
    for section in whole where data.indices.contains(section) {
      for (item, id) in data[section].items.enumerated() where id.identifier != nil {
        places[id] = [section, item]
      }
    }
    return places
  }
}

extension UpdateMapping {
  /// Whether as many of those that stay in the section stand before the item as before.
  fileprivate func keepsPlace(_ passage: Passage<IndexPath>) -> Bool {
    guard sectionAfter(passage.from[0]) == passage.to[0],
      let items = items(ofSection: passage.to[0])
    else { return false }
    return items.rank(passage.from[1]) == items.rankAfter(passage.to[1])
  }
}
