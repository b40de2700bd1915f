/// Draws items in one direction.
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// Its direction, whose length is its magnitude.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  /// A magnitude of 1 is 1,000 points a second, each second.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// From the right, clockwise on a screen.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  open func addItem(_ item: any UIDynamicItem) {
    if items.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if items.remove(item) { changed() }
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func pull(in world: DynamicWorld, for seconds: Double) {
    for body in items.compactMap({ world[$0] }) {
      body.force += PlaneVector(gravityDirection) * (1000 * body.mass)
    }
  }
}
