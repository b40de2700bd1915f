import Testing

@testable import UIKit

/// The classes that describe a compositional layout.
@Suite @MainActor struct CompositionalDescriptionTests {
  private let half = NSCollectionLayoutSize(.fractionalWidth(0.5), .estimated(44))

  @Test func dimensionsKnowWhatTheyAre() {
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.absolute(7).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(7).isEstimated)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 7).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.absolute(7).dimension == 7)
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
  }

  @Test func comparesByValue() {
    let same = NSCollectionLayoutSize(.fractionalWidth(0.5), .estimated(44))
    #expect(half.isEqual(same))
    #expect(!half.isEqual(NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(44))))
    #expect(NSCollectionLayoutSpacing.fixed(3).isEqual(NSCollectionLayoutSpacing.fixed(3)))
    #expect(!NSCollectionLayoutSpacing.fixed(3).isEqual(NSCollectionLayoutSpacing.flexible(3)))
    #expect(
      NSCollectionLayoutAnchor(edges: .top).isEqual(NSCollectionLayoutAnchor(edges: [.top])))
  }

  @Test func saysWhatAGroupIsMadeOf() {
    let item = NSCollectionLayoutItem(layoutSize: half)
    let inner = NSCollectionLayoutGroup.vertical(layoutSize: half, repeatingSubitem: item, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(90)), subitems: [item, inner])
    #expect(
      group.visualDescription() == """
        horizontal group 1w × 90
          item 0.5w × ~44
          vertical group 0.5w × ~44, 2 of:
            item 0.5w × ~44
        """)
    #expect("\(item)".contains("0.5w × ~44"))
    #expect("\(NSCollectionLayoutSection(group: group))".contains("2 of:"))
  }

  @Test func copiesHoldEverything() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: half, elementKind: "badge", containerAnchor: .init(edges: .top))
    badge.zIndex = 9
    let item = NSCollectionLayoutItem(layoutSize: half, supplementaryItems: [badge])
    item.contentInsets.top = 3
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: half, subitems: [item])
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    section.decorationItems = [.background(elementKind: "card")]
    section.orthogonalScrollingBehavior = .paging
    let copy = section.copy() as? NSCollectionLayoutSection
    #expect(copy?.boundarySupplementaryItems.first?.pinToVisibleBounds == true)
    #expect(copy?.decorationItems.first?.elementKind == "card")
    #expect(copy?.orthogonalScrollingBehavior == .paging)
    let subitem = (group.copy() as? NSCollectionLayoutGroup)?.subitems.first
    #expect(subitem?.contentInsets.top == 3)
    #expect(subitem?.supplementaryItems.first?.zIndex == 9)
  }

  /// Afterwards nobody can change what a layout was given.
  @Test func layoutsKeepWhatTheyWereGiven() {
    let section = NSCollectionLayoutSection.rows()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let stage = CompositionalStage(section, counts: [2, 2], configuration: configuration)
    section.contentInsets.top = 50
    configuration.interSectionSpacing = 50
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.minY == 0)
    #expect(stage.frame(0, 1)?.minY == 40)
    stage.layout.configuration = configuration
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0, 1)?.minY == 90)
  }

  @Test func listsHaveRowsAsHighAsTheirCells() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    #expect(list.section.boundarySupplementaryItems.first?.pinToVisibleBounds == true)
    let stage = CompositionalStage(
      UICollectionLayoutListConfiguration(appearance: .grouped).section, counts: [3])
    stage.heights = [[0, 0]: 60, [0, 1]: 20]
    stage.view.layoutIfNeeded()
    #expect(stage.frame(2)?.minY == 80)
  }

  @Test func listsKeepTheActionsOfSwipes() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .destructive, title: "Delete \(path.item)") {
        _, _, finish in finish(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let actions = list.trailingSwipeActionsConfigurationProvider?([0, 3])
    #expect(list.leadingSwipeActionsConfigurationProvider == nil)
    #expect(actions?.performsFirstActionWithFullSwipe == true)
    #expect(actions?.actions.map(\.title) == ["Delete 3"])
    #expect(actions?.actions.first?.style == .destructive)
    var isFinished = false
    actions?.actions.first.map { $0.handler($0, UIView()) { isFinished = $0 } }
    #expect(isFinished)
  }
}
