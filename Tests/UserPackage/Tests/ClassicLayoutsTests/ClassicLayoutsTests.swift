import Testing
import UIKit

@testable import ClassicLayouts

@Suite @MainActor struct ClassicLayoutsTests {
  @Test func carouselShrinksItsSides() throws {
    let layout = CarouselFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 200)
    let source = PlainSource([5])
    let view = makeCollectionView(
      layout, size: CGSize(width: 375, height: 300), source: source)
    view.contentOffset = CGPoint(x: 220, y: 0)
    view.layoutIfNeeded()
    let found = try #require(layout.layoutAttributesForElements(in: view.bounds))
    #expect(found.map { $0.center.x } == [187.5, 407.5, 627.5])
    #expect(found.map { $0.alpha } == [0.5, 1, 0.5])
    #expect(found.map { $0.zIndex } == [0, 10, 0])
    #expect(CATransform3DIsIdentity(found[0].transform3D) == false)
    #expect(found[1].frame == CGRect(x: 307.5, y: 50, width: 200, height: 200))
    #expect(view.decelerationRate == .fast)
  }

  @Test func carouselSnapsToTheNearestItem() {
    let layout = CarouselFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 200)
    let source = PlainSource([5])
    let view = makeCollectionView(
      layout, size: CGSize(width: 375, height: 300), source: source)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 130, y: 0), withScrollingVelocity: CGPoint(x: 0, y: 0))
    #expect(target == CGPoint(x: 220, y: 0))
    // Five items, four spaces and the insets that centre the first and the last one.
    #expect(view.contentSize == CGSize(width: 1255, height: 300))
  }

  @Test func itemSizeMayBeSetAfterPreparing() throws {
    let layout = ListFlowLayout()
    let source = PlainSource([3])
    let view = makeCollectionView(
      layout, size: CGSize(width: 320, height: 400), source: source)
    let frames = try #require(layout.layoutAttributesForElements(in: view.bounds)).map { $0.frame }
    #expect(
      frames == [
        CGRect(x: 8, y: 6, width: 147, height: 40), CGRect(x: 165, y: 6, width: 147, height: 40),
        CGRect(x: 8, y: 56, width: 147, height: 40),
      ])
  }

  @Test func tagsStandLeftAlignedWithTheInsetOfTheDelegate() throws {
    let controller = TagsController(tags: ["swift", "ui", "layout", "a"])
    controller.view.frame = CGRect(x: 0, y: 0, width: 220, height: 300)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    let frames = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(
      frames == [
        CGRect(x: 12, y: 4, width: 100, height: 30), CGRect(x: 122, y: 4, width: 40, height: 30),
        CGRect(x: 12, y: 44, width: 120, height: 30), CGRect(x: 142, y: 44, width: 20, height: 30),
      ])
  }

  @Test func headersStickWithoutARebuild() {
    let layout = StickyHeaderLayout()
    let source = PlainSource([5, 20])
    let view = makeCollectionView(
      layout, size: CGSize(width: 320, height: 200), source: source)
    let before = layout.rebuilds
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    let first = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionElementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(layout.rebuilds == before)
    let header = view.supplementaryView(
      forElementKind: UICollectionElementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect((header as? TitleHeader)?.label.text == "Section 0")
    #expect(header?.frame == first?.frame)

    view.contentOffset = CGPoint(x: 0, y: 230)
    view.layoutIfNeeded()
    #expect(first?.frame.minY == 220)
    view.frame.size = CGSize(width: 480, height: 200)
    view.layoutIfNeeded()
    #expect(layout.rebuilds == before + 1)
  }

  @Test func timelineShowsDecorationsAndGivesItsAttributesToTheCells() throws {
    let layout = TimelineLayout(heights: [60, 90])
    let source = PlainSource([2])
    let view = makeCollectionView(
      layout, size: CGSize(width: 320, height: 400), source: source)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? EventCell)
    cell.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 60, y: 80, width: 250, height: 90))
    #expect(cell.progress == 0.5)
    #expect(cell.bar.frame == CGRect(x: 0, y: 86, width: 125, height: 4))
    let spines = view.subviews.compactMap { $0 as? SpineView }
    #expect(spines.map { $0.frame } == [CGRect(x: 28, y: 0, width: 4, height: 180)])
    let dots = view.subviews.compactMap { $0 as? DotView }
    #expect(
      dots.map { $0.frame } == [
        CGRect(x: 24, y: 34, width: 12, height: 12), CGRect(x: 24, y: 119, width: 12, height: 12),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 180))
  }
}
