import Motion
import SceneFormat
import UIKit

extension SceneLayout {
  static let compositional = SceneLayout(
    "compositional",
    text: "UIKit's compositional layout: groups in sections, which may scroll by themselves.",
    make: ComposedLayout.init,
    values: [
      .value(
        "sections", \.sections, as: .composedSections,
        text: "By the identifiers of the data; `*` is for all others."),
      .value(
        "scrollDirection", \.configuration.scrollDirection,
        as: .words(["vertical": .vertical, "horizontal": .horizontal]),
        text: "Where the content grows."),
      .value(
        "interSectionSpacing", \.configuration.interSectionSpacing, as: .number,
        text: "Between two sections."),
      .value(
        "contentInsetsReference", \.configuration.contentInsetsReference,
        as: .words([
          "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
          "readableContent": .readableContent,
        ]), text: "What insets of sections count from."),
      .value(
        "boundary", \.boundary, as: .composedBoundary,
        text: "Views along the edges of all content."),
    ])
}

/// A compositional layout whose sections are those of a scene.
final class ComposedLayout: UICollectionViewCompositionalLayout {
  var sections = ComposedSections() {
    didSet { invalidateLayout() }
  }
  var boundary: [ComposedView] = [] {
    didSet {
      configuration.boundarySupplementaryItems = boundary.map(\.boundaryItem)
      invalidateLayout()
    }
  }

  init() {
    let maker = Maker()
    super.init(
      sectionProvider: { index, environment in maker.section(index, environment) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
    maker.layout = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Answers for the layout, which is not there yet when it needs somebody who does.
  @MainActor private final class Maker {
    weak var layout: ComposedLayout?

    func section(
      _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      let names = layout?.collectionView?.dataNames?()() ?? []
      let name = names.indices.contains(index) ? names[index].name : "*"
      return (layout?.sections[name] ?? ComposedSection.rows).made
    }
  }
}

extension ComposedSection {
  /// Rows across the width, for data of which nothing is said.
  fileprivate static var rows: ComposedSection {
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

extension ComposedItem {
  /// A group, or a group of the item alone.
  @MainActor fileprivate var group: NSCollectionLayoutGroup {
    let group = makeGroup(
      items.isEmpty ? [NSCollectionLayoutItem(layoutSize: size.whole)] : items.map(\.item))
    if spacing != 0 || isFlexible {
      group.interItemSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
    }
    group.contentInsets = NSDirectionalEdgeInsets(insets)
    group.supplementaryItems = badges.map(\.anchored)
    return group
  }

  @MainActor private func makeGroup(_ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    let size = size.made
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
    return item
  }
}

extension ComposedView {
  @MainActor fileprivate var boundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size.made, elementKind: elementKind, alignment: edge.alignment,
      absoluteOffset: offset)
    item.extendsBoundary = extends
    item.pinToVisibleBounds = isPinned
    item.zIndex = depth
    return item
  }

  @MainActor fileprivate var anchored: NSCollectionLayoutSupplementaryItem {
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

extension ComposedSize {
  @MainActor fileprivate var made: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.made, heightDimension: height.made)
  }

  /// All of a group of this size; what is open in one is open in the other.
  @MainActor fileprivate var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width.unit == .estimate ? width.made : .fractionalWidth(1),
      heightDimension: height.unit == .estimate ? height.made : .fractionalHeight(1))
  }
}

extension ComposedLength {
  @MainActor fileprivate var made: NSCollectionLayoutDimension {
    switch unit {
    case .points: .absolute(value)
    case .estimate: .estimated(value)
    case .width: .fractionalWidth(value)
    case .height: .fractionalHeight(value)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
