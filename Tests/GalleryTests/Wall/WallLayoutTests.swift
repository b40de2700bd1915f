import Gallery
import Testing
import UIKit

@Suite @MainActor struct WallLayoutTests {
  private func wall(_ large: WallLayout.LargeTiles = .none) -> WallLayout {
    let layout = WallLayout()
    layout.largeTiles = large
    return layout
  }

  private func stage(_ layout: WallLayout, _ counts: [Int], height: CGFloat = 500) -> Stage {
    let stage = Stage(layout, counts: counts, size: CGSize(width: 393, height: height))
    stage.collectionView.layoutIfNeeded()
    return stage
  }

  @Test func placesSquareTilesInColumns() {
    let stage = self.stage(wall(), [4])
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 0, width: 130, height: 130),
        CGRect(x: 132, y: 0, width: 129, height: 130),
        CGRect(x: 263, y: 0, width: 130, height: 130),
        CGRect(x: 0, y: 132, width: 130, height: 130),
      ])
    #expect(stage.collectionView.collectionViewLayout.collectionViewContentSize.height == 262)
  }

  @Test func beginsWithALargeTileAtTheLeadingSide() {
    let stage = self.stage(wall(.leading), [5])
    #expect(
      stage.itemFrames == [
        CGRect(x: 0, y: 0, width: 261, height: 262),
        CGRect(x: 263, y: 0, width: 130, height: 130),
        CGRect(x: 263, y: 132, width: 130, height: 130),
        CGRect(x: 0, y: 264, width: 130, height: 130),
        CGRect(x: 132, y: 264, width: 129, height: 130),
      ])
  }

  @Test func changesTheSideFromSectionToSection() {
    let stage = self.stage(wall(.alternating), [1, 3, 1])
    #expect(stage.itemFrames.map(\.minX) == [0, 132, 0, 0, 0])
    #expect(stage.itemFrames.map(\.minY) == [0, 264, 264, 396, 528])
    #expect(stage.itemFrames[1].width == 261)
  }

  @Test func oneColumnHasNoRoomForLargeTiles() {
    let layout = wall(.leading)
    layout.columnCount = 1
    let stage = self.stage(layout, [2])
    #expect(stage.itemFrames.map(\.height) == [393, 393])
  }

  @Test(arguments: [0, 1, 2, 5, 6, 40], [1, 2, 3, 7])
  func answersQueriesCompletely(count: Int, columns: Int) throws {
    for large: WallLayout.LargeTiles in [.none, .leading, .trailing, .alternating] {
      let layout = wall(large)
      (layout.columnCount, layout.headerHeight) = (columns, 30)
      let stage = self.stage(layout, [count, 3, 0, count])
      let height = layout.collectionViewContentSize.height
      for top in stride(from: -50, through: height + 50, by: 37) {
        let rect = CGRect(x: 20, y: top, width: 300, height: 60)
        let found = try #require(layout.layoutAttributesForElements(in: rect))
          .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let wanted = stage.itemAttributes.filter { $0.frame.intersects(rect) }.map(\.indexPath)
        #expect(found == wanted, "\(large), \(columns) columns, at \(top)")
      }
    }
  }

  @Test func tilesNeverOverlap() {
    for large: WallLayout.LargeTiles in [.none, .leading, .trailing, .alternating] {
      let frames = stage(wall(large), [11, 7]).itemFrames
      for (index, frame) in frames.enumerated() {
        #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
        #expect(frame.maxX <= 393)
      }
    }
  }

  @Test func headersStayWhileTheirSectionIsSeen() throws {
    let layout = wall()
    (layout.headerHeight, layout.sectionHeadersPinToVisibleBounds) = (40, true)
    let stage = self.stage(layout, [6, 6], height: 200)
    func header(_ section: Int) throws -> CGRect {
      try #require(
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      ).frame
    }
    #expect(try header(0) == CGRect(x: 0, y: 0, width: 393, height: 40))
    #expect(stage.isInvalidated(by: CGRect(x: 0, y: 90, width: 393, height: 200)))
    stage.collectionView.contentOffset.y = 90
    stage.collectionView.layoutIfNeeded()
    #expect(try header(0).minY == 90)
    // The next section pushes the header out.
    stage.collectionView.contentOffset.y = 290
    stage.collectionView.layoutIfNeeded()
    #expect(try header(0).maxY == 302)
    #expect(try header(1).minY == 302)
  }

  @Test func scrollingDisturbsOnlyHeadersThatStay() {
    let stage = self.stage(wall(), [6])
    #expect(!stage.isInvalidated(by: CGRect(x: 0, y: 90, width: 393, height: 500)))
    #expect(stage.isInvalidated(by: CGRect(x: 0, y: 0, width: 320, height: 500)))
  }

  @Test func aScrollNamesTheHeadersThatMove() {
    let layout = wall()
    (layout.headerHeight, layout.sectionHeadersPinToVisibleBounds) = (40, true)
    let stage = self.stage(layout, [6, 6, 6], height: 200)
    func moved(to y: CGFloat, width: CGFloat = 393) -> [String: [IndexPath]]? {
      layout.invalidationContext(
        forBoundsChange: CGRect(x: 0, y: y, width: width, height: 200)
      ).invalidatedSupplementaryIndexPaths
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(moved(to: 90) == [kind: [IndexPath(item: 0, section: 0)]])
    #expect(moved(to: 400) == [kind: (0...1).map { IndexPath(item: 0, section: $0) }])
    // Above the content all stay where they are.
    #expect(!stage.isInvalidated(by: CGRect(x: 0, y: -30, width: 393, height: 200)))
    #expect(moved(to: 0, width: 320) == nil)
  }

  @Test func laysOutAHundredThousandItems() throws {
    let layout = wall(.alternating)
    let stage = self.stage(layout, [100_000])
    let height = layout.collectionViewContentSize.height
    let rect = CGRect(x: 0, y: height / 2, width: 393, height: 500)
    #expect(try #require(layout.layoutAttributesForElements(in: rect)).count < 20)
    _ = stage
  }
}
