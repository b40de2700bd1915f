/// How items withstand: how heavy, springy and rough they are, and how fast they move.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// The properties that somebody has set; other behaviors of an item may say the rest.
  private(set) var wishes = DynamicWishes() { didSet { changed() } }
  private var nature: DynamicNature { DynamicNature().taking(wishes) }
  /// For items that no animator moves yet.
  private var earlySpeeds: [EarlySpeed] = []

  private struct EarlySpeed {
    var item: any UIDynamicItem
    var linear = PlaneVector.zero
    var angular = 0.0
  }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  /// How much of its speed an item has after a bounce, from 0 to 1.
  open var elasticity: CGFloat {
    get { CGFloat(nature.elasticity) }
    set { wishes.elasticity = Double(newValue) }
  }

  open var friction: CGFloat {
    get { CGFloat(nature.friction) }
    set { wishes.friction = Double(newValue) }
  }

  /// An item of 100 by 100 points and a density of 1 has a mass of 1.
  open var density: CGFloat {
    get { CGFloat(nature.density) }
    set { wishes.density = Double(newValue) }
  }

  open var resistance: CGFloat {
    get { CGFloat(nature.resistance) }
    set { wishes.resistance = Double(newValue) }
  }

  open var angularResistance: CGFloat {
    get { CGFloat(nature.angularResistance) }
    set { wishes.angularResistance = Double(newValue) }
  }

  /// How electric and magnetic fields take hold of an item.
  open var charge: CGFloat {
    get { CGFloat(nature.charge) }
    set { wishes.charge = Double(newValue) }
  }

  open var isAnchored: Bool {
    get { nature.isAnchored }
    set { wishes.isAnchored = newValue }
  }

  open var allowsRotation: Bool {
    get { nature.allowsRotation }
    set { wishes.allowsRotation = newValue }
  }

  open func addItem(_ item: any UIDynamicItem) {
    if items.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    earlySpeeds.removeAll { $0.item === item }
    if items.remove(item) { changed() }
  }

  // MARK: Speed

  /// Points a second, added to those of the item. Before there is an animator they add up.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(EarlySpeed(item: item, linear: PlaneVector(velocity)))
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Radians a second, added to those of the item. Before there is an animator they add up.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(EarlySpeed(item: item, angular: Double(velocity)))
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
  }

  private func add(_ speed: EarlySpeed) {
    guard let dynamicAnimator else {
      if items.contains(where: { $0 === speed.item }) { earlySpeeds.append(speed) }
      return
    }
    dynamicAnimator.body(of: speed.item)?.speedUp(by: speed.linear, turningBy: speed.angular)
    changed()
  }

  /// Gives the bodies the speeds that came before them.
  func hurry(in world: DynamicWorld) {
    for speed in earlySpeeds {
      world[speed.item]?.speedUp(by: speed.linear, turningBy: speed.angular)
    }
    earlySpeeds = []
  }

  override var ownItems: [any UIDynamicItem] { items }
}
