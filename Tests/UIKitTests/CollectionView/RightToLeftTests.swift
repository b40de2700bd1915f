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
}

private final class FlippingLayout: ListLayout {
  var width: CGFloat?

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: width ?? size.width, height: size.height)
  }
}
