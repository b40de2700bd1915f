import Testing

@testable import UIKit

@Suite @MainActor struct ScrollingTests {
  nonisolated static let positions: [(UICollectionView.ScrollPosition, item: Int, y: CGFloat)] = [
    (.top, 4, 200),
    (.centeredVertically, 4, 125),
    (.bottom, 4, 50),
    (.top, 9, 300),
    (.bottom, 0, 0),
    ([], 1, 0),
    ([], 6, 150),
  ]

  @Test(arguments: positions)
  func scrollsAnItemToAPosition(
    position: UICollectionView.ScrollPosition, item: Int, y: CGFloat
  ) {
    let stage = ListStage()
    stage.view.scrollToItem(
      at: IndexPath(item: item, section: 0), at: position, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: y))
    #expect(stage.cell(item) != nil)
  }

  @Test func countsTheInsets() {
    let stage = ListStage()
    stage.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    stage.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 170)
    stage.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
    #expect(stage.view.contentOffset.y == 310)
  }

  @Test func comesToRestOnAPixel() {
    let stage = ListStage()
    stage.layout.itemSize.height = 50.3
    stage.layout.invalidateLayout()
    stage.view.scrollToItem(at: IndexPath(item: 1, section: 0), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 50.5)
  }

  @Test func refusesTwoPositionsOnOneAxis() {
    let stage = ListStage()
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        stage.view.scrollToItem(
          at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
      }
    }
    #expect(
      fault?.sentence
        == "UICollectionViewScrollPosition: attempt to use a scroll position with multiple vertical "
        + "positioning styles")
  }

  @Test func refusesAnItemThatDoesNotExist() {
    let stage = ListStage()
    let code = stage.faultCode {
      stage.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    }
    #expect(code == "scroll/missing-item")
  }

  @Test func letsTheLayoutChooseWhereADragComesToRest() {
    let layout = SnappingLayout()
    let stage = ListStage([10], layout: layout)
    stage.view.endDragging(at: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 2))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 150))
  }

  @Test func letsTheDelegateHaveTheLastWordOnADrag() {
    let stage = ListStage([10], layout: SnappingLayout())
    let delegate = DragDelegate()
    stage.view.delegate = delegate
    stage.view.endDragging(at: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 500))
    #expect(
      delegate.log == [
        "will end at 150, 0.5 a millisecond", "did end true", "will decelerate",
        "did decelerate at 160",
      ])
    delegate.log = []
    stage.view.endDragging(at: CGPoint(x: 0, y: 150), velocity: .zero)
    #expect(delegate.log == ["will end at 150, 0.0 a millisecond", "did end false"])
  }
}

private final class DragDelegate: UICollectionViewDelegate {
  var log: [String] = []

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = unsafe targetContentOffset.pointee.y
    log.append("will end at \(Int(target)), \(velocity.y) a millisecond")
    unsafe targetContentOffset.pointee.y = 160
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("did end \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("did decelerate at \(Int(scrollView.contentOffset.y))")
  }
}

private final class SnappingLayout: ListLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
  }
}
