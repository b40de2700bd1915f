import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct FlowInvalidationTests {
  private typealias Context = UICollectionViewFlowLayoutInvalidationContext

  @Test func startsWithBothFlagsSet() {
    let context = Context()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(!context.invalidateEverything)
    #expect(UICollectionViewFlowLayout.invalidationContextClass is Context.Type)
  }

  nonisolated private static let changes = [
    LayoutChange("line spacing") { $0.minimumLineSpacing = 1 },
    LayoutChange("interitem spacing") { $0.minimumInteritemSpacing = 1 },
    LayoutChange("item size") { $0.itemSize.width = 1 },
    LayoutChange("estimate") { $0.estimatedItemSize.width = 1 },
    LayoutChange("direction") { $0.scrollDirection = .horizontal },
    LayoutChange("header") { $0.headerReferenceSize.height = 1 },
    LayoutChange("footer") { $0.footerReferenceSize.height = 1 },
    LayoutChange("inset") { $0.sectionInset.left = 1 },
    LayoutChange("reference") { $0.sectionInsetReference = .fromSafeArea },
    LayoutChange("pinned headers") { $0.sectionHeadersPinToVisibleBounds = true },
    LayoutChange("pinned footers") { $0.sectionFootersPinToVisibleBounds = true },
  ]

  @Test(arguments: changes) func aNewValueOfAPropertyInvalidates(_ change: LayoutChange) {
    let layout = CountingFlowLayout()
    change.apply(layout)
    #expect(layout.contexts.count == 1)
    change.apply(layout)
    #expect(layout.contexts.count == 1, "the same value again")
  }

  // 000-20
  @Test func asksOnlyForTheItemThatAContextNames() {
    let delegate = SizeDelegate { CGSize(width: 100, height: 40 + CGFloat($0.item % 3)) }
    let stage = FlowStage([1000], delegate: delegate)
    stage.layout.prepare()
    #expect(delegate.asked.count == 1000)
    delegate.asked = []
    delegate.size = { _ in CGSize(width: 100, height: 90) }
    let context = Context()
    context.invalidateItems(at: [IndexPath(item: 4, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(delegate.asked == [IndexPath(item: 4, section: 0)])
    #expect(stage.frame(4)?.height == 90)
    #expect(stage.frame(5)?.height == 42)
    #expect(stage.frame(6)?.minY == 153)
  }

  @Test func movesWhatFlowsBehindANamedItemOnScreen() {
    let delegate = SizeDelegate { _ in CGSize(width: 300, height: 40) }
    let stage = FlowStage([4], delegate: delegate)
    stage.view.layoutIfNeeded()
    delegate.size = { _ in CGSize(width: 300, height: 60) }
    let context = Context()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 120, 170])
  }

  @Test func asksOnlyForTheHeaderThatAContextNames() {
    let delegate = FullDelegate()
    let stage = FlowStage([1, 1], delegate: delegate)
    stage.layout.prepare()
    delegate.headerHeight = 50
    let context = Context()
    context.invalidateSupplementaryElements(
      ofKind: FlowBar.header.kind, at: [IndexPath(item: 0, section: 1)])
    stage.layout.invalidateLayout(with: context)
    #expect(stage.bar(.header, 0)?.frame.height == 20)
    #expect(stage.bar(.header, 1)?.frame.height == 51)
    #expect(stage.frame(0, 1)?.minY == 116)
  }

  @Test func leavesTheDelegateAloneWithoutItsMetrics() {
    let delegate = SizeDelegate { _ in CGSize(width: 100, height: 40) }
    let stage = FlowStage([6], delegate: delegate)
    stage.layout.prepare()
    delegate.asked = []
    let context = Context()
    context.invalidateFlowLayoutDelegateMetrics = false
    stage.view.contentInset.left = 100
    stage.layout.prepare()
    delegate.asked = []
    stage.layout.invalidateLayout(with: context)
    stage.layout.prepare()
    #expect(delegate.asked.isEmpty)
    #expect(stage.layout.collectionViewContentSize.width == 275)
  }

  @Test func leavesPositionsAloneWithoutItsAttributes() {
    let delegate = SizeDelegate { _ in CGSize(width: 100, height: 40) }
    let stage = FlowStage([6], delegate: delegate)
    stage.layout.prepare()
    delegate.size = { _ in CGSize(width: 100, height: 80) }
    let context = Context()
    context.invalidateFlowLayoutAttributes = false
    stage.layout.invalidateLayout(with: context)
    #expect(stage.frame(0)?.height == 40)
    #expect(delegate.asked.count == 12)
    let places = Context()
    places.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: places)
    #expect(stage.frame(0)?.height == 80)
    #expect(delegate.asked.count == 12)
  }

  @Test func asksForEverythingWhenCountsChange() {
    let delegate = SizeDelegate { _ in CGSize(width: 100, height: 40) }
    let stage = FlowStage([3], delegate: delegate)
    stage.view.layoutIfNeeded()
    stage.source.counts = [5]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(delegate.asked.count == 8)
    #expect(stage.frame(4) != nil)
  }

  @Test func scrollingInvalidatesNothing() {
    let stage = FlowStage([100])
    let layout = stage.layout
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 375, 400)))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 375, 300)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 300, 400)))
    layout.scrollDirection = .horizontal
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 300, 400)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 375, 300)))
  }

  @Test func placesEverythingAnewInANarrowerView() {
    let stage = FlowStage([3])
    stage.layout.itemSize = CGSize(width: 100, height: 40)
    stage.view.layoutIfNeeded()
    stage.view.bounds.size.width = 250
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minX) == [0, 150, 0])
  }

  @Test func aContextForABoundsChangeIsAPlainOne() {
    let context = UICollectionViewFlowLayout().invalidationContext(
      forBoundsChange: CGRect(0, 0, 10, 10))
    #expect(context is Context)
    #expect(!context.invalidateEverything)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
  }
}

/// Writes down what invalidates it.
private final class CountingFlowLayout: UICollectionViewFlowLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
