/// A drag of items from its lift to its end: tells collection views, in UIKit's order, as a finger would.
///
///     let drag = view.beginDrag(ofItemAt: path)
///     drag?.move(to: point, over: view)
///     drag?.end()
@MainActor package final class ItemDrag {
  let session: DragSession
  /// The view that the items come from; nothing where they come from another app.
  private(set) weak var source: UICollectionView?
  /// The paths of the items in the source while none is moved, one for each item of the session; nothing for those that
  /// are gone from there.
  private(set) var origins: [IndexPath?] = []
  private let drop: DropSession
  private var hasBegun = false
  private var hasEnded = false
  /// The view below the finger.
  private weak var target: UICollectionView?
  /// The views that were above, each with whether it takes the drag.
  private var visited: [(view: UICollectionView, takes: Bool)] = []
  /// The last answer of the view below, and the place that it was about.
  private(set) var proposal = UICollectionViewDropProposal(operation: .cancel)
  private(set) var destination: IndexPath?

  /// Items that come from another app.
  package init(of items: [UIDragItem]) {
    session = DragSession(items)
    drop = DropSession(session, isLocal: false)
  }

  fileprivate init(_ session: DragSession, from source: UICollectionView, at path: IndexPath) {
    self.session = session
    self.source = source
    origins = session.items.map { _ in path }
    drop = DropSession(session, isLocal: true)
  }

  /// Whether the drag is one item of the view, which others can make room for.
  func isOnly(itemOf view: UICollectionView) -> Bool {
    source === view && origins.count == 1 && origins[0] != nil
  }

  /// The items of the source have changed.
  func follow(_ plan: UpdatePlan) {
    origins = origins.map { $0.flatMap(ItemPosition.init).flatMap(plan.itemAfter)?.indexPath }
  }

  /// Nobody can say any more which items of the source they are.
  func forgetOrigins() {
    origins = origins.map { _ in nil }
  }

  // MARK: Steps

  /// A tap on another item of the source while the drag is under way: its items join, if it has any.
  @discardableResult package func add(itemAt path: IndexPath) -> Bool {
    guard !hasEnded, let source, let line = source.dragLine,
      let cell = source.cellForItem(at: path), source.hasItem(at: path)
    else { return false }
    let origin = source.places.restPath(at: path)
    guard !origins.contains(origin) else { return false }
    let items = line.itemsForAdding(to: session, at: path, point: cell.center)
    guard !items.isEmpty else { return false }
    session.items += items
    origins += items.map { _ in origin }
    _ = line.previewParameters(at: path)
    cell.tellDragState(hasBegun ? .dragging : .lifting)
    return true
  }

  /// The finger is at a point of the view's content: the view says what a drop would do there.
  @discardableResult package func move(
    to point: CGPoint, over view: UICollectionView
  ) -> UIDropOperation {
    guard !hasEnded else { return .cancel }
    session.place = (view, point)
    begin()
    if target !== view { enter(view) }
    guard takes(view), let line = view.dropLine else { return .cancel }
    destination = view.dropDestination(at: point)
    proposal = allowed(
      line.proposal(drop, at: destination.map(view.places.destination))
        ?? standardProposal(for: view))
    view.showRoom(for: self, at: point)
    return proposal.operation
  }

  /// The finger leaves the view, and is above none.
  package func leave() {
    guard let view = target else { return }
    target = nil
    proposal = UICollectionViewDropProposal(operation: .cancel)
    destination = nil
    guard takes(view) else { return }
    view.closeRoom()
    view.interaction.drop = nil
    view.dropLine?.didExit(drop)
  }

  /// The finger lets go: the view below takes the items if it has said so.
  @discardableResult package func end() -> UIDropOperation {
    guard hasBegun, !hasEnded, let view = target, takes(view), proposal.operation.isDrop else {
      cancel()
      return proposal.operation.isDrop ? .cancel : proposal.operation
    }
    view.perform(self, drop)
    finish()
    return proposal.operation
  }

  /// The drag ends, and nothing is dropped.
  package func cancel() {
    guard !hasEnded else { return }
    if let target, takes(target) { target.closeRoom() }
    finish()
  }

  // MARK: Parts

  private func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    guard let source else { return }
    source.dragLine?.willBegin(session)
    tellCells(.dragging)
  }

  private func enter(_ view: UICollectionView) {
    leave()
    target = view
    if !visited.contains(where: { $0.view === view }) {
      let takes = view.dropLine?.canHandle(drop) ?? false
      visited.append((view, takes))
    }
    guard takes(view) else { return }
    view.interaction.drop = self
    view.dropLine?.didEnter(drop)
  }

  private func takes(_ view: UICollectionView) -> Bool {
    visited.contains { $0.view === view && $0.takes }
  }

  /// A move needs the leave of the source.
  private func allowed(_ wanted: UICollectionViewDropProposal) -> UICollectionViewDropProposal {
    guard wanted.operation == .move, !drop.allowsMoveOperation else { return wanted }
    return UICollectionViewDropProposal(operation: .cancel)
  }

  /// The answer of a delegate without such a method: items of the view itself move among the others.
  private func standardProposal(for view: UICollectionView) -> UICollectionViewDropProposal {
    guard source === view, drop.allowsMoveOperation else {
      return UICollectionViewDropProposal(operation: .copy)
    }
    return UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Every view that took the drag hears of the end, then the one that it came from.
  private func finish() {
    hasEnded = true
    for (view, takes) in visited where takes {
      view.interaction.drop = nil
      view.dropLine?.didEnd(drop)
    }
    guard let source else { return }
    tellCells(.none)
    source.interaction.drag = nil
    // A lift that never became a drag was not announced.
    if hasBegun { source.dragLine?.didEnd(session) }
  }

  private func tellCells(_ state: UICollectionViewCell.DragState) {
    guard let source else { return }
    for cell in source.visibleCells where cell.dragState != state {
      guard cell.dragState != .none || isDragged(cell, in: source) else { continue }
      cell.tellDragState(state)
    }
  }

  private func isDragged(_ cell: UICollectionViewCell, in source: UICollectionView) -> Bool {
    source.indexPath(for: cell).map { origins.contains(source.places.restPath(at: $0)) } ?? false
  }
}

