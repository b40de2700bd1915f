/// The parts that have to be asked of the layout anew: the sum of all contexts since the last pass.
struct PendingInvalidation {
  /// Everything that is on screen, not only the elements named below.
  private(set) var everything = false
  private(set) var named: Set<ElementKey> = []
  private(set) var contentOffsetAdjustment = CGPoint.zero

  static let all: PendingInvalidation = {
    var pending = PendingInvalidation()
    pending.everything = true
    return pending
  }()

  var isEmpty: Bool { !everything && named.isEmpty && contentOffsetAdjustment == .zero }

  /// Adds a context. One that names nothing means everything, as a call of `invalidateLayout()` does.
  @MainActor mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    let elements = Self.elements(of: context)
    if context.invalidateEverything || context.invalidateDataSourceCounts || context.movesOthers
      || elements == nil
    {
      everything = true
    }
    named.formUnion(elements ?? [])
    contentOffsetAdjustment.x += context.contentOffsetAdjustment.x
    contentOffsetAdjustment.y += context.contentOffsetAdjustment.y
  }

  mutating func includeEverything() {
    everything = true
  }

  mutating func takeContentOffsetAdjustment() -> CGPoint {
    defer { contentOffsetAdjustment = .zero }
    return contentOffsetAdjustment
  }

  @MainActor private static func elements(
    of context: UICollectionViewLayoutInvalidationContext
  ) -> [ElementKey]? {
    let items = context.invalidatedItemIndexPaths
    let supplementary = context.invalidatedSupplementaryIndexPaths
    let decoration = context.invalidatedDecorationIndexPaths
    guard items != nil || supplementary != nil || decoration != nil else { return nil }
    return (items ?? []).map(ElementKey.cell)
      + (supplementary ?? [:]).flatMap { kind, paths in
        paths.map { ElementKey.supplementaryView(kind, $0) }
      }
      + (decoration ?? [:]).flatMap { kind, paths in
        paths.map { ElementKey.decorationView(kind, $0) }
      }
  }
}
