import Testing

@testable import UIKit

/// The methods that a subclass overrides, and the contexts that it makes.
@Suite @MainActor struct LayoutSubclassTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  // 000-8, 000-10, 000-14, 000-27
  @Test func threeMethodsAreEnough() {
    let layout = LeanLayout()
    let source = RecordingSource([2])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(view.contentSize.height == 100)
    #expect(!source.log.contains { $0.hasPrefix("header") })
    #expect(view.subviews.compactMap { $0 as? UICollectionReusableView }.count == 2)
  }

  // 000-5
  @Test func cellsStandForTheItemsOfAllSections() {
    let stage = ListStage([1, 2])
    let asked = stage.source.log.filter { $0.hasPrefix("cell") }
    #expect(asked == ["cell 0-0", "cell 1-0", "cell 1-1"])
    #expect(stage.view.indexPathsForVisibleItems == [path(0), path(0, 1), path(1, 1)])
    #expect(stage.cell(1, 1)?.frame.minY == 100)
  }

  // 000-32, 000-33, 000-34
  @Test func aContextAsksEachKindByItsOwnMethod() {
    let layout = ListLayout()
    layout.headerHeight = 20
    layout.backdropKind = "backdrop"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
    let stage = ListStage([2], layout: layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [path(0)])
    layout.calls = []
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "contentSize", "supplementary 0"])
    let other = UICollectionViewLayoutInvalidationContext()
    other.invalidateDecorationElements(ofKind: "backdrop", at: [path(0)])
    layout.calls = []
    layout.invalidateLayout(with: other)
    stage.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "contentSize", "decoration"])
  }

  // 000-28
  @Test func theRectangleIsInTheContent() {
    let layout = AttentiveLayout()
    let stage = ListStage([40], layout: layout)
    layout.rects = []
    stage.view.contentOffset.y = 700
    stage.view.layoutIfNeeded()
    #expect(layout.rects == [CGRect(x: 0, y: 700, width: 200, height: 200)])
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [14, 15, 16, 17])
  }

  // 000-35
  @Test func aLayoutChoosesTheOffsetOfAnUpdate() {
    let layout = AttentiveLayout()
    let stage = ListStage([40], layout: layout)
    stage.view.contentOffset.y = 1700
    stage.view.layoutIfNeeded()
    layout.target = CGPoint(x: 0, y: 20)
    stage.view.performBatchUpdates {
      stage.source.counts = [5]
      stage.view.deleteItems(at: (5..<40).map { path($0) })
    }
    // Five items of 50 leave 250 points, of which 200 can be seen.
    #expect(layout.proposed == [CGPoint(x: 0, y: 50)])
    #expect(stage.view.contentOffset.y == 20)
  }

  // 000-76, 000-79
  @Test(arguments: [false, true]) func withoutSuperNothingIsInvalid(_ hasContext: Bool) {
    let layout = DeafLayout()
    let stage = ListStage([2], layout: layout)
    layout.isDeaf = true
    layout.isDeafToContexts = hasContext
    layout.calls = []
    layout.itemSize.height = 90
    if hasContext {
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    } else {
      layout.invalidateLayout()
    }
    stage.view.layoutIfNeeded()
    #expect(layout.calls == [])
    #expect(stage.cell(1)?.frame.minY == 50)
    layout.isDeaf = false
    layout.isDeafToContexts = false
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.frame.minY == 90)
  }

  // 000-21, 000-78
  @Test func anOwnContextReachesTheLayout() {
    let layout = AttentiveLayout()
    let stage = ListStage([2], layout: layout)
    layout.marks = []
    layout.calls = []
    let context = NotedContext()
    context.mark = "only the second row"
    layout.invalidateLayout(with: context)
    #expect(layout.marks == ["only the second row"])
    stage.view.layoutIfNeeded()
    #expect(layout.calls == ["prepare", "contentSize", "elements"])
  }

  // 000-83, 000-85
  @Test func aContextForNewBoundsIsTheOneThatInvalidates() {
    let layout = AttentiveLayout()
    let stage = ListStage([40], layout: layout)
    layout.marks = []
    stage.view.contentOffset.y = 10
    #expect(layout.marks == [])
    layout.minds = true
    stage.view.contentOffset.y = 70
    #expect(layout.marks == ["bounds 70"])
  }

  // 000-89
  @Test func aContextForAPreferredSizeIsTheOneThatInvalidates() {
    let layout = AttentiveLayout()
    layout.minds = true
    let stage = ListStage([1], layout: layout, lays: false)
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = { CGSize(width: $0.width, height: 80) }
      return cell
    }
    layout.marks = []
    stage.view.layoutIfNeeded()
    #expect(layout.marks == ["0 from 50 to 80"])
    #expect(stage.cell(0)?.frame.height == 80)
  }
}

/// Cells of 50 points in the three methods that every layout has.
private final class LeanLayout: UICollectionViewLayout {
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: count * 50) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: indexPath.item * 50, width: 100, height: 50)
    return attributes
  }
}

/// Keeps invalidations from the base class.
private final class DeafLayout: ListLayout {
  var isDeaf = false
  var isDeafToContexts = false

  override func invalidateLayout() {
    guard isDeaf else { return super.invalidateLayout() }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard isDeafToContexts else { return super.invalidateLayout(with: context) }
  }
}

private final class NotedContext: UICollectionViewLayoutInvalidationContext {
  var mark: String?
}

/// Writes down what it is asked and told, with contexts of its own.
private final class AttentiveLayout: ListLayout {
  var rects: [CGRect] = []
  var marks: [String] = []
  var proposed: [CGPoint] = []
  var target: CGPoint?
  var minds = false

  override class var invalidationContextClass: AnyClass { NotedContext.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    proposed.append(proposedContentOffset)
    return target ?? proposedContentOffset
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let mark = (context as? NotedContext)?.mark { marks.append(mark) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { minds }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? NotedContext)?.mark = "bounds \(Int(newBounds.minY))"
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    minds
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    itemSize.height = preferredAttributes.size.height
    (context as? NotedContext)?.mark =
      "\(originalAttributes.indexPath.item) from \(Int(originalAttributes.size.height)) "
      + "to \(Int(preferredAttributes.size.height))"
    return context
  }
}
