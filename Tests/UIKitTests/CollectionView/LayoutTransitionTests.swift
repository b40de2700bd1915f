import Testing

@testable import UIKit

@Suite @MainActor struct LayoutTransitionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // 000-37, 000-96, 000-98, 000-100
  @Test func asksBothLayoutsInUIKitsOrder() {
    let log = CallLog()
    let stage = ListStage([2], layout: TransitionRecorder("old", log))
    let new = TransitionRecorder("new", log)
    new.itemSize.height = 30
    log.calls = []
    stage.view.setCollectionViewLayout(new, animated: true)
    #expect(
      log.calls == [
        "old to new", "new from old", "new prepare", "new target",
        "old final 0", "old final 1", "new initial 0", "new initial 1",
        "old finalize in animation", "new finalize in animation",
      ])
    #expect(stage.view.collectionViewLayout === new)
    #expect(new.collectionView === stage.view)
    #expect(stage.layout.collectionView == nil)
  }

  @Test func cellsStayAndGoToTheirNewPlaces() throws {
    let stage = ListStage([2])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let cells = stage.view.visibleCells
    let new = ListLayout()
    new.itemSize.height = 30
    var completed: Bool?
    stage.view.setCollectionViewLayout(new, animated: true) { completed = $0 }
    #expect(stage.view.visibleCells == cells)
    let elements = try #require(observer.animations.first).elements
    #expect(elements.map(\.start.frame.minY) == [0, 50])
    #expect(elements.map(\.end.frame.minY) == [0, 30])
    #expect(completed == true)
  }

  @Test func whatWasOffScreenComesFromItsOldPlace() throws {
    let stage = ListStage([10])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let new = ListLayout()
    new.itemSize.height = 20
    stage.view.setCollectionViewLayout(new, animated: true)
    let element = try #require(
      observer.animations.first?.elements.first { $0.pathAfter == path(8) })
    #expect(element.start.frame.minY == 400)
    #expect(element.end.frame.minY == 160)
  }

  @Test func keepsTheMiddleItemInTheMiddle() {
    let stage = ListStage([40])
    stage.view.contentOffset.y = 1000
    stage.view.layoutIfNeeded()
    let new = ListLayout()
    new.itemSize.height = 20
    stage.view.setCollectionViewLayout(new, animated: true)
    // Item 22 stood at 1100 to 1150, over the middle; now its middle is at 450.
    #expect(stage.view.contentOffset.y == 350)
  }

  @Test func theSameLayoutChangesNothing() {
    let stage = ListStage([2])
    stage.layout.calls = []
    stage.view.setCollectionViewLayout(stage.layout, animated: true)
    #expect(stage.layout.calls.isEmpty)
  }

  @Test func anExchangeWithoutAnimationHasNoContext() {
    let stage = ListStage([2])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.view.collectionViewLayout = ListLayout()
    #expect(observer.animations.map(\.context) == [nil])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func aFaultLeavesTheOldLayoutInPlace() {
    let stage = ListStage([2])
    let new = ListLayout()
    new.extra = [UICollectionViewLayoutAttributes(forCellWith: path(7))]
    let code = stage.faultCode { stage.view.setCollectionViewLayout(new, animated: true) }
    #expect(code == "layout/missing-element")
    #expect(stage.view.collectionViewLayout === stage.layout)
    #expect(stage.layout.collectionView === stage.view)
    #expect(new.collectionView == nil)
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50])
  }

  // 000-97, 000-99
  @Test func bothLayoutsSayWhereThingsEndAndStart() throws {
    let log = CallLog()
    let old = TransitionRecorder("old", log)
    let stage = ListStage([8], layout: old)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let new = TransitionRecorder("new", log)
    new.itemSize.height = 20
    old.ends[1] = CGRect(x: 300, y: 0, width: 100, height: 50)
    new.starts[6] = CGRect(x: -300, y: 0, width: 100, height: 20)
    new.frames[[0, 1]] = CGRect(x: 0, y: 900, width: 100, height: 20)
    stage.view.setCollectionViewLayout(new, animated: true)
    let elements = try #require(observer.animations.first).elements
    let leaving = try #require(elements.first { $0.pathBefore == path(1) })
    #expect(leaving.end.frame.minX == 300)
    let coming = try #require(elements.first { $0.pathAfter == path(6) })
    #expect(coming.start.frame.minX == -300)
  }

  // 003-12
  @Test func viewsHearOfTheExchange() {
    let stage = ListStage([1], lays: false)
    stage.view.register(ListeningCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    stage.view.setCollectionViewLayout(ListLayout(), animated: true)
    #expect((stage.cell(0) as? ListeningCell)?.heard == ["will", "did"])
  }
}

