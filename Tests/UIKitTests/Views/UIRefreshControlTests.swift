import Testing

@testable import UIKit

@Suite @MainActor struct UIRefreshControlTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let control = UIRefreshControl()
  private let heard = Counter()

  private final class Counter {
    var count = 0
  }

  init() {
    view.contentSize = CGSize(width: 100, height: 1000)
    view.refreshControl = control
    control.addAction(UIAction { [heard] _ in heard.count += 1 }, for: .valueChanged)
  }

  /// A finger comes down, goes down so far, and lets go.
  private func pull(_ way: CGFloat) {
    guard view.beginDragging() else { return }
    view.drag(by: CGPoint(x: 0, y: way))
    view.comeToRest(at: view.letGo())
  }

  @Test func isAsHighAsUIKitsAndHiddenAtRest() {
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    #expect(control.isHidden)
    #expect(control.superview === view)
  }

  @Test func aPullThatUncoversItBeginsAndSendsItsAction() {
    pull(200)
    #expect(control.isRefreshing)
    #expect(heard.count == 1)
    #expect(view.contentInset.top == 60)
    #expect(view.contentOffset.y == -60)
    #expect(control.frame.minY == -60)
    #expect(!control.isHidden)
  }

  @Test func aShorterPullSpringsBack() {
    pull(60)
    #expect(!control.isRefreshing)
    #expect(heard.count == 0)
    #expect(view.contentOffset.y == 0)
    #expect(view.contentInset.top == 0)
  }

  @Test func isUncoveredInProportionToThePull() throws {
    try #require(view.beginDragging())
    view.drag(by: CGPoint(x: 0, y: 50))
    #expect(control.uncovered == -view.contentOffset.y)
    #expect(control.uncovered > 0)
    #expect(control.uncovered < 50)
    view.drag(by: CGPoint(x: 0, y: 300))
    #expect(control.uncovered == 60)
    // Pulled further down it stays at the upper edge.
    #expect(control.frame.minY == view.contentOffset.y)
  }

  @Test func endsWithAnAnimatedWayBack() {
    pull(200)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(view.contentInset.top == 0)
    #expect(view.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test func aProgramThatBeginsItNeitherScrollsNorSends() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(heard.count == 0)
    #expect(view.contentOffset.y == 0)
    #expect(view.contentInset.top == 60)
    view.contentOffset.y = 300
    control.endRefreshing()
    #expect(view.contentOffset.y == 300)
  }

  @Test func anActionMayEndItAtOnce() {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(200)
    #expect(!control.isRefreshing)
    #expect(view.contentInset.top == 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func aSubviewWorksAsTheProperty() {
    view.refreshControl = nil
    #expect(control.superview == nil)
    view.addSubview(control)
    pull(200)
    #expect(control.isRefreshing)
    #expect(view.contentInset.top == 60)
    control.removeFromSuperview()
    #expect(view.contentInset.top == 0)
  }

  @Test func leavesATopInsetThatAProgramSetsMeanwhile() {
    pull(200)
    view.contentInset.bottom = 9
    view.contentInset.top = 30
    control.endRefreshing()
    #expect(view.contentInset == UIEdgeInsets(top: 30, left: 0, bottom: 9, right: 0))
  }

  @Test func standsBelowBars() {
    view.contentInset.top = 20
    view.contentOffset.y = -20
    pull(250)
    #expect(view.contentOffset.y == -80)
    #expect(control.frame.minY == -60)
  }

  @Test func shortContentIsPulledOnlyWhereItBouncesAlways() {
    view.contentSize.height = 50
    pull(200)
    #expect(!control.isRefreshing)
    view.alwaysBounceVertical = true
    pull(200)
    #expect(control.isRefreshing)
  }
}
