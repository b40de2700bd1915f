import Foundation
import Testing

@testable import UIKit

/// The answers of UIKit's flow layout about an item under the finger when it has no data.
@Suite @MainActor struct FlowMovementTests {
  private let layout = UICollectionViewFlowLayout()

  @Test func movesAnElementWithoutASize() throws {
    let attributes = try #require(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 37, y: 91)))
    #expect(attributes.frame == CGRect(37, 91, 0, 0))
    #expect(attributes.zIndex == .max)
    #expect(attributes.representedElementKind == nil)
  }

  @Test func movesACopyOfAnItemThatExists() throws {
    let stage = FlowStage([2])
    let attributes = try #require(
      stage.layout.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 37, y: 91)))
    #expect(attributes.frame == CGRect(12, 66, 50, 50))
    #expect(stage.frame(1)?.minY == 0)
  }

  @Test func contextsOfAMoveAreFlowContexts() {
    let target = [IndexPath(item: 1, section: 0)]
    let previous = [IndexPath(item: 3, section: 1)]
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: target, withTargetPosition: CGPoint(x: 37, y: 91),
      previousIndexPaths: previous, previousPosition: CGPoint(x: 4, y: 5))
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: target, previousIndexPaths: previous, movementCancelled: true)
    for context in [moving, ending] {
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      #expect(flow?.invalidateFlowLayoutDelegateMetrics == true)
      #expect(context.targetIndexPathsForInteractivelyMovingItems == target)
      #expect(context.previousIndexPathsForInteractivelyMovingItems == previous)
      #expect(context.invalidatedItemIndexPaths == nil)
    }
  }
}
