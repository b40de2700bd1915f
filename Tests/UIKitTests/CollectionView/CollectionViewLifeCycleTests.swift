import Testing

@testable import UIKit

@Suite @MainActor struct CollectionViewLifeCycleTests {
  // 000-24, 000-26, 000-27
  @Test func asksTheLayoutOnceForOnePass() {
    let stage = ListStage()
    #expect(stage.layout.calls == ["prepare", "contentSize", "elements"])
    #expect(stage.view.contentSize == CGSize(width: 200, height: 500))
  }

  @Test func countsEachSectionOnce() {
    let stage = ListStage([2, 3])
    _ = stage.view.numberOfItems(inSection: 1)
    #expect(
      stage.source.log.filter { $0.hasPrefix("items") || $0 == "sections" } == [
        "sections", "items 0", "items 1",
      ])
  }

  // 000-2, 000-11, 000-13, 001-16
  @Test func showsWhatIsVisibleAndNothingElse() {
    let stage = ListStage()
    #expect(stage.view.indexPathsForVisibleItems == (0..<4).map { IndexPath(item: $0, section: 0) })
    #expect(stage.view.visibleCells.count == 4)
    #expect(stage.view.visibleCells.allSatisfy { $0.superview === stage.view })
    #expect(stage.cell(3)?.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(stage.cell(4) == nil)
  }

  // 000-3
  @Test func providesThenDisplaysEachElement() {
    let stage = ListStage([2])
    #expect(
      stage.source.log == ["sections", "items 0", "cell 0-0", "will 0-0", "cell 0-1", "will 0-1"])
  }

  // 001-6
  @Test func createsACellWithItsFrameAndAppliesOnce() {
    let stage = ListStage([1])
    #expect(stage.cell(0)?.log == ["init 100×50", "apply 0"])
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.log == ["init 100×50", "apply 0"])
  }

  // 003-2, 003-4
  @Test func reusesCellsThatLeft() throws {
    let stage = ListStage()
    let first = try #require(stage.cell(0))
    stage.source.log = []
    stage.view.contentOffset = CGPoint(x: 0, y: 50)
    stage.view.layoutIfNeeded()
    #expect(stage.source.log == ["items 0", "cell 0-4", "will 0-4", "end 0-0"])
    stage.view.contentOffset = CGPoint(x: 0, y: 100)
    stage.view.layoutIfNeeded()
    #expect(stage.cell(5) === first)
    #expect(first.log == ["init 100×50", "apply 0", "reuse", "apply 5"])
    #expect(first.reuseIdentifier == "cell")
  }

  // 000-13
  @Test func scrollingAsksForTheNewRectangleOnly() {
    let stage = ListStage()
    stage.layout.calls = []
    stage.view.contentOffset = CGPoint(x: 0, y: 10)
    stage.view.layoutIfNeeded()
    #expect(stage.layout.calls == ["elements"])
  }

  // 000-3, 000-4, 000-7, 000-29, 000-30, 000-102, 001-1, 003-1, 003-3, 003-10
  @Test func providesHeadersAndDecorationViews() {
    let layout = ListLayout()
    layout.headerHeight = 30
    layout.backdropKind = "backdrop"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
    let stage = ListStage([1, 1], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).count == 2)
    #expect(
      stage.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 0, y: 80, width: 100, height: 30))
    let backdrop = stage.view.subviews.first as? UICollectionReusableView
    #expect(backdrop?.reuseIdentifier == "backdrop")
    #expect(backdrop?.layer.zPosition == -1)
  }

  @Test func reloadDropsViewsCountsAndSelection() {
    let stage = ListStage([2])
    stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.source.counts = [3]
    stage.source.log = []
    stage.view.reloadData()
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.source.log == ["end 0-0", "end 0-1"])
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 3)
  }

  // 000-23
  @Test func tellsViewsOfALayoutChange() {
    let stage = ListStage([2])
    let other = ListLayout()
    other.itemSize = CGSize(width: 50, height: 20)
    stage.view.collectionViewLayout = other
    #expect(stage.layout.collectionView == nil)
    #expect(other.collectionView === stage.view)
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test func convertsBetweenViewsAndPaths() throws {
    let stage = ListStage()
    let cell = try #require(stage.cell(2))
    #expect(stage.view.indexPath(for: cell) == IndexPath(item: 2, section: 0))
    #expect(
      stage.view.indexPathForItem(at: CGPoint(x: 50, y: 460)) == IndexPath(item: 9, section: 0))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 150, y: 60)) == nil)
  }

  @Test func hasNoAttributesForAnItemThatDoesNotExist() {
    let stage = ListStage([2])
    stage.layout.calls = []
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)) == nil)
    #expect(stage.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    #expect(stage.layout.calls == [])
  }

  @Test func takesCellsFromAFactoryNib() {
    let stage = ListStage([1], lays: false)
    stage.view.register(
      UINib { RecordingCell(frame: .zero) }, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func takesConfiguredRegistrations() {
    let stage = ListStage([1], lays: false)
    let registration = UICollectionView.CellRegistration<RecordingCell, String> {
      cell, path, item in
      cell.log.append("\(item) \(path.item)")
    }
    stage.source.provideCell = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: "configured")
    }
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.log == ["init 100×50", "apply 0", "configured 0"])
  }

  @Test func reportsSelectionByTapToTheDelegate() {
    let stage = ListStage([3])
    stage.source.log = []
    stage.view.tapItem(at: IndexPath(item: 0, section: 0))
    stage.view.tapItem(at: IndexPath(item: 2, section: 0))
    #expect(stage.source.log == ["select 0-0", "deselect 0-0", "select 0-2"])
    #expect(stage.cell(0)?.isSelected == false)
    #expect(stage.cell(2)?.isSelected == true)
  }

  @Test func aTapPerformsThePrimaryActionAfterTheSelection() {
    let stage = ListStage([3])
    let delegate = ActingDelegate()
    stage.view.delegate = delegate
    stage.view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(delegate.log == ["select 0", "may 0", "act 0"])
    delegate.log = []
    delegate.mayAct = false
    stage.view.tapItem(at: IndexPath(item: 1, section: 0))
    #expect(delegate.log == ["select 1", "may 1"])
    delegate.log = []
    // A tap that adds to a selection does no more than that.
    stage.view.allowsMultipleSelection = true
    stage.view.tapItem(at: IndexPath(item: 2, section: 0))
    #expect(delegate.log == ["select 2"])
  }

  @Test func keepsTheSelectionOfCellsThatComeBack() {
    let stage = ListStage()
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.view.contentOffset = CGPoint(x: 0, y: 300)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.view.contentOffset = .zero
    stage.view.layoutIfNeeded()
    #expect(stage.cell(0)?.isSelected == true)
  }
}

private final class ActingDelegate: UICollectionViewDelegate {
  var log: [String] = []
  var mayAct = true

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("may \(indexPath.item)")
    return mayAct
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("act \(indexPath.item)")
  }
}
