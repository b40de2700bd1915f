import Testing

@testable import UIKit

/// Elements stand from the back to the front, and finding their places takes work in proportion.
@Suite @MainActor struct DepthOrderTests {
  /// Items on one screen, each as far in front as it is told.
  private final class DeepLayout: ListLayout {
    var depths: [Int] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      depths.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      attributes.zIndex = depths[indexPath.item]
      return attributes
    }
  }

  private func stage(_ depths: [Int]) -> ListStage {
    let layout = DeepLayout()
    layout.depths = depths
    return ListStage([depths.count], layout: layout)
  }

  private func shownDepths(_ stage: ListStage) -> [Int] {
    stage.view.subviews.compactMap { ($0 as? UICollectionReusableView)?.reuse.applied?.zIndex }
  }

  @Test func elementsStandFromTheBackToTheFront() {
    #expect(shownDepths(stage([3, 1, 2, 1, 0, 3])) == [0, 1, 1, 2, 3, 3])
  }

  @Test func amongEqualsTheLaterStandsInFront() {
    let stage = stage([1, 0, 1, 0])
    let items = stage.view.subviews.compactMap { ($0 as? UICollectionViewCell) }
      .compactMap { stage.view.indexPath(for: $0)?.item }
    #expect(items == [1, 3, 0, 2])
  }

  @Test func elementsThatAreRaisedMove() {
    let stage = stage([0, 1, 2, 3])
    (stage.layout as? DeepLayout)?.depths = [5, 1, 2, -1]
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(shownDepths(stage) == [-1, 1, 2, 5])
  }

  /// Somebody who brings a cell to the front is not undone, and whoever comes next finds a place all the same.
  @Test func viewsThatStandElsewhereStayThere() {
    let stage = stage([0, 1, 2])
    stage.view.bringSubviewToFront(stage.view.subviews[0])
    #expect(shownDepths(stage) == [1, 2, 0])
    let guest = UICollectionViewCell(frame: .zero)
    stage.view.insert(guest, zIndex: 1)
    #expect(stage.view.subviews.firstIndex(of: guest) == 1)
  }

  @Test func viewsOfOthersHaveNoSay() {
    let stage = stage([0, 1, 2])
    for place in [0, 2, 5] { stage.view.insertSubview(UIView(), at: place) }
    let guest = UICollectionViewCell(frame: .zero)
    stage.view.insert(guest, zIndex: 1)
    let behind = stage.view.subviews.prefix { $0 !== guest }
      .compactMap { ($0 as? UICollectionReusableView)?.reuse.applied?.zIndex }
    #expect(behind == [0, 1])
  }

  enum Depths: String, CaseIterable {
    case same, rising, falling, mixed

    func depths(_ count: Int) -> [Int] {
      (0..<count).map { index in
        switch self {
        case .same: 0
        case .rising: index
        case .falling: -index
        case .mixed: index * 7919 % 13
        }
      }
    }
  }

  /// Coming, changing and going: four times as many take hardly more than four times as many looks.
  @Test(arguments: Depths.allCases) func looksInProportion(_ kind: Depths) {
    #expect(looks(kind.depths(2_000)) <= (kind == .mixed ? 10 : 6) * looks(kind.depths(500)))
  }

  private func looks(_ depths: [Int]) -> Int {
    let stage = stage(depths)
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.view.reloadData()
    return stage.view.depthOrder.looks + stage.view.childSearch.looks
  }
}
