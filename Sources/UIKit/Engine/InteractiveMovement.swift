/// An item that a finger drags through the collection view.
@MainActor struct InteractiveMovement {
  let origin: IndexPath
  /// Its place among the others now.
  var current: IndexPath
  /// The place of the finger.
  var position: CGPoint

  /// The item of the data that shows at a path while the data does not know of the movement yet.
  func dataPath(at path: IndexPath) -> IndexPath {
    guard path.count == 2, current != origin else { return path }
    if path == current { return origin }
    var item = path.item
    // First as if the dragged item were taken out of the shown order, then put back into that of the data.
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == origin.section, item >= origin.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource = dataSourceLine,
      layoutAttributesForItem(at: indexPath) != nil, dataSource.canMoveItem(at: indexPath)
    else { return false }
    startMovement(of: indexPath)
    return true
  }

  /// Lifts the item from among the others, which keep its room.
  func startMovement(of indexPath: IndexPath) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    movement = InteractiveMovement(
      origin: indexPath, current: indexPath, position: attributes.center)
    invalidateMovement(from: indexPath, position: attributes.center)
    layoutIfNeeded()
  }

  /// The finger is at another place: the dragged item follows, and the others make room where the layout and
  /// the delegate let it go.
  func moveMovingItem(to position: CGPoint) {
    guard let moving = movement else { return }
    moveMovingItem(to: position, target: chosenTarget(of: moving, at: position))
  }

  /// The same with the place that the others are to make room at; they stay where there is none.
  func moveMovingItem(to position: CGPoint, target: IndexPath?) {
    guard var moving = movement else { return }
    let before = (path: moving.current, position: moving.position)
    moving.position = position
    movement = moving
    if let target, target != moving.current { reorder(to: target) }
    invalidateMovement(from: before.path, position: before.position)
    layoutIfNeeded()
  }

  private func chosenTarget(of moving: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let proposed = currentSession.line.target(ofMoving: moving.current, position: position)
    return delegateLine?.target(of: moving, proposed: proposed) ?? proposed
  }

  private func invalidateMovement(from previous: IndexPath, position: CGPoint) {
    guard let movement else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
      previousIndexPaths: [previous], previousPosition: position)
    currentSession.line.invalidate(with: context)
  }

  /// Moves the dragged item among the others on screen; the data hears of it when the finger lets go.
  private func reorder(to target: IndexPath) {
    guard var moving = movement, let counts, let from = ItemPosition(moving.current),
      let to = ItemPosition(target)
    else { return }
    var items = counts.items
    guard items.indices.contains(to.section) else { return }
    items[from.section] -= 1
    items[to.section] += 1
    let batch = UpdateBatch([.moveItem(from: from, to: to)])
    guard let plan = try? UpdateValidation.plan(for: batch, before: counts.items, after: items)
    else { return }
    animationObserver?.collectionViewWillChange(self)
    let before = ScreenState(of: self)
    adoptCounts(DataCounts(items: items))
    selection = selection.moved { plan.itemAfter($0) }
    moving.current = target
    movement = moving
    if from.section != to.section { invalidateForUpdates() }
    let rules = UpdateRules(plan, in: self, before: before.displayed)
    _ = change(rules, from: before) { $0.contentOffset }
  }

  /// The finger lets go: the data learns where the item is, or everything goes back.
  func endMovement(cancelled: Bool) {
    guard let moving = movement else { return }
    if cancelled, moving.current != moving.origin { reorder(to: moving.origin) }
    let final = cancelled ? moving.origin : moving.current
    movement = nil
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [moving.current],
      movementCancelled: cancelled)
    if !cancelled, final != moving.origin {
      dataSourceLine?.moveItem(at: moving.origin, to: final)
    }
    currentSession.line.invalidate(with: context)
    (AnimationContext.ofChange ?? AnimationContext(duration: 0)).run { layoutIfNeeded() }
  }
}
