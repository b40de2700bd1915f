/// Cells that stand among the items of the data, which know nothing of them.
///
///     data         a    b    c
///     gaps       0    1    2    3
///     screen     a  …  b  c       a placeholder in gap 1
struct Placeholders {
  /// One of them, by the gap between items of the data that it stands in: before the item of that place.
  struct Entry {
    let id: Int
    var gap: ItemPosition
    let placeholder: UICollectionViewPlaceholder
  }

  /// In the order of the screen.
  private(set) var entries: [Entry] = []
  /// How many there have ever been: no number comes twice, so that nobody speaks of another one.
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  func count(in section: Int) -> Int { entries.count { $0.gap.section == section } }

  func entry(_ id: Int) -> Entry? { entries.first { $0.id == id } }

  func entry(at place: ItemPosition) -> Entry? {
    entries.indices.first { self.place(at: $0) == place }.map { entries[$0] }
  }

  /// The place on screen of one of them.
  func place(of id: Int) -> ItemPosition? {
    entries.firstIndex { $0.id == id }.map(place)
  }

  private func place(at index: Int) -> ItemPosition {
    let gap = entries[index].gap
    return ItemPosition(
      gap.section, gap.item + entries[..<index].count { $0.gap.section == gap.section })
  }

  /// Adds one behind those that stand in the gap already, and gives its number.
  mutating func insert(_ placeholder: UICollectionViewPlaceholder, at gap: ItemPosition) -> Int {
    count += 1
    let index = entries.firstIndex { $0.gap > gap } ?? entries.endIndex
    entries.insert(Entry(id: count, gap: gap, placeholder: placeholder), at: index)
    return count
  }

  mutating func remove(_ id: Int) {
    entries.removeAll { $0.id == id }
  }

  mutating func removeAll() {
    entries = []
  }

  /// Those of before stand where they stood, after updates that were refused.
  mutating func restore(_ before: Placeholders) {
    entries = before.entries
  }

  // MARK: Places

  /// The counts of the screen, of those of the data.
  func added(to counts: DataCounts) -> DataCounts {
    guard !isEmpty else { return counts }
    var items = counts.items
    for entry in entries where items.indices.contains(entry.gap.section) {
      items[entry.gap.section] += 1
    }
    return DataCounts(items: items)
  }

  /// The place in the data of an item on screen, and the gap of a placeholder.
  func dataPlace(at place: ItemPosition) -> ItemPosition {
    let ahead = entries.indices.count { index in
      let other = self.place(at: index)
      return other.section == place.section && other < place
    }
    return ItemPosition(place.section, place.item - ahead)
  }

  /// The place on screen of an item of the data.
  func shown(_ place: ItemPosition) -> ItemPosition {
    let ahead = entries.count { $0.gap.section == place.section && $0.gap <= place }
    return ItemPosition(place.section, place.item + ahead)
  }

  /// The same at other places of the screen.
  func replaced(_ later: (ItemPosition) -> ItemPosition?) -> Placeholders {
    var moved = self
    let places = entries.indices.compactMap { index in
      later(place(at: index)).map { (entry: entries[index], place: $0) }
    }.sorted { $0.place < $1.place }
    var ahead: [Int: Int] = [:]
    moved.entries = places.map { entry, place in
      var entry = entry
      entry.gap = ItemPosition(place.section, place.item - ahead[place.section, default: 0])
      ahead[place.section, default: 0] += 1
      return entry
    }
    return moved
  }

  // MARK: Updates

  /// The placeholders move along with a batch that began when they stood as before; those of sections that go are gone.
  /// Answers the updates in places of the screen.
  mutating func follow(_ batch: UpdateBatch, from before: Placeholders) -> [CollectionUpdate] {
    guard !isEmpty || !before.isEmpty else { return batch.updates }
    let shift = DataShift(batch.recorded.compactMap(before.dataUpdate))
    let committed = batch.recorded.compactMap { update -> (index: Int, place: ItemPosition)? in
      guard case .committed(let id) = update.space, case .insertItem(let place) = update.update,
        let index = before.entries.firstIndex(where: { $0.id == id })
      else { return nil }
      return (index, place)
    }
    entries = entries.compactMap { entry in
      guard let index = before.entries.firstIndex(where: { $0.id == entry.id }) else {
        return entry
      }
      var entry = entry
      let ahead = committed.filter { $0.index < index }.map(\.place)
      guard let gap = shift.place(after: before.entries[index].gap, behind: ahead) else {
        return nil
      }
      entry.gap = gap
      return entry
    }
    for place in batch.recorded.compactMap(\.placeComingOnScreen).sorted() { makeRoom(at: place) }
    return batch.recorded.compactMap { screenUpdate($0, from: before) }
  }

  private mutating func makeRoom(at place: ItemPosition) {
    let behind = entries.indices.filter { index in
      let other = self.place(at: index)
      return other.section == place.section && other >= place
    }
    for index in behind { entries[index].gap.item += 1 }
  }

  /// The update in places of the data, as far as it can be known before the placeholders have followed: without the
  /// items that come at places of the screen.
  private func dataUpdate(_ recorded: UpdateBatch.Recorded) -> CollectionUpdate? {
    switch recorded.space {
    case .data: return recorded.update
    case .placeholder, .committed: return nil
    case .screen: break
    }
    switch recorded.update {
    case .deleteItem(let place), .moveItem(let place, _):
      return entry(at: place) == nil ? .deleteItem(at: dataPlace(at: place)) : nil
    case .insertItem, .reloadItem, .reconfigureItem: return nil
    case .insertSection, .deleteSection, .reloadSection, .moveSection: return recorded.update
    }
  }

  private func screenUpdate(
    _ recorded: UpdateBatch.Recorded, from before: Placeholders
  ) -> CollectionUpdate? {
    switch recorded.space {
    case .data: return recorded.update.places(before: before.shown, after: shown)
    case .screen: return recorded.update
    case .placeholder(let id):
      if case .insertItem = recorded.update {
        return place(of: id).map(CollectionUpdate.insertItem)
      }
      return before.place(of: id).map(CollectionUpdate.deleteItem)
    case .committed(let id):
      if let place = before.place(of: id) { return .reloadItem(at: place) }
      return recorded.update.places(before: before.shown, after: shown)
    }
  }
}

extension UpdateBatch.Recorded {
  /// The place of an item that comes, named by its place on screen.
  fileprivate var placeComingOnScreen: ItemPosition? {
    guard case .screen = space else { return nil }
    switch update {
    case .insertItem(let place), .moveItem(_, let place): return place
    case .deleteItem, .reloadItem, .reconfigureItem, .insertSection, .deleteSection, .reloadSection,
      .moveSection:
      return nil
    }
  }
}

extension CollectionUpdate {
  /// The same with other places for the items.
  func places(
    before: (ItemPosition) -> ItemPosition, after: (ItemPosition) -> ItemPosition
  ) -> CollectionUpdate {
    switch self {
    case .insertItem(let place): .insertItem(at: after(place))
    case .deleteItem(let place): .deleteItem(at: before(place))
    case .reloadItem(let place): .reloadItem(at: before(place))
    case .reconfigureItem(let place): .reconfigureItem(at: before(place))
    case .moveItem(let from, let to): .moveItem(from: before(from), to: after(to))
    case .insertSection, .deleteSection, .reloadSection, .moveSection: self
    }
  }
}
