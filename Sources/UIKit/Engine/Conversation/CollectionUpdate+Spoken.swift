extension CollectionUpdate {
  /// The call that announced the updates, all of which are of one kind.
  static func spoken(_ updates: [CollectionUpdate]) -> RecordedCall {
    let places = Spoken.list(updates.map(\.place))
    return switch updates.first {
    case .insertItem: RecordedCall("insertItems", ["at": places])
    case .deleteItem: RecordedCall("deleteItems", ["at": places])
    case .reloadItem: RecordedCall("reloadItems", ["at": places])
    case .reconfigureItem: RecordedCall("reconfigureItems", ["at": places])
    case .insertSection: RecordedCall("insertSections", ["": places])
    case .deleteSection: RecordedCall("deleteSections", ["": places])
    case .reloadSection: RecordedCall("reloadSections", ["": places])
    case .moveItem(let from, let to):
      RecordedCall("moveItem", ["at": .path(from.indexPath), "to": .path(to.indexPath)])
    case .moveSection(let from, let to):
      RecordedCall("moveSection", ["": .integer(from), "toSection": .integer(to)])
    case nil: RecordedCall("updates")
    }
  }

  private var place: Spoken {
    switch self {
    case .insertItem(let item), .deleteItem(let item), .reloadItem(let item),
      .reconfigureItem(let item), .moveItem(let item, _):
      .path(item.indexPath)
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section),
      .moveSection(let section, _):
      .integer(section)
    }
  }
}
