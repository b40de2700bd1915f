import Testing

@testable import UIKit

/// Layouts that place by the update items, as several published ones do.
@Suite @MainActor struct UpdateOrderTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func insert(_ stage: ListStage) {
    stage.view.performBatchUpdates {
      stage.source.counts = [4]
      stage.view.insertItems(at: [path(0)])
    }
  }

  // 000-17, 000-43
  @Test func aLayoutThatWaitsForItsUpdateItemsIsAskedAgain() {
    let stage = ListStage([3], layout: WaitingLayout())
    insert(stage)
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(stage.view.contentSize.height == 200)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 4)
  }

  // 000-42
  @Test func itSeesTheStateOfBefore() {
    let layout = WaitingLayout()
    let stage = ListStage([40], layout: layout)
    stage.view.contentOffset.y = 1700
    stage.view.layoutIfNeeded()
    stage.view.performBatchUpdates {
      stage.source.counts = [5]
      stage.view.deleteItems(at: (5..<40).map(path))
    }
    #expect(layout.seen == [CGRect(x: 0, y: 1700, width: 200, height: 200)])
    #expect(layout.seenSizes == [CGSize(width: 200, height: 2000)])
    #expect(stage.view.contentSize.height == 250)
    #expect(stage.view.contentOffset.y == 50)
    #expect(stage.view.visibleCells.map(\.frame.minY) == [50, 100, 150, 200])
  }

  @Test func anEmptyBatchIsHarmless() {
    let stage = ListStage([3], layout: WaitingLayout())
    stage.view.performBatchUpdates(nil)
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100])
    stage.view.performBatchUpdates({})
    #expect(stage.view.visibleCells.count == 3)
    #expect(stage.view.contentSize.height == 150)
  }

  @Test func whatItAnimatesAtTheBeginningIsRecorded() throws {
    let layout = WaitingLayout()
    let stage = ListStage([3], layout: layout)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(bystander)
    layout.hook = { UIView.animate(withDuration: 0.8) { bystander.alpha = 0.5 } }
    insert(stage)
    let addition = try #require(observer.animations.first?.additions.first)
    #expect(addition.view === bystander)
    #expect(addition.context?.duration == 0.8)
    #expect((addition.from.alpha, addition.to.alpha) == (1, 0.5))
  }
}

/// Shows nothing new between a change of the data and its update items.
private final class WaitingLayout: ListLayout {
  var seen: [CGRect] = []
  var seenSizes: [CGSize] = []
  var hook = {}
  private var knownSize = CGSize.zero
  private var isWaiting = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !context.invalidateEverything, knownSize != .zero {
      isWaiting = true
    }
    super.invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize {
    if !isWaiting { knownSize = super.collectionViewContentSize }
    return knownSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    isWaiting ? nil : super.layoutAttributesForElements(in: rect)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    isWaiting = false
    if let collectionView {
      seen.append(collectionView.bounds)
      seenSizes.append(collectionView.contentSize)
    }
    hook()
    super.prepare(forCollectionViewUpdates: updateItems)
  }
}
