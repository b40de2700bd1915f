@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }

  /// Stands for "as large as the cell wants to be", as an item size or as its estimate.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The memory of the layout between two questions.
  var memory = FlowMemory()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let archive = FlowArchive(coder)
    itemSize = archive.size(.itemSize) ?? itemSize
    estimatedItemSize = archive.size(.estimatedItemSize) ?? estimatedItemSize
    headerReferenceSize = archive.size(.headerSize) ?? headerReferenceSize
    footerReferenceSize = archive.size(.footerSize) ?? footerReferenceSize
    minimumLineSpacing = archive.number(.lineSpacing) ?? minimumLineSpacing
    minimumInteritemSpacing = archive.number(.itemSpacing) ?? minimumInteritemSpacing
    sectionInset = archive.insets(.sectionInset) ?? sectionInset
    scrollDirection = archive.choice(.scrollDirection) ?? scrollDirection
    sectionInsetReference = archive.choice(.insetReference) ?? sectionInsetReference
    sectionHeadersPinToVisibleBounds = archive.number(.pinsHeaders) == 1
    sectionFootersPinToVisibleBounds = archive.number(.pinsFooters) == 1
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archive = FlowArchive(coder)
    archive.write(itemSize, .itemSize)
    archive.write(estimatedItemSize, .estimatedItemSize)
    archive.write(headerReferenceSize, .headerSize)
    archive.write(footerReferenceSize, .footerSize)
    archive.write(minimumLineSpacing, .lineSpacing)
    archive.write(minimumInteritemSpacing, .itemSpacing)
    archive.write(sectionInset, .sectionInset)
    archive.write(scrollDirection, .scrollDirection)
    archive.write(sectionInsetReference, .insetReference)
    archive.write(sectionHeadersPinToVisibleBounds ? 1 : 0, .pinsHeaders)
    archive.write(sectionFootersPinToVisibleBounds ? 1 : 0, .pinsFooters)
  }

  // MARK: Properties

  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout(if: minimumLineSpacing != oldValue) }
  }

  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout(if: minimumInteritemSpacing != oldValue) }
  }

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout(if: itemSize != oldValue) }
  }

  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout(if: estimatedItemSize != oldValue) }
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout(if: scrollDirection != oldValue) }
  }

  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout(if: headerReferenceSize != oldValue) }
  }

  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout(if: footerReferenceSize != oldValue) }
  }

  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout(if: sectionInset != oldValue) }
  }

  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout(if: sectionInsetReference != oldValue) }
  }

  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout(if: sectionHeadersPinToVisibleBounds != oldValue) }
  }

  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidateLayout(if: sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    solveIfNeeded()
  }

  open override var collectionViewContentSize: CGSize {
    solveIfNeeded()
    return memory.contentSize
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
    return memory.hasItem(at: indexPath) ? attributes(ofItemAt: indexPath) : nil
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solveIfNeeded()
    guard let bar = FlowBar(kind: elementKind), memory.hasSection(of: indexPath) else { return nil }
    return attributes(of: bar, in: indexPath[0])
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    memory.forget(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return resizesLines(newBounds) || isPinning && newBounds != collectionView.bounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if isPinning, collectionView != nil, !resizesLines(newBounds) {
      namePinnedBars(in: context, movingTo: newBounds)
    }
    return context
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard originalAttributes.representedElementCategory == .cell,
      memory.isSelfSizing(originalAttributes.indexPath),
      let size = acceptablePreferredSize(of: preferredAttributes)
    else { return false }
    return size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    // The cell has just said what the delegate could only estimate.
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    if memory.isSelfSizing(originalAttributes.indexPath),
      let size = acceptablePreferredSize(of: preferredAttributes)
    {
      memory.measure(size, at: originalAttributes.indexPath)
    }
    return context
  }

  // MARK: Interactive movement

  /// If the base class has nothing to move, a flow layout moves an element without a size.
  open override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    let known = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
    let attributes = known ?? attributesClass.init(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  // MARK: For the collection view

  // Asked for each element that shows, so after the layout was prepared.
  override var asksForPreferredSizes: Bool { memory.isSelfSizing }

  override func beginUpdate(_ plan: UpdatePlan) {
    memory.beginUpdate(plan)
  }

  override func endUpdate() {
    memory.endUpdate()
  }

  override func attributesBeforeUpdate(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let frame = memory.update?.frame(of: key) else { return nil }
    return makeAttributes(for: key, frame: frame)
  }
}

public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
public typealias UICollectionViewFlowLayoutSectionInsetReference =
  UICollectionViewFlowLayout.SectionInsetReference
