import Gallery
import Testing
import UIKit

@Suite @MainActor struct MosaicLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let count: Int
    let width: CGFloat
    let height: CGFloat
    /// The frames of the last row.
    let lastRow: [CGRect]
    var testDescription: String { "\(count) items in \(width)" }
  }

  nonisolated static let cases = [
    Case(count: 0, width: 320, height: 0, lastRow: []),
    Case(
      count: 1, width: 320, height: 200,
      lastRow: [CGRect(x: 0, y: 0, width: 320, height: 200)]),
    Case(
      count: 2, width: 320, height: 402,
      lastRow: [CGRect(x: 0, y: 202, width: 320, height: 200)]),
    Case(
      count: 3, width: 320, height: 402,
      lastRow: [
        CGRect(x: 0, y: 202, width: 159, height: 200),
        CGRect(x: 161, y: 202, width: 159, height: 200),
      ]),
    Case(
      count: 4, width: 320, height: 604,
      lastRow: [CGRect(x: 0, y: 404, width: 320, height: 200)]),
    Case(
      count: 5, width: 320, height: 604,
      lastRow: [
        CGRect(x: 0, y: 404, width: 159, height: 200),
        CGRect(x: 161, y: 404, width: 159, height: 200),
      ]),
    Case(
      count: 6, width: 320, height: 604,
      lastRow: [
        CGRect(x: 0, y: 404, width: 212, height: 200),
        CGRect(x: 214, y: 404, width: 106, height: 99),
        CGRect(x: 214, y: 505, width: 106, height: 99),
      ]),
    Case(
      count: 9, width: 320, height: 806,
      lastRow: [
        CGRect(x: 0, y: 606, width: 106, height: 99),
        CGRect(x: 0, y: 707, width: 106, height: 99),
        CGRect(x: 108, y: 606, width: 212, height: 200),
      ]),
    // After ⅓ + ⅔ the row of halves comes again.
    Case(
      count: 14, width: 320, height: 1210,
      lastRow: [
        CGRect(x: 0, y: 1010, width: 212, height: 200),
        CGRect(x: 214, y: 1010, width: 106, height: 99),
        CGRect(x: 214, y: 1111, width: 106, height: 99),
      ]),
    // Whole points where the width is odd: half of 373 is 187 and 186.
    Case(
      count: 3, width: 375, height: 402,
      lastRow: [
        CGRect(x: 0, y: 202, width: 187, height: 200),
        CGRect(x: 189, y: 202, width: 186, height: 200),
      ]),
    Case(
      count: 6, width: 375, height: 604,
      lastRow: [
        CGRect(x: 0, y: 404, width: 249, height: 200),
        CGRect(x: 251, y: 404, width: 124, height: 99),
        CGRect(x: 251, y: 505, width: 124, height: 99),
      ]),
    // No room for anything but the gap.
    Case(
      count: 3, width: 1, height: 402,
      lastRow: [
        CGRect(x: 0, y: 202, width: 0, height: 200), CGRect(x: 1, y: 202, width: 0, height: 200),
      ]),
  ]

  // 004-5, 004-7, 004-8, 004-9
  @Test(arguments: cases) func cutsTheLastRowByWhatRemains(_ example: Case) {
    let layout = MosaicLayout()
    let size = CGSize(width: example.width, height: 480)
    let stage = Stage(layout, counts: [example.count], size: size)
    stage.collectionView.layoutIfNeeded()
    let frames = stage.itemFrames
    #expect(Array(frames.suffix(example.lastRow.count)) == example.lastRow)
    #expect(
      layout.collectionViewContentSize == CGSize(width: example.width, height: example.height))
  }

  // 004-6
  @Test func followsItsHeightAndGap() {
    let layout = MosaicLayout()
    layout.segmentHeight = 90
    layout.gap = 10
    let stage = Stage(layout, counts: [3], size: CGSize(width: 210, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 0, width: 210, height: 90), CGRect(x: 0, y: 100, width: 100, height: 90),
        CGRect(x: 110, y: 100, width: 100, height: 90),
      ])
  }

  // 004-11
  @Test func beginsEverySectionWithAFullRow() {
    let layout = MosaicLayout()
    let counts = [1, 0, 2]
    let stage = Stage(layout, counts: counts, size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 0, width: 320, height: 200), CGRect(x: 0, y: 202, width: 320, height: 200),
        CGRect(x: 0, y: 404, width: 320, height: 200),
      ])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 2)) == nil)
  }

  // 004-10
  @Test func answersQueriesCompletely() {
    let layout = MosaicLayout()
    let counts = [40, 1, 23]
    let stage = Stage(layout, counts: counts, size: CGSize(width: 375, height: 480))
    stage.collectionView.layoutIfNeeded()
    expectCompleteQueries(of: stage, elements: stage.itemAttributes, seed: 11)
  }

  @Test func findsTheBigCellBesideAShortOne() {
    let layout = MosaicLayout()
    let stage = Stage(layout, counts: [9], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    // The upper one of the stacked cells ends above this rectangle.
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 720, width: 320, height: 1))
    #expect(found?.map(\.indexPath.item) == [7, 8])
  }

  // 004-14
  @Test func isInvalidatedByASizeAndNotByScrolling() {
    let layout = MosaicLayout()
    let stage = Stage(layout, counts: [9], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    let scrolled = CGRect(x: 0, y: 100, width: 320, height: 480)
    let turned = CGRect(x: 0, y: 0, width: 480, height: 320)
    #expect(!stage.isInvalidated(by: scrolled))
    #expect(stage.isInvalidated(by: turned))
  }

  // 004-10
  @Test func laysOutAHundredThousandItems() {
    let layout = MosaicLayout()
    let stage = Stage(layout, counts: [100_000], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    let size = layout.collectionViewContentSize
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: size.height - 480, width: 320, height: 480))
    #expect(found?.last?.indexPath == IndexPath(item: 99_999, section: 0))
    #expect((found?.count ?? 0) <= 9)
  }
}