@Suite @MainActor struct InteractiveTransitionTests {
  @Test func showsWhatLiesBetweenTheLayouts() {
    let stage = ListStage([2])
    let new = ListLayout()
    new.itemSize = CGSize(width: 200, height: 100)
    let transition = stage.view.startInteractiveTransition(to: new)
    #expect(stage.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === stage.layout)
    #expect(transition.nextLayout === new)
    transition.transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 75, width: 150, height: 75))
    #expect(stage.view.contentSize.height == 150)
  }

  @Test func finishingInstallsTheNewLayout() {
    let stage = ListStage([2])
    let new = ListLayout()
    new.itemSize.height = 100
    var answer: [Bool] = []
    let transition = stage.view.startInteractiveTransition(to: new) { answer = [$0, $1] }
    transition.transitionProgress = 0.3
    stage.view.finishInteractiveTransition()
    #expect(answer == [true, true])
    #expect(stage.view.collectionViewLayout === new)
    #expect(stage.layout.collectionView == nil)
    #expect(stage.cell(1)?.frame.minY == 100)
  }

  @Test func cancellingGoesBack() {
    let stage = ListStage([2])
    let new = ListLayout()
    new.itemSize.height = 100
    var answer: [Bool] = []
    let transition = stage.view.startInteractiveTransition(to: new) { answer = [$0, $1] }
    transition.transitionProgress = 0.3
    stage.view.cancelInteractiveTransition()
    #expect(answer == [false, true])
    #expect(stage.view.collectionViewLayout === stage.layout)
    #expect(stage.layout.collectionView === stage.view)
    #expect(new.collectionView == nil)
    #expect(stage.cell(1)?.frame.minY == 50)
  }

  @Test func goesBeyondItsEnds() {
    let stage = ListStage([2])
    let new = ListLayout()
    new.itemSize.height = 100
    let transition = stage.view.startInteractiveTransition(to: new)
    transition.transitionProgress = 1.2
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame.minY == 110)
  }

  // 000-101
  @Test(arguments: [true, false]) func whoHearsOfItsBeginningHearsOfItsEnd(_ finishing: Bool) {
    let log = CallLog()
    let stage = ListStage([1], layout: TransitionRecorder("old", log), lays: false)
    stage.view.register(ListeningCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    let cell = stage.cell(0) as? ListeningCell
    let new = TransitionRecorder("new", log)
    new.itemSize.height = 100
    log.calls = []
    let transition = stage.view.startInteractiveTransition(to: new)
    #expect(log.calls == ["old to new", "new from old", "new prepare"])
    #expect(cell?.heard == ["will"])
    transition.transitionProgress = 0.3
    log.calls = []
    if finishing {
      stage.view.finishInteractiveTransition()
    } else {
      stage.view.cancelInteractiveTransition()
    }
    #expect(
      log.calls.filter { $0.contains("finalize") }.map { $0.prefix(3) }.sorted() == ["new", "old"])
    let (leaving, coming) = finishing ? ("old", "new") : ("new", "old")
    #expect(log.calls.contains("\(leaving) final 0"))
    #expect(log.calls.contains("\(coming) initial 0"))
    #expect(cell?.heard == ["will", "did"])
  }

  @Test func whatAGestureHasMovedGoesOnFromThere() throws {
    let log = CallLog()
    let stage = ListStage([2], layout: TransitionRecorder("old", log))
    let observer = AnimationRecorder()
    let new = TransitionRecorder("new", log)
    new.itemSize.height = 100
    new.starts[1] = CGRect(x: 500, y: 0, width: 1, height: 1)
    stage.view.startInteractiveTransition(to: new).transitionProgress = 0.5
    stage.view.layoutIfNeeded()
    stage.view.animationObserver = observer
    stage.view.finishInteractiveTransition()
    let ways = try #require(observer.animations.last).elements.map { $0.start.frame.minY }
    #expect(ways == [0, 75])
  }

  @Test func refusesASecondOne() {
    let stage = ListStage([2])
    let first = stage.view.startInteractiveTransition(to: ListLayout())
    let code = stage.faultCode {
      #expect(stage.view.startInteractiveTransition(to: ListLayout()) === first)
    }
    #expect(code == "transition/already-under-way")
  }

  @Test func refusesAnEndWithoutABeginning() {
    let stage = ListStage([2])
    #expect(
      stage.faultCode { stage.view.finishInteractiveTransition() } == "transition/none-under-way")
  }

  @Test func keepsNamedValues() {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewLayout(), nextLayout: UICollectionViewLayout())
    #expect(transition.value(forAnimatedKey: "offset") == 0)
    transition.updateValue(12, forAnimatedKey: "offset")
    #expect(transition.value(forAnimatedKey: "offset") == 12)
  }
}

