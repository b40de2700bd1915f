import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct FlowPinningTests {
  /// Sections of header 30, four rows of 40 without spacing, footer 20: 210 points each; 100 are visible.
  private func stage(headers: Bool = true, footers: Bool = true) -> FlowStage {
    let stage = FlowStage([4, 4, 4], width: 100, height: 100)
    stage.layout.itemSize = CGSize(width: 100, height: 40)
    stage.layout.minimumLineSpacing = 0
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    stage.layout.sectionHeadersPinToVisibleBounds = headers
    stage.layout.sectionFootersPinToVisibleBounds = footers
    stage.view.layoutIfNeeded()
    return stage
  }

  @Test(arguments: [
    (0.0, 0.0, 80.0), (10, 10, 90), (100, 100, 180), (150, 150, 190), (160, 160, 190),
    (170, 160, 190), (205, 160, 190), (-20, 0, 60),
  ]) func keepsToTheVisiblePartOfItsSection(
    _ offset: CGFloat, _ header: CGFloat, _ footer: CGFloat
  ) {
    let stage = stage()
    stage.view.contentOffset = CGPoint(x: 0, y: offset)
    stage.view.layoutIfNeeded()
    #expect(stage.bar(.header)?.frame.minY == header)
    #expect(stage.bar(.footer)?.frame.minY == footer)
  }

  @Test func keepsClearOfTheContentInset() {
    let stage = stage()
    stage.view.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 7, right: 0)
    stage.view.contentOffset = CGPoint(x: 0, y: 50)
    stage.view.layoutIfNeeded()
    #expect(stage.bar(.header)?.frame.minY == 62)
    #expect(stage.bar(.footer)?.frame.minY == 123)
  }

  /// Pinned or not: crash logs of iOS 10 and later show the 10 for plain headers and footers.
  @Test func standsInFrontOfTheCells() {
    let stage = stage(footers: false)
    #expect(stage.bar(.header)?.zIndex == 10)
    #expect(stage.bar(.footer)?.zIndex == 10)
    #expect(
      stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 0)
  }

  @Test func isListedAsLongAsItsSectionShows() {
    let stage = stage()
    #expect(stage.elements(0, 75, 100, 5) == ["header 0-0", "item 0-1", "footer 0-0"])
    #expect(
      self.stage(headers: false, footers: false).elements(0, 75, 100, 5)
        == ["item 0-1"])
  }

  @Test func movesItsViewAlongWithTheScroll() {
    let stage = stage()
    stage.view.contentOffset = CGPoint(x: 0, y: 45)
    stage.view.layoutIfNeeded()
    let view = stage.view.supplementaryView(
      forElementKind: FlowBar.header.kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame == CGRect(0, 45, 100, 30))
    stage.view.contentOffset = CGPoint(x: 0, y: 250)
    stage.view.layoutIfNeeded()
    #expect(stage.bar(.header, 0)?.frame.minY == 160)
    #expect(stage.bar(.header, 1)?.frame.minY == 250)
  }

  // 000-85
  @Test func aScrollNamesOnlyThePinnedOnes() throws {
    let stage = stage(footers: false)
    let layout = stage.layout
    let target = CGRect(0, 180, 100, 100)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: target))
    let context = try #require(
      layout.invalidationContext(forBoundsChange: target)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
    #expect(!context.invalidateFlowLayoutAttributes)
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(
      context.invalidatedSupplementaryIndexPaths == [FlowBar.header.kind: [[0, 0], [1, 0]]])
  }

  @Test func aScrollDoesNotAskTheDelegate() {
    let delegate = SizeDelegate { _ in CGSize(width: 100, height: 40) }
    let stage = FlowStage([20], width: 100, height: 100, delegate: delegate)
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.view.layoutIfNeeded()
    delegate.asked = []
    let first = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    stage.view.contentOffset = CGPoint(x: 0, y: 45)
    stage.view.layoutIfNeeded()
    #expect(delegate.asked.isEmpty)
    #expect(stage.bar(.header)?.frame.minY == 45)
    #expect(first === stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test func aNarrowerViewInvalidatesEverything() throws {
    let stage = stage()
    let context = try #require(
      stage.layout.invalidationContext(forBoundsChange: CGRect(0, 0, 90, 100))
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
  }
}
