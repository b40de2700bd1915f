@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything: Bool {
    get { isEverything }
    set { isEverything = newValue }
  }
  open internal(set) var invalidateDataSourceCounts: Bool {
    get { isCounts }
    set { isCounts = newValue }
  }
  open var contentOffsetAdjustment = CGPoint.zero
  /// Changes nothing: the content size is always the layout's own.
  open var contentSizeAdjustment = CGSize.zero

  private var isEverything = false
  private var isCounts = false
  private var items: Set<IndexPath>?
  private var supplementary: [String: Set<IndexPath>]?
  private var decoration: [String: Set<IndexPath>]?
  private var movement: Movement?

  /// The words of a context about an item that is being dragged.
  private struct Movement {
    var previous: [IndexPath]
    var target: [IndexPath]
    var point: CGPoint
  }

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []).union(indexPaths)
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementary = (supplementary ?? [:]).merging([elementKind: Set(indexPaths)]) {
      $0.union($1)
    }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decoration = (decoration ?? [:]).merging([elementKind: Set(indexPaths)]) { $0.union($1) }
  }

  open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementary?.mapValues { $0.sorted() }
  }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decoration?.mapValues { $0.sorted() }
  }

  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }
  open var interactiveMovementTarget: CGPoint { movement?.point ?? .zero }

  /// Whether more may have moved than what the context names.
  var movesOthers: Bool { false }

  /// Makes this the context of an item on its way from `previous` to `target` under the finger at `point`.
  func setMovement(previous: [IndexPath], target: [IndexPath], point: CGPoint) {
    movement = Movement(previous: previous, target: target, point: point)
  }
}
