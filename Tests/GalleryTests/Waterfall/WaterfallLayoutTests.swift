import Notation
import Gallery
import Testing
import UIKit

@Suite @MainActor struct WaterfallLayoutTests {
  @Test func fillsTheShortestColumnFirst() {
    let layout = WaterfallLayout()
    layout.columnCount = 3
    let heights = HeightSource([50, 80, 60, 40, 30])
    let stage = Stage(
      layout, counts: [5], size: CGSize(width: 320, height: 480), delegate: heights)
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 80),
        CGRect(x: 220, y: 0, width: 100, height: 60), CGRect(x: 0, y: 60, width: 100, height: 40),
        CGRect(x: 220, y: 70, width: 100, height: 30),
      ])
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 100))
  }

  @Test func takesTheLeftmostOfEquallyShortColumns() {
    let layout = WaterfallLayout()
    layout.columnCount = 4
    layout.minimumInteritemSpacing = 0
    let stage = Stage(layout, counts: [6], size: CGSize(width: 400, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames.map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 200, y: 0), CGPoint(x: 300, y: 0),
        CGPoint(x: 0, y: 110), CGPoint(x: 100, y: 110),
      ])
  }

  @Test func stacksSectionsWithHeadersInsetsAndFooters() {
    let layout = WaterfallLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 4)
    layout.headerHeight = 30
    layout.footerHeight = 20
    layout.itemSize = CGSize(width: 100, height: 40)
    let counts = [1, 0, 2]
    let stage = Stage(layout, counts: counts, size: CGSize(width: 220, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [
        CGRect(x: 6, y: 35, width: 100, height: 40), CGRect(x: 6, y: 199, width: 100, height: 40),
        CGRect(x: 116, y: 199, width: 100, height: 40),
      ])
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let bands = (0..<3).map { section in
      [header, footer].map { kind in
        let path = IndexPath(item: 0, section: section)
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.minY
      }
    }
    #expect(bands == [[0, 82], [102, 144], [164, 246]])
    #expect(layout.collectionViewContentSize == CGSize(width: 220, height: 266))
  }

  @Test func hasNoHeaderWithoutAHeight() {
    let layout = WaterfallLayout()
    let stage = Stage(layout, counts: [3], size: CGSize(width: 220, height: 480))
    stage.collectionView.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    for kind in PlainSource.kinds {
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil)
    }
  }

  @Test func scalesNaturalSizesToTheColumn() {
    let layout = WaterfallLayout()
    let photos = PhotoSource(CGSize(width: 400, height: 300))
    let stage = Stage(
      layout, counts: [1], size: CGSize(width: 210, height: 480), delegate: photos)
    stage.collectionView.layoutIfNeeded()
    #expect(
      stage.itemFrames == [CGRect(x: 0, y: 0, width: 100, height: 75)])
  }

  @Test(arguments: [1, 2, 3, 7]) func answersQueriesCompletely(_ columns: Int) {
    let seed = UInt64(columns)
    var generator = SeededRandom(seed: seed)
    let heights = HeightSource(
      (0..<97).map { _ in CGFloat.random(in: 0...160, using: &generator) })
    let layout = WaterfallLayout()
    layout.columnCount = columns
    layout.headerHeight = 24
    layout.footerHeight = 12
    layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 4)
    let counts = [60, 0, 1, 36]
    let stage = Stage(
      layout, counts: counts, size: CGSize(width: 375, height: 480), delegate: heights)
    stage.collectionView.layoutIfNeeded()
    let bands = counts.indices.flatMap { section in
      PlainSource.kinds.compactMap {
        layout.layoutAttributesForSupplementaryView(
          ofKind: $0, at: IndexPath(item: 0, section: section))
      }
    }
    let items = stage.itemAttributes
    expectCompleteQueries(of: stage, elements: bands + items, seed: seed)
  }

  @Test(arguments: [0, -3, 1_000_000_000]) func survivesAnImpossibleNumberOfColumns(_ count: Int) {
    let layout = WaterfallLayout()
    layout.columnCount = count
    let stage = Stage(layout, counts: [5], size: CGSize(width: 320, height: 480))
    stage.collectionView.layoutIfNeeded()
    #expect(stage.itemFrames.allSatisfy { $0.size.width >= 0 })
  }

  @Test(arguments: [[], [0], [1]]) func survivesNoWidth(_ counts: [Int]) {
    let layout = WaterfallLayout()
    let stage = Stage(layout, counts: counts, size: .zero)
    layout.prepare()
    #expect(stage.itemFrames.allSatisfy { $0.size.width == 0 })
    #expect(layout.collectionViewContentSize.width == 0)
    stage.collectionView.layoutIfNeeded()
  }

  @Test func laysOutAHundredThousandItems() {
    let layout = WaterfallLayout()
    layout.columnCount = 4
    let heights = HeightSource((0..<100_000).map { CGFloat(40 + $0 * 7 % 90) })
    let stage = Stage(
      layout, counts: [100_000], size: CGSize(width: 320, height: 480), delegate: heights)
    stage.collectionView.layoutIfNeeded()
    let height = layout.collectionViewContentSize.height
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: height - 300, width: 320, height: 300))
    #expect(found?.contains { $0.indexPath.item == 99_999 } == true)
    #expect((found?.count ?? 0) < 60)
  }
}
