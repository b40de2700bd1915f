/// A rule by which items move, or a group of such rules.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called whenever the animator has moved its items.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behavior that this one stands in, itself included, is not added: the ring would have no end.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }),
      !behavior.family.contains(where: { $0 === self })
    else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.enter(nil)
    changed()
  }

  /// Called before the behavior becomes an animator's, or nobody's.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items of the behavior itself.
  var ownItems: [any UIDynamicItem] { [] }

  /// Itself and all below it.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.enter(animator) }
  }

  /// Has the animator look again: something about the behavior is another now.
  func changed() {
    dynamicAnimator?.behaviorDidChange()
  }

  /// The bonds between bodies, made anew for each picture.
  func links(in world: DynamicWorld) -> [any DynamicLink] { [] }
  /// The forces on bodies, asked for in each small step.
  func pull(in world: DynamicWorld, for seconds: Double) {}
  /// The bodies that touch in a small step.
  func touches(in world: DynamicWorld) -> [any DynamicLink] { [] }
  /// Whether it goes on to move items that stand still.
  var isRestless: Bool { false }
}