@Suite @MainActor struct AnimatedBoundsChangeTests {
  // 000-37, 000-90, 000-92, 000-94
  @Test func asksTheLayoutAboutEveryElement() {
    let log = CallLog()
    let layout = BoundsRecorder("list", log)
    let stage = ListStage([2], layout: layout)
    log.calls = []
    UIView.animate(withDuration: 0.4) {
      stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    }
    #expect(
      log.calls == [
        "bounds from 200×200", "prepare", "target 0", "final 0", "final 1", "initial 0",
        "initial 1", "finalize in 0.4",
      ])
  }

  // 000-91, 000-95
  @Test func updatesAreNoChangeOfTheBounds() {
    let log = CallLog()
    let stage = ListStage([3], layout: BoundsRecorder("list", log))
    log.calls = []
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(log.calls.contains("initial 2"))
    #expect(!log.calls.contains { $0.hasPrefix("bounds") || $0.hasPrefix("finalize") })
  }

  // 000-35
  @Test func theLayoutMayMoveTheOffset() {
    let layout = BoundsRecorder("list", CallLog())
    let stage = ListStage([20], layout: layout)
    layout.target = CGPoint(x: 0, y: 250)
    UIView.animate(withDuration: 0.4) {
      stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    }
    #expect(stage.view.contentOffset.y == 250)
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [5, 6])
  }

  // 000-90
  @Test func aChangeOfTheOriginIsOneToo() {
    let log = CallLog()
    let stage = ListStage([20], layout: BoundsRecorder("list", log))
    log.calls = []
    UIView.animate(withDuration: 0.4) { stage.view.contentOffset.y = 100 }
    #expect(log.calls.first == "bounds from 200×200")
    #expect(log.calls.last == "finalize in 0.4")
    log.calls = []
    // UIKit's own animated scrolls are no animation block.
    stage.view.setContentOffset(.zero, animated: true)
    stage.view.layoutIfNeeded()
    #expect(log.calls == [String](repeating: "prepare", count: 18))
  }

  // 000-93
  @Test func whatTheLayoutAnimatesIsPartOfIt() throws {
    let layout = BoundsRecorder("list", CallLog())
    let stage = ListStage([2], layout: layout)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let (plain, nested) = (UIView(), UIView())
    stage.view.addSubview(plain)
    stage.view.addSubview(nested)
    layout.hook = {
      plain.alpha = 0.5
      UIView.animate(withDuration: 9) { nested.alpha = 0.5 }
    }
    UIView.animate(withDuration: 0.4) {
      stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    }
    let additions = try #require(observer.animations.first).additions
    #expect(
      Set(additions.map { ObjectIdentifier($0.view) }) == [
        ObjectIdentifier(plain), ObjectIdentifier(nested),
      ])
    #expect(additions.map { $0.context?.duration } == [0.4, 0.4])
  }

  @Test(arguments: [true, false]) func turningToLongContentKeepsThePlace(_ isAnimated: Bool) {
    let layout = ColumnsLayout()
    let stage = ListStage([20], layout: layout)
    stage.view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 250)
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) {
      if isAnimated {
        stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      } else {
        UIView.performWithoutAnimation {
          stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        }
      }
    }
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 1000)
    #expect(stage.view.contentOffset.y == 50)
    // The other way round, it comes back into the content.
    stage.view.contentOffset.y = 600
    stage.view.layoutIfNeeded()
    stage.view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 50)
  }

  @Test func withoutAnAnimationNobodyIsAsked() {
    let log = CallLog()
    let stage = ListStage([2], layout: BoundsRecorder("list", log))
    log.calls = []
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    stage.view.layoutIfNeeded()
    #expect(log.calls == ["prepare"])
  }

  @Test func whatComesIntoSightFadesIn() {
    let layout = ListLayout()
    let stage = ListStage([10], layout: layout)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    UIView.animate(withDuration: 0.2) {
      // Items that stood below come where the old window would have shown them.
      layout.frames[[0, 6]] = CGRect(x: 0, y: 10, width: 100, height: 50)
      stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      stage.view.layoutIfNeeded()
    }
    let elements = observer.animations.first?.elements ?? []
    let strangers = elements.filter { $0.stateBefore == nil }
    #expect(strangers.count == 4)
    for element in strangers {
      #expect(element.start.alpha == 0)
      #expect(element.start.frame == element.end.frame)
      #expect(element.end.alpha == 1)
    }
  }

  @Test func anAnimatedScrollIsAChange() {
    let stage = ListStage([10])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    UIView.animate(withDuration: 0.2) {
      stage.view.contentOffset.y = 100
      stage.view.layoutIfNeeded()
    }
    #expect(observer.animations.first?.boundsBefore.minY == 0)
    #expect(observer.animations.first?.boundsAfter.minY == 100)
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5])
  }
}

