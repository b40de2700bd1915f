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
    #expect((0..<4).map { movement.dataPath(at: path($0)).item } == shown)
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
