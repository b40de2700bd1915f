@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let container: NSCollectionLayoutAnchor
  private let own: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, at: containerAnchor, by: nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, at: containerAnchor, by: itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    at containerAnchor: NSCollectionLayoutAnchor, by itemAnchor: NSCollectionLayoutAnchor?
  ) {
    kind = elementKind
    container = containerAnchor
    own = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open var elementKind: String { kind }
  open var containerAnchor: NSCollectionLayoutAnchor { container }
  open var itemAnchor: NSCollectionLayoutAnchor? { own }

  var anchored: AnchoredNode {
    // Without an anchor of its own it lies inside of the corner.
    AnchoredNode(
      kind: kind, size: layoutSize.groupSize, zIndex: zIndex, container: container.anchor,
      own: own?.anchor ?? GroupAnchor(edges: container.edges, offset: .zero, isFractional: false))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, at: container, by: own)
    adopt(into: copy)
    copy.zIndex = zIndex
    return copy
  }

  override var summary: String {
    "<\(Self.self): kind = \(kind), size = \(layoutSize)>"
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  private let side: NSRectAlignment
  private let shift: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    side = alignment
    shift = absoluteOffset
    super.init(
      layoutSize, elementKind, at: NSCollectionLayoutAnchor(edges: alignment.edges), by: nil)
  }

  open var alignment: NSRectAlignment { side }
  open var offset: CGPoint { shift }

  var boundary: BoundaryNode {
    BoundaryNode(
      kind: elementKind, size: layoutSize.groupSize, edges: side.edges, offset: shift,
      extends: extendsBoundary, isPinned: pinToVisibleBounds, zIndex: zIndex)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: side, absoluteOffset: shift)
    adopt(into: copy)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  /// The edges that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private let kind: String
  open var zIndex = 0

  init(kind: String) {
    self.kind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  open var elementKind: String { kind }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: kind)
    adopt(into: copy)
    copy.zIndex = zIndex
    return copy
  }

  override var summary: String { "<\(Self.self): kind = \(kind)>" }
}
