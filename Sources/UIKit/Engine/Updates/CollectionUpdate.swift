/// One operation of a batch, as an app announces it.
///
/// Deletes, reloads, reconfigures and the origins of moves name a place before the whole batch; inserts and the ends of
/// moves name one after it.
package enum CollectionUpdate: Hashable, Sendable {
  case insertItem(at: ItemPosition)
  case deleteItem(at: ItemPosition)
  case reloadItem(at: ItemPosition)
  case reconfigureItem(at: ItemPosition)
  case moveItem(from: ItemPosition, to: ItemPosition)
  case insertSection(at: Int)
  case deleteSection(at: Int)
  case reloadSection(at: Int)
  case moveSection(from: Int, to: Int)
}

extension CollectionUpdate: CustomStringConvertible {
  package var description: String {
    switch self {
    case .insertItem(let place): "insert item \(place)"
    case .deleteItem(let place): "delete item \(place)"
    case .reloadItem(let place): "reload item \(place)"
    case .reconfigureItem(let place): "reconfigure item \(place)"
    case .moveItem(let from, let to): "move item \(from) to \(to)"
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .reloadSection(let section): "reload section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    }
  }
}
