/// Pushes items, once or for as long as it is active.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var mode: Mode
  /// An instantaneous push becomes inactive when it has pushed.
  open var active = true { didSet { changed() } }
  /// Its direction, whose length is its magnitude. 1 makes an item of 100 by 100 points faster by 100 points a second,
  /// each second.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  open func addItem(_ item: any UIDynamicItem) {
    if items.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    // Another item may come to have the same name in memory.
    offsets[ObjectIdentifier(item)] = nil
    if items.remove(item) { changed() }
  }

  /// The place on the item where it is pushed, from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }
  override var isRestless: Bool { active && mode == .continuous && magnitude > 0 }

  override func pull(in world: DynamicWorld, for seconds: Double) {
    guard active else { return }
    let force = PlaneVector(pushDirection) * 100
    for item in items {
      guard let body = world[item] else { continue }
      let arm = PlaneVector(targetOffsetFromCenter(for: item)).turned(by: body.angle)
      switch mode {
      case .continuous:
        body.force += force
        body.torque += arm.cross(force)
      case .instantaneous: body.push(force, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
