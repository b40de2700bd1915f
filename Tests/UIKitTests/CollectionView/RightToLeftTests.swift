import Testing

@testable import UIKit

@Suite @MainActor struct RightToLeftTests {
  @Test func isNotMirroredUnlessTheLayoutWantsIt() {
    let stage = ListStage([2], lays: false)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame.minX == 0)
  }

  @Test func mirrorsInsideTheContentWidth() {
    let stage = ListStage([2], layout: FlippingLayout(), lays: false)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame == CGRect(x: 100, y: 50, width: 100, height: 50))
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.view.layoutAttributesForItem(at: path)?.frame.minX == 100)
    #expect(stage.layout.layoutAttributesForItem(at: path)?.frame.minX == 0)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: 60)) == path)
  }

  @Test func isNotMirroredLeftToRight() {
    let stage = ListStage([2], layout: FlippingLayout())
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func startsAtTheRightEdgeOfWideContent() {
    let layout = FlippingLayout()
    layout.width = 1000
    let stage = ListStage([2], layout: layout, lays: false)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 800, y: 0))
    #expect(stage.cell(0)?.frame.minX == 900)
  }

  @Test func asksForTheLayoutsOwnRectangleInUpdatesAsWell() {
    let layout = FlippingLayout()
    layout.width = 1000
    let stage = ListStage([2], layout: layout, lays: false)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    layout.rects = []
    stage.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.rects.count == 2)
    #expect(layout.rects.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 200, height: 200) })
  }

  @Test func turnsHeadersAndDecorationViewsAroundAsWell() {
    let layout = FlippingLayout()
    layout.headerHeight = 30
    layout.backdropKind = "backdrop"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
    let stage = ListStage([1], layout: layout, lays: false)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 100, y: 0, width: 100, height: 30))
    let backdrop = stage.view.subviews.lazy.compactMap { $0 as? UICollectionReusableView }
      .first { $0.reuseIdentifier == "backdrop" }
    #expect(backdrop?.frame == CGRect(x: 100, y: 0, width: 100, height: 20))
  }

  @Test func turnsAroundWhenTheDirectionDoes() {
    let stage = ListStage([2], layout: FlippingLayout())
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame.minX == 100)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func keepsTheDistanceToTheEdgeWhereReadingStarts() {
    let layout = FlippingLayout()
    layout.width = 1000
    let stage = ListStage([2], layout: layout)
    stage.view.contentOffset.x = 30
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.x == 770)
    layout.width = 1200
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.x == 970)
    stage.view.semanticContentAttribute = .forceLeftToRight
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.x == 30)
  }

  /// A horizontal flow: header 20 wide, four items of 50 by 100, in content 440 wide; the view shows 100.
  private func flow() -> FlowStage {
    let layout = FlippingFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 20, height: 0)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = FlowStage([4, 4], width: 100, height: 100, layout: layout)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutIfNeeded()
    return stage
  }

  @Test(arguments: [
    // Offset, and where the header of the first section stands on screen.
    (340.0, 420.0), (300, 380), (230, 310), (225, 305), (215, 295), (210, 290),
  ]) func pinsHeadersToTheEdgeWhereReadingStarts(offset: CGFloat, header: CGFloat) {
    let stage = flow()
    #expect(stage.view.contentOffset.x == 340)
    stage.view.contentOffset.x = offset
    stage.view.layoutIfNeeded()
    let view = stage.view.supplementaryView(
      forElementKind: FlowBar.header.kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame == CGRect(header, 0, 20, 100))
  }

  @Test func countsTheInsetOfTheEdgeWhereReadingStarts() {
    let stage = flow()
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 9)
    stage.view.contentOffset.x = 300
    stage.view.layoutIfNeeded()
    let view = stage.view.supplementaryView(
      forElementKind: FlowBar.header.kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame.minX == 371)
  }

  @Test func takesTheMarginsOfTheirOwnSides() {
    let layout = FlippingFlowLayout()
    layout.sectionInsetReference = .fromLayoutMargins
    let stage = FlowStage([1], width: 200, height: 100, layout: layout)
    stage.view.semanticContentAttribute = .forceRightToLeft
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 30)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.first?.frame == CGRect(120, 0, 50, 50))
  }
}

private final class FlippingFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

private final class FlippingLayout: ListLayout {
  /// The rectangles that it was asked for.
  var rects: [CGRect] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }

  var width: CGFloat?

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: width ?? size.width, height: size.height)
  }
}
