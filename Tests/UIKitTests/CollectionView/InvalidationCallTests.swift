import Testing

@testable import UIKit

/// How often, and with what, the collection view invalidates its layout by itself.
@Suite @MainActor struct InvalidationCallTests {
  struct Cause: CustomTestStringConvertible {
    let testDescription: String
    let contexts: Int
    let act: @MainActor @Sendable (UICollectionView) -> Void

    init(
      _ name: String, _ contexts: Int = 1,
      _ act: @escaping @MainActor @Sendable (UICollectionView) -> Void
    ) {
      testDescription = name
      self.contexts = contexts
      self.act = act
    }
  }

  nonisolated static let causes = [
    Cause("nothing", 0) { _ in },
    Cause("a scroll", 0) { $0.contentOffset = CGPoint(x: 0, y: 30) },
    Cause("another size") { $0.frame.size = CGSize(width: 100, height: 300) },
    Cause("another place", 0) { $0.frame.origin = CGPoint(x: 7, y: 7) },
    Cause("a reload") { $0.reloadData() },
    Cause("another data source") { $0.dataSource = nil },
    Cause("a content inset") {
      $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 9, right: 0)
    },
    Cause("the same content inset", 0) { $0.contentInset = .zero },
    Cause("layout margins") {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    },
    Cause("an update") { $0.reloadItems(at: [[0, 0]]) },
    Cause("an empty update") { $0.performBatchUpdates(nil) },
    Cause("a style") { $0.overrideUserInterfaceStyle = .dark },
  ]

  // 000-22, 000-80, 000-84
  @Test(arguments: causes) func invalidates(_ cause: Cause) {
    let layout = CountingLayout()
    let stage = ListStage([10], layout: layout)
    layout.contexts = []
    cause.act(stage.view)
    #expect(layout.contexts.count == cause.contexts)
    #expect(layout.contexts.allSatisfy { $0 is OwnContext })
  }

  @Test func aSafeAreaInvalidatesWhateverItIsUsedFor() {
    let layout = CountingLayout()
    let stage = ListStage([10], layout: layout)
    stage.view.contentInsetAdjustmentBehavior = .never
    stage.view.insetsLayoutMarginsFromSafeArea = false
    layout.contexts = []
    stage.view.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    #expect(layout.contexts.count == 1)
  }

  @Test func anotherInsetHasTheLayoutAskedInTheNextPass() {
    let layout = CountingLayout()
    let stage = ListStage([10], layout: layout)
    layout.calls = []
    stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(layout.calls == [])
    #expect(stage.view.contentOffset == .zero)
    stage.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "contentSize", "elements"])
  }

  @Test func whatADataSourceInvalidatesIsLaidOutInTheNextRound() {
    let stage = ListStage([3], lays: false)
    var isFirst = true
    stage.source.provideCell = { view, path in
      if path.item == 2, isFirst {
        isFirst = false
        stage.layout.itemSize = CGSize(width: 100, height: 20)
        stage.layout.invalidateLayout()
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 20, 40])
    #expect(stage.view.contentSize.height == 60)
  }

  @Test func whatADataSourceInvalidatesAndAsksForIsLaidOutInTheNextRound() {
    let stage = ListStage([3], lays: false)
    var isFirst = true
    stage.source.provideCell = { view, path in
      if path.item == 2, isFirst {
        isFirst = false
        stage.layout.itemSize = CGSize(width: 100, height: 20)
        stage.layout.invalidateLayout()
        _ = view.layoutAttributesForItem(at: path)
      }
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 20, 40])
  }

  // 000-82, 004-12
  @Test func theOldBoundsAreInPlaceWhileTheLayoutIsAsked() {
    let layout = CountingLayout()
    let stage = ListStage([10], layout: layout)
    layout.asked = []
    stage.view.contentOffset = CGPoint(x: 0, y: 30)
    stage.view.bounds.size.height = 100
    stage.view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    // A layout that minds the first place on the way would be asked about each of them.
    #expect(
      layout.asked == [
        "0 200 to 30 200", "30 200 to 30 100", "30 100 to 30 100", "30 100 to 40 100",
      ])
  }
}

private final class OwnContext: UICollectionViewLayoutInvalidationContext {}

private final class CountingLayout: ListLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var asked: [String] = []

  override class var invalidationContextClass: AnyClass { OwnContext.self }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let old = collectionView?.bounds ?? .null
    asked.append(
      "\(Int(old.minY)) \(Int(old.height)) to \(Int(newBounds.minY)) \(Int(newBounds.height))")
    return old.size != newBounds.size
  }
}
