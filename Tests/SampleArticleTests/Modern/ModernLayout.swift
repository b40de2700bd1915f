import UIKit

/// The layouts by which compositional layouts are taught, as an app writes them.
@MainActor enum ModernLayout {
  static let badgeKind = "badge"
  static let headerKind = "header"
  static let footerKind = "footer"
  static let cardKind = "card"

  static func list() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let rowSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  static func grid(inset: CGFloat = 0) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: squares(of: 0.2, inset: inset))
  }

  private static func squares(of width: CGFloat, inset: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1.0)))
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(width)),
      subitems: [item])
    return NSCollectionLayoutSection(group: row)
  }

  static func twoColumns() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: columns(2, height: .absolute(44)))
  }

  private static func columns(
    _ count: Int, height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: height),
      repeatingSubitem: item, count: count)
    let spacing = CGFloat(10)
    row.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    return section
  }

  /// A list, five columns and three of them; twice as many where there is room, if they adapt.
  static func distinctSections(adapt: Bool = false) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 800
      let count = [1, 5, 3][index] * (adapt && isWide ? 2 : 1)
      return columns(count, height: count <= 2 ? .absolute(44) : .fractionalWidth(0.2))
    }
  }

  static func badges() -> UICollectionViewLayout {
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: badgeKind, containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func headersAndFooters(pinned: Bool = false) -> UICollectionViewLayout {
    let section = columns(1, height: .absolute(44))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(40))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: headerKind, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: footerKind, alignment: .bottom)
    header.pinToVisibleBounds = pinned
    header.zIndex = 2
    section.boundarySupplementaryItems = [header, footer]
    return UICollectionViewCompositionalLayout(section: section)
  }

  static func sectionBackgrounds() -> UICollectionViewLayout {
    let section = columns(1, height: .absolute(44))
    let card = NSCollectionLayoutDecorationItem.background(elementKind: cardKind)
    card.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: cardKind)
    return layout
  }

  /// A large item beside two small ones, one group after the other.
  static func nestedGroups() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: nested(width: 1.0))
  }

  private static func nested(width: CGFloat) -> NSCollectionLayoutSection {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
      repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(0.4)),
      subitems: [leading, trailing])
    return NSCollectionLayoutSection(group: group)
  }

  /// One section a behaviour.
  static func orthogonal(
    _ behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior]
  ) -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = nested(width: 0.8)
        section.orthogonalScrollingBehavior = behaviors[index]
        return section
      }, configuration: configuration)
  }

  static func mountains() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isWide = environment.container.effectiveContentSize.width > 800
      let section = columns(isWide ? 3 : 2, height: .absolute(32))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }
}
