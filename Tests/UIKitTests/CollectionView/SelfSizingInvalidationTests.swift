import Testing

@testable import UIKit

/// Cells that change their minds about their size on screen.
@Suite @MainActor struct SelfSizingInvalidationTests {
  private let layout = GrowingListLayout()

  private func stage() -> ListStage {
    let stage = ListStage([3], layout: layout)
    stage.cell(0)?.preferredSize = { CGSize(width: $0.width, height: 80) }
    return stage
  }

  @Test func aCellThatSaysSoIsAskedAgain() {
    let stage = stage()
    stage.cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame.height == 80)
    #expect(stage.cell(1)?.frame.minY == 80)
  }

  @Test func theContentOfACellSpeaksForIt() {
    let stage = stage()
    stage.cell(0)?.contentView.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame.height == 80)
  }

  @Test func nobodyIsAskedWhereTheAppDoesNotWantIt() {
    let stage = stage()
    #expect(stage.view.selfSizingInvalidation == .enabled)
    stage.view.selfSizingInvalidation = .disabled
    stage.cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame.height == 50)
  }
}

/// A list whose items are as high as their cells want.
@MainActor private final class GrowingListLayout: ListLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size != originalAttributes.size else { return false }
    var y: CGFloat = 0
    for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
      let path = IndexPath(item: item, section: 0)
      let isGrown = path == preferredAttributes.indexPath
      let height = isGrown ? preferredAttributes.size.height : frames[path]?.height ?? 50
      frames[path] = CGRect(x: 0, y: y, width: 100, height: height)
      y += height
    }
    return true
  }
}
