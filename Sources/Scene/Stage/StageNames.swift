import Motion
public import UIKit

/// Calls the elements of a controller's screen as its data source does: a diffable one by its identifiers, any other
/// not at all.
@MainActor final class StageNames {
  weak var view: UICollectionView?

  func identifier(of kind: ElementKind, at path: IndexPath) -> String? {
    guard path.count == 2, let names = view?.dataSource as? any NamedItems else { return nil }
    guard kind == .cell else { return path.item == 0 ? names.name(ofSection: path.section) : nil }
    return names.name(ofItemAt: path)
  }
}

extension Stage {
  /// The place of an item by what the data call it, else by its section and its number: `0/3`.
  public func path(ofItem name: String) throws -> IndexPath? {
    if let element = try snapshot()[item: name] { return element.path }
    let numbers = name.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let section = numbers[0], let item = numbers[1], section >= 0,
      item >= 0, section < collectionView.numberOfSections,
      item < collectionView.numberOfItems(inSection: section)
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}
