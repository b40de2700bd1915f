import Testing

@testable import UIKit

/// The elements of a rectangle, and the scrolls that ask for them anew.
@Suite @MainActor struct CompositionalQueryTests {
  private func cells(_ stage: CompositionalStage, in rect: CGRect) -> [IndexPath] {
    (stage.layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  /// A section with a view of each sort.
  private var furnished: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: .init(edges: [.top]))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [item]))
    section.boundarySupplementaryItems = [NSCollectionLayoutSection.header()]
    section.decorationItems = [.background(elementKind: "card")]
    return section
  }

  @Test func cellsComeInOrderAndThenTheRest() {
    let stage = CompositionalStage(furnished, counts: [3, 3])
    let all = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    let paths = [0, 1].flatMap { section in (0..<3).map { IndexPath(item: $0, section: section) } }
    #expect(all.prefix(6).map(\.indexPath) == paths)
    #expect(all.count == 6 + 6 + 2 + 2)
    #expect(all.dropFirst(6).allSatisfy { $0.representedElementCategory != .cell })
  }

  @Test func edgesThatOnlyTouchAreOutside() {
    let stage = CompositionalStage(.rows(), counts: [8])
    #expect(cells(stage, in: CGRect(x: 160, y: 40, width: 160, height: 40)) == [[0, 3]])
    #expect(cells(stage, in: CGRect(x: 320, y: 0, width: 50, height: 480)).isEmpty)
    #expect(cells(stage, in: CGRect(x: 0, y: 39.5, width: 1, height: 1)) == [[0, 0], [0, 2]])
  }

  /// The first row stands out of the content to the left, and the last item below it.
  @Test func aRectangleIsCutAtTheContent() {
    let item = NSCollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .absolute(100)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [item]))
    let stage = CompositionalStage(section, counts: [2])
    #expect(stage.layout.collectionViewContentSize.height == 40)
    #expect(stage.frame(1) == CGRect(x: 0, y: 20, width: 320, height: 100))
    #expect(cells(stage, in: CGRect(x: 0, y: 50, width: 320, height: 400)).isEmpty)
    #expect(cells(stage, in: CGRect(x: -50, y: -50, width: 60, height: 60)) == [[0, 0]])
    let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    #expect(cells(stage, in: everywhere).count == 2)
    // Cells that stand out of their group are looked for where the group is.
    #expect(cells(stage, in: CGRect(x: 0, y: 25, width: 320, height: 10)) == [[0, 1]])
  }

  @Test(arguments: [
    CGRect(x: 100, y: 0, width: 0, height: 480), CGRect(x: 0, y: 50, width: 320, height: 0),
    CGRect(x: 100, y: 50, width: 0, height: 0),
  ])
  func withoutAnyAreaThereIsOnlyWhatLiesBehind(_ rect: CGRect) {
    let stage = CompositionalStage(furnished, counts: [4])
    let found = stage.layout.layoutAttributesForElements(in: rect) ?? []
    #expect(found.map(\.representedElementKind) == ["card"])
  }

  @Test func theContentIsAsWideAsTheViewAndWholePixelsLong() {
    let section = NSCollectionLayoutSection.rows(1)
    section.interGroupSpacing = 0.3
    let stage = CompositionalStage(section, counts: [3])
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 320, height: 120.5))
  }

  @Test func onlyWhatMovesWithTheScreenAsksForScrolls() {
    func asks(_ section: NSCollectionLayoutSection, _ change: (inout CGRect) -> Void) -> Bool {
      let stage = CompositionalStage(section, counts: [40])
      stage.view.layoutIfNeeded()
      var bounds = stage.view.bounds
      change(&bounds)
      return stage.layout.shouldInvalidateLayout(forBoundsChange: bounds)
    }
    let (pinned, handled, orthogonal) = (
      NSCollectionLayoutSection.rows(), NSCollectionLayoutSection.rows(),
      NSCollectionLayoutSection.rows()
    )
    pinned.boundarySupplementaryItems = [NSCollectionLayoutSection.header(isPinned: true)]
    handled.visibleItemsInvalidationHandler = { _, _, _ in }
    orthogonal.orthogonalScrollingBehavior = .paging
    #expect(!asks(.rows()) { $0.origin.y = 10 })
    #expect(!asks(orthogonal) { $0.origin.y = 10 })
    #expect(asks(pinned) { $0.origin.y = 10 })
    #expect(asks(handled) { $0.origin.y = 10 })
    #expect(asks(.rows()) { $0.size.width = 300 })
    #expect(!asks(pinned) { _ in })
  }

  /// A height that becomes known moves what is behind it: the provider is not asked, and nothing is made anew before it.
  @Test func aHeightThatBecomesKnownAsksNobodyElse() {
    var asked = 0
    let stage = CompositionalStage(.rows(), counts: [4, 4])
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return .rows(1, .estimated(40))
    }
    stage.view.collectionViewLayout = layout
    stage.view.layoutIfNeeded()
    let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 1))
    let before = [first, last].map { layout.layoutAttributesForItem(at: $0) }
    guard let original = layout.layoutAttributesForItem(at: [1, 0]) else { return }
    let preferred = original.copied
    preferred.size.height = 70
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let after = [first, last].map { layout.layoutAttributesForItem(at: $0) }
    #expect(asked == 2)
    #expect(after[0] === before[0])
    #expect(after[1]?.frame.minY == 310)
  }

  // MARK: Out of order

  /// All items are found wherever they lie in the content, in windows down all of it.
  private func expectAllFound(_ stage: CompositionalStage, _ name: String) {
    let content = CGRect(origin: .zero, size: stage.layout.collectionViewContentSize)
    for top in stride(from: CGFloat(0), to: content.height, by: 15) {
      let window = CGRect(x: 0, y: top, width: 320, height: min(20, content.height - top))
      let expected = stage.counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }.filter { stage.frame($0.item, $0.section)?.overlaps(window) == true }
      #expect(cells(stage, in: window) == expected, "\(name) at \(top)")
    }
  }

  @Test(arguments: [-10, -50] as [CGFloat]) func groupsMayGoBack(_ spacing: CGFloat) {
    let section = NSCollectionLayoutSection.rows(1)
    section.contentInsets.top = 100
    section.interGroupSpacing = spacing
    let stage = CompositionalStage(section, counts: [8, 3])
    #expect(stage.frame(1)?.minY == 140 + spacing)
    expectAllFound(stage, "groups \(spacing) apart")
  }

  @Test(arguments: [(0, -30), (-30, 0), (20, -30), (-20, -20)] as [(CGFloat, CGFloat)])
  func groupsMayStandOutOfTheirStretch(before: CGFloat, after: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [item])
    group.edgeSpacing = .init(
      leading: nil, top: .fixed(before), trailing: nil, bottom: .fixed(after))
    let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [10, 5])
    #expect(stage.frame(1)?.minY == 40 + before + after + before)
    expectAllFound(stage, "edges of \(before) and \(after)")
  }

  @Test func edgesMayLeadOutOfASectionThatScrollsByItself() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.absolute(100), .absolute(40)), subitems: [item])
    group.edgeSpacing = .init(
      leading: nil, top: .fixed(-30), trailing: nil, bottom: .fixed(10))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(section, counts: [3, 3, 3])
    #expect(stage.frame(0, 1)?.minY == -10)
    expectAllFound(stage, "edges across")
  }

  @Test func sectionsMayGoBack() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = -50
    let section = NSCollectionLayoutSection.rows(1)
    let stage = CompositionalStage(
      section, counts: [4, 0, 1, 0, 9, 2], configuration: configuration)
    #expect(stage.frame(0, 2)?.minY == 60)
    expectAllFound(stage, "sections")
  }

  // MARK: Single elements

  /// Badges count through a section, kind by kind, wherever they are nested; the last group has not all of them.
  @Test func everyBadgeIsAnsweredAsInItsRectangle() {
    let badges = ["badge", "header", "badge"].map { kind in
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(.fractionalWidth(0.5), .estimated(10)), elementKind: kind,
        containerAnchor: .init(edges: [.top]))
    }
    let size = NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
    let inner = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [item, NSCollectionLayoutItem(layoutSize: size)])
    inner.supplementaryItems = [badges[0]]
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [inner]))
    let stage = CompositionalStage(section, counts: [11])
    let all = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    let numbers = all.filter { $0.representedElementKind == "badge" }.map(\.indexPath.item)
    #expect(numbers.sorted() == Array(0..<18))
    for attributes in all {
      #expect(stage.layout.attributes(for: ElementKey(attributes))?.isEqual(attributes) == true)
    }
    #expect(stage.layout.attributes(for: .supplementaryView("badge", [0, 18])) == nil)
    #expect(stage.layout.attributes(for: .supplementaryView("header", [0, 6])) == nil)
  }
}
