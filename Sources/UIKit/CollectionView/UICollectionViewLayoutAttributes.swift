/// Not isolated to the main actor: plain `@MainActor` would break published overrides of `isEqual` and
/// `copy(with:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var center = CGPoint.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  private var storedSize = CGSize.zero
  private var element = Element.cell

  /// The element that the attributes stand for: kind and category in one, so that a cell cannot have a kind.
  private enum Element: Hashable {
    case cell
    case supplementaryView(kind: String)
    case decorationView(kind: String)
  }

  public override init() {
    super.init()
  }

  /// `required`, which the three creations are not in UIKit, so that `layoutAttributesClass` can be created from its
  /// metatype. No published subclass is known to mind.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    element = .supplementaryView(kind: elementKind)
  }

  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    element = .decorationView(kind: decorationViewKind)
  }

  open var representedElementCategory: UICollectionView.ElementCategory {
    switch element {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    }
  }

  open var representedElementKind: String? {
    switch element {
    case .cell: nil
    case .supplementaryView(let kind), .decorationView(let kind): kind
    }
  }

  // MARK: Geometry

  /// Differs from UIKit's reference of 2015, not from UIKit: under a transform this is the box around the
  /// transformed corners, as recorded, and never the null rectangle.
  open var frame: CGRect {
    get {
      transform3D.frame(size: storedSize, position: center)
    }
    set {
      storedSize = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  open var size: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }

  /// Only the size counts: the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedSize) }
    set { storedSize = newValue.size }
  }

  /// By which outline UIKit Dynamics lets it collide.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// A convex outline around the centre, for those that collide by a path.
  open var collisionBoundingPath: UIBezierPath { .dynamicBox(bounds.size) }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Copies and equality

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = DynamicCreation.attributes(of: type(of: self))
    copy.indexPath = indexPath
    copy.element = element
    copy.center = center
    copy.storedSize = storedSize
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return type(of: other) == type(of: self)
      && element == other.element && indexPath == other.indexPath
      && center == other.center && storedSize == other.storedSize
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int {
    var hash = representedElementKind.map(StableHash.of) ?? 0
    for index in indexPath { hash = hash &* 31 &+ index }
    return hash
  }

  open override var description: String {
    AttributesDescription(self).text
  }
}

/// A hash that is the same in every run: Swift's own is seeded anew by each process.
enum StableHash {
  /// FNV-1a over the UTF-8 bytes.
  static func of(_ text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }
}
