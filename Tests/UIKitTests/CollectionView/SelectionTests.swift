import Testing

@testable import UIKit

/// Who can be selected, and who cannot.
@Suite @MainActor struct SelectionTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// A header that lies over the first cell, and a decoration view over the second.
  private func stage(_ counts: [Int] = [3]) -> ListStage {
    let layout = ListLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "cover")
    let head = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: header, with: IndexPath(item: 0, section: 0))
    head.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let cover = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "cover", with: IndexPath(item: 1, section: 0))
    cover.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
    layout.extra = [head, cover]
    for attributes in layout.extra { attributes.zIndex = 10 }
    return ListStage(counts, layout: layout)
  }

  // 000-6, 000-9
  @Test func headersAndDecorationViewsCannotBeSelected() throws {
    let stage = stage()
    for y in [25.0, 75] {
      let touched = try #require(stage.view.hitTest(CGPoint(x: 50, y: y), with: nil))
      #expect(!stage.view.visibleCells.contains { touched.isDescendant(of: $0) })
      #expect(!(touched is UICollectionViewCell))
    }
    let third = stage.view.hitTest(CGPoint(x: 50, y: 125), with: nil)
    #expect(stage.cell(2).map { third?.isDescendant(of: $0) } == true)
    // Their paths are those of items, which are another matter.
    stage.source.log = []
    let headerView = try #require(
      stage.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0)))
    #expect(headerView as? UICollectionViewCell == nil)
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.source.log == [])
  }

  // 000-9
  @Test func decorationNeedsNoData() {
    let stage = stage([1])
    #expect(stage.source.log.filter { $0.hasPrefix("cell") || $0.hasPrefix("header") }.count == 2)
    stage.layout.extra.removeFirst()
    stage.source.counts = [0]
    stage.source.log = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    let covers = stage.view.subviews.compactMap { $0 as? UICollectionReusableView }
      .filter { $0.reuseIdentifier == "cover" }
    #expect(covers.map(\.frame.minY) == [50])
    #expect(!stage.source.log.contains { $0.hasPrefix("cell") || $0.hasPrefix("header") })
  }
}
