import Motion
import SceneFormat
import UIKit

extension ComposedSection {
  /// Rows across the width, for data of which nothing is said.
  static var rows: ComposedSection {
    var section = ComposedSection()
    section.group.items = [ComposedItem()]
    return section
  }

  @MainActor var made: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group.group)
    section.contentInsets = NSDirectionalEdgeInsets(insets)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = scrolling.behavior
    section.boundarySupplementaryItems = boundary.map(\.boundaryItem)
    section.supplementariesFollowContentInsets = followsInsets
    if let decoration {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: decoration)
      item.contentInsets = NSDirectionalEdgeInsets(decorationInsets)
      section.decorationItems = [item]
    }
    if !effects.isEmpty {
      section.visibleItemsInvalidationHandler = { [effects] items, offset, environment in
        let size = environment.container.contentSize
        for item in items where item.representedElementCategory == .cell {
          item.show(effects, offset: offset, in: size)
        }
      }
    }
    return section
  }
}

extension NSCollectionLayoutVisibleItem {
  /// Changes the item by its distance from the middle of the screen.
  fileprivate func show(_ effects: [ComposedSection.Effect], offset: CGPoint, in size: CGSize) {
    let distance = size.width > 0 ? (center.x - offset.x - size.width / 2) / size.width : 0
    let nearness = max(1 - abs(distance), 0)
    var change = CGAffineTransform.identity
    for effect in effects {
      switch effect {
      case .scale: change = change.scaledBy(x: 0.7 + 0.3 * nearness, y: 0.7 + 0.3 * nearness)
      case .fade: alpha = 0.2 + 0.8 * nearness
      case .parallax: change = change.translatedBy(x: -distance * bounds.width * 0.25, y: 0)
      }
    }
    transform = change
  }
}

extension ComposedSection.Scrolling {
  fileprivate var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
