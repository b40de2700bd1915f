import Testing

@testable import UIKit

@Suite @MainActor struct DragAndDropTests {
  private let stage = DragStage()
  private let middleOfThird = CGPoint(x: 50, y: 125)

  // MARK: From lift to drop

  @Test func delegatesHearTheStepsInOrder() {
    let outcome = stage.view.dragItems(
      at: [stage.path(0)], through: [CGPoint(x: 50, y: 75), middleOfThird])
    #expect(outcome == .move)
    #expect(
      stage.source.log == [
        "begin 0", "will begin", "can handle", "enter", "over 1", "over 2", "drop", "drop ended",
        "drag ended",
      ])
    #expect(stage.source.items == ["b", "c", "a", "d"])
    #expect(stage.texts == ["b", "c", "a", "d"])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test func theOthersMakeRoomForAnItemThatIsInserted() {
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    let cell = stage.cell(0)
    drag?.move(to: CGPoint(x: 60, y: 125), over: stage.view)
    #expect(cell?.center == CGPoint(x: 60, y: 125))
    #expect(stage.texts == ["b", "c", "a", "d"])
    #expect(stage.view.hasUncommittedUpdates)
    #expect(stage.source.items == ["a", "b", "c", "d"])
    drag?.cancel()
    #expect(stage.texts == ["a", "b", "c", "d"])
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!stage.view.hasUncommittedUpdates)
  }

  /// The room is the destination while the finger stays above it.
  @Test func theRoomIsADestinationAndTheRestIsNone() {
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    for y in [125, 130, 350] {
      drag?.move(to: CGPoint(x: 50, y: y), over: stage.view)
    }
    #expect(stage.source.log.suffix(3) == ["over 2", "over 2", "over nothing"])
  }

  @Test func theOthersStayWhereTheProposalHasNoPlaceAmongThem() {
    stage.proposal(.move, .insertIntoDestinationIndexPath)
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: middleOfThird, over: stage.view)
    #expect(stage.texts == ["a", "b", "c", "d"])
    #expect(stage.cell(0)?.frame.minY == 0)
    drag?.cancel()
  }

  /// The update of the drop starts from where everybody stands.
  @Test func theDroppedItemComesInUnderTheFingerAndFliesToItsPlace() {
    let watcher = ChangeLog()
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: CGPoint(x: 60, y: 120), over: stage.view)
    stage.view.animationObserver = watcher
    drag?.end()
    let update = watcher.changes.first
    let inserted = update?.elements.first { $0.role == .appearing }
    #expect(inserted?.end.center == CGPoint(x: 60, y: 120))
    #expect(update?.elements.filter { $0.role == .moved }.count == 0)
    let flight = watcher.changes.last?.elements.first { $0.pathAfter == stage.path(2) }
    #expect(flight?.start.center == CGPoint(x: 60, y: 120))
    #expect(flight?.end.center == CGPoint(x: 50, y: 125))
  }

  @Test func aDelegateWithoutAnAnswerMovesItemsOfTheViewItself() {
    let plain = PlainDropDelegate()
    stage.view.dropDelegate = plain
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    #expect(drag?.move(to: middleOfThird, over: stage.view) == .move)
    #expect(stage.view.hasUncommittedUpdates)
    drag?.end()
    #expect(plain.proposal?.intent == .insertAtDestinationIndexPath)
    let foreign = ItemDrag(of: [UIDragItem(itemProvider: NSItemProvider())])
    #expect(foreign.move(to: middleOfThird, over: stage.view) == .copy)
  }

  @Test func theOthersMakeRoomAtOnce() {
    stage.view.reorderingCadence = .slow
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: middleOfThird, over: stage.view)
    #expect(stage.texts == ["b", "c", "a", "d"])
    drag?.cancel()
  }

  @Test func anItemOfAnotherAppDropsWithoutRoom() {
    stage.proposal(.copy, .insertAtDestinationIndexPath)
    let drag = ItemDrag(of: [UIDragItem(itemProvider: NSItemProvider())])
    drag.move(to: middleOfThird, over: stage.view)
    #expect(stage.texts == ["a", "b", "c", "d"])
    #expect(!stage.view.hasUncommittedUpdates)
    drag.cancel()
  }

  @Test func aDragOfAnotherAppLeavesTheAppsOwnMovementAlone() {
    _ = stage.view.beginInteractiveMovementForItem(at: stage.path(0))
    stage.view.updateInteractiveMovementTargetPosition(middleOfThird)
    let drag = ItemDrag(of: [UIDragItem(itemProvider: NSItemProvider())])
    drag.move(to: CGPoint(x: 50, y: 25), over: stage.view)
    drag.cancel()
    #expect(stage.texts == ["b", "c", "a", "d"])
    stage.view.cancelInteractiveMovement()
    #expect(stage.texts == ["a", "b", "c", "d"])
  }

  // MARK: Changes of the data meanwhile

  @Test(arguments: [
    (items: ["z", "a", "b", "c", "d"], change: 1, source: 3),
    (items: ["a", "b", "d"], change: -1, source: nil), (items: ["c"], change: 0, source: nil),
  ])
  func aDroppedItemIsFoundWhereItHasGone(items: [String], change: Int, source: Int?) {
    stage.proposal(.copy)
    var paths: [IndexPath?] = []
    stage.source.drop = { _, coordinator in paths = coordinator.items.map(\.sourceIndexPath) }
    let drag = stage.view.beginDrag(ofItemAt: stage.path(2))
    stage.source.items = items
    switch change {
    case 1: stage.view.insertItems(at: [stage.path(0)])
    case -1: stage.view.deleteItems(at: [stage.path(2)])
    default: stage.view.reloadData()
    }
    drag?.move(to: CGPoint(x: 50, y: 25), over: stage.view)
    drag?.end()
    #expect(paths == [source.map(stage.path)])
  }

  @Test func whatOnlyADrawnPreviewWouldShowChangesNothing() {
    var wasAsked = false
    stage.source.propose = { _ in
      let proposal = UICollectionViewDropProposal(
        operation: .move, intent: .insertAtDestinationIndexPath)
      (proposal.isPrecise, proposal.prefersFullSizePreview) = (true, true)
      return proposal
    }
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.session.items[0].previewProvider = {
      wasAsked = true
      return nil
    }
    let cell = stage.cell(0)
    drag?.move(to: CGPoint(x: 60, y: 125), over: stage.view)
    #expect(cell?.frame == CGRect(x: 10, y: 100, width: 100, height: 50))
    #expect(drag?.end() == .move)
    #expect(!wasAsked)
    #expect(stage.texts == ["b", "c", "a", "d"])
  }

  @Test func objectsThatComeLaterAreWaitedFor() {
    var late: [NSItemProvider.LoadCompletion] = []
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) {
      late.append($0)
      return nil
    }
    let first = UIDragItem(itemProvider: provider)
    let second = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "second")))
    let without = UIDragItem(itemProvider: NSItemProvider())
    var texts: [[String]] = []
    stage.proposal(.copy)
    var progress: Progress?
    stage.source.drop = { _, coordinator in
      coordinator.session.progressIndicatorStyle = .none
      progress = coordinator.session.loadObjects(ofClass: NSString.self) {
        texts.append($0.map { "\($0)" })
      }
    }
    let drag = ItemDrag(of: [first, second, without])
    drag.move(to: middleOfThird, over: stage.view)
    drag.end()
    #expect(texts == [] && progress?.isFinished == false)
    late[0](Data("first".utf8), nil)
    late[0](Data("again".utf8), nil)
    #expect(texts == [["first", "second"]])
    #expect(progress?.isFinished == true)
  }

  // MARK: Ends without a drop

  @Test func anItemWithoutDragItemsIsNotDragged() {
    stage.source.fixed = ["a"]
    #expect(stage.view.beginDrag(ofItemAt: stage.path(0)) == nil)
    #expect(stage.source.log == ["begin 0"])
    #expect(!stage.view.hasActiveDrag)
    #expect(stage.cell(0)?.states == [])
  }

  @Test func phonesDragWhereTheAppSaysSo() {
    stage.view.dragInteractionEnabled = false
    #expect(stage.view.beginDrag(ofItemAt: stage.path(0)) == nil)
    stage.view.dragInteractionEnabled = true
    #expect(stage.view.beginDrag(ofItemAt: stage.path(0)) != nil)
    let fresh = UICollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(fresh)
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      let screen = UIScreen()
      screen.traitCollection = screen.traitCollection.modifyingTraits {
        $0.userInterfaceIdiom = idiom
      }
      window.screen = screen
      #expect(fresh.dragInteractionEnabled == (idiom == .pad))
    }
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func aProposalThatRefusesEndsWithoutADrop(_ operation: UIDropOperation) {
    stage.proposal(operation)
    let outcome = stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird])
    #expect(outcome == operation)
    #expect(stage.source.log.suffix(2) == ["drop ended", "drag ended"])
    #expect(!stage.source.log.contains("drop"))
    #expect(stage.source.items == ["a", "b", "c", "d"])
  }

  @Test func aSessionThatIsNotTakenIsNotHeardOfAgain() {
    stage.source.canHandle = false
    stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird, .zero])
    #expect(stage.source.log == ["begin 0", "will begin", "can handle", "drag ended"])
  }

  @Test func aMoveNeedsTheLeaveOfTheSource() {
    stage.source.allowsMove = false
    #expect(stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird]) == .cancel)
    #expect(!stage.source.log.contains("drop"))
    stage.proposal(.copy)
    #expect(stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird]) == .copy)
  }

  @Test func aLiftThatIsNoDragIsNotAnnounced() {
    stage.view.beginDrag(ofItemAt: stage.path(0))?.end()
    #expect(stage.source.log == ["begin 0"])
    #expect(stage.cell(0)?.states == [.lifting, .none])
  }

  @Test func cancellingEndsBothSessions() {
    let outcome = stage.view.dragItems(
      at: [stage.path(0)], through: [middleOfThird], cancelling: true)
    #expect(outcome == .cancel)
    #expect(stage.source.log.suffix(3) == ["over 2", "drop ended", "drag ended"])
    #expect(stage.texts == ["a", "b", "c", "d"])
  }

  // MARK: Sessions

  @Test func cellsHearOfTheirPart() {
    let cell = stage.cell(0)
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    #expect(stage.view.hasActiveDrag && !stage.view.hasActiveDrop)
    drag?.move(to: middleOfThird, over: stage.view)
    #expect(stage.view.hasActiveDrop)
    drag?.cancel()
    #expect(cell?.states == [.lifting, .dragging, .none])
    #expect(!stage.view.hasActiveDrag && !stage.view.hasActiveDrop)
  }

  @Test func moreItemsJoinADrag() {
    stage.proposal(.copy)
    var dropped: [IndexPath?] = []
    stage.source.drop = { _, coordinator in dropped = coordinator.items.map(\.sourceIndexPath) }
    stage.view.dragItems(at: [stage.path(0), stage.path(3)], through: [middleOfThird])
    #expect(dropped == [stage.path(0), stage.path(3)])
    #expect(stage.source.log.prefix(2) == ["begin 0", "add 3"])
    #expect(stage.cell(3)?.states == [.lifting, .dragging, .none])
  }

  @Test func theSessionKnowsItsItemsAndTheFinger() {
    stage.proposal(.copy)
    var texts: [String] = []
    stage.source.drop = { view, coordinator in
      let session = coordinator.session
      #expect(session.location(in: view) == CGPoint(x: 50, y: 125))
      #expect(session.localDragSession?.items.count == 1)
      #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
      #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
      #expect(session.canLoadObjects(ofClass: NSString.self))
      session.loadObjects(ofClass: NSString.self) { texts = $0.map { "\($0)" } }
    }
    stage.view.dragItems(at: [stage.path(1)], through: [middleOfThird])
    #expect(texts == ["b"])
  }

  @Test func anotherViewTakesOver() {
    let other = DragStage(["x", "y"])
    other.proposal(.copy)
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: middleOfThird, over: stage.view)
    drag?.move(to: CGPoint(x: 50, y: 25), over: other.view)
    #expect(stage.texts == ["a", "b", "c", "d"])
    drag?.end()
    #expect(stage.source.log.suffix(3) == ["exit", "drop ended", "drag ended"])
    #expect(other.source.log == ["can handle", "enter", "over 0", "drop", "drop ended"])
  }

  @Test func animationsOfADropRunWithItAndCompletionsAfterIt() {
    var log: [String] = []
    stage.proposal(.copy)
    stage.source.drop = { _, coordinator in
      let animator = coordinator.drop(
        coordinator.items[0].dragItem, toItemAt: IndexPath(item: 0, section: 0))
      animator.addAnimations { log.append("animated \(AnimationContext.current != nil)") }
      animator.addCompletion { log.append("\($0)") }
      log.append("asked")
    }
    stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird])
    #expect(log == ["asked", "animated true", "end"])
  }

  @Test func theCallsAreSpoken() {
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    stage.view.dragItems(at: [stage.path(0)], through: [middleOfThird])
    let methods = recorder.entries.filter { $0.to == .delegate }.map(\.method)
    #expect(
      methods == [
        "itemsForBeginning", "dragSessionAllowsMoveOperation",
        "dragSessionIsRestrictedToDraggingApplication", "dragPreviewParametersForItem",
        "dragSessionWillBegin", "canHandle", "dropSessionDidEnter", "dropSessionDidUpdate",
        "performDrop", "dropPreviewParametersForItem", "dropSessionDidEnd", "dragSessionDidEnd",
      ])
    #expect(recorder.entries.contains { $0.to == .cell && $0.method == "dragStateDidChange" })
  }
}

/// Takes drops without a word about where.
@MainActor private final class PlainDropDelegate: UICollectionViewDropDelegate {
  var proposal: UICollectionViewDropProposal?

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    proposal = coordinator.proposal
  }
}
