import Motion
import Scene
import Testing
import UIKit

@Suite @MainActor struct GestureTests {
  private func stage(_ count: Int = 40) throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    return try Stage(
      layout, sections: [StageSection("s", count: count)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  private func gestures(_ stage: Stage, _ body: () throws -> Void) throws -> [String] {
    var failure: (any Error)?
    let heard = stage.listen { _ in
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return heard.conversation.text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("user ")
    }.map { $0.split(separator: " ").joined(separator: " ") }
  }

  // 000-6
  @Test func aTapSelectsAnItemAndNothingElse() throws {
    let stage = try stage()
    _ = try stage.tap(.header("s"))
    #expect(stage.collectionView.indexPathsForSelectedItems == [])
    _ = try stage.tap("s-2")
    #expect(stage.collectionView.indexPathsForSelectedItems == [[0, 2]])
    _ = try stage.tap(.point(CGPoint(x: 50, y: 30)))
    #expect(stage.collectionView.indexPathsForSelectedItems == [[0, 0]])
    let heard = try gestures(stage) { _ = try stage.tap(.header("s")) }
    #expect(
      heard == [
        "user → collectionView tap(at: 50 10) → \"UICollectionElementKindSectionHeader 0-0\""
      ])
  }

  @Test(arguments: [IndexPath(item: 1, section: 1), IndexPath(item: 0, section: 1)])
  func aDragMayLeadIntoAnotherSection(destination: IndexPath) throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 20)
    let stage = try Stage(
      layout,
      sections: [
        StageSection("one", ["a", "b", "c", "d"]),
        StageSection("two", ["e"]),
      ], setting: StageSetting(size: CGSize(width: 100, height: 200)))
    _ = try stage.drag(item: "d", to: destination)
    #expect(stage.sections[0].items.map(\.id) == ["a", "b", "c"])
    #expect(
      stage.sections[1].items.map(\.id) == (destination.item == 1 ? ["e", "d"] : ["d", "e"]))
    #expect(try stage.snapshot()[item: "d"]?.path == destination)
  }

  @Test func whatIsNotOnTheScreenCannotBeTapped() throws {
    let stage = try stage()
    #expect(throws: GestureFault.outOfReach("\"s-30\"")) { try stage.tap("s-30") }
    #expect(throws: GestureFault.unknown("\"t\"", known: (0..<40).map { "s-\($0)" })) {
      try stage.tap("t")
    }
    #expect(throws: GestureFault.outOfReach("100, 10")) {
      try stage.tap(.point(CGPoint(x: 100, y: 10)))
    }
  }

  @Test func aPullGoesBeyondTheTopAndSpringsBack() throws {
    let stage = try stage()
    let recording = try stage.pull(by: 100)
    let ends = recording.map(\.capture.after.viewport.minY)
    #expect(ends.count == 9)
    #expect(ends.dropLast().allSatisfy { $0 < 0 })
    #expect(abs((ends.dropLast().last ?? 0) + 43.137) < 0.001)
    #expect(ends.last == 0)
    #expect(recording.allSatisfy { $0.cause == .pass })
  }

  @Test func aPullBeginsARefreshWithItsInset() throws {
    let stage = try stage()
    let control = UIRefreshControl()
    stage.collectionView.refreshControl = control
    let heard = try gestures(stage) { _ = try stage.pull(by: 200) }
    #expect(heard.first == "user → collectionView beginDragging() → true")
    #expect(heard.last == "user → collectionView endDragging(velocity: 0 0) → 0 -60")
    #expect(heard.count == 10)
    #expect(control.isRefreshing)
    #expect(try stage.snapshot().insets.top == 60)
    #expect(try stage.snapshot().contentOffset.y == -60)
    let recording = try stage.endRefreshing()
    #expect(recording.map(\.capture.after.viewport.minY) == [0])
    #expect((recording.first?.transition.duration ?? 0) > 0)
  }

  @Test func withoutAControlNothingRefreshes() throws {
    let stage = try stage()
    #expect(throws: GestureFault.noRefreshControl) { try stage.endRefreshing() }
  }

  @Test func pagesForwardAndBack() throws {
    let stage = try stage()
    let view = stage.collectionView
    // The layout and the delegate choose, and neither does.
    _ = try stage.page()
    #expect(view.contentOffset.y == 200)
    view.isPagingEnabled = true
    _ = try stage.page(2)
    #expect(view.contentOffset.y == 600)
    let recording = try stage.page(-1)
    #expect(view.contentOffset.y == 400)
    #expect(recording.map(\.capture.after.viewport.minY) == [500, 400])
    view.isScrollEnabled = false
    let heard = try gestures(stage) { _ = try stage.page() }
    #expect(view.contentOffset.y == 400)
    #expect(heard == ["user → collectionView beginDragging() → false"])
  }

  @Test func pagesEndWithTheContent() throws {
    let stage = try stage(8)
    // 20 of the header and 8 times 50, of which 200 are seen.
    let recording = try stage.page(1000)
    #expect(stage.collectionView.contentOffset.y == 220)
    #expect(recording.count < 10)
    _ = try stage.page(.min)
    #expect(stage.collectionView.contentOffset.y == 0)
  }

  @Test func pagesBesideAreTurnedWhateverBounces() throws {
    let layout = UICollectionViewFlowLayout()
    (layout.scrollDirection, layout.itemSize) = (.horizontal, CGSize(width: 50, height: 50))
    let stage = try Stage(
      layout, sections: [StageSection("s", count: 40)],
      setting: StageSetting(size: CGSize(width: 200, height: 60)))
    stage.collectionView.alwaysBounceVertical = true
    stage.collectionView.isPagingEnabled = true
    _ = try stage.page()
    #expect(stage.collectionView.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test func theStatusBarLeadsToTheTop() throws {
    let stage = try stage()
    try stage.perform { $0.contentOffset.y = 300 }
    let recording = try stage.tapStatusBar()
    #expect(recording.map(\.capture.after.viewport.minY) == [0])
  }

  @Test func prefetchingIsPartOfTheConversation() throws {
    let stage = try stage()
    let source = Prefetched()
    stage.collectionView.prefetchDataSource = source
    try stage.perform { _ in }
    let heard = stage.listen { $0.contentOffset.y = 500 }
    let calls = heard.conversation.calls.filter { $0.method.contains("refetch") }
    #expect(calls.map(\.to) == [.dataSource, .dataSource])
    #expect(calls.map(\.method) == ["prefetchItems", "cancelPrefetchingForItems"])
  }
}

