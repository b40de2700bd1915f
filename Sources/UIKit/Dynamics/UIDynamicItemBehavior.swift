/// How items withstand: how heavy, springy and rough they are, and how fast they move.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  var nature = DynamicNature() { didSet { changed() } }

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
    set { nature.elasticity = Double(newValue) }
  }

  open var friction: CGFloat {
    get { CGFloat(nature.friction) }
    set { nature.friction = Double(newValue) }
  }

  /// An item of 100 by 100 points and a density of 1 has a mass of 1.
  open var density: CGFloat {
    get { CGFloat(nature.density) }
    set { nature.density = Double(newValue) }
  }

  open var resistance: CGFloat {
    get { CGFloat(nature.resistance) }
    set { nature.resistance = Double(newValue) }
  }

  open var angularResistance: CGFloat {
    get { CGFloat(nature.angularResistance) }
    set { nature.angularResistance = Double(newValue) }
  }

  /// How electric and magnetic fields take hold of an item.
  open var charge: CGFloat {
    get { CGFloat(nature.charge) }
    set { nature.charge = Double(newValue) }
  }

  open var isAnchored: Bool {
    get { nature.isAnchored }
    set { nature.isAnchored = newValue }
  }

  open var allowsRotation: Bool {
    get { nature.allowsRotation }
    set { nature.allowsRotation = newValue }
  }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  // MARK: Speed

  /// Points a second, added to those of the item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let body = dynamicAnimator?.body(of: item), !body.isFixed else { return }
    body.velocity += PlaneVector(velocity)
    changed()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Radians a second, added to those of the item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let body = dynamicAnimator?.body(of: item), body.inverseInertia > 0 else { return }
    body.angularVelocity += Double(velocity)
    changed()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? 0)
  }

  override var ownItems: [any UIDynamicItem] { items }
}
