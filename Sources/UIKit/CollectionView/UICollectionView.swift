/// A synchronous host: nothing waits for a run loop. Whatever UIKit does in the next layout cycle happens in
/// `layoutIfNeeded()`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  var session: LayoutSession?
  /// The elements on screen.
  var displayed = DisplayedElements()
  var reusePool = ReusePool()
  var selection = Selection()
  /// The data source's counts; nothing between `reloadData()` and the next question.
  var counts: DataCounts?
  /// The element that the data source is being asked to provide, and where it goes.
  var requested: PlacedElement?
  /// Whether the data source was counted in the pass under way: its counts need no second look then.
  var countsAreFresh = false
  /// The subviews by how far in front they stand.
  var depthOrder = DepthOrder()
  /// Whether left and right of the layout are turned around on screen.
  var showsMirrored = false

  /// The updates announced and not yet in effect, and who wants to hear when they are.
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  /// Whether an animated change is under way: passes wait for its end.
  var isChanging = false
  /// The transition and the movement that a gesture holds in hand.
  var transition: InteractiveTransition?
  var movement: InteractiveMovement?
  var prefetching = Prefetching()
  var interaction = CollectionInteraction()
  /// The cell that the data source is being asked to configure anew.
  var reconfigured: UICollectionViewCell?
  /// Whether an impossible update is logged and followed by a reload, as the newest UIKit does, instead of being a
  /// fault.
  package var reloadsAfterImpossibleUpdates = false
  /// Takes down what the data is called now; the names themselves are made only where a fault needs them.
  package var dataNames: (() -> DataNames)?
  package typealias DataNames = @MainActor () -> [UpdateIdentifiers.Section]
  var namesBefore: DataNames?
  /// The recorder of the calls to and from the collection view; nothing unless somebody wants to know.
  package var conversation: ConversationRecorder?
  package weak var callWatcher: (any CallWatcher)?
  package weak var animationObserver: (any CollectionAnimationObserver)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    install(layout)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install(UICollectionViewFlowLayout())
  }

  /// UIKit raises here: a collection view cannot be without a layout.
  public convenience override init(frame: CGRect) {
    FaultScope.raise(
      Fault(
        "view/no-layout", "UICollectionView must be initialized with a non-nil layout parameter"))
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  // MARK: Data and layout

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Hears of the items up to a screen ahead, on the way that the view is scrolled. Cells themselves are made in the
  /// pass that shows them.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentSession.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func reloadData() {
    hear(from: .app, RecordedCall("reloadData"), dropData)
  }

  // MARK: Backgrounds and selection

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  // MARK: Registration

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusePool.register(ViewSource(cellClass), in: .cell(identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusePool.register(nib.map(ViewSource.nib), in: .cell(identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard !FaultScope.refuses(emptyKind: elementKind, of: "a supplementary view") else { return }
    reusePool.register(
      ViewSource(viewClass), in: .supplementaryView(kind: elementKind, identifier: identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard !FaultScope.refuses(emptyKind: kind, of: "a supplementary view") else { return }
    reusePool.register(
      nib.map(ViewSource.nib), in: .supplementaryView(kind: kind, identifier: identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    takeCell(identifier: identifier, for: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    takeSupplementaryView(ofKind: elementKind, identifier: identifier, for: indexPath)
  }

  // MARK: Questions

  open var numberOfSections: Int { countedSections }

  open func numberOfItems(inSection section: Int) -> Int {
    countedItems(inSection: section)
  }

  /// nil for an item that does not exist: the layout is not asked for it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    countItemsIfNeeded()
    // Layouts look paths up in arrays: one that does not exist is not theirs to answer.
    guard counts?.contains(indexPath) ?? false else { return nil }
    return currentSession.element(for: .cell(indexPath))?.shown
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentSession.element(for: .supplementaryView(kind, indexPath))?.shown
  }

  /// In the order of their paths. UIKit promises no order.
  open var visibleCells: [UICollectionViewCell] {
    displayed.sorted.compactMap { $0.entry.view as? UICollectionViewCell }
  }

  /// In their own order. UIKit promises none.
  open var indexPathsForVisibleItems: [IndexPath] {
    displayed.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    displayed.supplementaryViews(ofKind: elementKind).map(\.entry.view)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed.supplementaryViews(ofKind: elementKind).map(\.key.indexPath)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayed[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[.supplementaryView(elementKind, indexPath)]?.view
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    pathOnScreen(of: cell)
  }

  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    pathOnScreen(of: supplementaryView)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)
  }

  // MARK: Updates

  /// Everything has happened when the outermost call returns. Completions run from the outermost to the inner ones,
  /// with false after a batch that is refused, which changes nothing.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    hear(from: .app, RecordedCall("performBatchUpdates")) {
      performBatch(updates, completion: completion)
    }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths, CollectionUpdate.insertItem)
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths, CollectionUpdate.deleteItem)
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths, CollectionUpdate.reloadItem)
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record(indexPaths, CollectionUpdate.reconfigureItem)
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordMove(from: indexPath, to: newIndexPath)
  }

  open func insertSections(_ sections: IndexSet) {
    record(sections.map(CollectionUpdate.insertSection))
  }

  open func deleteSections(_ sections: IndexSet) {
    record(sections.map(CollectionUpdate.deleteSection))
  }

  open func reloadSections(_ sections: IndexSet) {
    record(sections.map(CollectionUpdate.reloadSection))
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(from: section, to: newSection)])
  }

  // MARK: Scrolling and layouts

  /// Has arrived on a whole pixel when it returns, animated or not. Without a position it scrolls as little as shows
  /// the item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let call = RecordedCall(
      "setCollectionViewLayout", ["": .type(of: layout), "animated": .flag(animated)])
    hear(from: .app, call) {
      let isDone = exchangeLayout(for: layout, animated: animated)
      completion?(isDone)
    }
  }

  /// A second transition while one is under way is a fault.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion: completion)
  }

  open func finishInteractiveTransition() {
    endTransition(finishing: true)
  }

  open func cancelInteractiveTransition() {
    endTransition(finishing: false)
  }

  // MARK: Interactive movement

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveMovingItem(to: targetPosition)
  }

  open func endInteractiveMovement() {
    endMovement(cancelled: false)
  }

  open func cancelInteractiveMovement() {
    endMovement(cancelled: true)
  }

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusChoice }

  // MARK: Passes

  override func orderDidChange(at index: Int) {
    depthOrder.note(children, at: index)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layOutElements()
  }

  override func boundsWillChange(to boundsAfter: CGRect) {
    super.boundsWillChange(to: boundsAfter)
    noteBounds(becoming: boundsAfter)
    session?.line.boundsWillChange(to: boundsAfter)
  }

  override func boundsDidChange(from boundsBefore: CGRect) {
    super.boundsDidChange(from: boundsBefore)
    setNeedsLayout()
    // A layout that minds no bounds may have sized its content by them all the same.
    if bounds.size != boundsBefore.size { session?.forgetSizes() }
    animateBoundsChange(from: boundsBefore)
  }

  override var awaitsContentSize: Bool {
    displayed.answer.map { $0.rect.size != bounds.size } ?? false
  }

  override func adjustedInsetsDidChange() {
    super.adjustedInsetsDidChange()
    session?.layout.invalidateLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    session?.layout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // Otherwise the margins change as well, which invalidates.
    if !insetsLayoutMarginsFromSafeArea { session?.layout.invalidateLayout() }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet {
      if semanticContentAttribute != oldValue { session?.layout.invalidateLayout() }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    session?.layout.invalidateLayout()
  }
}
