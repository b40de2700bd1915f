import Testing

@testable import UIKit

/// The layout in a collection view: what shows, what is asked for, and what changes.
@Suite @MainActor struct CompositionalLayoutTests {
  @Test func laysOutWhatIsRegisteredForAllKinds() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header()]
    section.decorationItems = [.background(elementKind: "card")]
    let stage = CompositionalStage(section, counts: [3, 0])
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 3)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").count == 2)
    let card = stage.layout.layoutAttributesForDecorationView(ofKind: "card", at: [0, 0])
    #expect(card?.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
    #expect(stage.layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
  }

  @Test func oneElementIsAnsweredAsInItsRectangle() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    let stage = CompositionalStage(section, counts: [30, 30])
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    let all = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(all.count > 20)
    for attributes in all {
      #expect(stage.layout.attributes(for: ElementKey(attributes))?.isEqual(attributes) == true)
    }
  }

  @Test func anElementKeepsItsObjectAsLongAsThatIsRight() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    let stage = CompositionalStage(section, counts: [30, 30])
    stage.view.layoutIfNeeded()
    let (layout, cell) = (stage.layout, ElementKey.cell([0, 0]))
    let before = layout.attributes(for: cell)
    let header = layout.attributes(for: .supplementaryView("header", [0, 0]))
    stage.view.contentOffset.y = 100
    #expect(layout.attributes(for: cell) === before)
    #expect(layout.attributes(for: .supplementaryView("header", [0, 0])) !== header)
    before?.alpha = 0.5
    #expect(layout.attributes(for: cell)?.alpha == 1)
    layout.invalidateLayout()
    #expect(layout.attributes(for: cell) !== before)
  }

  @Test(arguments: [1e300, -1e300, .greatestFiniteMagnitude, .infinity, .nan])
  func roomBeyondAnySenseLeavesNumbers(_ room: CGFloat) throws {
    let section = NSCollectionLayoutSection.rows()
    section.contentInsets = .init(top: room, leading: room, bottom: room, trailing: room)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = section.contentInsets
    section.decorationItems = [card]
    let stage = CompositionalStage(section, counts: [3, 3])
    stage.view.layoutIfNeeded()
    let frames = [
      stage.layout.layoutAttributesForItem(at: [1, 0])?.frame,
      stage.layout.layoutAttributesForDecorationView(ofKind: "card", at: [1, 0])?.frame,
    ].compactMap(\.self)
    #expect(!frames.isEmpty)
    for frame in frames + [CGRect(origin: .zero, size: stage.layout.collectionViewContentSize)] {
      #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
    }
  }

  @Test func saysWhyASectionShowsNothing() {
    let stage = CompositionalStage(.rows(1.5), counts: [6])
    let messages = UIKitLog.collect { stage.view.layoutIfNeeded() }
    #expect(messages.map(\.topic) == [.emptyGroup(section: 0)])
    #expect(
      messages.first?.text
        == "section 0 shows none of its 6 items: its item 1.5w × 40 takes 480 points across, and "
        + "its horizontal group 1w × 40 has 320")
    #expect(stage.view.visibleCells.isEmpty)
  }

  @Test func saysWhichOfNestedGroupsIsEmpty() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let inner = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [inner])
    let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [1])
    let messages = UIKitLog.collect { stage.view.layoutIfNeeded() }
    #expect(
      messages.map(\.text)
        == ["section 0 shows none of its 1 item: its custom group 1w × 40 answers no places"])
  }

  @Test func pinnedHeadersStayAndAskForNothingElse() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    let stage = CompositionalStage(section, counts: [60])
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    let header = stage.view.supplementaryView(forElementKind: "header", at: [0, 0])
    #expect(header?.frame.minY == 200)
    #expect(header?.layer.zPosition == 1_000_000_001)
    let context = stage.layout.invalidationContext(
      forBoundsChange: CGRect(x: 0, y: 300, width: 320, height: 480))
    #expect(context.invalidatedSupplementaryIndexPaths == ["header": [[0, 0]]])
    #expect(context.invalidatedItemIndexPaths == nil)
  }

  /// Content above the screen may become longer without pushing away what is read.
  @Test func heightsAboveTheScreenMoveTheOffsetAlong() {
    let stage = CompositionalStage(.rows(1, .estimated(40)), counts: [100])
    for item in 0..<100 { stage.heights[[0, item]] = 50 }
    stage.view.contentOffset.y = 2_000
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.min() == [0, 50])
    stage.view.contentOffset.y -= 45
    stage.view.layoutIfNeeded()
    // Five points of its lower end were on screen before anybody knew how high it is, and still are.
    #expect(stage.frame(48)?.height == 50)
    #expect((stage.frame(48)?.maxY ?? 0) - stage.view.contentOffset.y == 5)
    #expect(stage.view.indexPathsForVisibleItems.min() == [0, 48])
  }

  @Test func sizesStayWithTheirItemsInUpdates() {
    let stage = CompositionalStage(.rows(1, .estimated(40)), counts: [5])
    stage.heights = [[0, 1]: 100]
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1)?.height == 100)
    stage.heights = [[0, 2]: 100]
    stage.view.performBatchUpdates {
      stage.counts = [6]
      stage.view.insertItems(at: [[0, 0]])
    }
    #expect(stage.frame(2) == CGRect(x: 0, y: 80, width: 320, height: 100))
  }

  @Test func readsFromTheRightWhereTheViewDoes() {
    let stage = CompositionalStage(.rows(0.25), counts: [2])
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 0])?.frame.minX == 240)
  }

  @Test func changesToFlowAndBack() {
    let stage = CompositionalStage(.rows(), counts: [4])
    stage.view.layoutIfNeeded()
    stage.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    #expect(stage.view.cellForItem(at: [0, 0])?.frame.width == 50)
    stage.view.setCollectionViewLayout(stage.layout, animated: true)
    #expect(stage.view.cellForItem(at: [0, 0])?.frame.width == 160)
  }

  @Test func theProviderKnowsTheRoom() {
    let stage = CompositionalStage(.rows(), counts: [4])
    var sizes: [CGSize] = []
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
      sizes.append(environment.container.effectiveContentSize)
      return .rows(environment.container.effectiveContentSize.width > 400 ? 0.25 : 0.5)
    }
    stage.view.layoutIfNeeded()
    stage.view.frame.size.width = 640
    stage.view.layoutIfNeeded()
    #expect(sizes.map(\.width) == [320, 640])
    #expect(stage.view.cellForItem(at: [0, 3])?.frame.minX == 480)
  }

  @Test func aScrollTellsHandlersAndAsksNobody() {
    let stage = CompositionalStage(.rows(), counts: [60])
    var (asked, told) = (0, 0)
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let section = NSCollectionLayoutSection.rows()
      section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
      section.visibleItemsInvalidationHandler = { _, _, _ in told += 1 }
      return section
    }
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    #expect(asked == 1)
    #expect(told == 2)
  }

  // MARK: Faults

  @Test func aProviderWithoutAnAnswerIsAFault() {
    let stage = CompositionalStage(.rows(), counts: [4])
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in nil }
    #expect(fault { stage.view.layoutIfNeeded() }?.code == "compositional/no-section")
  }

  @Test func kindsOfASectionAreUnique() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutSection.header(), NSCollectionLayoutSection.header(),
    ]
    let stage = CompositionalStage(section, counts: [4])
    let fault = fault { stage.view.layoutIfNeeded() }
    #expect(
      fault?.sentence
        == "Error: Every supplementary must have a unique elementKind: duplicates detected: header")
  }

  @Test func kindsOfALayoutAreUnique() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutSection.header(), NSCollectionLayoutSection.header(),
    ]
    let stage = CompositionalStage(.rows(), counts: [4], configuration: configuration)
    #expect(fault { stage.view.layoutIfNeeded() }?.code == "compositional/kinds-twice")
  }

  /// Each level is looked into once, whatever the way in which it goes.
  @Test(arguments: [false, true]) func aHundredGroupsInOneAnotherTakeNoTime(_ isOpen: Bool) {
    let all = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var item = NSCollectionLayoutItem(layoutSize: all)
    for level in 0..<100 {
      let isRow = level.isMultiple(of: 2)
      let size = NSCollectionLayoutSize(
        isOpen && !isRow ? .estimated(40) : .absolute(300),
        isOpen && isRow ? .estimated(40) : .absolute(40))
      item =
        isRow
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    }
    let group = NSCollectionLayoutGroup.vertical(layoutSize: all, subitems: [item])
    let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [4])
    stage.layout.prepare()
    #expect(stage.frame(0) != nil)
  }

  @Test func lengthsAreFinite() {
    #expect(
      fault { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }?.sentence
        == "Invalid fractional width: nan. The fraction must be a finite value.")
    #expect(fault { _ = NSCollectionLayoutDimension.absolute(.infinity) } != nil)
    #expect(fault { _ = NSCollectionLayoutSpacing.fixed(.infinity) } != nil)
  }

  private func fault(_ body: () -> Void) -> Fault? {
    do {
      try FaultScope.run(body)
      return nil
    } catch {
      return error as? Fault
    }
  }
}
