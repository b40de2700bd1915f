/// The line to a drag delegate. Items are given by their paths on screen, and the delegate hears of those of the data.
@MainActor struct DragCalls {
  let delegate: any UICollectionViewDragDelegate
  let view: UICollectionView

  func itemsForBeginning(_ session: DragSession, at shown: IndexPath) -> [UIDragItem] {
    guard let path = view.dataPath(at: shown) else { return [] }
    return view.ask(
      .delegate, RecordedCall("itemsForBeginning", ["at": .path(path)]),
      answered: { .integer($0.count) }
    ) { delegate.collectionView(view, itemsForBeginning: session, at: path) }
  }

  func itemsForAdding(
    to session: DragSession, at shown: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    guard let path = view.dataPath(at: shown) else { return [] }
    return view.ask(
      .delegate, RecordedCall("itemsForAddingTo", ["at": .path(path), "point": .point(point)]),
      answered: { .integer($0.count) }
    ) { delegate.collectionView(view, itemsForAddingTo: session, at: path, point: point) }
  }

  func previewParameters(at shown: IndexPath) -> UIDragPreviewParameters? {
    guard let path = view.dataPath(at: shown) else { return nil }
    return view.ask(
      .delegate, RecordedCall("dragPreviewParametersForItem", ["at": .path(path)]),
      answered: Spoken.type
    ) { delegate.collectionView(view, dragPreviewParametersForItemAt: path) }
  }

  func allowsMove(_ session: DragSession) -> Bool {
    view.ask(.delegate, RecordedCall("dragSessionAllowsMoveOperation"), answered: Spoken.flag) {
      delegate.collectionView(view, dragSessionAllowsMoveOperation: session)
    }
  }

  func isRestricted(_ session: DragSession) -> Bool {
    view.ask(
      .delegate, RecordedCall("dragSessionIsRestrictedToDraggingApplication"),
      answered: Spoken.flag
    ) { delegate.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) }
  }

  func willBegin(_ session: DragSession) {
    view.tell(.delegate, RecordedCall("dragSessionWillBegin")) {
      delegate.collectionView(view, dragSessionWillBegin: session)
    }
  }

  func didEnd(_ session: DragSession) {
    view.tell(.delegate, RecordedCall("dragSessionDidEnd")) {
      delegate.collectionView(view, dragSessionDidEnd: session)
    }
  }
}

/// The line to a drop delegate. Its paths are those of the data.
@MainActor struct DropCalls {
  let delegate: any UICollectionViewDropDelegate
  let view: UICollectionView

  func canHandle(_ session: DropSession) -> Bool {
    view.ask(.delegate, RecordedCall("canHandle"), answered: Spoken.flag) {
      delegate.collectionView(view, canHandle: session)
    }
  }

  /// Nothing where the delegate has no such method.
  func proposal(
    _ session: DropSession, at path: IndexPath?
  ) -> UICollectionViewDropProposal? {
    view.ask(
      .delegate,
      RecordedCall(
        "dropSessionDidUpdate",
        ["withDestinationIndexPath": path.map(Spoken.path) ?? .nothing]),
      answered: Spoken.proposal
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(
          view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
    }
  }

  func performDrop(_ coordinator: DropCoordinator) {
    let path = coordinator.destinationIndexPath.map(Spoken.path) ?? .nothing
    view.tell(
      .delegate,
      RecordedCall(
        "performDrop",
        [
          "items": .integer(coordinator.items.count), "destinationIndexPath": path,
          "proposal": .proposal(coordinator.proposal),
        ])
    ) { delegate.collectionView(view, performDropWith: coordinator) }
  }

  func didEnter(_ session: DropSession) {
    view.tell(.delegate, RecordedCall("dropSessionDidEnter")) {
      delegate.collectionView(view, dropSessionDidEnter: session)
    }
  }

  func didExit(_ session: DropSession) {
    view.tell(.delegate, RecordedCall("dropSessionDidExit")) {
      delegate.collectionView(view, dropSessionDidExit: session)
    }
  }

  func didEnd(_ session: DropSession) {
    view.tell(.delegate, RecordedCall("dropSessionDidEnd")) {
      delegate.collectionView(view, dropSessionDidEnd: session)
    }
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    view.ask(
      .delegate, RecordedCall("dropPreviewParametersForItem", ["at": .path(path)]),
      answered: Spoken.type
    ) { delegate.collectionView(view, dropPreviewParametersForItemAt: path) }
  }
}

extension Spoken {
  @MainActor static func proposal(_ proposal: UICollectionViewDropProposal?) -> Spoken {
    guard let proposal else { return .nothing }
    return .record([
      Field(name: "operation", value: .text("\(proposal.operation)")),
      Field(name: "intent", value: .text("\(proposal.intent)")),
    ])
  }
}

extension UICollectionView {
  var dragLine: DragCalls? { dragDelegate.map { DragCalls(delegate: $0, view: self) } }

  var dropLine: DropCalls? { dropDelegate.map { DropCalls(delegate: $0, view: self) } }
}
