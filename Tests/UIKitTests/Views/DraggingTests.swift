import Testing

@testable import UIKit

@Suite @MainActor struct DraggingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    view.contentSize = CGSize(width: 300, height: 1000)
  }

  private func drag(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    guard view.beginDragging() else { return view.contentOffset }
    view.drag(by: CGPoint(x: x, y: y))
    let offset = view.contentOffset
    view.comeToRest(at: view.letGo())
    return offset
  }

  @Test func theContentFollowsTheFinger() {
    #expect(drag(-30, -70) == CGPoint(x: 30, y: 70))
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  /// 100 points beyond the end of a side of 200 are (1 - 1 / (100 · 0.55 / 200 + 1)) · 200 = 43.137 to be seen.
  @Test func beyondAnEndItFollowsAsARubberBandAndSpringsBack() {
    let offset = drag(0, 100)
    #expect(abs(offset.y + 43.137) < 0.001)
    #expect(view.contentOffset == .zero)
    view.contentOffset.y = 800
    #expect(abs(drag(0, -100).y - 843.137) < 0.001)
    #expect(view.contentOffset.y == 800)
  }

  @Test func withoutBouncesItStopsAtTheEnd() {
    view.bounces = false
    #expect(drag(20, 100) == .zero)
    view.bounces = true
    view.bouncesVertically = false
    #expect(drag(0, 100) == .zero)
    #expect(drag(100, 0).x < 0)
  }

  @Test func whereScrollingIsOffNoFingerDrags() {
    view.isScrollEnabled = false
    #expect(!view.beginDragging())
    #expect(drag(0, -70) == .zero)
  }

  @Test func contentThatFitsStaysUnlessItBouncesAlways() {
    view.contentSize = CGSize(width: 100, height: 100)
    #expect(!view.beginDragging())
    view.alwaysBounceVertical = true
    #expect(drag(30, 50).y < 0)
    #expect(drag(30, 50).x == 0)
    view.bounces = false
    #expect(!view.beginDragging())
  }

  @Test(arguments: [
    (way: CGPoint(x: -10, y: -50), offset: CGPoint(x: 0, y: 50)),
    (way: CGPoint(x: -50, y: -10), offset: CGPoint(x: 50, y: 0)),
    (way: CGPoint(x: -50, y: -40), offset: CGPoint(x: 50, y: 40)),
  ])
  func aLockedDragKeepsToItsAxisUnlessItIsDiagonal(_ way: CGPoint, _ offset: CGPoint) {
    view.isDirectionalLockEnabled = true
    #expect(drag(way.x, way.y) == offset)
  }

  /// Every millisecond keeps 0.998 of the velocity, or 0.99: 499 and 99 points of 1,000 a second.
  @Test(arguments: [(UIScrollView.DecelerationRate.normal, 499.0), (.fast, 99)])
  func theDecelerationRateSaysHowFarItGoesOn(_ rate: UIScrollView.DecelerationRate, _ way: Double)
    throws
  {
    view.decelerationRate = rate
    try #require(view.beginDragging())
    let target = view.letGo(velocity: CGPoint(x: 0, y: 1000))
    #expect(abs(target.y - way) < 0.001)
    #expect(view.isDecelerating)
    view.comeToRest(at: target)
    #expect(view.contentOffset == target)
    let velocity = view.velocity(reaching: CGPoint(x: 0, y: way))
    #expect(abs(velocity.y - 1000) < 0.001)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    view.contentOffset.y = 500
    view.scrollsToTop = false
    #expect(!view.tapStatusBar())
    #expect(view.contentOffset.y == 500)
    view.scrollsToTop = true
    let delegate = TopDelegate()
    view.delegate = delegate
    delegate.isAllowed = false
    #expect(!view.tapStatusBar())
    delegate.isAllowed = true
    #expect(view.tapStatusBar())
    #expect(view.contentOffset.y == 0)
    #expect(delegate.arrivals == 1)
  }
}

private final class TopDelegate: UIScrollViewDelegate {
  var isAllowed = true
  var arrivals = 0

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { isAllowed }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
}
