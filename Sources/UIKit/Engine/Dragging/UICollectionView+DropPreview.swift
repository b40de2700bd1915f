// The room that the others make for a dragged item, and its closing.
extension UICollectionView {
  /// The path that a drop would be at: of the item below the finger, or of the room made for the dragged one. Nothing
  /// between and beyond the items.
  func dropDestination(at point: CGPoint) -> IndexPath? {
    guard let movement, movement.isDrag else { return indexPathForItem(at: point) }
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
    if movement == nil, let origin = drag.origins.first.flatMap({ $0 }) {
      startMovement(of: origin, isDrag: true)
    }
    // An item that the app itself is moving is none of the drag's.
    if movement?.isDrag == true { moveMovingItem(to: point, target: drag.destination) }
  }

  /// Everything goes back to where the data have it.
  func closeRoom() {
    if movement?.isDrag == true { endMovement(cancelled: true) }
  }
}

// MARK: The drop

extension UICollectionView {
  /// Has the delegate take the items, then lets what was dropped fly to its place.
  func perform(_ drag: ItemDrag, _ session: DropSession) {
    let destination = drag.destination.map(places.destination)
    if movement?.isDrag == true {
      if let path = drag.destination {
        interaction.landing.expected = (path, session.location(in: self))
      }
      settleMovement()
    }
    let coordinator = DropCoordinator(drag, session, at: destination, in: self)
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
