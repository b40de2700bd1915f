import Gallery
import Testing
import UIKit

@Suite @MainActor struct WaterfallInvalidationTests {
  let layout = WaterfallLayout()
  let heights = HeightSource([50, 80, 60, 40, 30])
  let stage: Stage

  init() {
    stage = Stage(layout, counts: [5], size: CGSize(width: 320, height: 480), delegate: heights)
    stage.collectionView.layoutIfNeeded()
    heights.asked = []
  }

  @Test func asksOnlyForTheItemsThatAContextNames() {
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    heights[1] = 10
    layout.invalidateLayout(with: context)
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked == [1])
    #expect(stage.itemFrames[1].height == 10)
  }

  @Test func asksForNothingWhenOnlyPlacesChange() {
    layout.minimumLineSpacing = 20
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked.isEmpty)
    #expect(stage.itemFrames[2].minY == 70)
  }

  @Test func asksForEverythingWhenTheColumnsChangeTheirWidth() {
    layout.columnCount = 3
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked == [0, 1, 2, 3, 4])
  }

  @Test func asksForEverythingWhenInvalidatedAsAWhole() {
    layout.invalidateLayout()
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked == [0, 1, 2, 3, 4])
  }

  @Test func asksForEverythingAfterReloading() {
    stage.setCounts([2])
    #expect(heights.asked == [0, 1])
  }

  @Test func asksForNothingWhileScrolling() {
    stage.collectionView.contentOffset = CGPoint(x: 0, y: 20)
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked.isEmpty)
  }

  @Test func followsANewWidth() {
    stage.collectionView.frame.size = CGSize(width: 210, height: 480)
    stage.collectionView.layoutIfNeeded()
    #expect(heights.asked == [0, 1, 2, 3, 4])
    #expect(stage.itemFrames[1].minX == 110)
  }

  @Test func isInvalidatedByAWidthAndNotByScrolling() {
    let scrolled = CGRect(x: 0, y: 100, width: 320, height: 480)
    let wider = CGRect(x: 0, y: 0, width: 480, height: 480)
    #expect(!stage.isInvalidated(by: scrolled))
    #expect(stage.isInvalidated(by: wider))
  }
}
