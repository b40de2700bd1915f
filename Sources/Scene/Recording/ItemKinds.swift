import Motion
import UIKit

/// The kinds of supplementary and decoration views that belong to items, such as badges and separators: they are called
/// as their items are. A layout does not say which these are, and shows it: such views have the paths of items, and
/// go with them through updates.
@MainActor final class ItemKinds {
  /// Those that were seen at other paths than the first of a section.
  private var numbered: Set<ElementKind> = []
  /// Those whose views stayed where they are while their items went elsewhere.
  private var refuted: Set<ElementKind> = []
  /// Those of which the layout does say where they belong. Their paths count views and not items.
  private var anchored: Set<ElementKind> = []

  /// Whether views of the kind have the paths of their items.
  func contains(_ kind: ElementKind) -> Bool {
    numbered.contains(kind) && !refuted.contains(kind) && !anchored.contains(kind)
  }

  /// Whether views of the kind are called as their items are.
  func areOfItems(_ kind: ElementKind) -> Bool {
    contains(kind) || anchored.contains(kind) && !refuted.contains(kind)
  }

  func note(_ attributes: some Sequence<UICollectionViewLayoutAttributes>) {
    for element in attributes where element.representedElementCategory != .cell {
      let path = element.indexPath
      if path.count == 2, path.item > 0 { numbered.insert(ElementKind(element)) }
    }
  }

  /// Views of the kind do not go with their items: from now on they are known by their paths.
  func refute(_ kind: ElementKind) { refuted.insert(kind) }

  /// The data's name for an element: that of the item for cells and for what belongs to items, that of the section for
  /// its own headers and backgrounds.
  func name(
    of kind: ElementKind, at path: IndexPath, section: String, item: (Int) -> String?
  ) -> String? {
    if kind == .cell || contains(kind) { return item(path.item) }
    return path.item == 0 && !refuted.contains(kind) ? section : nil
  }

  /// The name of an element that may be anchored: that of its item, or none for what is anchored to a group. All others
  /// are called as `name` says.
  func name(
    of kind: ElementKind, at path: IndexPath, anchoredTo hosts: (String, IndexPath) -> AnchorHost?,
    otherwise name: (ElementKind, IndexPath) -> String?
  ) -> String? {
    guard case .supplementary(let word) = kind, let host = hosts(word, path) else {
      return name(kind, path)
    }
    anchored.insert(kind)
    guard case .item(let item) = host, !refuted.contains(kind) else { return nil }
    return name(.cell, IndexPath(item: item, section: path.section))
  }

  /// The snapshot with the names that are known by now.
  func naming(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    let items = Dictionary(
      snapshot.elements.filter { $0.kind == .cell }.map { ($0.path, $0.id) }
    ) { first, _ in first }
    let elements = snapshot.elements.map { element in
      var element = element
      if refuted.contains(element.kind) {
        element.id.name = .path(element.path)
      } else if contains(element.kind), let item = items[element.path] {
        element.id.name = item.name
      }
      return element
    }
    return snapshot.with(elements: elements)
  }
}
