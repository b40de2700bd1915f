// A synchronous host: nothing waits for a run loop. Whatever UIKit does in the next layout cycle happens in
// `layoutIfNeeded()`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private(set) var session: LayoutSession?
  /// What is on screen.
  var displayed = DisplayedElements()
  var reusePool = ReusePool()
  var selection = Selection()
  /// The data source's counts; nothing between `reloadData()` and the next question.
  private(set) var counts: DataCounts?
  /// The element that the data source is being asked to provide, and where it goes.
  var requested: PlacedElement?
  /// Whether the data source was counted in the pass under way: its counts need no second look then.
  var countsAreFresh = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    install(layout)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install(UICollectionViewLayout())
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

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  open var collectionViewLayout: UICollectionViewLayout {
    get { currentSession.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func reloadData() {
    counts = nil
    countsAreFresh = false
    recycleAll()
    selection.removeAll()
    guard let session else { return }
    let context = session.layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    session.layout.invalidateLayout(with: context)
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

  // MARK: Passes

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    LayoutPass(self)?.run()
  }

  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    guard let layout = session?.layout, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
  }

  override func adjustedInsetsDidChange() {
    super.adjustedInsetsDidChange()
    session?.layout.invalidateLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    session?.layout.invalidateLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    session?.layout.invalidateLayout()
  }

  // MARK: For the layout and the passes

  /// The session of the layout that is installed. Only `init` runs without one.
  var currentSession: LayoutSession {
    session ?? install(UICollectionViewLayout())
  }

  @discardableResult func install(_ layout: UICollectionViewLayout) -> LayoutSession {
    session?.layout.host = nil
    let installed = LayoutSession(layout, in: self)
    layout.host = self
    session = installed
    setNeedsLayout()
    return installed
  }

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let session, session.layout === layout else { return }
    session.invalidate(with: context)
    setNeedsLayout()
  }

  func countItemsIfNeeded() {
    guard counts == nil else { return }
    counts = DataCounts.ask(dataSource, for: self)
    countsAreFresh = true
  }
}