private final class Prefetched: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
  }
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

@Suite @MainActor struct DragAndFocusTests {
  private func stage() throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let sections = [StageSection("s", ["a", "b", "c", "d"]), StageSection("t", ["e"])]
    return try Stage(
      layout, sections: sections, setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  private func names(_ stage: Stage) -> [[String]] {
    stage.sections.map { $0.items.map(\.id) }
  }

  @Test(arguments: [
    (UIDropOperation.move, [["b", "c", "a", "d"], ["e"]]),
    (.copy, [["a", "b", "a-copy", "c", "d"], ["e"]]), (.cancel, [["a", "b", "c", "d"], ["e"]]),
    (.forbidden, [["a", "b", "c", "d"], ["e"]]),
  ])
  func aDropDoesWhatIsProposed(_ operation: UIDropOperation, _ after: [[String]]) throws {
    let stage = try stage()
    _ = try stage.drag(item: "a", to: [0, 2], proposal: operation)
    #expect(names(stage) == after)
    let shown = try stage.snapshot().elements.compactMap(\.id.identifier)
    #expect(shown == after.flatMap(\.self))
    #expect(stage.collectionView.dragDelegate == nil)
  }

  @Test func theItemFollowsTheFingerInFrontOfTheOthers() throws {
    let stage = try stage()
    let recording = try stage.drag(item: "a", to: [0, 3])
    let places = recording.compactMap { $0.capture.after[item: "a"] }
    #expect(places.last?.frame.minY == 150)
    let carried = places.dropLast().filter { $0.zIndex > 0 }
    #expect(carried.count >= 4)
    #expect(carried.map(\.center.y) == carried.map(\.center.y).sorted())
  }

  @Test func aSectionWithoutItemsTakesADrop() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let setting = StageSetting(size: CGSize(width: 100, height: 200))
    for header in [0.0, 20] {
      layout.headerReferenceSize = CGSize(width: 100, height: header)
      let stage = try Stage(
        layout, sections: [StageSection("s", ["a", "b"]), StageSection("t", [])], setting: setting)
      let recording = try stage.drag(item: "a", to: [1, 0])
      #expect(names(stage) == [["b"], ["a"]])
      let ways = recording.compactMap { $0.capture.after[item: "a"]?.center.y }
      #expect((ways.dropLast().last ?? 0) > 100)
    }
  }

  @Test func aFingerStaysOnTheScreen() throws {
    let stage = try stage()
    #expect(throws: GestureFault.outOfReach("the place 1, 0")) {
      try stage.drag(item: "a", to: [1, 0])
    }
    #expect(throws: GestureFault.outOfReach("the place 7, 0")) {
      try stage.drag(item: "a", to: [7, 0])
    }
    #expect(names(stage) == [["a", "b", "c", "d"], ["e"]])
  }

  @Test func eachMoveIsWrittenDown() throws {
    let stage = try stage()
    let heard = stage.listen { _ in _ = try? stage.drag(item: "a", to: [0, 2]) }
    let user = heard.conversation.calls.filter { $0.from == .user }
    #expect(user.first?.method == "liftItem")
    #expect(user.first?.answer == .flag(true))
    #expect(user.filter { $0.method == "carryItem" }.count == 6)
    #expect(user.last?.method == "dropItem")
    #expect(user.last?.answer == .text("move"))
    #expect(heard.conversation.calls.contains { $0.method == "performDrop" })
  }

  @Test func theFocusGoesToItemsAndByKeys() throws {
    let stage = try stage()
    let view = stage.collectionView
    _ = try stage.focus("b")
    #expect(view.focusedItem == [0, 1])
    _ = try stage.moveFocus(.down)
    #expect(view.focusedItem == [0, 2])
    _ = try stage.focus("e")
    #expect(view.focusedItem == [1, 0])
    // It is scrolled into sight.
    #expect(view.contentOffset.y == 50)
    let heard = stage.listen { _ in _ = try? stage.moveFocus(.up) }
    let user = heard.conversation.calls.filter { $0.from == .user }
    #expect(user.map(\.method) == ["moveFocus"])
    #expect(user.map(\.answer) == [.flag(true)])
    #expect(throws: GestureFault.unknown("\"z\"", known: ["a", "b", "c", "d", "e"])) {
      try stage.focus("z")
    }
  }
}
