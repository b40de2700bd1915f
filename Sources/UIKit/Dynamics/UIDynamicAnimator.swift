/// Moves items by physical rules. Time passes where a stage lets it pass: in its `wait`.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  open private(set) var elapsedTime: TimeInterval = 0
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  weak var layout: UICollectionViewLayout?
  private let world = DynamicWorld()
  private var clock: (clock: DisplayClock, number: Int)?
  private var isOutdated = false
  private var stillness = 0.0

  /// Seconds without motion after which an animator rests.
  private static var patience: TimeInterval { 0.25 }

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  public override init() {
    super.init()
  }

  // MARK: Behaviors

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
    behaviorDidChange()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.enter(nil)
    behaviorDidChange()
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items in a rectangle of the reference view, in the order in which they came.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    update()
    return world.bodies.map(\.item).filter { $0.dynamicFrame.intersects(rect) }
  }

  /// Has the animator read place and turn of an item that somebody else has moved.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    update()
    world[item]?.read()
    wake()
  }

  // MARK: Layouts

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where isWanted: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    update()
    return world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
      .first(where: isWanted)
  }

  // MARK: Time

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    update()
    return world[item]
  }

  func behaviorDidChange() {
    isOutdated = true
    wake()
  }

  /// Brings the bodies up to date with the behaviors and their items.
  private func update() {
    guard isOutdated else { return }
    isOutdated = false
    let family = behaviors.flatMap(\.family)
    world.keep(family.flatMap(\.ownItems))
    let natural = family.compactMap { $0 as? UIDynamicItemBehavior }
    // Of two that say the same of an item the later one is heard, property by property.
    var natures: [ObjectIdentifier: DynamicNature] = [:]
    for behavior in natural {
      for item in behavior.items.map(ObjectIdentifier.init) {
        natures[item] = (natures[item] ?? DynamicNature()).taking(behavior.wishes)
      }
    }
    for body in world.bodies { body.take(natures[ObjectIdentifier(body.item)] ?? DynamicNature()) }
    for behavior in natural { behavior.hurry(in: world) }
  }

  private func wake() {
    stillness = 0
    listen()
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
  }

  /// Listens to the clock of the stage on which the program runs now.
  private func listen() {
    guard clock?.clock !== DisplayClock.current else { return }
    if let clock { clock.clock.stopListening(clock.number) }
    let current = DisplayClock.current
    clock = (
      current,
      current.listen { [weak self] seconds in
        self?.advance(by: seconds)
        return self != nil
      }
    )
  }

  private func rest() {
    if let clock { clock.clock.stopListening(clock.number) }
    clock = nil
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(by seconds: TimeInterval) {
    update()
    let family = behaviors.flatMap(\.family)
    world.advance(by: seconds, family)
    elapsedTime += seconds
    world.write()
    if let layout, layout.collectionView?.collectionViewLayout === layout {
      layout.invalidateLayout()
    }
    for behavior in family { behavior.action?() }
    let isStill = world.isStill && !family.contains(where: \.isRestless)
    stillness = isStill ? stillness + seconds : 0
    if stillness >= Self.patience || world.bodies.isEmpty { rest() }
  }
}

/// Hears when an animator begins to move its items and when they have come to rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

extension UIDynamicItem {
  /// The box around the item as it is turned.
  fileprivate var dynamicFrame: CGRect {
    let size = bounds.size
    let box = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    )
    .applying(transform)
    return box.offsetBy(dx: center.x, dy: center.y)
  }
}
