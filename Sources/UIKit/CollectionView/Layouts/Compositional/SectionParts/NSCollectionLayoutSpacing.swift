@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying
{
  nonisolated let gap: GroupGap

  init(_ gap: GroupGap) {
    self.gap = gap
    super.init()
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    make(.flexible(flexibleSpacing))
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    make(.fixed(fixedSpacing))
  }

  private class func make(_ gap: GroupGap) -> NSCollectionLayoutSpacing {
    gap.check()
    return NSCollectionLayoutSpacing(gap)
  }

  open var spacing: CGFloat { gap.minimum }
  open var isFlexibleSpacing: Bool { gap.isFlexible }
  open var isFixedSpacing: Bool { !gap.isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.gap == gap
  }

  open override var hash: Int { gap.minimum.hashValue }

  open override var description: String { gap.text }
}

@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  nonisolated let edges: GroupEdges
  private let gaps: (leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?)
  private let farGaps: (trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    gaps = (leading, top)
    farGaps = (trailing, bottom)
    edges = GroupEdges(
      leading: leading?.gap, top: top?.gap, trailing: trailing?.gap, bottom: bottom?.gap)
    super.init()
  }

  open var leading: NSCollectionLayoutSpacing? { gaps.leading }
  open var top: NSCollectionLayoutSpacing? { gaps.top }
  open var trailing: NSCollectionLayoutSpacing? { farGaps.trailing }
  open var bottom: NSCollectionLayoutSpacing? { farGaps.bottom }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.edges == edges
  }

  open override var hash: Int { edges.hashValue }

  open override var description: String {
    let parts = [
      ("leading", edges.leading), ("top", edges.top), ("trailing", edges.trailing),
      ("bottom", edges.bottom),
    ]
    let words = parts.compactMap { name, gap in gap.map { "\(name): \($0.text)" } }
    return "edges(\(words.joined(separator: ", ")))"
  }
}
