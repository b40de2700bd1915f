import Motion
import UIKit

/// The data's names for the elements of a collection view at one moment, whatever becomes of the data later.
@MainActor struct ElementNames {
  let itemKinds: ItemKinds
  private let name: (ElementKind, IndexPath) -> String?
  /// The number of the screen that the elements are on, where there are several.
  private let screen: Int

  init(
    _ itemKinds: ItemKinds, screen: Int = 0, _ name: @escaping (ElementKind, IndexPath) -> String?
  ) {
    (self.itemKinds, self.screen, self.name) = (itemKinds, screen, name)
  }

  func id(of kind: ElementKind, at path: IndexPath) -> ElementID {
    ElementID(kind, name(kind, path).map { .identifier($0) } ?? .path(path)).numbered(screen)
  }

  /// The same names for cells that have other paths since then, and had those that the function leads to.
  func relabelled(_ earlier: @escaping (IndexPath) -> IndexPath) -> ElementNames {
    ElementNames(itemKinds, screen: screen) { [name] kind, path in
      name(kind, kind == .cell ? earlier(path) : path)
    }
  }

  /// A header is called as its section is.
  func name(ofSection section: Int) -> String? {
    name(.supplementary(UICollectionView.elementKindSectionHeader), [section, 0])
  }
}

extension Stage {
  /// The names at present. Those of the stage's own data are what the view has counted; a user's data are
  /// asked for everything on screen at once, since they change before anybody notices.
  var names: ElementNames {
    let paths = collectionView.dataPaths
    let hosts = collectionView.anchorHosts
    let itemKinds = itemKinds
    itemKinds.note(collectionView.displayedViews.lazy.map(\.attributes))
    /// Cells, and what goes with them, have other paths in the data while an item is dragged.
    func place(_ kind: ElementKind, _ path: IndexPath) -> IndexPath? {
      kind == .cell || itemKinds.contains(kind) ? paths(path) : path
    }
    guard let identify else {
      let sections = source.counted
      return ElementNames(itemKinds) { kind, path in
        itemKinds.name(of: kind, at: path, anchoredTo: hosts) { kind, path in
          place(kind, path).flatMap { sections.identifier(of: kind, at: $0, itemKinds) }
        }
      }
    }
    func name(_ kind: ElementKind, _ path: IndexPath) -> String? {
      itemKinds.name(of: kind, at: path, anchoredTo: hosts) { kind, path in
        place(kind, path).flatMap { identify(kind, $0) }
      }
    }
    var known: [ElementID: KnownName] = [:]
    for (_, attributes) in collectionView.displayedViews {
      let (kind, path) = (ElementKind(attributes), attributes.indexPath)
      known[ElementID(kind, .path(path))] = KnownName(
        name: name(kind, path),
        item: paths(path).flatMap { identify(.cell, $0) },
        isOfItem: itemKinds.areOfItems(kind))
    }
    return ElementNames(itemKinds, screen: screenNumber) { kind, path in
      let isOfItem = itemKinds.areOfItems(kind)
      if let known = known[ElementID(kind, .path(path))], isOfItem || !known.isOfItem {
        return isOfItem && !known.isOfItem ? known.item : known.name
      }
      return name(kind, path)
    }
  }
}

/// The words of a user's data for an element on screen, as long as they were true.
private struct KnownName {
  let name: String?
  /// The name of the item at its path.
  let item: String?
  /// Whether the element was known to belong to the item.
  let isOfItem: Bool
}
