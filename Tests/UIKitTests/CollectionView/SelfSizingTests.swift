import Testing

@testable import UIKit

@Suite @MainActor struct SelfSizingTests {
  // 000-86
  @Test func measuresOnlyWhatShowsAndLaysOutAfterEach() {
    let layout = StretchLayout()
    let stage = ListStage([10], layout: layout, lays: false)
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = { CGSize(width: $0.width, height: 90) }
      return cell
    }
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(layout.heights.keys.sorted() == [0, 1, 2])
    #expect(stage.cell(2)?.frame == CGRect(x: 0, y: 180, width: 100, height: 90))
  }

  // 000-87
  @Test func showsWhatACellPrefersWhereTheLayoutDoesNotMind() {
    let stage = ListStage([2], lays: false)
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = { _ in CGSize(width: 70, height: 40) }
      return cell
    }
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.bounds.size == CGSize(width: 70, height: 40))
    stage.view.contentOffset = CGPoint(x: 0, y: 5)
    stage.view.layoutIfNeeded()
    #expect(stage.cell(1)?.bounds.size == CGSize(width: 70, height: 40))
  }

  @Test func asksEachCellOnceWhileNothingChanges() {
    let layout = StretchLayout()
    let stage = ListStage([10], layout: layout, lays: false)
    var asked = 0
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = { size in
        asked += 1
        return size
      }
      return cell
    }
    stage.view.layoutIfNeeded()
    #expect(asked == 4)
    stage.view.contentOffset = CGPoint(x: 0, y: 10)
    stage.view.layoutIfNeeded()
    #expect(asked == 5)
  }

  @Test func stopsASelfSizingThatNeverSettles() {
    let stage = ListStage([10], layout: StretchLayout(), lays: false)
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = {
        CGSize(width: $0.width, height: $0.height + 1)
      }
      return cell
    }
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "sizing/never-settles")
    #expect(stage.view.visibleCells.isEmpty)
  }

  // 003-8
  @Test func theDefaultAnswersWhatSizeThatFitsSays() {
    let cell = FittingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred.size == CGSize(width: 100, height: 33.5))
    #expect(attributes.size == CGSize(width: 100, height: 50))
  }

  /// UIKit's default measures by it, so that a cell that overrides it is heard.
  // 003-8
  @Test func theDefaultGoesThroughTheFittingSize() {
    let cell = SystemFittingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = cell.frame
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 77))
    #expect(cell.asked == [CGSize(width: 100, height: 50)])
  }

  @Test func theDefaultHasNothingToSayOfAPlainCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    #expect(cell.preferredLayoutAttributesFitting(attributes) === attributes)
  }

  // 003-9
  @Test func aViewMayPreferOtherAttributesThanItsSize() {
    let stage = ListStage([1], lays: false)
    stage.view.register(PaleCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.alpha) == [0.5])
    #expect(stage.view.visibleCells.map(\.frame.height) == [33.5])
  }

  // 000-88
  @Test func theBaseContextNamesTheElementAndItsGrowth() {
    let layout = UICollectionViewLayout()
    let original = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    original.size = CGSize(width: 10, height: 10)
    let preferred = original.copied
    preferred.size = CGSize(width: 10, height: 25)
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 3, section: 1)])
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 15))
  }
}

/// A list that takes over the heights that its cells prefer.
private final class StretchLayout: ListLayout {
  var heights: [Int: CGFloat] = [:]

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
    return true
  }

  override func prepare() {
    super.prepare()
    var y: CGFloat = 0
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let height = heights[item] ?? 50
      frames[IndexPath(item: item, section: 0)] = CGRect(x: 0, y: y, width: 100, height: height)
      y += height
    }
  }
}

/// Takes the size of its base class and adds to it.
private final class PaleCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 33.2)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.alpha = 0.5
    return attributes
  }
}

private final class FittingCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 33.2)
  }
}

private final class SystemFittingCell: UICollectionViewCell {
  var asked: [CGSize] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    asked.append(targetSize)
    return CGSize(width: targetSize.width, height: 77)
  }
}
