import Testing

@testable import UIKit

@Suite @MainActor struct InteractiveMovementTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func theItemFollowsTheFinger() {
    let stage = ListStage([4])
    let cell = stage.cell(0)
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 40))
    #expect(cell?.center == CGPoint(x: 60, y: 40))
    #expect(cell?.layer.zPosition == CGFloat(Int.max))
  }

  @Test func theOthersMakeRoom() {
    let stage = ListStage([4])
    let cells = (0..<4).map { stage.cell($0) }
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    #expect(stage.cell(2) === cells[0])
    #expect(stage.cell(0) === cells[1])
    #expect(cells[1]?.frame.minY == 0)
    #expect(cells[2]?.frame.minY == 50)
  }

  @Test func theDataHearsOfItAtTheEnd() {
    let stage = ListStage([4])
    let source = MovableSource(["a", "b", "c", "d"])
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    #expect(source.items == ["a", "b", "c", "d"])
    stage.view.endInteractiveMovement()
    #expect(source.items == ["b", "c", "a", "d"])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(stage.cell(2)?.layer.zPosition == 0)
  }

  @Test func cancellingPutsEverythingBack() {
    let stage = ListStage([4])
    let cells = (0..<4).map { stage.cell($0) }
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    stage.view.cancelInteractiveMovement()
    #expect((0..<4).map { stage.cell($0) } == cells)
    #expect(cells.map { $0?.frame.minY } == [0, 50, 100, 150])
  }

  @Test func itemsOfTheDataKeepTheirCellsWhileOneIsDragged() {
    let stage = ListStage([8])
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    stage.source.log = []
    stage.view.contentOffset.y = 50
    stage.view.layoutIfNeeded()
    // The fifth on screen is still the fifth of the data: the dragged one came from before it.
    #expect(stage.source.log.contains("cell 0-4"))
  }

  @Test(arguments: [
    (origin: 0, current: 2, shown: [1, 2, 0, 3]), (origin: 3, current: 1, shown: [0, 3, 1, 2]),
    (origin: 1, current: 1, shown: [0, 1, 2, 3]),
  ])
  func namesTheDataItemOfEachPlace(origin: Int, current: Int, shown: [Int]) {
    let movement = InteractiveMovement(
      origin: path(origin), current: path(current), position: .zero)
    #expect((0..<4).map { movement.restPath(at: path($0)).item } == shown)
  }

  @Test func goingBackIsTheOtherWayRound() {
    let from = IndexPath(item: 0, section: 0)
    let movement = InteractiveMovement(
      origin: from, current: IndexPath(item: 1, section: 1), position: .zero)
    let resting = [from, path(1), IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1)]
    let shown = resting.map(movement.path)
    #expect(shown == [IndexPath(item: 1, section: 1), from, [1, 0], [1, 2]])
    #expect(shown.map(movement.restPath) == resting)
  }

  // MARK: Across sections

  @Test func anItemGoesToAnotherSection() {
    let layout = CachingList()
    let stage = ListStage([2, 2], layout: layout)
    let (moving, neighbour) = (stage.cell(0, 1), stage.cell(0, 0))
    layout.log = []
    _ = stage.view.beginInteractiveMovementForItem(at: [1, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 20))
    #expect(stage.cell(0, 0) === moving)
    #expect(stage.cell(1, 0) === neighbour)
    #expect(neighbour?.frame.minY == 50)
    #expect(
      layout.log == ["from 1-0 to 1-0", "from 1-0 to 0-0 with counts", "updates"])
    stage.view.cancelInteractiveMovement()
    #expect(stage.cell(0, 1) === moving)
    #expect(moving?.frame.minY == 100)
    #expect(
      layout.log.suffix(3) == ["from 0-0 to 1-0 with counts", "updates", "from 0-0 to 1-0"])
  }

  @Test func theLayoutHearsAtTheEndWhereTheItemCameFrom() {
    let layout = CachingList()
    let stage = ListStage([4], layout: layout)
    let source = MovableSource(["a", "b", "c", "d"])
    stage.view.dataSource = source
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    stage.view.endInteractiveMovement()
    #expect(layout.log.last == "from 0-0 to 0-2")
  }

  // MARK: Changes of the data meanwhile

  @Test func reloadingTheDataEndsTheMovement() {
    let stage = ListStage([2, 2])
    _ = stage.view.beginInteractiveMovementForItem(at: [1, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 20))
    stage.source.counts = [1]
    stage.view.reloadData()
    stage.source.log = []
    stage.view.layoutIfNeeded()
    #expect(stage.source.log.contains("cell 0-0"))
    stage.view.cancelInteractiveMovement()
    #expect(stage.view.numberOfItems(inSection: 0) == 1)
    #expect(stage.cell(0)?.frame.minY == 0)
  }

  @Test func updatesTakePlaceBelowTheFinger() {
    let stage = ListStage([2, 2])
    let moving = stage.cell(0, 1)
    _ = stage.view.beginInteractiveMovementForItem(at: [1, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 20))
    stage.source.counts = [2, 3]
    let code = stage.faultCode { stage.view.insertItems(at: [[1, 0]]) }
    #expect(code == nil)
    #expect(moving?.center == CGPoint(x: 50, y: 20))
    #expect((0..<2).map(stage.view.numberOfItems) == [3, 2])
    stage.view.cancelInteractiveMovement()
    #expect((0..<2).map(stage.view.numberOfItems) == [2, 3])
    #expect(stage.view.indexPath(for: moving ?? UICollectionViewCell(frame: .zero)) == [1, 1])
  }

  @Test func anItemThatIsDeletedIsMovedNoMore() {
    let stage = ListStage([4])
    _ = stage.view.beginInteractiveMovementForItem(at: path(0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 120))
    stage.source.counts = [3]
    stage.view.deleteItems(at: [path(0)])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100])
    #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
  }
}

@MainActor private final class MovableSource: UICollectionViewDataSource {
  var items: [String]

  init(_ items: [String]) {
    self.items = items
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

/// Places its rows when it is prepared, and writes down what it hears of a movement.
private final class CachingList: ListLayout {
  var log: [String] = []
  private var rows: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    rows =
      super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 10_000)) ?? []
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows.first { $0.indexPath == indexPath }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let before = context.previousIndexPathsForInteractivelyMovingItems?.first,
      let after = context.targetIndexPathsForInteractivelyMovingItems?.first
    else { return }
    let counts = context.invalidateDataSourceCounts ? " with counts" : ""
    log.append(
      "from \(before.section)-\(before.item) to \(after.section)-\(after.item)\(counts)")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append("updates")
  }
}
