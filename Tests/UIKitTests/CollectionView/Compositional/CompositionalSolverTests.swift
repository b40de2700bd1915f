import Testing

@testable import UIKit

/// The rules of groups and sections, without any view.
@Suite @MainActor struct CompositionalSolverTests {
  private let pixels = PixelGrid.ofGroups(scale: 2)

  private func plan(
    _ section: NSCollectionLayoutSection, count: Int, width: CGFloat = 320
  ) -> SectionPlan {
    var providers = CustomProviders()
    let node = section.node(&providers)
    let space = CompositionalSpace(
      axis: .vertical, size: CGSize(width: width, height: 480), pixels: pixels)
    let context = SolvingContext(pixels: pixels) { [providers] number, size in
      providers.places(of: number, in: size, UITraitCollection())
    }
    return SectionPlan(node, count: count, space: space, context: context)
  }

  @Test func aMillionEqualItemsAreOneRun() {
    let plan = plan(.rows(0.25), count: 1_000_001)
    #expect(plan.stack.runs.count == 2)
    #expect(plan.item(999_999)?.frame == CGRect(x: 240, y: 9_999_960, width: 80, height: 40))
    #expect(plan.item(1_000_000)?.frame.minX == 0)
    #expect(plan.item(1_000_001) == nil)
  }

  /// Items that are measured one by one lie where they would if all had been known before.
  @Test(arguments: 0..<20) func measuringInAnyOrderComesToTheSame(_ seed: Int) {
    var state = UInt64(seed + 1)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let section =
      seed % 2 == 0 ? NSCollectionLayoutSection.rows(0.3, .estimated(30)) : tags
    section.interGroupSpacing = 3
    var one = plan(section, count: 50)
    var sizes: [Int: CGSize] = [:]
    for _ in 0..<60 {
      let item = random(50)
      let size = CGSize(width: CGFloat(20 + random(150)), height: CGFloat(10 + random(60)))
      sizes[item] = size
      one.measure(size, of: item)
    }
    var all = plan(section, count: 50)
    all.measure(sizes.map { ($0.key, $0.value) }, views: [:])
    for item in 0..<50 {
      #expect(one.item(item)?.frame == all.item(item)?.frame, "item \(item)")
    }
    #expect(one.end == all.end)
  }

