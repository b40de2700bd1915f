/// Lets items collide with one another and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the reference view, or of a layout's content, hold items back.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var boundaries: [DynamicBoundary] = []
  private var contacts = DynamicContacts()

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) {
    if items.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    if items.remove(item) { changed() }
  }

  // MARK: Boundaries

  /// The edges of the reference view, moved inwards.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(DynamicBoundary(identifier: identifier, path: path))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isNamed(identifier) }
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: For the animator

  override var ownItems: [any UIDynamicItem] { items }

  override func touches(in world: DynamicWorld) -> [any DynamicLink] {
    let placed = items.compactMap { item in world[item].map { PlacedBody($0) } }
    var links: [any DynamicLink] = []
    var now = DynamicContacts()
    if collisionMode.contains(.items) { links += pairs(of: placed, &now) }
    if collisionMode.contains(.boundaries) {
      let edges = edges
      for one in placed where !one.body.isFixed {
        links += touches(of: one, edges: edges, &now)
      }
    }
    let before = contacts
    contacts = now
    now.tell(collisionDelegate, of: self, since: before)
    return links
  }

  private func pairs(
    of placed: [PlacedBody], _ now: inout DynamicContacts
  ) -> [any DynamicLink] {
    var links: [any DynamicLink] = []
    for (index, one) in placed.enumerated() {
      for other in placed[(index + 1)...] where one.isNear(other) {
        guard let overlap = DynamicOverlap(of: one.outline, and: other.outline) else { continue }
        now.add(one.body.item, other.body.item, at: overlap.points[0].place)
        if !(one.body.isFixed && other.body.isFixed) {
          links.append(TouchLink(one.body, other.body, overlap: overlap))
        }
      }
    }
    return links
  }

  private func touches(
    of one: PlacedBody, edges: CGRect?, _ now: inout DynamicContacts
  ) -> [any DynamicLink] {
    var links: [any DynamicLink] = []
    for overlap in edges.map({ DynamicBoundary.overlaps(of: one.outline, inside: $0) }) ?? [] {
      now.add(one.body.item, boundary: nil, at: overlap.points[0].place)
      links.append(TouchLink(one.body, nil, overlap: overlap))
    }
    for boundary in boundaries {
      for overlap in boundary.overlaps(of: one.outline) {
        now.add(one.body.item, boundary: boundary.identifier, at: overlap.points[0].place)
        links.append(TouchLink(one.body, nil, overlap: overlap))
      }
    }
    return links
  }

  private var edges: CGRect? {
    guard translatesReferenceBoundsIntoBoundary, let dynamicAnimator else { return nil }
    let bounds =
      dynamicAnimator.referenceView?.bounds
      ?? dynamicAnimator.layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    return bounds?.inset(by: insets)
  }
}

/// Hears of items that begin and cease to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
