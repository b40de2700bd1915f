/// The parts that a flow layout has to bring up to date before it answers: the sum of all contexts since it last did.
struct FlowInvalidation {
  enum Scope: Int, Comparable {
    case nothing
    /// Only what the context names.
    case named
    case everything

    static func < (one: Scope, other: Scope) -> Bool { one.rawValue < other.rawValue }
  }

  /// The sections that the delegate is asked about again.
  private(set) var metrics = Scope.nothing
  /// The sections that are placed again.
  private(set) var positions = Scope.nothing
  private(set) var items: Set<IndexPath> = []
  /// By bar, the sections whose bar was named.
  private(set) var bars: [FlowBar: Set<Int>] = [:]

  static let everything: FlowInvalidation = {
    var invalidation = FlowInvalidation()
    invalidation.metrics = .everything
    invalidation.positions = .everything
    return invalidation
  }()

  var isEmpty: Bool { metrics == .nothing && positions == .nothing }

  init() {}

  /// Takes a context by its flags; a context of another class counts as one with both flags set.
  @MainActor init(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let supplementary = context.invalidatedSupplementaryIndexPaths ?? [:]
    items = Set(context.invalidatedItemIndexPaths ?? [])
    for bar in FlowBar.allCases {
      bars[bar] = supplementary[bar.kind].map { Set($0.compactMap(\.first)) }
    }
    let namesNothing =
      context.invalidatedItemIndexPaths == nil && supplementary.isEmpty
      && context.invalidatedDecorationIndexPaths == nil
    let scope: Scope =
      namesNothing ? .everything : items.isEmpty && bars.isEmpty ? .nothing : .named
    metrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true ? scope : .nothing
    positions = flow?.invalidateFlowLayoutAttributes ?? true ? scope : .nothing
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      metrics = .everything
      positions = .everything
    }
    // A section that is not asked for again must not be asked for because a later context asks for something.
    if metrics != .named {
      items = []
      bars = [:]
    }
  }

  mutating func formUnion(_ other: FlowInvalidation) {
    metrics = max(metrics, other.metrics)
    positions = max(positions, other.positions)
    items.formUnion(other.items)
    bars.merge(other.bars) { $0.union($1) }
  }

  mutating func place(_ scope: Scope) {
    positions = max(positions, scope)
  }
}
