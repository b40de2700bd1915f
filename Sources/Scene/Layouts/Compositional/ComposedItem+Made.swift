import SceneFormat
import UIKit

// Items and groups of scenes as UIKit has them.
extension ComposedItem {
  /// A group, or a group of the item alone.
  @MainActor var group: NSCollectionLayoutGroup {
    let group = makeGroup(
      items.isEmpty ? [NSCollectionLayoutItem(layoutSize: size.whole)] : items.map(\.item))
    if spacing != 0 || isFlexible {
      group.interItemSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
    }
    group.contentInsets = NSDirectionalEdgeInsets(insets)
    group.edgeSpacing = edges?.made
    group.supplementaryItems = badges.map(\.anchored)
    return group
  }

  @MainActor private func makeGroup(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    let size = size.made
    guard frames.isEmpty else {
      return .custom(layoutSize: size) { [frames] environment in
        let room = environment.container.effectiveContentSize
        return frames.map { $0.item(in: room) }
      }
    }
    switch (axis, count) {
    case (.horizontal, let count?):
      return .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
    case (.vertical, let count?):
      return .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
    case (.horizontal, nil): return .horizontal(layoutSize: size, subitems: items)
    case (.vertical, nil): return .vertical(layoutSize: size, subitems: items)
    }
  }

  @MainActor private var item: NSCollectionLayoutItem {
    guard items.isEmpty else { return group }
    let item = NSCollectionLayoutItem(
      layoutSize: size.made, supplementaryItems: badges.map(\.anchored))
    item.contentInsets = NSDirectionalEdgeInsets(insets)
    item.edgeSpacing = edges?.made
    return item
  }
}

extension ComposedFrame {
  @MainActor fileprivate func item(in room: CGSize) -> NSCollectionLayoutGroupCustomItem {
    NSCollectionLayoutGroupCustomItem(
      frame: CGRect(
        x: x.points(in: room), y: y.points(in: room),
        width: max(size.width.points(in: room), 0), height: max(size.height.points(in: room), 0)),
      zIndex: depth)
  }
}

extension ComposedView {
  @MainActor var boundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size.made, elementKind: elementKind, alignment: edge.alignment,
      absoluteOffset: offset)
    item.extendsBoundary = extends
    item.pinToVisibleBounds = isPinned
    item.zIndex = depth
    return item
  }

  @MainActor var anchored: NSCollectionLayoutSupplementaryItem {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size.made, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edge.edges, fractionalOffset: offset))
    item.zIndex = depth
    return item
  }

  /// UIKit's own names for headers and footers.
  private var elementKind: String {
    switch kind {
    case "header": UICollectionView.elementKindSectionHeader
    case "footer": UICollectionView.elementKindSectionFooter
    default: kind
    }
  }
}

extension ComposedView.Edge {
  fileprivate var alignment: NSRectAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }

  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .topLeading: [.top, .leading]
    case .topTrailing: [.top, .trailing]
    case .bottomLeading: [.bottom, .leading]
    case .bottomTrailing: [.bottom, .trailing]
    }
  }
}
