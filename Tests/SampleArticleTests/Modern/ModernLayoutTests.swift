import Testing
import UIKit

/// Each of the layouts by which compositional layouts are taught, by its numbers.
@Suite @MainActor struct ModernLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func aListHasRowsAsWideAsTheScreen() {
    let screen = ModernScreen(ModernLayout.list(), counts: [94])
    #expect(screen.cell(0) == rect(0, 0, 400, 44))
    #expect(screen.cell(93) == rect(0, 4_092, 400, 44))
    #expect(screen.view.contentSize == CGSize(width: 400, height: 4_136))
    #expect(screen.view.visibleCells.count == 19)
  }

  @Test func aGridHasFiveSquaresInARow() {
    let screen = ModernScreen(ModernLayout.grid(), counts: [94])
    #expect(screen.cell(4) == rect(320, 0, 80, 80))
    #expect(screen.cell(5) == rect(0, 80, 80, 80))
    let inset = ModernScreen(ModernLayout.grid(inset: 5), counts: [94])
    #expect(inset.cell(5) == rect(5, 85, 70, 70))
    #expect(inset.view.contentSize.height == 1_520)
  }

  @Test func twoColumnsShareWhatInsetsAndSpacingLeave() {
    let screen = ModernScreen(ModernLayout.twoColumns(), counts: [94])
    #expect(screen.cell(0) == rect(10, 0, 185, 44))
    #expect(screen.cell(3) == rect(205, 54, 185, 44))
  }

  @Test func sectionsDiffer() {
    let screen = ModernScreen(ModernLayout.distinctSections(), counts: [10, 10, 10])
    #expect(screen.cell(0, 0) == rect(10, 0, 380, 44))
    #expect(screen.cell(1, 1) == rect(88, 530, 68, 76))
    #expect(screen.cell(1, 2)?.minX == 140)
  }

  @Test func sectionsAdaptToTheWidth() {
    let screen = ModernScreen(ModernLayout.distinctSections(adapt: true), counts: [4, 10, 6])
    #expect(screen.cell(1, 0)?.minX == 10)
    screen.view.frame.size = CGSize(width: 900, height: 400)
    screen.view.layoutIfNeeded()
    #expect(screen.cell(1, 0) == rect(455, 0, 435, 44))
    #expect((0..<10).allSatisfy { screen.cell($0, 1)?.minY == screen.cell(0, 1)?.minY })
  }

  @Test func badgesStandOutOfTheCornersOfTheirItems() {
    let screen = ModernScreen(ModernLayout.badges(), counts: [12])
    #expect(screen.cell(0) == rect(25, 25, 80, 62))
    #expect(screen.view(ModernLayout.badgeKind, 0) == rect(91, 19, 20, 20))
    #expect(screen.view(ModernLayout.badgeKind, 5) == rect(181, 91, 20, 20))
    #expect(screen.view.visibleSupplementaryViews(ofKind: ModernLayout.badgeKind).count == 12)
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let screen = ModernScreen(ModernLayout.headersAndFooters(), counts: [5, 5])
    #expect(screen.view(ModernLayout.headerKind) == rect(10, 0, 380, 40))
    #expect(screen.cell(0) == rect(10, 40, 380, 44))
    #expect(screen.view(ModernLayout.footerKind) == rect(10, 300, 380, 40))
    #expect(screen.view(ModernLayout.headerKind, 0, 1)?.minY == 340)
  }

  @Test func pinnedHeadersStayUntilTheirSectionGoes() {
    let screen = ModernScreen(ModernLayout.headersAndFooters(pinned: true), counts: [5, 30])
    screen.view.contentOffset.y = 100
    screen.view.layoutIfNeeded()
    #expect(screen.view(ModernLayout.headerKind)?.minY == 100)
    screen.view.contentOffset.y = 290
    screen.view.layoutIfNeeded()
    #expect(screen.view(ModernLayout.headerKind)?.minY == 260)
    #expect(screen.view(ModernLayout.headerKind, 0, 1)?.minY == 340)
  }

  @Test func backgroundsLieBehindTheirSections() throws {
    let screen = ModernScreen(ModernLayout.sectionBackgrounds(), counts: [5, 5])
    let layout = screen.view.collectionViewLayout
    let cards = [0, 1].map {
      layout.layoutAttributesForDecorationView(ofKind: ModernLayout.cardKind, at: [$0, 0])
    }
    #expect(cards[0]?.frame == rect(5, 5, 390, 250))
    #expect(cards[1]?.frame == rect(5, 265, 390, 250))
    let cell = try #require(screen.view.layoutAttributesForItem(at: [0, 0]))
    #expect(cell.zIndex > cards[0]?.zIndex ?? .max)
  }

  @Test func groupsNest() {
    let screen = ModernScreen(ModernLayout.nestedGroups(), counts: [7])
    #expect(screen.cell(0) == rect(0, 0, 280, 320))
    #expect(screen.cell(1) == rect(280, 0, 120, 160))
    #expect(screen.cell(2) == rect(280, 160, 120, 160))
    #expect(screen.cell(3) == rect(0, 320, 280, 320))
  }

  @Test func fiveBehaviorsComeToRestInTheirOwnPlaces() {
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    let layout = ModernLayout.orthogonal(behaviors)
    let screen = ModernScreen(layout, counts: behaviors.map { _ in 18 })
    #expect(screen.cell(3, 1) == rect(320, 340, 224, 320))
    #expect(screen.view.contentSize == CGSize(width: 400, height: 1_680))
    let rests = behaviors.indices.map { section in
      let composed = layout as? UICollectionViewCompositionalLayout
      composed?.scrollSection(section, to: 500)
      return composed?.offset(ofSection: section)
    }
    #expect(rests == [500, 640, 400, 640, 600])
    #expect(screen.cell(3, 0)?.minX == -180)
  }

  @Test func mountainsAreFoundAsTheyAreTyped() {
    let names = ["Aconcagua", "Eiger", "Everest", "K2", "Kailash", "Kenya", "Makalu", "Manaslu"]
    let screen = ModernScreen(ModernLayout.mountains(), sections: [names])
    #expect(screen.cell(7) == rect(205, 136, 185, 32))
    for typed in ["k", "ka", "", "m"] {
      let found = names.filter { $0.lowercased().hasPrefix(typed) }
      screen.show([found], animated: true)
      #expect(screen.source.snapshot().itemIdentifiers == found)
      #expect(screen.view.indexPathsForVisibleItems.count == found.count)
    }
    #expect(screen.source.indexPath(for: "Manaslu") == [0, 1])
    #expect(screen.cell(1) == rect(205, 10, 185, 32))
  }

  @Test func anOutlineOpensAndCloses() {
    let screen = ModernScreen(ModernLayout.list(), sections: [[]])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Layouts", "Conference"])
    outline.append(["Grid", "Nested"], to: "Layouts")
    outline.append(["Groups"], to: "Nested")
    screen.source.apply(outline, to: 0, animatingDifferences: false)
    screen.view.layoutIfNeeded()
    #expect(screen.view.numberOfItems(inSection: 0) == 2)
    outline.expand(["Layouts"])
    screen.source.apply(outline, to: 0, animatingDifferences: true)
    screen.view.layoutIfNeeded()
    #expect(
      screen.source.snapshot().itemIdentifiers == ["Layouts", "Grid", "Nested", "Conference"])
    #expect(screen.source.indexPath(for: "Conference").flatMap { screen.cell($0[1]) }?.minY == 132)
    outline.expand(["Nested"])
    outline.collapse(["Layouts"])
    screen.source.apply(outline, to: 0, animatingDifferences: true)
    #expect(screen.source.snapshot().itemIdentifiers == ["Layouts", "Conference"])
    #expect(screen.source.snapshot(for: 0).isExpanded("Nested"))
  }
}
