import Testing

@testable import UIKit

/// Cells that stand for dropped items until their data have come.
@Suite @MainActor struct PlaceholderTests {
  private let stage = DragStage(["a", "b", "c"])

  /// Drops an item of another app, and gives what stands for it.
  private func drop(at item: Int) -> (any UICollectionViewDropPlaceholderContext)? {
    var context: (any UICollectionViewDropPlaceholderContext)?
    stage.proposal(.copy, .insertAtDestinationIndexPath)
    stage.source.drop = { _, coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: item, section: 0), reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { ($0 as? DragCell)?.text += "…" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let drag = ItemDrag(of: [
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))
    ])
    drag.move(to: CGPoint(x: 50, y: 75), over: stage.view)
    #expect(drag.end() == .copy)
    return context
  }

  @Test func standsAmongItemsThatKnowNothingOfIt() {
    _ = drop(at: 1)
    #expect(stage.texts == ["a", "…", "b", "c"])
    #expect(stage.source.items == ["a", "b", "c"])
    #expect(stage.view.hasUncommittedUpdates)
    #expect(stage.view.numberOfItems(inSection: 0) == 4)
    #expect(stage.cell(1)?.reuseIdentifier == "waiting")
  }

  @Test func becomesAnItemWhenItIsCommitted() {
    let context = drop(at: 1)
    var path: IndexPath?
    let isDone = context?.commitInsertion { insertion in
      path = insertion
      stage.source.items.insert("x", at: insertion.item)
    }
    #expect(isDone == true && path == stage.path(1))
    #expect(stage.texts == ["a", "x", "b", "c"])
    #expect(stage.cell(1)?.reuseIdentifier == "cell")
    #expect(!stage.view.hasUncommittedUpdates)
    #expect(context?.deletePlaceholder() == false)
  }

  @Test func goesWhenItIsDeleted() {
    let context = drop(at: 3)
    #expect(stage.texts == ["a", "b", "c", "…"])
    #expect(context?.deletePlaceholder() == true)
    #expect(stage.texts == ["a", "b", "c"])
    #expect(context?.commitInsertion { _ in } == false)
  }

  @Test func isToldToUpdateItsCell() {
    let context = drop(at: 0)
    context?.setNeedsCellUpdate()
    #expect(stage.texts.first == "……")
  }

  @Test func movesAlongWithUpdatesOfTheData() {
    let context = drop(at: 1)
    stage.view.performBatchUpdates {
      stage.source.items = ["z", "a", "c"]
      stage.view.insertItems(at: [stage.path(0)])
      stage.view.deleteItems(at: [stage.path(1)])
    }
    #expect(stage.texts == ["z", "a", "…", "c"])
    var path: IndexPath?
    context?.commitInsertion { insertion in
      path = insertion
      stage.source.items.insert("x", at: insertion.item)
    }
    #expect(path == stage.path(2))
    #expect(stage.texts == ["z", "a", "x", "c"])
  }

  @Test func twoKeepApart() {
    let first = drop(at: 1)
    let second = drop(at: 3)
    #expect(stage.texts == ["a", "…", "b", "c", "…"])
    first?.deletePlaceholder()
    #expect(stage.texts == ["a", "b", "c", "…"])
    second?.commitInsertion { stage.source.items.insert("y", at: $0.item) }
    #expect(stage.texts == ["a", "b", "c", "y"])
  }

  @Test func reloadingTheDataDropsThem() {
    let context = drop(at: 1)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.texts == ["a", "b", "c"])
    #expect(context?.commitInsertion { _ in } == false)
  }

  @Test func itemsBehindItAreReconfiguredByTheirOwnPaths() {
    _ = drop(at: 0)
    stage.source.items[2] = "C"
    stage.view.reconfigureItems(at: [stage.path(2)])
    #expect(stage.texts == ["…", "a", "b", "C"])
  }

  @Test func pathsOfTheDataAndOfTheScreenAreTranslated() {
    _ = drop(at: 1)
    let view = stage.view
    #expect(view.presentationIndexPath(forDataSourceIndexPath: stage.path(1)) == stage.path(2))
    #expect(view.presentationIndexPath(forDataSourceIndexPath: stage.path(0)) == stage.path(0))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: stage.path(2)) == stage.path(1))
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: stage.path(1)) == nil)
    #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
    #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 3) == NSNotFound)
  }

  @Test func updatesCanNamePlacesOfTheScreen() {
    _ = drop(at: 1)
    stage.view.performUsingPresentationValues {
      stage.source.items = ["z", "a", "c"]
      stage.view.deleteItems(at: [stage.path(2)])
      stage.view.insertItems(at: [stage.path(0)])
    }
    #expect(stage.texts == ["z", "a", "…", "c"])
  }

  @Test func pathsAreTranslatedWhileTheOthersMakeRoom() {
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: CGPoint(x: 50, y: 125), over: stage.view)
    #expect(
      stage.view.presentationIndexPath(forDataSourceIndexPath: stage.path(0)) == stage.path(2))
    #expect(
      stage.view.dataSourceIndexPath(forPresentationIndexPath: stage.path(0)) == stage.path(1))
    drag?.cancel()
  }
}
