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

  @Test func itsPreviewIsAskedForWhenItLands() {
    var asked: [String] = []
    stage.proposal(.copy)
    stage.source.drop = { _, coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "waiting")
      placeholder.previewParametersProvider = {
        asked.append($0.reuseIdentifier ?? "")
        return nil
      }
      _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let drag = ItemDrag(of: [UIDragItem(itemProvider: NSItemProvider())])
    drag.move(to: CGPoint(x: 50, y: 75), over: stage.view)
    drag.end()
    #expect(asked == ["waiting"])
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

  // MARK: Everybody else

  @Test func delegatesHearOfTheItemsOfTheDataOnly() {
    let delegate = ItemListener()
    stage.view.delegate = delegate
    stage.view.layoutIfNeeded()
    _ = drop(at: 0)
    stage.view.tapItem(at: stage.path(0))
    #expect(delegate.log == [])
    stage.view.tapItem(at: stage.path(1))
    #expect(delegate.log == ["highlight 0", "select 0"])
    delegate.log = []
    #expect(!stage.view.focusItem(at: stage.path(0)))
    #expect(stage.view.focusItem(at: stage.path(3)))
    #expect(delegate.log == ["focus 2"])
    #expect(stage.view.openMenu(at: CGPoint(x: 50, y: 25)) == nil)
    #expect(stage.view.beginDrag(ofItemAt: stage.path(0)) == nil)
    #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
  }

  @Test func aDropAmongThemNamesPathsOfTheData() {
    _ = drop(at: 0)
    var paths: [IndexPath?] = []
    stage.source.drop = { _, coordinator in
      paths = [coordinator.items[0].sourceIndexPath, coordinator.destinationIndexPath]
    }
    stage.view.dragItems(at: [stage.path(3)], through: [CGPoint(x: 50, y: 125)])
    #expect(paths == [stage.path(2), stage.path(1)])
  }

  @Test func aContextSpeaksForNoLaterPlaceholder() {
    let context = drop(at: 1)
    stage.view.reloadData()
    _ = drop(at: 0)
    #expect(context?.commitInsertion { _ in } == false)
    #expect(stage.view.hasUncommittedUpdates)
  }

  @Test func oneBatchNamesPlacesOfTheDataAndOfTheScreen() {
    _ = drop(at: 1)
    stage.view.performBatchUpdates {
      stage.source.items = ["c", "z"]
      stage.view.deleteItems(at: [stage.path(1)])
      stage.view.performUsingPresentationValues { stage.view.deleteItems(at: [stage.path(0)]) }
      stage.view.insertItems(at: [stage.path(1)])
    }
    #expect(stage.texts == ["…", "c", "z"])
  }

  @Test func twoOfOneGapBecomeItemsInOneBatch() {
    let contexts = [drop(at: 1), drop(at: 1)]
    #expect(stage.texts == ["a", "…", "…", "b", "c"])
    stage.view.performBatchUpdates {
      for (context, text) in zip(contexts, ["x", "y"]) {
        context?.commitInsertion { stage.source.items.insert(text, at: $0.item) }
      }
    }
    #expect(stage.source.items == ["a", "x", "y", "b", "c"])
    #expect(stage.texts == ["a", "x", "y", "b", "c"])
  }

  @Test func aRefusedCommitLeavesItWhereItStands() throws {
    let context = drop(at: 1)
    #expect(throws: Fault.self) {
      try FaultScope.run { context?.commitInsertion { _ in } }
    }
    #expect(stage.view.hasUncommittedUpdates)
    #expect(stage.view.numberOfItems(inSection: 0) == 4)
  }

  /// Of the screen `… b a c`, on which a finger has taken `a` past the placeholder.
  @Test func aMovementAndAPlaceholderAreTranslatedTogether() {
    var placeholders = Placeholders()
    _ = placeholders.insert(
      UICollectionViewPlaceholder(insertionIndexPath: stage.path(1), reuseIdentifier: "waiting"),
      at: ItemPosition(0, 1))
    let places = ShownPlaces(
      movement: InteractiveMovement(
        origin: stage.path(0), current: stage.path(2), position: .zero),
      placeholders: placeholders)
    #expect((0..<4).map { places.dataPath(at: stage.path($0))?.item } == [nil, 1, 0, 2])
    #expect((0..<3).map { places.screenPath(of: stage.path($0)).item } == [2, 1, 3])
    #expect(places.destination(at: stage.path(2)) == stage.path(1))
    #expect(places.room(forDestination: stage.path(1)) == stage.path(2))
  }
}

/// Writes down the items of the data that it hears of.
@MainActor private final class ItemListener: UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("highlight \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("focus \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }])
    }
  }
}
