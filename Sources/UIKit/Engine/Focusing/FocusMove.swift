/// One way of the focus: asks everybody around both ends, goes, and tells them.
@MainActor struct FocusMove {
  let system: UIFocusSystem
  private let previous: (any UIFocusItem)?
  private let heading: UIFocusHeading
  /// The item of a collection view that gets the focus, which need not be on screen yet.
  private let destination: (view: UICollectionView, path: IndexPath)?
  private let next: (any UIFocusItem)?

  init(to item: (any UIFocusItem)?, heading: UIFocusHeading, in system: UIFocusSystem) {
    self.system = system
    self.heading = heading
    previous = system.focusedItem
    next = item
    destination = UICollectionView.place(of: item)
  }

  init(to path: IndexPath, of view: UICollectionView, heading: UIFocusHeading) {
    system = view.outermost.focusSystem
    self.heading = heading
    previous = system.focusedItem
    next = view.cellForItem(at: path)
    destination = (view, path)
  }

  /// Whether nobody was against it.
  @discardableResult func run() -> Bool {
    let origin = UICollectionView.place(of: previous)
    var steps = steps(from: origin)
    guard steps.allSatisfy({ $0.isAllowed() }) else { return false }
    let arrived = arrive()
    guard arrived != nil || destination == nil else { return false }
    system.focusedItem = arrived
    destination?.view.interaction.focus.note(destination?.path)
    for step in steps { step.arrive(at: arrived) }
    // The views around an item that has come on screen only now.
    steps += self.steps(to: arrived, from: origin).filter { step in
      !steps.contains { $0.environment === step.environment }
    }
    tell(steps, arrived)
    return true
  }

  /// The item with the focus; an item that is out of sight is brought on screen.
  private func arrive() -> (any UIFocusItem)? {
    guard let destination else { return next }
    destination.view.bringIntoSight(destination.path)
    return destination.view.cellForItem(at: destination.path) ?? next
  }

  private func tell(_ steps: [Step], _ arrived: (any UIFocusItem)?) {
    let coordinator = UIFocusAnimationCoordinator()
    for step in steps { step.tell(coordinator) }
    coordinator.run(
      in: destination?.view ?? steps.lazy.compactMap { $0.environment as? UICollectionView }.first)
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: previous, to: arrived, heading),
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    if let destination { destination.view.selectFocused(destination.path) }
  }

  // MARK: Who is asked

  /// Everybody around the item that has the focus, then around the one that gets it, each once.
  private func steps(from origin: (view: UICollectionView, path: IndexPath)?) -> [Step] {
    steps(to: next, from: origin)
  }

  private func steps(
    to item: (any UIFocusItem)?, from origin: (view: UICollectionView, path: IndexPath)?
  ) -> [Step] {
    var environments = previous?.focusChain ?? []
    let coming = item?.focusChain ?? destination?.view.focusChain ?? []
    for environment in coming where !environments.contains(where: { $0 === environment }) {
      environments.append(environment)
    }
    return environments.map { environment in
      let context = UICollectionViewFocusUpdateContext(from: previous, to: item, heading)
      if let view = environment as? UICollectionView {
        context.previouslyFocusedIndexPath =
          origin?.view === view ? origin.flatMap { view.dataPath(at: $0.path) } : nil
        context.nextFocusedIndexPath =
          destination?.view === view ? destination.flatMap { view.dataPath(at: $0.path) } : nil
      }
      return Step(environment: environment, context: context)
    }
  }

  /// One of those around the ends.
  @MainActor struct Step {
    let environment: any UIFocusEnvironment
    let context: UICollectionViewFocusUpdateContext

    func isAllowed() -> Bool {
      guard environment.shouldUpdateFocus(in: context) else { return false }
      guard let view = environment as? UICollectionView else { return true }
      return view.delegateLine?.shouldUpdateFocus(context) ?? true
    }

    func arrive(at item: (any UIFocusItem)?) {
      context.nextFocusedItem = item
    }

    func tell(_ coordinator: UIFocusAnimationCoordinator) {
      environment.didUpdateFocus(in: context, with: coordinator)
      guard let view = environment as? UICollectionView else { return }
      view.delegateLine?.didUpdateFocus(context, coordinator)
    }
  }
}
