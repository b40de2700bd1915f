// Everything that published layouts override is a member of this class body: Swift cannot override what an
// extension declares.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The answers of the base class about start and end while an update is under way.
  var updateDefaults: UpdateDefaults?
  weak var host: UICollectionView?
  var decorationRegistrations: [String: ViewRegistration] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Linux cannot call a method by its name: a layout that is a target says here what a name means.
  @discardableResult open func perform(_ aSelector: Selector, with object: Any?) -> Any? { nil }

  open func encode(with coder: NSCoder) {}

  /// Differs from UIKit: there are no nib files, so nothing calls it.
  open func awakeFromNib() {}

  /// Get-only, as in UIKit: published layouts override it with a non-optional type.
  open var collectionView: UICollectionView? { host }

  // MARK: Layout information

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The same for a layout whose class does not say so.
  package var mirrorsInOppositeLayoutDirection = false

  // MARK: Invalidation

  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    host?.layoutWasInvalidated(self, with: context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateElement(of: originalAttributes)
    context.contentSizeAdjustment = CGSize(
      width: 0, height: preferredAttributes.size.height - originalAttributes.size.height)
    return context
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    updateDefaults?.isActive = true
  }

  open func finalizeCollectionViewUpdates() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.initial(.cell(itemIndexPath), in: self)
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.final(.cell(itemIndexPath), in: self)
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.initial(.supplementaryView(elementKind, elementIndexPath), in: self)
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.final(.supplementaryView(elementKind, elementIndexPath), in: self)
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.initial(.decorationView(elementKind, decorationIndexPath), in: self)
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    updateDefaults?.final(.decorationView(elementKind, decorationIndexPath), in: self)
  }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Bounds changes and transitions

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  // MARK: Interactive movement

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = layoutAttributesForItem(at: indexPath)?.copied else { return nil }
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(
      previous: previousIndexPaths, target: targetIndexPaths, point: targetPosition)
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(previous: previousIndexPaths, target: indexPaths, point: .zero)
    return context
  }

  // MARK: Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard !FaultScope.refuses(emptyKind: elementKind, of: "a decoration view") else { return }
    decorationRegistrations[elementKind] = ViewSource(viewClass).map(ViewRegistration.init)
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard !FaultScope.refuses(emptyKind: elementKind, of: "a decoration view") else { return }
    decorationRegistrations[elementKind] = nib.map { ViewRegistration(.nib($0)) }
  }

  // MARK: For the collection view

  /// Called before a batch of updates invalidates the layout, and when all of it is in effect or was refused.
  func beginUpdate(_ plan: UpdatePlan) {}

  func endUpdate() {}

  /// The place of an element before the update under way; nothing where the layout does not remember.
  func attributesBeforeUpdate(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  /// The way on which the section of an item has to go to show it, where it scrolls by itself.
  func sectionTravel(
    showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) -> SectionTravel? { nil }

  /// The place of an element before its section was scrolled; nothing where it was not since the last `settleScrolls`.
  func attributesBeforeScroll(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  /// The elements that pass the screen while sections go to where they have been scrolled.
  var elementsPassing: [ElementKey] { [] }

  /// Called when the screen shows where sections have been scrolled to.
  func settleScrolls() {}

  /// Whether views are asked for the size they prefer. A flow layout without an estimate never asks.
  var asksForPreferredSizes: Bool { true }
}
