/// An item that a finger drags through the collection view. Its paths are those of the screen, placeholders and all.
@MainActor struct InteractiveMovement {
  let origin: IndexPath
  /// Its place among the others now.
  var current: IndexPath
  /// The place of the finger.
  var position: CGPoint
  /// Whether the item is part of a drag, for which the others make room. Otherwise the app moves it.
  var isDrag = false

  /// The path that an element of the screen has when the item is back at its origin.
  func restPath(at path: IndexPath) -> IndexPath {
    Self.path(of: path, afterMoving: current, to: origin)
  }

  /// The path on screen of an element, by its path when the item is back at its origin.
  func path(ofResting path: IndexPath) -> IndexPath {
    Self.path(of: path, afterMoving: origin, to: current)
  }

  private static func path(
    of path: IndexPath, afterMoving from: IndexPath, to: IndexPath
  ) -> IndexPath {
    guard path.count == 2, from != to else { return path }
    if path == from { return to }
    var item = path.item
    // First as if the item were taken out, then put back elsewhere.
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}

// MARK: - Steps

extension UICollectionView {
  func beginMovement(of indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, let dataSource = dataSourceLine,
      layoutAttributesForItem(at: indexPath) != nil, let path = dataPath(at: indexPath),
      dataSource.canMoveItem(at: path)
    else { return false }
    startMovement(of: indexPath)
    return true
  }

  /// Lifts the item from among the others, which keep its room.
  func startMovement(of indexPath: IndexPath, isDrag: Bool = false) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    movement = InteractiveMovement(
      origin: indexPath, current: indexPath, position: attributes.center, isDrag: isDrag)
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
    guard let before = movement else { return }
    movement?.position = position
    if let target, target != before.current, reorder(to: target, from: before) { return }
    invalidateMovement(from: before.current, position: before.position)
    layoutIfNeeded()
  }

  private func chosenTarget(of moving: InteractiveMovement, at position: CGPoint) -> IndexPath {
    let proposed = currentSession.line.target(ofMoving: moving.current, position: position)
    return delegateLine?.target(of: moving, proposed: proposed) ?? proposed
  }

  private func invalidateMovement(
    from previous: IndexPath, position: CGPoint, changingCounts: Bool = false
  ) {
    guard let movement else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
      previousIndexPaths: [previous], previousPosition: position)
    if changingCounts { context.invalidateDataSourceCounts = true }
    currentSession.line.invalidate(with: context)
  }

  /// Moves the dragged item among the others on screen; the data hears of it when the finger lets go. False where it
  /// cannot stand there.
  private func reorder(to target: IndexPath, from earlier: InteractiveMovement) -> Bool {
    guard let counts, let from = ItemPosition(earlier.current), let to = ItemPosition(target),
      counts.items.indices.contains(to.section)
    else { return false }
    let later = counts.moved(from: from.section, to: to.section)
    let batch = UpdateBatch([.moveItem(from: from, to: to)])
    guard
      let plan = try? UpdateValidation.plan(for: batch, before: counts.items, after: later.items)
    else { return false }
    animationObserver?.collectionViewWillChange(self)
    let before = ScreenState(of: self)
    adoptCounts(later)
    selection = selection.moved { plan.itemAfter($0) }
    interaction.focus.follow(plan)
    movement?.current = target
    let layout = collectionViewLayout
    layout.beginUpdate(plan)
    defer { layout.endUpdate() }
    invalidateMovement(
      from: earlier.current, position: earlier.position, changingCounts: true)
    let rules = UpdateRules(plan, in: self, before: before.displayed)
    return change(rules, from: before) { $0.contentOffset }
  }

  /// The finger lets go: the data learns where the item is, or everything goes back.
  func endMovement(cancelled: Bool) {
    guard let moving = movement else { return }
    if cancelled, moving.current != moving.origin {
      _ = reorder(to: moving.origin, from: moving)
      guard movement != nil else { return }
    }
    let final = cancelled ? moving.origin : moving.current
    let places = places
    movement = nil
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [cancelled ? moving.current : moving.origin],
      movementCancelled: cancelled)
    if !cancelled { commit(moving, places) }
    currentSession.line.invalidate(with: context)
    (AnimationContext.ofChange ?? AnimationContext(duration: 0)).run { layoutIfNeeded() }
  }

  private func commit(_ moving: InteractiveMovement, _ places: ShownPlaces) {
    guard moving.current != moving.origin, let origin = places.dataPath(at: moving.current) else {
      return
    }
    interaction.placeholders = places.placeholdersOnScreen
    dataSourceLine?.moveItem(at: origin, to: places.destination(at: moving.current))
  }
}

// MARK: - Updates meanwhile

extension UICollectionView {
  /// Gives the cells the paths that they have when nothing is dragged, and leaves them where they stand: updates begin
  /// there.
  func settleMovement() {
    guard let moving = movement else { return }
    movement = nil
    let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [moving.current], previousIndexPaths: [moving.origin],
      movementCancelled: false)
    currentSession.line.invalidate(with: context)
    currentSession.askEverythingAgain()
    guard moving.current != moving.origin, let counts else { return }
    adoptCounts(counts.moved(from: moving.current.section, to: moving.origin.section))
    relabel(moving.restPath)
    selection = selection.moved { ItemPosition(moving.restPath(at: $0.indexPath)) }
    interaction.focus.note(interaction.focus.last.map(moving.restPath))
    animationObserver?.collectionView(self, didRelabelCells: moving.path(ofResting:))
  }

  /// Lifts an item again that an app was moving when updates came, if they have left it there. The item of a drag is
  /// lifted by the next step of the drag.
  func resume(_ moving: InteractiveMovement, after plan: UpdatePlan) {
    guard !moving.isDrag, let place = ItemPosition(moving.origin) else { return }
    switch plan.fate(of: place) {
    case .stays(let later), .moves(let later), .reloads(let later):
      startMovement(of: later.indexPath)
      moveMovingItem(to: moving.position)
    case .deleted: break
    }
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
