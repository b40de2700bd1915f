import Testing

@testable import UIKit

@MainActor private final class ScrollRecorder: UIScrollViewDelegate {
  var offsets: [CGPoint] = []
  var endedAnimations = 0
  var insetChanges = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endedAnimations += 1 }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
}

@MainActor private final class ZoomDelegate: UIScrollViewDelegate {
  let view = UIView()
  var zooms = 0

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
}

@MainActor private final class NarrowDelegateScrollView: UIScrollView {
  fileprivate weak var delegate: ScrollRecorder? {
    get { scrollDelegate as? ScrollRecorder }
    set { scrollDelegate = newValue }
  }
}

@Suite @MainActor struct UIScrollViewTests {
  private let recorder = ScrollRecorder()
  private let view: UIScrollView

  init() {
    view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = recorder
  }

  @Test func offsetIsTheOriginOfTheBounds() {
    view.contentOffset.y = 30
    #expect(view.bounds.origin.y == 30)
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
    view.contentOffset.y = 40
    #expect(recorder.offsets.map(\.y) == [30, 40])
  }

  @Test func layoutFollowsTheOffset() {
    view.layoutIfNeeded()
    view.contentOffset.y = 30
    #expect(view.pendingLayout.isHere)
  }

  @Test func anAnimatedScrollArrivesAndSaysSo() {
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(recorder.endedAnimations == 0)
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
    #expect(view.contentOffset.y == 60)
    #expect(recorder.endedAnimations == 1)
  }

  struct Reveal: Sendable {
    var start: CGFloat
    var rect: CGRect
    var expected: CGFloat
  }

  nonisolated static let reveals = [
    Reveal(start: 0, rect: CGRect(x: 0, y: 50, width: 10, height: 20), expected: 0),
    Reveal(start: 0, rect: CGRect(x: 0, y: 300, width: 10, height: 20), expected: 120),
    Reveal(start: 500, rect: CGRect(x: 0, y: 300, width: 10, height: 20), expected: 300),
    Reveal(start: 0, rect: CGRect(x: 0, y: 990, width: 10, height: 40), expected: 800),
    Reveal(start: 100, rect: CGRect(x: 0, y: 50, width: 10, height: 600), expected: 100),
  ]

  @Test(arguments: reveals) func scrollsAsLittleAsRevealsARectangle(_ reveal: Reveal) {
    view.contentOffset.y = reveal.start
    view.scrollRectToVisible(reveal.rect, animated: false)
    #expect(view.contentOffset.y == reveal.expected)
  }

  @Test func comesBackWhenTheContentShrinks() {
    view.contentOffset.y = 700
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 300)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }

  @Test func aFingerMayHoldItOutside() {
    view.isDragging = true
    view.contentOffset.y = -50
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == -50)
  }

  @Test func insetsWidenTheRange() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    #expect(view.contentOffset == .zero)
    #expect(view.offsetRange.smallest.y == -10)
    #expect(view.offsetRange.largest.y == 820)
    #expect(recorder.insetChanges == 1)
  }

  struct Adjustment: Sendable {
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior
    var expected: UIEdgeInsets
  }

  nonisolated static let adjustments = [
    Adjustment(
      behavior: .automatic, expected: UIEdgeInsets(top: 25, left: 0, bottom: 30, right: 0)),
    Adjustment(
      behavior: .scrollableAxes, expected: UIEdgeInsets(top: 25, left: 0, bottom: 30, right: 0)),
    Adjustment(behavior: .never, expected: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)),
    Adjustment(behavior: .always, expected: UIEdgeInsets(top: 25, left: 40, bottom: 30, right: 0)),
  ]

  @Test(arguments: adjustments) func safeAreaWidensTheInsets(_ adjustment: Adjustment) {
    view.contentInsetAdjustmentBehavior = adjustment.behavior
    view.contentInset.top = 5
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 40, bottom: 30, right: 0)
    #expect(view.adjustedContentInset == adjustment.expected)
  }

  @Test func whatRestsAtTheTopStaysThere() {
    view.additionalSafeAreaInsets.top = 20
    #expect(view.contentOffset.y == -20)
    view.contentOffset.y = 100
    view.additionalSafeAreaInsets.top = 30
    #expect(view.contentOffset.y == 100)
  }

  @Test func refusesAContentSizeThatIsNoNumber() {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { view.contentSize.height = .nan }
    }
    #expect(fault?.code == "view/invalid-geometry")
    #expect(view.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func goesBeyondTheContentWhenTold() {
    view.setContentOffset(CGPoint(x: -10, y: 5000), animated: false)
    #expect(view.contentOffset == CGPoint(x: -10, y: 5000))
  }

  @Test func zoomsTheViewThatTheDelegateNames() {
    let delegate = ZoomDelegate()
    delegate.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.addSubview(delegate.view)
    view.delegate = delegate
    view.maximumZoomScale = 3
    view.zoomScale = 5
    #expect(view.zoomScale == 3)
    #expect(view.contentSize == CGSize(width: 300, height: 600))
    #expect(delegate.zooms == 1)
  }

  @Test func aSubclassMayNarrowTheDelegate() {
    let narrow = NarrowDelegateScrollView(frame: view.frame)
    narrow.delegate = recorder
    narrow.contentOffset.y = 1
    #expect(recorder.offsets == [CGPoint(x: 0, y: 1)])
  }
}
