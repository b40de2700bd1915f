@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying
{
  nonisolated let anchor: GroupAnchor

  private init(_ anchor: GroupAnchor) {
    self.anchor = anchor
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(GroupAnchor(edges: edges, offset: .zero, isFractional: false))
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(GroupAnchor(edges: edges, offset: absoluteOffset, isFractional: false))
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(GroupAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  open var edges: NSDirectionalRectEdge { anchor.edges }
  open var offset: CGPoint { anchor.offset }
  open var isAbsoluteOffset: Bool { !anchor.isFractional }
  open var isFractionalOffset: Bool { anchor.isFractional }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.anchor == anchor
  }

  open override var hash: Int { Int(anchor.edges.rawValue) }

  open override var description: String { anchor.text }
}
