/// The place of a gap between two items after updates of the data.
struct DataShift {
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
    comingSections.sort()
  }

  /// Nothing where the section goes.
  /// - Parameter known: the places after the updates of items that come and are known to lie before the gap. Another
  ///   one that comes right into the gap lies behind it.
  func place(after place: ItemPosition, behind known: [ItemPosition]) -> ItemPosition? {
    guard let section = section(after: place.section) else { return nil }
    let leaving = leavingItems.filter { $0.section == place.section && $0.item < place.item }
    var item = place.item - leaving.count
    let coming =
      comingItems.map { (place: $0, isBefore: false) } + known.map { (place: $0, isBefore: true) }
    for one in coming.sorted(by: { $0.place < $1.place }) where one.place.section == section {
      if one.isBefore || one.place.item < item { item += 1 }
    }
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
