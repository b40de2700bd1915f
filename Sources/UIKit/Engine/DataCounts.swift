/// How many items each section holds, as the data source said when it was last asked.
struct DataCounts: Equatable, Sendable {
  let items: [Int]

  var sectionCount: Int { items.count }

  /// Whether the path names an item that exists.
  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2 else { return false }
    return items.indices.contains(indexPath[0]) && indexPath[1] >= 0
      && indexPath[1] < items[indexPath[0]]
  }

  /// Asks for the number of sections, then for the items of each, once.
  @MainActor static func ask(
    _ dataSource: (any UICollectionViewDataSource)?, for view: UICollectionView
  ) -> DataCounts {
    guard let line = dataSource.map({ DataSourceCalls(source: $0, view: view) }) else {
      return DataCounts(items: [])
    }
    let sections = max(line.numberOfSections(), 0)
    let counts = DataCounts(
      items: (0..<sections).map {
        max(line.numberOfItems(inSection: $0), 0)
      })
    return view.places.counts(of: counts)
  }

  /// The counts when an item has gone from one section to another.
  func moved(from: Int, to: Int) -> DataCounts {
    guard from != to, items.indices.contains(from), items.indices.contains(to) else { return self }
    var moved = items
    moved[from] -= 1
    moved[to] += 1
    return DataCounts(items: moved)
  }
}
