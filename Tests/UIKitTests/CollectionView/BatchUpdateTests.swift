import Testing

@testable import UIKit

@Suite @MainActor struct BatchUpdateTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // 000-37, 000-38, 000-41, 000-44, 000-45, 000-52, 000-53, 000-67
  @Test func asksTheLayoutInUIKitsOrder() {
    let layout = UpdateRecorder()
    let stage = ListStage([3], layout: layout)
    layout.calls = []
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
    }
    #expect(
      layout.calls == [
        "prepare", "contentSize", "elements",
        "updates delete 0-1, insert 0-0",
        // The layout that waits for them is asked again.
        "contentSize", "target 0 0", "elements",
        "final 0-0", "final 0-1", "final 0-2",
        "initial 0-0", "initial 0-1", "initial 0-2",
        "finalize in animation of 0.3",
      ])
  }

  @Test func survivorsKeepTheirCells() {
    let stage = ListStage([3])
    let cells = (0..<3).map { stage.cell($0) }
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
    }
    #expect(stage.cell(1) === cells[0])
    #expect(stage.cell(2) === cells[2])
    #expect(stage.cell(0) !== cells[1])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100])
    #expect(cells[1]?.superview == nil)
  }

  @Test func tellsOfWhatComesAndGoes() {
    let stage = ListStage([2])
    stage.source.log = []
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(1)])
    }
    #expect(stage.source.log == ["sections", "items 0", "cell 0-1", "will 0-1", "end 0-0"])
  }

  // 000-12, 000-15, 004-15
  @Test func recordsTheWayOfEachElement() throws {
    let stage = ListStage([3])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
    }
    let animation = try #require(observer.animations.first)
    #expect(animation.context?.duration == 0.3)
    #expect(animation.context?.options == .curveEaseInOut)
    #expect(animation.elements.map(\.role) == [.appearing, .moved, .unchanged, .disappearing])
    #expect(animation.elements.map(\.start.alpha) == [0, 1, 1, 1])
    #expect(animation.elements.map(\.end.alpha) == [1, 1, 1, 0])
    #expect(animation.elements.map(\.start.frame.minY) == [0, 0, 100, 50])
    #expect(animation.elements.map(\.end.frame.minY) == [0, 50, 100, 50])
    #expect(animation.elements.map(\.pathBefore) == [nil, path(0), path(2), path(1)])
    #expect(animation.elements.map(\.pathAfter) == [path(0), path(1), path(2), nil])
  }

  // 000-16, 000-54, 000-68
  @Test func startsAndEndsWhereTheLayoutSays() throws {
    let layout = SlideLayout()
    let stage = ListStage([2], layout: layout)
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.deleteItems(at: [path(0)])
      stage.view.insertItems(at: [path(1)])
    }
    let elements = try #require(observer.animations.first).elements
    let appearing = try #require(elements.first { $0.role == .appearing })
    let disappearing = try #require(elements.first { $0.role == .disappearing })
    #expect(appearing.start.frame.minX == 300)
    #expect(appearing.start.alpha == 0)
    #expect(disappearing.end.frame.minX == -300)
  }

  @Test func aReloadReplacesTheCell() {
    let stage = ListStage([2])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    let cell = stage.cell(1)
    stage.view.reloadItems(at: [path(1)])
    #expect(stage.cell(1) !== cell)
    #expect(observer.animations.first?.elements.map(\.role) == [.unchanged, .reloaded, .reloaded])
  }

  @Test(arguments: [true, false]) func bothViewsOfAReloadGoFromTheOldPlaceToTheNewOne(
    _ knowsOfTheUpdate: Bool
  ) throws {
    let stage = ListStage([2], layout: knowsOfTheUpdate ? ListLayout() : SilentLayout())
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.insertItems(at: [path(0)])
      stage.view.reloadItems(at: [path(1)])
    }
    let reloaded = try #require(observer.animations.first).elements.filter { $0.role == .reloaded }
    #expect(reloaded.map(\.isArriving) == [true, false])
    #expect(reloaded.map(\.start.frame.minY) == [50, 50])
    #expect(reloaded.map(\.end.frame.minY) == [100, 100])
    #expect(reloaded.map(\.start.alpha) == [0, 1])
    #expect(reloaded.map(\.end.alpha) == [1, 0])
  }

  @Test func aReconfigurationKeepsTheCell() {
    let stage = ListStage([2])
    let cell = stage.cell(1)
    stage.source.log = []
    stage.view.reconfigureItems(at: [path(1)])
    #expect(stage.cell(1) === cell)
    #expect(stage.source.log.contains("cell 0-1"))
    #expect(cell?.log.contains("reuse") == false)
  }

  @Test func aReconfigurationWithAnotherIdentifierIsRefused() {
    let stage = ListStage([2])
    stage.view.register(RecordingCell.self, forCellWithReuseIdentifier: "other")
    stage.source.provideCell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
    #expect(stage.faultCode { stage.view.reconfigureItems(at: [path(1)]) } == "view/wrong-element")
  }

  @Test func completionsRunFromTheOutsideIn() {
    let stage = ListStage([1])
    var log: [String] = []
    stage.view.performBatchUpdates(
      {
        stage.view.performBatchUpdates({ log.append("first") }) { _ in log.append("inner 0") }
        stage.view.performBatchUpdates({ log.append("second") }) { _ in log.append("inner 1") }
      },
      completion: { log.append("outer \($0)") })
    #expect(log == ["first", "second", "outer true", "inner 0", "inner 1"])
  }

  @Test func anEmptyBatchAnimatesAChangedLayout() throws {
    let stage = ListStage([2])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.layout.itemSize.height = 30
    stage.layout.invalidateLayout()
    stage.view.performBatchUpdates(nil)
    let elements = try #require(observer.animations.first).elements
    #expect(elements.map(\.start.frame.height) == [50, 50])
    #expect(elements.map(\.end.frame.height) == [30, 30])
  }

  @Test func refusesWhatDoesNotAddUpAndKeepsEverything() {
    let stage = ListStage([3])
    let cells = stage.view.visibleCells
    var completed: Bool?
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        stage.view.performBatchUpdates(
          {
            stage.source.counts = [3]
            stage.view.insertItems(at: [path(0)])
          }, completion: { completed = $0 })
      }
    }
    #expect(fault?.code == "invalid-update/count")
    #expect(
      fault?.sentence.hasPrefix("Invalid update: invalid number of items in section 0.  ") == true)
    #expect(stage.view.visibleCells == cells)
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
    #expect(completed == false)
  }

  @Test func putsEverythingBackWhenTheLayoutFails() {
    let stage = ListStage([3])
    let cells = stage.view.visibleCells
    stage.layout.extra = [
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
    ]
    let code = stage.faultCode {
      stage.view.performBatchUpdates {
        stage.source.counts = [2]
        stage.view.deleteItems(at: [path(0)])
      }
    }
    #expect(code == "layout/missing-element")
    #expect(stage.view.visibleCells == cells)
    #expect(cells.map(\.frame.minY) == [0, 50, 100])
    #expect(stage.view.contentSize.height == 150)
  }

  @Test func refusesPathsThatAreNotOfASectionAndAnItem() {
    let stage = ListStage([3])
    #expect(
      stage.faultCode { stage.view.insertItems(at: [IndexPath(index: 1)]) } == "geometry/index-path"
    )
    #expect(
      stage.faultCode { stage.view.moveItem(at: path(0), to: IndexPath()) }
        == "geometry/index-path")
  }

  @Test func reloadsAfterAnImpossibleUpdateWhereAskedTo() {
    let stage = ListStage([3])
    stage.view.reloadsAfterImpossibleUpdates = true
    let messages = UIKitLog.collect {
      stage.view.performBatchUpdates {
        stage.source.counts = [2]
        stage.view.insertItems(at: [path(0)])
      }
    }
    stage.view.layoutIfNeeded()
    #expect(messages.count == 1)
    #expect(messages.first?.text.hasSuffix(" - will perform reloadData.") == true)
    #expect(stage.view.visibleCells.count == 2)
  }

  @Test func laysNothingOutInsideOfABlock() {
    let stage = ListStage([3])
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.contentOffset.y = 5
      stage.view.layoutIfNeeded()
      stage.view.deleteItems(at: [path(0)])
    }
    #expect(stage.view.visibleCells.count == 2)
  }

  @Test func movesTheSelectionWithItsItems() {
    let stage = ListStage([3])
    stage.view.allowsMultipleSelection = true
    stage.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    stage.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    stage.view.performBatchUpdates {
      stage.source.counts = [3]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
    }
    #expect(stage.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func sectionsBringTheirItemsAndHeaders() {
    let layout = ListLayout()
    layout.headerHeight = 20
    let stage = ListStage([1, 1], layout: layout)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    stage.view.performBatchUpdates {
      stage.source.counts = [2, 1]
      stage.view.deleteSections([0])
      stage.view.insertSections([0])
    }
    #expect(stage.view.visibleCells.count == 3)
    #expect(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) === header)
  }

  @Test func withoutAnimationTheEndIsTheSame() {
    let stage = ListStage([3])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates {
        stage.source.counts = [2]
        stage.view.deleteItems(at: [path(0)])
      }
    }
    #expect(observer.animations.map(\.context) == [nil])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50])
  }

  @Test func takesOverTheAnimationAroundIt() {
    let stage = ListStage([3])
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    UIView.animate(withDuration: 1.5) {
      stage.view.performBatchUpdates(nil)
    }
    #expect(observer.animations.first?.context?.duration == 1.5)
  }
}

