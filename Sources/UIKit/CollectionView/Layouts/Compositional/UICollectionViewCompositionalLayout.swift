public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  /// The memory of the layout between two questions.
  var memory = CompositionalMemory()

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let copy = section.duplicate
    self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate
    super.init()
  }

  /// Differs from UIKit: a closure has no form in an archive, so an archived layout has no sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate
      invalidateLayout()
    }
  }

  // MARK: Layout

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
    tellVisibleItems()
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return memory.solver?.contentSize ?? .zero
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    solveIfNeeded()
    return placedAttributes(in: rect)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return attributes(of: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return attributes(of: .supplementaryView(elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    return attributes(of: .decorationView(elementKind, indexPath))
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    memory.forget(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
      || newBounds.origin != collectionView.bounds.origin && movesWithScrolling
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let collectionView, newBounds.size == collectionView.bounds.size {
      memory.scroll = context
      nameMoving(in: context, from: collectionView.bounds, to: newBounds)
    }
    return context
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    wish(preferredAttributes, of: originalAttributes) != nil
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    if let size = wish(preferredAttributes, of: originalAttributes) {
      context.contentOffsetAdjustment = adopt(size, of: originalAttributes)
    }
    return context
  }

  // MARK: For the collection view

  override var asksForPreferredSizes: Bool { memory.solver?.hasOpenLengths ?? true }

  override func beginUpdate(_ plan: UpdatePlan) {
    memory.beginUpdate(plan)
  }

  override func endUpdate() {
    memory.endUpdate()
  }

  override func attributesBeforeUpdate(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let before = memory.update?.solver,
      let slot = before.slot(of: key, visible: visibleStretch)
    else { return nil }
    return makeAttributes(for: key, slot: slot)
  }

  override func sectionTravel(
    showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) -> SectionTravel? {
    solveIfNeeded()
    guard indexPath.count == 2, isOrthogonal(indexPath[0]),
      let plan = memory.solver?.sections[indexPath[0]]
    else { return nil }
    return travel(of: indexPath[0], to: plan.offset(showing: indexPath[1], at: position))
  }

  override func attributesBeforeScroll(
    for key: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    placeBeforeScroll(of: key)
  }

  override var elementsPassing: [ElementKey] { keysPassing }

  override func settleScrolls() {
    memory.settleScrolls()
  }
}
