import Motion
import Scene
import Testing
import UIKit

/// The sample of "Customizing collection view layouts", written for UIKit alone: its two screens are used as a finger
/// uses them.
@Suite @MainActor struct SampleArticleTests {
  private let stage: Stage
  private let navigation: UINavigationController

  init() throws {
    let start = Storyboard.start()
    navigation = try #require(start as? UINavigationController)
    stage = try Stage(
      controller: start,
      setting: StageSetting(
        size: CGSize(width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
  }

  private var names: [String] {
    let view = stage.collectionView
    return view.indexPathsForVisibleItems.sorted().compactMap {
      (view.cellForItem(at: $0) as? PersonCell)?.person?.name
    }
  }

  private var cloud: UIBarButtonItem? {
    navigation.topViewController?.navigationItem.rightBarButtonItem
  }

  @Test func theAppOpensToTheFriends() throws {
    #expect(navigation.topViewController is FriendsViewController)
    #expect(navigation.topViewController?.navigationItem.title == "Friends")
    #expect(names == ["Tom", "Kat", "Ann", "Dee", "Gus", "Ida", "Sol", "Vic"])
    #expect(stage.collectionView.adjustedContentInset.top == 91)
    #expect(stage.collectionView.contentOffset.y == -91)
    #expect(cloud?.isEnabled == true)
  }

  @Test func aNarrowScreenHasAListAndAWideOneAGrid() throws {
    let first = try #require(stage.collectionView.cellForItem(at: [0, 0]))
    #expect(first.frame == CGRect(x: 8, y: 10, width: 374, height: 70))
    let wide = try Stage(
      controller: Storyboard.start(), setting: StageSetting(size: CGSize(width: 844, height: 390)))
    let frames = try wide.snapshot(of: .viewport).elements.map(\.frame.minY)
    #expect(frames.filter { $0 == frames[0] }.count == 2)
  }

  // 004-19, 004-20
  @Test func tappingAFriendTakesOneToTheFeed() throws {
    let recording = try stage.tap("0/3")
    let feed = try #require(navigation.topViewController as? FeedViewController)
    #expect(feed.person?.name == "Dee")
    #expect(feed.title == "Dee")
    #expect(stage.collectionView === feed.collectionView)
    #expect(stage.collectionView.collectionViewLayout is MosaicLayout)
    #expect(stage.collectionView.visibleCells.count > 6)
    #expect(recording.map(\.cause) == [.screenChange])
    #expect(recording.transitions.first?.duration == 0.35)
  }

  @Test func theFeedComesFromTheSide() throws {
    let change = try #require(try stage.tap("0/3").last)
    let photo = ElementID(.cell, .path([1, 0, 0]))
    let place = { (time: Double) in
      let snapshot = change.transition.snapshot(at: time)
      return snapshot[photo].map { $0.frame.minX - snapshot.viewport.minX }
    }
    #expect(place(0) == 390)
    let middle = try #require(place(0.175))
    #expect(middle > 10 && middle < 380)
    #expect(place(0.35) == 0)
    let bars = change.transition.snapshot(at: 0.175).elements.filter {
      $0.kind == .decoration("UINavigationBar")
    }
    // The title and the buttons fade into those of the feed, in their place.
    #expect(bars.count == 2)
    let top = change.transition.snapshot(at: 0.175).viewport.minY
    #expect(bars.allSatisfy { abs($0.frame.minY - top - 47) < 0.001 })
  }

  @Test func theWayBackLeadsToTheFriends() throws {
    _ = try stage.tap("0/3")
    let recording = try stage.tap(.button("Friends"))
    #expect(recording.map(\.cause) == [.screenChange])
    #expect(navigation.viewControllers.count == 1)
    #expect(names.count == 8)
    // As the list comes back, nothing in it is selected any more.
    #expect(stage.collectionView.indexPathsForSelectedItems == [])
    #expect(try stage.path(ofItem: "0/7") == [0, 7])
    #expect(try stage.path(ofItem: "0/8") == nil)
  }

  // 004-21
  @Test func theCloudUpdatesTheFriendsInOneAnimation() throws {
    let recording = try stage.tap(.button("Cloud"))
    #expect(names == ["Max", "Sol", "Tom", "Kat", "Ann", "Dee", "Gus", "Vic"])
    #expect(recording.map(\.cause) == [.update, .update])
    #expect(recording.first?.transition.duration == 0)
    #expect(cloud?.isEnabled == false)
    let updated = stage.collectionView.cellForItem(at: [0, 4]) as? PersonCell
    #expect(updated?.person?.isUpdated == true)
    #expect(try stage.tap(.button("Cloud")).isEmpty)
  }

  @Test func refreshingTakesRoomAboveTheFriends() throws {
    _ = try stage.beginRefreshing()
    #expect(stage.collectionView.adjustedContentInset.top == 151)
    #expect(stage.collectionView.refreshControl?.isHidden == false)
    _ = try stage.endRefreshing()
    #expect(stage.collectionView.adjustedContentInset.top == 91)
  }

  // 004-22
  @Test func pullingToRefreshResetsTheData() throws {
    _ = try stage.tap(.button("Cloud"))
    let refresh = try #require(stage.collectionView.refreshControl)
    let recording = try stage.pull(by: 400)
    // The finger uncovers the spinner; what it asks for is done by the time it lets go.
    #expect(recording.contains { $0.capture.after.viewport.minY < -200 })
    #expect(recording.last?.capture.after.viewport.minY == -91)
    #expect(names == ["Tom", "Kat", "Ann", "Dee", "Gus", "Ida", "Sol", "Vic"])
    #expect(!refresh.isRefreshing)
    #expect(cloud?.isEnabled == true)
  }
}
