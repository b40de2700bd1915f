import Gallery
import Testing
import UIKit

/// Columns of 100 points with 10 between two, and 5 around all.
@Suite @MainActor struct BoardLayoutTests {
  private let layout = BoardLayout()

  init() {
    layout.columnWidth = 100
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 1, left: 6, bottom: 3, right: 6)
    layout.margin = 5
    layout.headerHeight = 20
    layout.cellHeight = 30
  }

  private func stage(_ counts: [Int], delegate: UICollectionViewDelegate? = nil) -> Stage {
    Stage(layout, counts: counts, size: CGSize(width: 150, height: 200), delegate: delegate)
  }

  private func frame(_ item: Int, _ section: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func ground(_ section: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForDecorationView(
      ofKind: BoardColumnView.kind, at: IndexPath(item: 0, section: section))
  }

  @Test func sectionsStandSideBySide() {
    let stage = stage([2, 1, 0])
    stage.collectionView.layoutIfNeeded()
    #expect(frame(0, 0) == CGRect(x: 11, y: 26, width: 88, height: 30))
    #expect(frame(1, 0) == CGRect(x: 11, y: 60, width: 88, height: 30))
    #expect(frame(0, 1) == CGRect(x: 121, y: 26, width: 88, height: 30))
    #expect(frame(2, 0) == nil && frame(0, 2) == nil && frame(0, 3) == nil)
    #expect(layout.collectionViewContentSize == CGSize(width: 330, height: 98))
  }

  @Test func aColumnHasItsHeaderAndItsGround() {
    let stage = stage([2, 0])
    stage.collectionView.layoutIfNeeded()
    #expect(ground(0)?.frame == CGRect(x: 5, y: 5, width: 100, height: 88))
    #expect(ground(1)?.frame == CGRect(x: 115, y: 5, width: 100, height: 24))
    #expect(ground(0)?.zIndex == -1)
    #expect(ground(2) == nil)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 115, y: 5, width: 100, height: 20))
  }

  @Test func withoutAHeaderTheItemsBeginAbove() {
    layout.headerHeight = 0
    let stage = stage([1])
    stage.collectionView.layoutIfNeeded()
    #expect(frame(0, 0)?.minY == 6)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header == nil)
  }

  private final class Heights: NSObject, BoardLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: BoardLayout,
      heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat {
      width / 2 + CGFloat(indexPath.item)
    }
  }

  @Test func theDelegateIsAskedForHeights() {
    let stage = stage([2], delegate: Heights())
    stage.collectionView.layoutIfNeeded()
    #expect(frame(0, 0)?.height == 44)
    #expect(frame(1, 0) == CGRect(x: 11, y: 74, width: 88, height: 45))
  }

  @Test func findsEverythingInARectangle() {
    let counts = [12, 0, 7, 30]
    let stage = stage(counts)
    stage.collectionView.layoutIfNeeded()
    let elements = counts.indices.flatMap { section -> [UICollectionViewLayoutAttributes?] in
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      let items = (0..<counts[section]).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return [ground(section), header] + items
    }
    expectCompleteQueries(of: stage, elements: elements.compactMap { $0 }, seed: 11)
  }
}
