@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  private let size: NSCollectionLayoutSize
  private let supplements: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    size = layoutSize
    supplements = supplementaryItems
    super.init()
  }

  open var layoutSize: NSCollectionLayoutSize { size }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  /// The item as the solver sees it. Custom groups are noted in `providers`.
  func node(_ providers: inout CustomProviders) -> GroupNode {
    GroupNode(
      size: size.groupSize, insets: contentInsets.bounded,
      edges: edgeSpacing?.edges ?? GroupEdges(),
      supplements: supplements.map(\.anchored), content: .cell)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(
      layoutSize: size, supplementaryItems: supplements.map { $0.duplicate })
    adopt(into: copy)
    return copy
  }

  /// Gives a copy what every item can be told after it was created.
  func adopt(into copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }

  nonisolated open override var description: String { MainActor.assumeIsolated { summary } }

  var summary: String { "<\(Self.self): size = \(size)>" }
}

extension NSCollectionLayoutItem {
  /// A copy of the same class.
  var duplicate: Self {
    // Copies of the classes here are of these classes, and subclasses answer with their own.
    copy() as? Self ?? self
  }
}
