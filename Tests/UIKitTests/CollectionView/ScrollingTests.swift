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
    func sentence(_ path: IndexPath) -> String? {
      let fault = #expect(throws: Fault.self) {
        try FaultScope.run { stage.view.scrollToItem(at: path, at: .top, animated: false) }
      }
      #expect(fault?.code == "scroll/missing-item")
      return fault?.sentence
    }
    let view = "Collection view: \(stage.view)."
    #expect(
      sentence([0, 10])
        == "Attempted to scroll the collection view to an out-of-bounds item (10) when there are only "
        + "10 items in section 0. \(view)")
    #expect(
      sentence([3, 0])
        == "Attempted to scroll the collection view to an out-of-bounds section (3) when there are only "
        + "1 sections. \(view)")
    #expect(view.contains("<UICollectionView; frame = (0 0; 200 200)"))
  }

  // 000-40
  @Test func letsTheLayoutChooseWhereADragComesToRest() {
    let layout = SnappingLayout()
    let stage = ListStage([10], layout: layout)
    stage.view.endDragging(at: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 0, y: 2))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 150))
  }

  // 000-39
  @Test func theLayoutHearsOfADragInPointsASecond() {
    let layout = SnappingLayout()
    let stage = ListStage([10], layout: layout)
    stage.view.endDragging(at: CGPoint(x: 0, y: 130), velocity: CGPoint(x: 20, y: 500))
    #expect(layout.asked == [CGPoint(x: 0, y: 130), CGPoint(x: 20, y: 500)])
  }

  /// UIKit asks neither layout nor delegate while it pages.
  @Test(arguments: [
    (offset: 230.0, velocity: 500.0, rest: 400.0), (230, -500, 200), (230, 0, 200), (330, 0, 400),
    (400, 500, 600), (1700, 500, 1800),
  ])
  func aDragEndsOnAPage(_ offset: CGFloat, _ velocity: CGFloat, _ rest: CGFloat) {
    let stage = ListStage([40], layout: SnappingLayout())
    let delegate = DragDelegate()
    stage.view.delegate = delegate
    stage.view.isPagingEnabled = true
    stage.view.contentOffset.y = offset
    stage.view.endDragging(
      at: CGPoint(x: 0, y: offset + velocity), velocity: CGPoint(x: 0, y: velocity))
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: rest))
    #expect(!delegate.log.contains { $0.hasPrefix("will end") })
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
  /// The ends that were proposed for drags, each with its velocity.
  var asked: [CGPoint] = []

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked += [proposedContentOffset, velocity]
    return CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
  }
}
