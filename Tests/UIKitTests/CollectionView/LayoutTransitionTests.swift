import Testing

@testable import UIKit

@Suite @MainActor struct LayoutTransitionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

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
        "bounds from 200×200", "prepare", "final 0", "final 1", "initial 0", "initial 1",
        "finalize in 0.4",
      ])
  }

  @Test func withoutAnAnimationNobodyIsAsked() {
    let log = CallLog()
    let stage = ListStage([2], layout: BoundsRecorder("list", log))
    log.calls = []
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
    stage.view.layoutIfNeeded()
    #expect(log.calls == ["prepare"])
  }

  @Test func whatComesFromOutsideFadesIn() {
    let layout = ListLayout()
    let stage = ListStage([10], layout: layout)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    UIView.animate(withDuration: 0.2) {
      // Items that stood below come where the old window would have shown them.
      layout.frames[[0, 6]] = CGRect(x: 100, y: 0, width: 100, height: 50)
      stage.view.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
      stage.view.layoutIfNeeded()
    }
    let elements = observer.animations.first?.elements ?? []
    // Nobody stands at once in the old window who was not seen there.
    let strangers = elements.filter { $0.stateBefore == nil }
    #expect(!strangers.isEmpty)
    for element in strangers {
      let wouldBeSeen = element.end.frame.shows(in: CGRect(x: 0, y: 0, width: 200, height: 200))
      #expect(element.start.alpha == (wouldBeSeen ? 0 : 1))
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

  override func finalizeLayoutTransition() {
    let isAnimated = AnimationContext.current != nil
    log.calls.append("\(name) finalize\(isAnimated ? " in animation" : "")")
  }
}

private final class BoundsRecorder: ListLayout {
  let log: CallLog

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

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
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
