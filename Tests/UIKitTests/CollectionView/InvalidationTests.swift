import Testing

@testable import UIKit

@Suite @MainActor struct InvalidationTests {
  // 000-19, 000-26, 000-75
  @Test func preparesOncePerPassHoweverOftenInvalidated() {
    let stage = ListStage()
    stage.layout.calls = []
    stage.layout.invalidateLayout()
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.layout.calls == ["prepare", "contentSize", "elements"])
  }

  // 000-20, 000-31, 000-77
  @Test func asksAgainOnlyForWhatAContextNames() {
    let stage = ListStage()
    stage.layout.calls = []
    stage.layout.frames[IndexPath(item: 2, section: 0)] = CGRect(
      x: 60, y: 100, width: 100, height: 50)
    stage.layout.frames[IndexPath(item: 1, section: 0)] = CGRect(
      x: 60, y: 50, width: 100, height: 50)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.layout.calls == ["prepare", "contentSize", "item 0-2"])
    #expect(stage.cell(2)?.frame.minX == 60)
    #expect(stage.cell(1)?.frame.minX == 0)
  }

  @Test func asksForTheRectangleWhereANamedElementWasNotShown() {
    let stage = ListStage()
    stage.layout.calls = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 9, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.layout.calls == ["prepare", "contentSize", "elements"])
  }

  @Test func adjustsTheOffsetAfterLayingOut() {
    let stage = ListStage()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 40))
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func adjustsTheOffsetFromWhereItWasWhenTheContentGetsShorter() {
    let stage = ListStage()
    stage.view.contentOffset = CGPoint(x: 0, y: 300)
    stage.view.layoutIfNeeded()
    stage.layout.itemSize.height = 45
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -50)
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 450)
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 250))
  }

  @Test func keepsAnAdjustedOffsetInsideTheContent() {
    let stage = ListStage()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 900)
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test func theContentSizeIsTheLayoutsWhateverAContextAdds() {
    let stage = ListStage()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 70)
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 500)
  }

  @Test func asksForTheContentSizeWhenTheViewHasAnotherSize() {
    let stage = ListStage()
    stage.layout.calls = []
    stage.view.frame.size = CGSize(width: 240, height: 200)
    stage.view.layoutIfNeeded()
    #expect(stage.layout.calls == ["contentSize", "elements"])
    #expect(stage.view.contentSize.width == 240)
  }

  @Test func aQuestionAfterInvalidationPreparesFirst() {
    let stage = ListStage()
    stage.layout.invalidateLayout()
    stage.layout.calls = []
    _ = stage.view.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))
    #expect(stage.layout.calls == ["prepare", "item 0-7"])
  }

  // 000-82, 000-83
  @Test func aBoundsChangeAsksTheLayoutBeforeItHappens() {
    let layout = BoundsLayout()
    let stage = ListStage([10], layout: layout)
    layout.changes = []
    stage.view.contentOffset = CGPoint(x: 0, y: 20)
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(
      layout.changes == [
        "(0.0, 0.0, 200.0, 200.0) to (0.0, 20.0, 200.0, 200.0)",
        "(0.0, 20.0, 200.0, 200.0) to (0.0, 20.0, 300.0, 200.0)",
      ])
    layout.calls = []
    stage.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "contentSize", "elements"])
  }

  // 004-13
  @Test func newBoundsAloneInvalidateNothing() {
    let stage = ListStage([10])
    stage.layout.calls = []
    stage.view.bounds = CGRect(x: 0, y: 40, width: 150, height: 120)
    stage.view.layoutIfNeeded()
    #expect(!stage.layout.calls.contains("prepare"))
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func reloadSaysThatEverythingIncludingTheCountsIsInvalid() {
    let layout = ContextLayout()
    let stage = ListStage([1], layout: layout)
    layout.contexts = []
    stage.view.reloadData()
    #expect(layout.contexts.map(\.invalidateEverything) == [true])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true])
    #expect(layout.contexts.allSatisfy { $0 is MarkedContext })
  }

  @Test func invalidatingGoesThroughAContextOfTheNamedClass() {
    let layout = ContextLayout()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1)
    #expect((layout.contexts.first as? MarkedContext)?.mark == "fresh")
    #expect(layout.contexts.first?.invalidateEverything == false)
  }

  @Test func contextsSortAndDeduplicate() {
    let context = UICollectionViewLayoutInvalidationContext()
    let late = IndexPath(item: 1, section: 2)
    let early = IndexPath(item: 0, section: 0)
    context.invalidateItems(at: [late, early])
    context.invalidateItems(at: [early, late])
    context.invalidateSupplementaryElements(ofKind: "head", at: [late])
    context.invalidateSupplementaryElements(ofKind: "head", at: [early, late])
    #expect(context.invalidatedItemIndexPaths == [early, late])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [early, late]])
    #expect(context.invalidatedDecorationIndexPaths == nil)
  }

  @Test func aLayoutThatInvalidatesItselfOnceInPrepareSettles() {
    let layout = RestlessLayout(rounds: 1)
    let stage = ListStage([3], layout: layout)
    #expect(layout.calls.filter { $0 == "prepare" }.count == 2)
    #expect(stage.view.visibleCells.count == 3)
  }
}

private final class BoundsLayout: ListLayout {
  var changes: [String] = []

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .null
    changes.append("\(Self.text(old)) to \(Self.text(newBounds))")
    return old.size != newBounds.size
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }
}

private final class MarkedContext: UICollectionViewLayoutInvalidationContext {
  var mark = "fresh"
}

private final class ContextLayout: ListLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override class var invalidationContextClass: AnyClass { MarkedContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

/// Invalidates itself in `prepare()` for some rounds.
final class RestlessLayout: ListLayout {
  private var rounds: Int

  init(rounds: Int) {
    self.rounds = rounds
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepare() {
    super.prepare()
    guard rounds > 0 else { return }
    rounds -= 1
    invalidateLayout()
  }
}
