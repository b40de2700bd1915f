import Testing

@testable import UIKit

/// Descriptions that nobody should write: UIKit's fault or an answer, and always an end.
@Suite @MainActor struct CompositionalBadInputTests {
  private func fault(_ body: () -> Void) -> Fault? {
    do {
      try FaultScope.run(body)
      return nil
    } catch {
      return error as? Fault
    }
  }

  private func stage(
    counts: [Int], _ provider: @escaping (Int) -> NSCollectionLayoutSection?
  ) -> CompositionalStage {
    let stage = CompositionalStage(.rows(), counts: counts)
    stage.view.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
      provider(index)
    }
    return stage
  }

  /// The provider is asked for a section that it has no answer to any more only after an update.
  @Test func aProviderMayLoseItsAnswer() {
    let stage = stage(counts: [4, 4]) { $0 < 2 ? .rows() : nil }
    #expect(fault { stage.view.layoutIfNeeded() } == nil)
    let found = fault {
      stage.view.performBatchUpdates {
        stage.counts = [4, 4, 4]
        stage.view.insertSections([2])
      }
    }
    #expect(found?.code == "compositional/no-section")
    #expect(found?.facts.first?.value == "2")
  }

  @Test func aProviderThatNeverAnswersAlikeIsAskedOnceAnInvalidation() {
    var asked = 0
    let stage = stage(counts: [40]) { _ in
      asked += 1
      return .rows(asked.isMultiple(of: 2) ? 0.5 : 0.25, .absolute(CGFloat(20 + asked)))
    }
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y = 10
    stage.view.layoutIfNeeded()
    #expect(asked == 1)
    for _ in 0..<20 {
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    #expect(asked == 21)
    let frame = stage.view.collectionViewLayout.layoutAttributesForItem(at: [0, 0])?.frame
    #expect(frame == stage.view.cellForItem(at: [0, 0])?.frame)
  }

  /// Nobody asks a cell for its height that is nowhere to be seen.
  @Test func estimatesOfNothingShowNothingAndSaySo() {
    let stage = CompositionalStage(.rows(1, .absolute(30)), counts: [1_000])
    for item in 0..<1_000 { stage.heights[[0, item]] = 30 }
    let told = UIKitLog.collect {
      stage.view.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: .rows(1, .estimated(0)))
      stage.view.layoutIfNeeded()
    }
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.view.contentSize == CGSize(width: 320, height: 0))
    #expect(told.map(\.topic) == [.estimate, .flatItems(section: 0)])
    #expect(
      told.last?.text
        == "section 0 shows none of its 1000 items: its item 1w × ~0 is 0 points high")
  }

  @Test(arguments: [0, -1, -1e300] as [CGFloat])
  func estimatesAreMoreThanNothing(_ estimate: CGFloat) {
    let told = UIKitLog.collect {
      _ = NSCollectionLayoutDimension.estimated(estimate)
      _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: estimate)
      _ = NSCollectionLayoutDimension.absolute(estimate)
    }
    #expect(told.map(\.topic) == [.estimate, .estimate])
    #expect(told.first?.text.hasPrefix("Invalid estimated dimension, must be > 0.") == true)
  }

  /// Fractions of nothing, of less than nothing, and insets that leave nothing.
  @Test(arguments: [(0, 0), (-1, 0), (0.5, 90)] as [(CGFloat, CGFloat)])
  func itemsWithoutAnyWidthSaySo(fraction: CGFloat, inset: CGFloat) {
    let size = NSCollectionLayoutSize(.fractionalWidth(fraction), .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets.leading = inset * 2
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [3, 0])
    let told = UIKitLog.collect { stage.view.layoutIfNeeded() }
    #expect(told.map(\.topic) == [.flatItems(section: 0)])
    #expect(told.first?.text.hasSuffix("w × 40 is 0 points wide") == true)
  }

  /// A cell that wants to be higher each time that it is asked.
  @Test func measuringWithoutEndEnds() {
    let stage = CompositionalStage(.rows(1, .estimated(40)), counts: [10])
    stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    #expect(fault { stage.view.layoutIfNeeded() }?.code == "sizing/never-settles")
  }

  private final class GrowingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height += 1
      return layoutAttributes
    }
  }

  @Test(arguments: [-1e300, -1, CGFloat.leastNonzeroMagnitude, 1e9, 1e300])
  func fractionsWithoutSenseHaveAnAnswer(_ fraction: CGFloat) {
    for behavior in [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .groupPaging] {
      let section = NSCollectionLayoutSection.rows(fraction, .fractionalHeight(fraction))
      section.orthogonalScrollingBehavior = behavior
      let stage = CompositionalStage(section, counts: [100, 3])
      #expect(fault { stage.view.layoutIfNeeded() } == nil)
      let size = stage.layout.collectionViewContentSize
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }

  @Test func nothingIsSolvedForNoItems() {
    let section = NSCollectionLayoutSection.rows()
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header()]
    section.contentInsets = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    let stage = CompositionalStage(section, counts: [0, 0])
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 80)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "header").count == 2)
    #expect(CompositionalStage(.rows(), counts: []).layout.collectionViewContentSize.height == 0)
  }

  /// A header that is pinned in a section that scrolls by itself goes with the content, not with the section.
  @Test func pinsOfSectionsThatScrollByThemselvesFollowTheContent() {
    let section = NSCollectionLayoutSection.rows(0.5, .absolute(400))
    section.orthogonalScrollingBehavior = .paging
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    let stage = CompositionalStage(section, counts: [10, 10])
    stage.view.layoutIfNeeded()
    stage.layout.scrollSection(0, to: 320)
    stage.view.contentOffset.y = 120
    stage.view.layoutIfNeeded()
    let headers = [0, 1].map {
      stage.view.supplementaryView(forElementKind: "header", at: [$0, 0])?.frame.origin
    }
    #expect(headers == [CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 430)])
  }

  @Test func kindsOfTwoItemsInAGroupAreOneKind() {
    let badges = [NSRectAlignment.topLeading, .bottomTrailing].map { _ in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
        containerAnchor: .init(edges: [.top]))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: badges)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    let stage = CompositionalStage(section, counts: [3])
    #expect(fault { stage.view.layoutIfNeeded() } == nil)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count == 6)
  }

  /// A group that loses its room by an update says why nothing is shown any more.
  @Test func aSectionThatIsEmptiedByAnUpdateSaysWhy() {
    var width: CGFloat = 1
    let stage = stage(counts: [4]) { _ in .rows(width) }
    stage.view.layoutIfNeeded()
    width = 1.5
    let told = UIKitLog.collect {
      stage.view.performBatchUpdates {
        stage.counts = [5]
        stage.view.insertItems(at: [[0, 0]])
      }
    }
    #expect(told.map(\.finding).contains { $0.hasPrefix("section 0 shows none of its 5 items") })
  }
}
