/// Cells that stand among the items of the data, which know nothing of them.
struct Placeholders {
  /// One of them, by the place that it shows at.
  struct Entry {
    let id: Int
    var place: ItemPosition
    let placeholder: UICollectionViewPlaceholder
  }

  private(set) var entries: [Entry] = []
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  func count(in section: Int) -> Int { entries.count { $0.place.section == section } }

  func entry(_ id: Int) -> Entry? { entries.first { $0.id == id } }

  func entry(at path: IndexPath) -> Entry? { entries.first { $0.place.indexPath == path } }

  /// Adds one at a place of the screen, and gives its number.
  mutating func insert(_ placeholder: UICollectionViewPlaceholder, at place: ItemPosition) -> Int {
    for index in entries.indices where entries[index].place.section == place.section {
      if entries[index].place >= place { entries[index].place.item += 1 }
    }
    count += 1
    entries.append(Entry(id: count, place: place, placeholder: placeholder))
    entries.sort { $0.place < $1.place }
    return count
  }

  /// Takes one away. An item that takes its place stands where it stood; otherwise the others close up.
  mutating func remove(_ id: Int, closingUp: Bool) {
    guard let gone = entry(id)?.place else { return }
    entries.removeAll { $0.id == id }
    guard closingUp else { return }
    for index in entries.indices
    where entries[index].place.section == gone.section && entries[index].place > gone {
      entries[index].place.item -= 1
    }
  }

  /// The counts of the screen, of those of the data.
  func added(to counts: DataCounts) -> DataCounts {
    guard !isEmpty else { return counts }
    var items = counts.items
    for entry in entries where items.indices.contains(entry.place.section) {
      items[entry.place.section] += 1
    }
    return DataCounts(items: items)
  }

  /// The path in the data of an item on screen.
  func dataPath(at path: IndexPath) -> IndexPath {
    guard !isEmpty, let place = ItemPosition(path) else { return path }
    return IndexPath(item: place.item - places(before: place).count, section: place.section)
  }

  /// The place on screen of an item of the data.
  func shown(_ place: ItemPosition) -> ItemPosition {
    var shown = place
    for entry in entries where entry.place.section == place.section && entry.place <= shown {
      shown.item += 1
    }
    return shown
  }

  private func places(before place: ItemPosition) -> [Entry] {
    entries.filter { $0.place.section == place.section && $0.place < place }
  }

  // MARK: Updates

  /// The placeholders move along with updates that name places of the screen.
  mutating func shift(by updates: [CollectionUpdate]) {
    let shift = DataShift(updates)
    entries = entries.compactMap { entry in
      guard let place = shift.place(after: entry.place) else { return nil }
      var later = entry
      later.place = place
      return later
    }
  }

  /// The updates of an app, which names places of the data, as updates of the screen. The placeholders move along;
  /// those of sections that go are gone.
  mutating func follow(_ updates: [CollectionUpdate]) -> [CollectionUpdate] {
    let before = self
    let shift = DataShift(updates)
    entries = before.entries.compactMap { entry in
      let ahead = before.places(before: entry.place).count
      let anchor = ItemPosition(entry.place.section, entry.place.item - ahead)
      guard var place = shift.place(after: anchor) else { return nil }
      place.item += ahead
      var later = entry
      later.place = place
      return later
    }
    let after = self
    return updates.map { $0.places(before: before.shown, after: after.shown) }
  }
}

/// The place of a gap between two items after updates.
private struct DataShift {
  private var leavingItems: [ItemPosition] = []
  private var comingItems: [ItemPosition] = []
  private var leavingSections: [Int] = []
  private var comingSections: [Int] = []
  private var movedSections: [Int: Int] = [:]

  init(_ updates: [CollectionUpdate]) {
    for update in updates {
      switch update {
      case .insertItem(let place): comingItems.append(place)
      case .deleteItem(let place): leavingItems.append(place)
      case .moveItem(let from, let to):
        leavingItems.append(from)
        comingItems.append(to)
      case .insertSection(let section): comingSections.append(section)
      case .deleteSection(let section): leavingSections.append(section)
      case .moveSection(let from, let to):
        leavingSections.append(from)
        comingSections.append(to)
        movedSections[from] = to
      case .reloadItem, .reconfigureItem, .reloadSection: break
      }
    }
    comingItems.sort()
    comingSections.sort()
  }

  func place(after place: ItemPosition) -> ItemPosition? {
    guard let section = section(after: place.section) else { return nil }
    let leaving = leavingItems.filter { $0.section == place.section && $0.item < place.item }
    var item = place.item - leaving.count
    for coming in comingItems where coming.section == section && coming.item < item { item += 1 }
    return ItemPosition(section, item)
  }

  private func section(after section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    guard !leavingSections.contains(section) else { return nil }
    var later = section - leavingSections.filter { $0 < section }.count
    for coming in comingSections where coming <= later { later += 1 }
    return later
  }
}

extension CollectionUpdate {
  /// The same with other places for the items.
  fileprivate func places(
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
