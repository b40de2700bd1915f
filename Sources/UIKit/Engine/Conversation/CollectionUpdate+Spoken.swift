extension CollectionUpdate {
  /// The call that announced the updates, all of which are of one kind.
  static func spoken(_ updates: [CollectionUpdate]) -> SpokenCall {
    let places = Spoken.list(updates.map(\.place))
    return switch updates.first {
    case .insertItem: SpokenCall("insertItems", ["at": places])
    case .deleteItem: SpokenCall("deleteItems", ["at": places])
    case .reloadItem: SpokenCall("reloadItems", ["at": places])
    case .reconfigureItem: SpokenCall("reconfigureItems", ["at": places])
    case .insertSection: SpokenCall("insertSections", ["": places])
    case .deleteSection: SpokenCall("deleteSections", ["": places])
    case .reloadSection: SpokenCall("reloadSections", ["": places])
    case .moveItem(let from, let to):
      SpokenCall("moveItem", ["at": .path(from.indexPath), "to": .path(to.indexPath)])
    case .moveSection(let from, let to):
      SpokenCall("moveSection", ["": .integer(from), "toSection": .integer(to)])
    case nil: SpokenCall("updates")
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
