/// Draws an item to a place by a spring, and turns it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, which swings long, to 1, which does not swing.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  // Differs from UIKit: nobody knows how stiff the spring is. This one swings three times a second.
  override func links(in world: DynamicWorld) -> [any DynamicLink] {
    guard let body = world[item] else { return [] }
    let share = min(max(Double(damping), 0), 1)
    let spring = DynamicStiffness(frequency: 3, damping: 0.2 + 0.8 * share)
    return [
      PointLink(DynamicEnd(body), DynamicEnd(at: PlaneVector(snapPoint)), stiffness: spring),
      AngleLink(body, nil, angle: 0, stiffness: spring),
    ]
  }
}
