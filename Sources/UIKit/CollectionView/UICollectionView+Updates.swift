extension UICollectionView {
  /// Runs a block of updates, or adds it to the block around it; the outermost one brings them into effect.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let isOutermost = !batch.isOpen
    if isOutermost {
      readyForUpdates()
      interaction.placeholdersBefore = interaction.placeholders
    }
    let place = completions.count
    batch.begin()
    updates?()
    // Completions run from the outermost block to the inner ones.
    if let completion { completions.insert(completion, at: place) }
    guard batch.end() else { return }
    let recorded = batch
    batch = UpdateBatch()
    let waiting = completions
    completions = []
    let isDone = apply(recorded)
    for completion in waiting { completion(isDone) }
  }

  /// The same operation on items at several paths.
  func record(_ paths: [IndexPath], _ update: (ItemPosition) -> CollectionUpdate) {
    let places = paths.compactMap(ItemPosition.init)
    guard places.count == paths.count else { return raiseMalformed(paths) }
    record(places.map(update))
  }

  func recordMove(from path: IndexPath, to destination: IndexPath) {
    guard let from = ItemPosition(path), let to = ItemPosition(destination) else {
      return raiseMalformed([path, destination])
    }
    record([.moveItem(from: from, to: to)])
  }

  private func raiseMalformed(_ paths: [IndexPath]) {
    guard let path = paths.first(where: { ItemPosition($0) == nil }) else { return }
    FaultScope.raise(.wrongIndexPath(length: path.count))
  }

  /// A single operation outside of a block is a block of its own.
  func record(_ updates: [CollectionUpdate]) {
    hear(from: .app, CollectionUpdate.spoken(updates)) {
      let space: UpdateBatch.Space = interaction.namesPlacesOfScreen ? .screen : .data
      performBatch(
        { self.batch.record(self.atRest(updates, in: space), in: space) }, completion: nil)
    }
  }

  /// Reads the counts before the updates, and lays out where what is on screen does not fit the bounds.
  /// A layout that is merely invalidated waits, so that the updates animate it.
  private func readyForUpdates() {
    if counts == nil || displayed.answer?.rect != bounds {
      layoutIfNeeded()
      countItemsIfNeeded()
    }
    animationObserver?.collectionViewWillChange(self)
    namesBefore = dataNames?()
  }

  /// Updates that name places of the screen, as if no finger held an item elsewhere.
  private func atRest(
    _ updates: [CollectionUpdate], in space: UpdateBatch.Space
  ) -> [CollectionUpdate] {
    guard space == .screen, let movement else { return updates }
    func resting(_ place: ItemPosition) -> ItemPosition {
      ItemPosition(movement.restPath(at: place.indexPath)) ?? place
    }
    return updates.map { $0.places(before: resting, after: resting) }
  }

  /// Whether the updates took place; a fault is raised where they cannot.
  private func apply(_ recorded: UpdateBatch) -> Bool {
    let moving = recorded.isEmpty ? nil : movement
    if moving != nil { settleMovement() }
    let before = ScreenState(of: self)
    let updates = onScreen(recorded)
    guard !FaultScope.isBroken, let earlier = counts else {
      interaction.placeholders.restore(before.places.placeholders)
      return false
    }
    let now = DataCounts.ask(dataSource, for: self)
    guard let plan = plan(for: UpdateBatch(updates), from: earlier, to: now) else {
      interaction.placeholders.restore(before.places.placeholders)
      animationObserver?.collectionViewDidNotChange(self)
      if reloadsAfterImpossibleUpdates { reloadData() }
      return false
    }
    adoptCounts(now)
    follow(plan)
    let isDone = change(by: plan, from: before)
    if isDone, let moving { resume(moving, after: plan) }
    return isDone
  }

  /// Whatever is about items keeps to its items.
  private func follow(_ plan: UpdatePlan) {
    prefetching = Prefetching()
    selection = selection.moved { plan.itemAfter($0) }
    noteLanding(after: plan)
    interaction.drag?.follow(plan)
    interaction.focus.follow(plan)
  }

  private func change(by plan: UpdatePlan, from before: ScreenState) -> Bool {
    let layout = collectionViewLayout
    layout.beginUpdate(plan)
    defer { layout.endUpdate() }
    invalidateForUpdates()
    let rules = UpdateRules(
      plan, in: self, before: before.displayed,
      names: animationObserver == nil ? nil : identifiers())
    return change(
      rules, from: before,
      targetOffset: { $0.targetOffset(for: $0.nearestOffset(to: $0.contentOffset)) },
      finishing: { $0.reconfigure(plan.reconfiguredItems) })
  }

  /// The updates in places of the screen, on which placeholders stand among the items of the data.
  private func onScreen(_ recorded: UpdateBatch) -> [CollectionUpdate] {
    let before = interaction.placeholdersBefore ?? interaction.placeholders
    interaction.placeholdersBefore = nil
    return interaction.placeholders.follow(recorded, from: before)
  }

  private func plan(
    for recorded: UpdateBatch, from earlier: DataCounts, to now: DataCounts
  ) -> UpdatePlan? {
    do {
      return try UpdateValidation.plan(for: recorded, before: earlier.items, after: now.items)
    } catch {
      let fault = Fault(error, naming: identifiers())
      if reloadsAfterImpossibleUpdates {
        UIKitLog.write("\(fault.sentence) - will perform reloadData.")
      } else {
        FaultScope.raise(fault)
      }
      return nil
    }
  }

  /// The names of sections and items before and after the updates, where anybody knows.
  private func identifiers() -> UpdateIdentifiers? {
    guard let namesBefore, let namesAfter = dataNames?() else { return nil }
    return UpdateIdentifiers(before: namesBefore(), after: namesAfter())
  }

  private func invalidateForUpdates() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    currentSession.line.invalidate(with: context)
  }

  /// Cells that stay as they are and are configured anew.
  private func reconfigure(_ items: [Move<ItemPosition>]) -> Bool {
    for item in items {
      let path = item.to.indexPath
      guard let cell = cellForItem(at: path), let dataSource = dataSourceLine,
        let dataPath = dataPath(at: path)
      else { continue }
      reconfigured = cell
      let answer = dataSource.cell(at: dataPath)
      reconfigured = nil
      if FaultScope.isBroken { return false }
      guard answer === cell else {
        FaultScope.raise(.wrongView(for: .cell(path), dequeuedFor: answer.reuse.dequeuedFor))
        return false
      }
    }
    return true
  }
}