  /// Groups in a group that no cell has asked anything of are alike, and are filled once; the others each by itself.
  @Test func groupsInAGroupAreMeasuredEachByItself() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)),
      subitems: [NSCollectionLayoutItem(layoutSize: .init(.estimated(80), .absolute(20)))])
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .init(.fractionalWidth(1), .absolute(400)), subitems: [row]))
    var plan = plan(section, count: 40)
    #expect(plan.item(8)?.frame.origin == CGPoint(x: 0, y: 40))
    // It fits behind the four of the second row.
    plan.measure(CGSize(width: 0, height: 20), of: 8)
    #expect(plan.item(8)?.frame.origin == CGPoint(x: 320, y: 20))
    #expect(plan.item(9)?.frame.origin == CGPoint(x: 0, y: 40))
    plan.measure(CGSize(width: 200, height: 20), of: 14)
    #expect(plan.item(13)?.frame.origin == CGPoint(x: 0, y: 60))
    #expect(plan.item(14)?.frame == CGRect(x: 80, y: 60, width: 200, height: 20))
    #expect(plan.item(15)?.frame.origin == CGPoint(x: 0, y: 80))
    #expect(plan.item(20)?.frame.origin == CGPoint(x: 80, y: 100))
  }

  /// Words in rows, as many as fit.
  private var tags: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(.estimated(80), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .fixed(4)
    return NSCollectionLayoutSection(group: group)
  }

  @Test func rowsOfWordsBreakAnewWhereOneBecomesLonger() {
    var plan = plan(tags, count: 6)
    #expect(plan.item(3)?.frame.minY == 20)
    plan.measure(CGSize(width: 300, height: 20), of: 0)
    #expect(plan.item(1)?.frame == CGRect(x: 0, y: 20, width: 80, height: 20))
  }

  @Test func rowsOfWordsTakeInAWordThatBecomesShorter() {
    var plan = plan(tags, count: 6)
    plan.measure(CGSize(width: 40, height: 20), of: 3)
    #expect(plan.item(3)?.frame == CGRect(x: 252, y: 0, width: 40, height: 20))
    #expect(plan.item(4)?.frame.origin == CGPoint(x: 0, y: 20))
  }

  @Test func uniformSiblingsTakeTheLongestLength() {
    var plan = plan(
      .rows(0.5, .uniformAcrossSiblings(estimate: 30)), count: 4)
    plan.measure(CGSize(width: 160, height: 70), of: 1)
    #expect(plan.item(0)?.frame.height == 70)
    #expect(plan.item(2)?.frame.origin.y == 70)
  }

  @Test func whatAsksForMoreThanARowGetsTheRow() {
    var plan = plan(tags, count: 3)
    plan.measure(CGSize(width: 900, height: 20), of: 1)
    #expect(plan.item(1)?.frame == CGRect(x: 0, y: 20, width: 320, height: 20))
    #expect(plan.item(2)?.frame.minY == 40)
  }

  /// A nested group that is not full leaves off what it does not need.
  @Test func aLastGroupIsAsShortAsItCanBe() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item])
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [column]))
    #expect(plan(section, count: 9).end == 250)
    #expect(plan(section, count: 10).end == 300)
    #expect(plan(section, count: 1).end == 50)
  }

  /// Found by laying out random layouts: it became shorter than nothing, and its items were found no more.
  @Test func aLastGroupIsNoShorterThanItsItemsWhereTheyStandOutOfIt() {
    let items = [100, 200].map { width in
      NSCollectionLayoutItem(layoutSize: .init(.absolute(width), .absolute(20)))
    }
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.estimated(50), .absolute(20)), subitems: items)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: .init(.absolute(120), .absolute(20)), subitems: [row]))
    section.orthogonalScrollingBehavior = .continuous
    #expect(plan(section, count: 2).stack.length == 120)
    #expect(plan(section, count: 3).stack.length == 220)
  }

  @Test func aGroupThatCannotHoldItsItemHasNone() {
    let plan = plan(.rows(1.5), count: 5)
    #expect(plan.item(0) == nil)
    #expect(plan.end == 0)
  }

  /// Found by laying out random layouts: it was shorter than nothing, and what followed lay above it.
  @Test func anOpenGroupThatGapsTakeBackIsNothingLong() {
    let items = [10, 12].map { height in
      NSCollectionLayoutItem(layoutSize: .init(.absolute(50), .absolute(height)))
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .estimated(30)), subitems: items)
    group.interItemSpacing = .fixed(-50)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)), subitems: [group, items[0]])
    let plan = plan(NSCollectionLayoutSection(group: column), count: 3)
    #expect(plan.item(1)?.frame == CGRect(x: 0, y: -40, width: 50, height: 12))
    #expect(plan.item(2)?.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  /// Found by laying out random layouts: the row has room for six children, which leaves the first one 55 points. With
  /// as many children as there are items it would have 75, and nobody was told why no item shows.
  @Test func anItemThatGapsLeaveNoRoomIsTooLong() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(0.25), .absolute(40)),
      subitems: [NSCollectionLayoutItem(layoutSize: .init(.absolute(70), .absolute(40)))])
    let item = NSCollectionLayoutItem(layoutSize: .init(.absolute(10), .absolute(40)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [group, item])
    row.interItemSpacing = .fixed(20)
    let stack = plan(NSCollectionLayoutSection(group: row), count: 2).stack
    #expect(stack.placedCount == 0)
    #expect(
      stack.emptyGroup
        == .tooLong(
          item: .init(name: "item 70 × 40", length: 70),
          group: .init(name: "horizontal group 0.25w × 40", length: 55), axis: .horizontal))
  }

  // MARK: Bad input

  @Test func itemsWithoutAnyExtentEndAllTheSame() {
    let plan = plan(.rows(0, .absolute(0)), count: 1_000)
    #expect(plan.item(999)?.frame == .zero)
  }

  /// Found by laying out random layouts: a million of them took a gigabyte.
  @Test func placesOfNestedGroupsAreThereOnce() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: .init(edges: [.top, .leading]))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(20)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(.absolute(0), .absolute(20)), supplementaryItems: [badge])
      ])
    row.contentInsets.leading = 5
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: .init(.fractionalWidth(1), .absolute(40)), subitems: [row]))
    section.contentInsets.top = 7
    let plan = plan(section, count: 100_000)
    let solved = plan.stack.runs.first?.solved
    #expect(solved?.children.map(\.slots.lowerBound) == [0])
    #expect(solved?.children.first?.group?.slots.isEmpty == true)
    #expect(solved?.children.first?.group?.supplements.isEmpty == true)
    #expect(plan.item(99_999)?.frame == CGRect(x: 5, y: 7, width: 0, height: 20))
    let last = plan.supplement(.init(kind: "badge", number: 99_999))
    #expect(last?.frame == CGRect(x: 5, y: 7, width: 10, height: 10))
    #expect(plan.supplement(.init(kind: "badge", number: 100_000)) == nil)
    #expect(plan.end == 47)
  }

  @Test func aHundredNestedGroupsEnd() {
    var item: NSCollectionLayoutItem = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    for level in 0..<100 {
      let size = NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(0.5))
      item =
        level % 2 == 0
        ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let plan = plan(NSCollectionLayoutSection(group: group), count: 5)
    #expect(plan.item(4) != nil)
  }

  @Test func numbersOutOfAnySenseHaveAnEnd() {
    for value in [-1, 1e300, CGFloat.leastNonzeroMagnitude] {
      let section = NSCollectionLayoutSection.rows(value, .absolute(value))
      section.interGroupSpacing = value
      section.contentInsets.leading = value
      _ = plan(section, count: 1_000).item(999)
    }
    let spaced = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.fractionalWidth(1), .absolute(10)),
      subitems: [.init(layoutSize: .init(.fractionalWidth(1e-9), .absolute(1)))])
    spaced.interItemSpacing = .fixed(1e-9)
    #expect(plan(NSCollectionLayoutSection(group: spaced), count: 100).item(99) != nil)
  }

  @Test func emptyGroupsHoldNothing() {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []),
      .custom(layoutSize: size) { _ in [] },
      .vertical(layoutSize: size, subitem: .init(layoutSize: size), count: 0),
    ] {
      #expect(plan(NSCollectionLayoutSection(group: group), count: 3).item(0) == nil)
    }
  }
}
