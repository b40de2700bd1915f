import QuartzCore
import Testing

@testable import UIKit

/// An animated scroll is seen by whoever follows it, frame by frame.
@Suite @MainActor struct ScrollTravelTests {
  @Test func aLayoutThatIsInvalidatedIsAskedForEachFrame() throws {
    let layout = FollowingLayout()
    let stage = ListStage([10], layout: layout)
    layout.preparations = []
    stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    #expect(layout.preparations.count == 18)
    #expect(layout.preparations == layout.preparations.sorted())
    #expect(try #require(layout.preparations.first) < 5)
    #expect(layout.preparations.last == 180)
    // UIKit's own curve: as much of the way in the first half as in the second.
    #expect(abs(layout.preparations[8] - 90) < 0.5)
  }

  /// A plain layout is asked once. One that lets small ways be is asked about the end, too, and then for each frame.
  @Test(arguments: [(least: CGFloat.infinity, queries: 1), (20, 18)])
  func aLayoutIsAskedAsItMinds(_ least: CGFloat, _ queries: Int) {
    let layout = FollowingLayout()
    layout.follows = { $0 > least }
    let stage = ListStage([10], layout: layout)
    layout.queries = 0
    stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    #expect(layout.queries == queries)
    #expect(stage.view.contentOffset.y == 180)
  }

  @Test func aDelegateThatListensHearsOfEachFrame() {
    let stage = ListStage([10])
    let listener = ScrollListener()
    stage.view.delegate = listener
    stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    #expect(listener.heard.count == 18)
    #expect(listener.wasAnimating == [true])
    #expect(listener.heard.last == 180)
    #expect(listener.ends == 1)
    #expect(!stage.view.isScrollAnimating)
  }

  @Test func withoutAnimationsTheContentJumps() {
    let layout = FollowingLayout()
    let stage = ListStage([10], layout: layout)
    layout.preparations = []
    UIView.performWithoutAnimation {
      stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    }
    stage.view.layoutIfNeeded()
    #expect(layout.preparations == [180])
  }

  /// A delegate that scrolls elsewhere on the way takes the scroll over.
  @Test func aScrollWithinAScrollTakesItsPlace() {
    let stage = ListStage([10])
    let listener = ScrollListener()
    stage.view.delegate = listener
    listener.turnsBack = true
    stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    #expect(stage.view.contentOffset.y == 0)
    #expect(listener.ends == 2)
  }

  @Test func aScrollAtEveryEndComesToRest() {
    let stage = ListStage([10])
    let listener = Restless()
    stage.view.delegate = listener
    stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
    #expect(listener.ends == 16)
  }

  @Test func displayLinksRunMeanwhile() {
    let clock = DisplayClock()
    clock.run {
      let stage = ListStage([10])
      var frames = 0
      let number = clock.listen { _ in
        frames += 1
        return true
      }
      stage.view.setContentOffset(CGPoint(x: 0, y: 180), animated: true)
      clock.stopListening(number)
      #expect(frames == 18)
      #expect(abs(clock.time - 0.3) < 1e-9)
    }
  }

  @Test func aScrollToAnItemGoesTheSameWay() {
    let layout = FollowingLayout()
    let stage = ListStage([10], layout: layout)
    layout.preparations = []
    stage.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: true)
    #expect(layout.preparations.count == 18)
    #expect(stage.view.contentOffset.y == 150)
  }
}

/// Is invalidated by scrolls that it minds.
private final class FollowingLayout: ListLayout {
  var follows: (CGFloat) -> Bool = { _ in true }
  var preparations: [CGFloat] = []
  var queries = 0

  override func prepare() {
    super.prepare()
    preparations.append(collectionView?.contentOffset.y ?? -1)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    queries += 1
    return super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    follows(abs(newBounds.minY - (collectionView?.bounds.minY ?? 0)))
  }
}

private final class ScrollListener: UICollectionViewDelegate {
  var heard: [CGFloat] = []
  var wasAnimating: Set<Bool> = []
  var ends = 0
  var turnsBack = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append(scrollView.contentOffset.y)
    wasAnimating.insert(scrollView.isScrollAnimating)
    if turnsBack, scrollView.contentOffset.y > 90 {
      scrollView.setContentOffset(.zero, animated: true)
    }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
}

/// Goes to the other end as soon as it has arrived.
private final class Restless: UICollectionViewDelegate {
  var ends = 0

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ends += 1
    let y: CGFloat = scrollView.contentOffset.y > 0 ? 0 : 180
    scrollView.setContentOffset(CGPoint(x: 0, y: y), animated: true)
  }
}