// MARK: Changes of every cause

extension UICollectionView {
  /// Performs an animated change; whether it took place. A fault brings back what was.
  /// - Parameter finishing: what is left to do to the views when they stand at their ends.
  func change(
    _ rules: some ChangeRules, from before: ScreenState,
    targetOffset: (UICollectionView) -> CGPoint,
    finishing: (UICollectionView) -> Bool = { _ in true }
  ) -> Bool {
    isChanging = true
    defer { isChanging = false }
    var change = AnimatedChange(self, rules: rules, before: before)
    guard let animation = change.run(targetOffset: targetOffset) else {
      change.takeBack()
      before.restore(in: self)
      invalidateEverything()
      animationObserver?.collectionViewDidNotChange(self)
      return false
    }
    let isFinished = finishing(self)
    endDisplaying(animation.elements, shownAt: before.places)
    animationObserver?.collectionView(self, didChange: animation)
    countsAreFresh = false
    return isFinished
  }

  /// The layout may have taken over counts that are not in effect.
  private func invalidateEverything() {
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  private func endDisplaying(
    _ elements: [CollectionAnimation.Element], shownAt places: ShownPlaces
  ) {
    for element in elements {
      if let key = element.keyAfter, displayed[key]?.view === element.view { continue }
      if let key = element.keyBefore { endDisplaying(element.view, as: key, at: places) }
    }
  }

  /// The offset after a change: the layout may choose another place, and after it the delegate.
  func targetOffset(for proposed: CGPoint) -> CGPoint {
    let chosen = currentSession.line.targetOffset(for: proposed)
    return delegateLine?.targetOffset(for: chosen) ?? chosen
  }
}

extension CollectionAnimation.Element {
  fileprivate var keyBefore: ElementKey? { key(pathBefore) }
  fileprivate var keyAfter: ElementKey? { key(pathAfter) }

  private func key(_ path: IndexPath?) -> ElementKey? {
    guard let path else { return nil }
    return switch category {
    case .cell: .cell(path)
    case .supplementaryView: .supplementaryView(kind ?? "", path)
    case .decorationView: .decorationView(kind ?? "", path)
    }
  }
}

extension UICollectionView {
  /// The same for a block that does not escape, which may leave out `self.` as the block of UIKit's may.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