extension UIDropOperation {
  /// Whether items change places.
  fileprivate var isDrop: Bool { self == .copy || self == .move }
}

extension UICollectionView {
  /// Lifts an item that is on screen; nothing where the view, its delegate or another drag does not let it.
  package func beginDrag(ofItemAt path: IndexPath) -> ItemDrag? {
    layoutIfNeeded()
    guard dragInteractionEnabled, interaction.drag == nil, let line = dragLine,
      let cell = cellForItem(at: path), hasItem(at: path)
    else { return nil }
    let session = DragSession([])
    session.place = (self, cell.center)
    session.items = line.itemsForBeginning(session, at: path)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = line.allowsMove(session)
    session.isRestrictedToDraggingApplication = line.isRestricted(session)
    _ = line.previewParameters(at: path)
    let drag = ItemDrag(session, from: self, at: places.restPath(at: path))
    interaction.drag = drag
    cell.tellDragState(.lifting)
    return drag
  }

  /// Drags items of this view through points of its content, and lets go at the last of them. The outcome is nothing
  /// where the first item cannot be dragged.
  @discardableResult package func dragItems(
    at paths: [IndexPath], through points: [CGPoint], cancelling: Bool = false
  ) -> UIDropOperation? {
    guard let first = paths.first, let drag = beginDrag(ofItemAt: first) else { return nil }
    for path in paths.dropFirst() { drag.add(itemAt: path) }
    for point in points { drag.move(to: point, over: self) }
    guard cancelling else { return drag.end() }
    drag.cancel()
    return .cancel
  }
}
