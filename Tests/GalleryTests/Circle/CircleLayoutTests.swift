import Gallery
import Testing
import UIKit

@Suite @MainActor struct CircleLayoutTests {
  private func stage(_ layout: CircleLayout, counts: [Int]) -> Stage {
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.margin = 10
    let stage = Stage(
      layout, counts: counts, size: CGSize(width: 200, height: 260), cell: CircleCell.self)
    stage.collectionView.layoutIfNeeded()
    return stage
  }

  // The radius: half of 200 − 40, less the margin of 10.
  @Test(arguments: [
    (count: 1, centers: [CGPoint(x: 100, y: 60)]),
    (count: 2, centers: [CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 200)]),
    (
      count: 4,
      centers: [
        CGPoint(x: 100, y: 60), CGPoint(x: 170, y: 130), CGPoint(x: 100, y: 200),
        CGPoint(x: 30, y: 130),
      ]
    ),
  ])
  func standsItemsClockwiseFromTheTop(_ count: Int, _ centers: [CGPoint]) {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [count])
    let found = stage.itemAttributes.map(\.center)
    for (center, expected) in zip(found, centers) {
      #expect(abs(center.x - expected.x) < 1e-9 && abs(center.y - expected.y) < 1e-9)
    }
    #expect(found.count == centers.count)
    #expect(layout.collectionViewContentSize == stage.collectionView.bounds.size)
  }

  @Test func countsOnThroughTheSections() {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [1, 0, 3])
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 2))
    #expect(abs((last?.center.x ?? 0) - 30) < 1e-9)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    let paths = layout.layoutAttributesForElements(in: stage.collectionView.bounds)?
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    #expect(
      paths == [
        IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 2),
        IndexPath(item: 1, section: 2), IndexPath(item: 2, section: 2),
      ])
  }

  @Test func drawsTheRingBehindTheItems() throws {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [4])
    let ring = try #require(
      layout.layoutAttributesForElements(in: stage.collectionView.bounds)?.first)
    #expect(ring.representedElementKind == RingView.kind)
    #expect(ring.frame == CGRect(x: 30, y: 60, width: 140, height: 140))
    #expect(ring.zIndex == -1)
    let view = try #require(
      stage.collectionView.subviews.compactMap { $0 as? RingView }.first)
    #expect(view.frame == ring.frame)
  }

  @Test func givesItsAttributesToTheCells() throws {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [4])
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(stage.collectionView.cellForItem(at: path) as? CircleCell)
    let attributes = try #require(
      layout.layoutAttributesForItem(at: path) as? CircleLayoutAttributes)
    #expect(cell.angle == 0)
    #expect(cell.angle == attributes.angle)
    #expect(cell.contentView.backgroundColor == attributes.tint)
  }

  @Test(arguments: [0, 1, 2, 3, 8, 61]) func answersQueriesCompletely(_ count: Int) {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [count])
    let ring = layout.layoutAttributesForDecorationView(
      ofKind: RingView.kind, at: IndexPath(item: 0, section: 0))
    let items = stage.itemAttributes
    expectCompleteQueries(
      of: stage, elements: [ring].compactMap { $0 } + items, seed: UInt64(100 + count))
    #expect(stage.collectionView.numberOfItems(inSection: 0) == count)
  }

  @Test func survivesNoRoom() {
    let layout = CircleLayout()
    let stage = Stage(layout, counts: [3], size: .zero)
    layout.prepare()
    #expect(stage.itemAttributes.map(\.center) == [.zero, .zero, .zero])
    stage.collectionView.layoutIfNeeded()
  }

  @Test func answersASmallQueryAmongAHundredThousandItems() {
    let layout = CircleLayout()
    let stage = Stage(layout, counts: [100_000], size: CGSize(width: 20_000, height: 20_000))
    layout.itemSize = CGSize(width: 1, height: 1)
    layout.prepare()
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 10_000, width: 100, height: 1))
    #expect((found?.count ?? 0) < 10)
    #expect(found?.isEmpty == false)
    #expect(stage.collectionView.numberOfItems(inSection: 0) == 100_000)
  }

  @Test func isInvalidatedByASizeAndNotByScrolling() {
    let layout = CircleLayout()
    let stage = stage(layout, counts: [4])
    let bounds = stage.collectionView.bounds
    #expect(!stage.isInvalidated(by: bounds.offsetBy(dx: 0, dy: 5)))
    #expect(stage.isInvalidated(by: bounds.insetBy(dx: 1, dy: 0)))
  }
}
