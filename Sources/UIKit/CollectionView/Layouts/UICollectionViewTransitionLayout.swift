@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var progress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    current = currentLayout
    next = newLayout
    super.init()
    // Its attributes are those of both, and so are the decoration views.
    decorationRegistrations = newLayout.decorationRegistrations.merging(
      current.decorationRegistrations
    ) { later, _ in later }
  }

  public required init?(coder: NSCoder) {
    current = UICollectionViewLayout()
    next = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open var currentLayout: UICollectionViewLayout { current }
  open var nextLayout: UICollectionViewLayout { next }

  /// Not clamped: an overshooting gesture may go beyond 0 and 1, as recorded.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      progress = newValue
      invalidateLayout()
    }
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat {
    values[key] ?? 0
  }

  // MARK: Between the two layouts

  open override var collectionViewContentSize: CGSize {
    TransitionBlend(progress).size(
      current.collectionViewContentSize, next.collectionViewContentSize)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    TransitionBlend(progress).elements(in: rect, from: current, to: next)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.supplementaryView(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.decorationView(elementKind, indexPath))
  }

  private func blended(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    TransitionBlend(progress).attributes(
      current.attributes(for: key), next.attributes(for: key))
  }
}
