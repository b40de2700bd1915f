// The room that the others make for a dragged item, and its closing.
extension UICollectionView {
  /// The path that a drop would be at: of the item below the finger, or of the room made for the dragged one. Nothing
  /// between and beyond the items.
  func dropDestination(at point: CGPoint) -> IndexPath? {
    guard let movement else { return indexPathForItem(at: point) }
    let target = currentSession.line.target(ofMoving: movement.current, position: point)
    guard target == movement.current else { return target }
    let room = currentSession.line.attributes(for: .cell(movement.current))
    return room.map { currentSession.shown($0).frame.contains(point) } ?? false ? target : nil
  }

  /// Has the item follow the finger and the others make room for it, where the proposal says so.
  ///
  /// Differs from UIKit: they make room for a single item of this view only; whatever else is dragged drops among them
  /// without.
  func showRoom(for drag: ItemDrag, at point: CGPoint) {
    let proposal = drag.proposal
    guard proposal.intent == .insertAtDestinationIndexPath, drag.isOnly(itemOf: self),
      proposal.operation == .move || proposal.operation == .copy
    else { return closeRoom() }
    if movement == nil { startMovement(of: drag.origins[0]) }
    moveMovingItem(to: point, target: drag.destination)
  }

  /// Everything goes back to where the data have it.
  func closeRoom() {
    endMovement(cancelled: true)
  }

  /// Gives the cells the paths that the data have for them, and leaves them where they stand: the updates of the drop
  /// begin there.
  func settleMovement() {
    guard let moving = movement else { return }
    movement = nil
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [moving.current], previousIndexPaths: [moving.origin],
      movementCancelled: false)
    currentSession.line.invalidate(with: context)
    currentSession.askEverythingAgain()
    guard moving.current != moving.origin, let from = ItemPosition(moving.current),
      let to = ItemPosition(moving.origin), let counts
    else { return }
    var items = counts.items
    items[from.section] -= 1
    items[to.section] += 1
    adoptCounts(DataCounts(items: items))
    relabel { moving.dataPath(at: $0) }
    selection = selection.moved { ItemPosition(moving.dataPath(at: $0.indexPath)) }
  }

  /// Has the cells on screen stand for other items, without a change of their looks.
  private func relabel(_ name: (IndexPath) -> IndexPath) {
    let entries = displayed.sorted
    var relabelled = DisplayedElements(answer: displayed.answer)
    for (key, entry) in entries {
      guard key.category == .cell else {
        relabelled[key] = entry
        continue
      }
      let later = ElementKey.cell(name(key.indexPath))
      var kept = entry
      kept.attributes = entry.attributes.copied
      kept.attributes.indexPath = later.indexPath
      kept.original = kept.attributes
      entry.view.reuse.applied = entry.view.reuse.applied?.copied
      entry.view.reuse.applied?.indexPath = later.indexPath
      entry.view.reuse.displayedAs = later
      entry.view.reuse.dequeuedFor = later
      relabelled[later] = kept
    }
    displayed = relabelled
  }
}

// MARK: The drop

extension UICollectionView {
  /// Has the delegate take the items, then lets what was dropped fly to its place.
  func perform(_ drag: ItemDrag, _ session: DropSession) {
    if movement != nil, let path = drag.destination {
      interaction.landing.expected = (path, session.location(in: self))
    }
    settleMovement()
    let coordinator = DropCoordinator(drag, session, in: self)
    dropLine?.performDrop(coordinator)
    let flies = interaction.landing.held != nil
    interaction.landing = DropLanding()
    if flies { currentSession.askEverythingAgain() }
    if flies || currentSession.isInvalid || coordinator.hasAnimations {
      (AnimationContext.ofChange ?? AnimationContext(duration: 0)).run {
        layOut(alongside: coordinator.animate)
      }
    }
    coordinator.complete()
  }

  /// An update has changed the items: is the one in hand among those that came?
  func noteLanding(after plan: UpdatePlan) {
    guard let expected = interaction.landing.expected, let place = ItemPosition(expected.path)
    else { return }
    interaction.landing.isTaken = plan.itemBefore(place) != place
  }
}