@MainActor final class AnimationRecorder: CollectionAnimationObserver {
  var animations: [CollectionAnimation] = []

  func collectionViewWillChange(_ view: UICollectionView) {}

  func collectionView(
    _ view: UICollectionView, didRelabelCells earlier: @escaping (IndexPath) -> IndexPath
  ) {}

  func collectionView(
    _ view: UICollectionView, willAnimate elements: [CollectionAnimation.Element]
  ) {}

  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation) {
    animations.append(animation)
  }

  func collectionViewWillTravel() {}

  func collectionViewDidTravel(to share: CGFloat) {}

  func collectionViewDidNotChange(_ view: UICollectionView) {}
}

/// Keeps updates from the base class.
private final class SilentLayout: ListLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
}

private final class UpdateRecorder: ListLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let items = updateItems.map { item in
      "\(item.updateAction) \(Self.text(item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate))"
    }
    calls.append("updates \(items.joined(separator: ", "))")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    calls.append("target \(Int(proposedContentOffset.x)) \(Int(proposedContentOffset.y))")
    return proposedContentOffset
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("initial \(Self.text(itemIndexPath))")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.append("final \(Self.text(itemIndexPath))")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.append("finalize in animation of \(AnimationContext.current?.duration ?? 0)")
  }

  private static func text(_ path: IndexPath?) -> String {
    path.map { "\($0.section)-\($0.item)" } ?? "nowhere"
  }
}

private final class SlideLayout: ListLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if attributes?.alpha == 0 { attributes?.center.x += 300 }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if attributes?.alpha == 0 { attributes?.center.x -= 300 }
    return attributes
  }
}