@MainActor final class CallLog {
  var calls: [String] = []
}

private final class TransitionRecorder: ListLayout {
  let name: String
  let log: CallLog
  /// Frames of items at their start and end, as far as the layout says something about them.
  var starts: [Int: CGRect] = [:]
  var ends: [Int: CGRect] = [:]

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepare() {
    super.prepare()
    log.calls.append("\(name) prepare")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.calls.append("\(name) target")
    return proposedContentOffset
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    log.calls.append("\(name) to \((newLayout as? TransitionRecorder)?.name ?? "?")")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.calls.append("\(name) from \((oldLayout as? TransitionRecorder)?.name ?? "?")")
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect?) -> UICollectionViewLayoutAttributes?
  {
    guard let frame else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.calls.append("\(name) initial \(itemIndexPath.item)")
    return attributes(itemIndexPath, starts[itemIndexPath.item])
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.calls.append("\(name) final \(itemIndexPath.item)")
    return attributes(itemIndexPath, ends[itemIndexPath.item])
  }

  override func finalizeLayoutTransition() {
    let isAnimated = AnimationContext.current != nil
    log.calls.append("\(name) finalize\(isAnimated ? " in animation" : "")")
  }
}

/// As many columns of 100 points as fit.
private final class ColumnsLayout: ListLayout {
  override func prepare() {
    super.prepare()
    let columns = max(1, Int((collectionView?.bounds.width ?? 0) / 100))
    for item in 0..<20 {
      frames[[0, item]] = CGRect(
        x: CGFloat(item % columns) * 100, y: CGFloat(item / columns) * 50, width: 100, height: 50)
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: frames.values.map(\.maxY).max() ?? 0)
  }
}

private final class BoundsRecorder: ListLayout {
  let log: CallLog
  var target: CGPoint?
  var hook = {}

  init(_ name: String, _ log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func prepare() {
    super.prepare()
    log.calls.append("prepare")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    log.calls.append("target \(Int(proposedContentOffset.y))")
    return target ?? proposedContentOffset
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    hook()
    log.calls.append("bounds from \(Int(oldBounds.width))×\(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() {
    log.calls.append("finalize in \(AnimationContext.current?.duration ?? 0)")
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.calls.append("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    log.calls.append("final \(itemIndexPath.item)")
    return nil
  }
}

private final class ListeningCell: RecordingCell {
  var heard: [String] = []

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    heard.append("will")
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    heard.append("did")
  }
}
