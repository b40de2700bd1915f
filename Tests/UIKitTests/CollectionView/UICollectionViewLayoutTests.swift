import Testing
import UIKit

/// The answers of the base class where a subclass says nothing.
@Suite @MainActor struct UICollectionViewLayoutTests {
  private let layout = UICollectionViewLayout()
  private let path = IndexPath(item: 3, section: 1)

  // 000-1, 000-23, 000-24, 000-28
  @Test func hasNoContent() {
    #expect(layout.collectionView == nil)
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: path) == nil)
  }

  // 000-36, 000-40
  @Test func proposesWhatWasProposed() {
    let point = CGPoint(x: 3, y: 4)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero)
        == point)
  }

  // 000-25, 000-80
  @Test func namesTheBaseClasses() {
    let attributes: AnyClass = UICollectionViewLayout.layoutAttributesClass
    let context: AnyClass = UICollectionViewLayout.invalidationContextClass
    #expect(ObjectIdentifier(attributes) == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
    #expect(
      ObjectIdentifier(context)
        == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
  }

  // 000-81, 000-87, 004-13
  @Test func doesNotMindBoundsOrPreferences() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
  }

  // 000-56, 000-58, 000-60, 000-70, 000-72, 000-74
  @Test func answersNothingForAppearingAndDisappearing() {
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "a", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "a", at: path) == nil)
    #expect(
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "a", at: path) == nil)
    #expect(
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "a", at: path) == nil)
  }

  // 000-46, 000-49, 000-61, 000-64
  @Test func addsAndRemovesNoSupplementaryOrDecorationViews() {
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "a").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "a").isEmpty)
  }

  @Test func freshContextsSayNothing() {
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(type(of: context) == UICollectionViewLayoutInvalidationContext.self)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(context.contentSizeAdjustment == .zero)
    #expect(context.previousIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == nil)
    #expect(context.interactiveMovementTarget == .zero)
  }

  @Test func contextsOfAMovementCarryPathsAndPoint() {
    let target = IndexPath(item: 1, section: 0)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: CGPoint(x: 37, y: 91),
      previousIndexPaths: [path], previousPosition: CGPoint(x: 4, y: 5))
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path])
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [target])
    #expect(context.interactiveMovementTarget == CGPoint(x: 37, y: 91))
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [target], previousIndexPaths: [path], movementCancelled: true)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == [target])
    #expect(ending.interactiveMovementTarget == .zero)
  }

  @Test func movesAnItemUnderTheFinger() throws {
    let layout = ListLayout()
    #expect(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
    let attributes = try #require(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(item: 0, section: 0), withTargetPosition: CGPoint(x: 9, y: 8)))
    #expect(attributes.center == CGPoint(x: 9, y: 8))
    #expect(attributes.zIndex == .max)
  }
}
