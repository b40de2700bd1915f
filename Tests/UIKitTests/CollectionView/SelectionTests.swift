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

  // MARK: Delegates that do away with the item

  @Test(arguments: [
    "should highlight", "highlight", "unhighlight", "should select", "select", "can act",
  ])
  func aTapEndsWithItsItem(_ word: String) {
    let stage = stage([1])
    let delegate = EmptyingDelegate(stage.source, at: word)
    stage.view.delegate = delegate
    stage.view.layoutIfNeeded()
    stage.view.tapItem(at: [0, 0])
    #expect(delegate.log.last == word)
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.view.numberOfItems(inSection: 0) == 0)
  }
}

/// Takes all items away at one of the calls, and writes down which it hears.
@MainActor private final class EmptyingDelegate: UICollectionViewDelegate {
  var log: [String] = []
  private let source: RecordingSource
  private let word: String

  init(_ source: RecordingSource, at word: String) {
    self.source = source
    self.word = word
  }

  private func hear(_ call: String, in view: UICollectionView) {
    log.append(call)
    guard call == word else { return }
    source.counts = [0]
    view.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    hear("should highlight", in: collectionView)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { hear("highlight", in: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { hear("unhighlight", in: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    hear("should select", in: collectionView)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { hear("select", in: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    hear("can act", in: collectionView)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { hear("act", in: collectionView) }
}
