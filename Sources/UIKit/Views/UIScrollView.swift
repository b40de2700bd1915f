@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The place of the `delegate`. A subclass declares a `delegate` of its own type over it.
  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  private var ownContentSize = CGSize.zero
  private var ownContentInset = UIEdgeInsets.zero
  var systemInset = UIEdgeInsets.zero
  /// The finger that is down; nothing without one.
  var drag: ScrollDrag?
  /// The control that is pulled down, however it was attached.
  package internal(set) weak var pulledControl: UIRefreshControl?
  private(set) var isAdjusting = false
  /// How many ends of animated scrolls the delegate is being told of, one within the other.
  var endsTold = 0
  /// Whether a delegate had something to do when it was told of the last scroll.
  private(set) var tellsOfScrolls = false
  /// The container whose bar lies over the content.
  weak var bar: UINavigationController? {
    didSet { if bar !== oldValue { updateAdjustedInsets() } }
  }
  var ownZoomScale: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareForScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareForScrolling()
  }

  private func prepareForScrolling() {
    ownLayer.masksToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Content

  /// The origin of the bounds under another name.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }
  /// NaN in it is a fault, and leaves the size as it was.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      guard newValue != ownContentSize, isValid(contentSize: newValue) else { return }
      ownContentSize = newValue
      updateAdjustedInsets()
      adjustContentOffsetIfNecessary()
    }
  }
  /// Has arrived when it returns, animated or not; an animated one tells the delegate of its end at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }
  /// Has arrived when it returns, animated or not.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  // MARK: Insets

  open var contentInset: UIEdgeInsets {
    get { ownContentInset }
    set {
      guard newValue != ownContentInset else { return }
      if newValue.top != ownContentInset.top { pulledControl?.forgetRoom() }
      ownContentInset = newValue
      adjustedInsetsDidChange()
    }
  }
  /// Makes room at the top, beside what the program has there, or takes it away again.
  func widenTopInset(by room: CGFloat) {
    ownContentInset.top += room
    adjustedInsetsDidChange()
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInsets() }
  }
  open var adjustedContentInset: UIEdgeInsets { ownContentInset + systemInset }
  open func adjustedContentInsetDidChange() {}

  /// The end of every change of the adjusted insets, after they have changed.
  func adjustedInsetsDidChange() {
    pulledControl?.follow(self)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    adjustContentOffsetIfNecessary()
  }

  /// Brings the content back into view where the offset has left the range that one can scroll in.
  /// A finger or a momentum that holds it outside is let be.
  func adjustContentOffsetIfNecessary() {
    guard !awaitsContentSize else { return }
    bringContentIntoView()
  }

  /// Whether the content has yet to follow a change of the bounds: until it has, the offset keeps its place.
  var awaitsContentSize: Bool { false }

  func bringContentIntoView() {
    guard !isTracking, !isDragging, !isDecelerating else { return }
    adjust { contentOffset = nearestOffset(to: contentOffset) }
  }

  /// Moves the offset after something else, which is no change of its own to anybody.
  func adjust(_ body: () -> Void) {
    let outer = isAdjusting
    isAdjusting = true
    defer { isAdjusting = outer }
    body()
  }

  override func boundsDidChange(from boundsBefore: CGRect) {
    super.boundsDidChange(from: boundsBefore)
    let later = bounds
    if later.size != boundsBefore.size {
      updateAdjustedInsets()
      adjustContentOffsetIfNecessary()
    }
    pulledControl?.follow(self)
    guard later.origin != boundsBefore.origin else { return }
    setNeedsLayout()
    if margins.safeArea != .zero { updateSafeAreaOfChildren() }
    bar?.note(self)
    tellOfScroll()
  }

  private func tellOfScroll() {
    guard let scrollDelegate else { return tellsOfScrolls = false }
    tellsOfScrolls =
      OptionalRequirement.answer { scrollDelegate.scrollViewDidScroll(self) } != nil
  }
  open override func safeAreaInsetsDidChange() { updateAdjustedInsets() }

  // MARK: Manner of scrolling

  open var isScrollEnabled = true
  /// A drag follows the axis along which it began, unless it began along both.
  open var isDirectionalLockEnabled = false
  /// A drag comes to rest on a page, which is as large as the bounds.
  open var isPagingEnabled = false
  open var scrollsToTop = true
  /// Whether a drag takes the content beyond its ends.
  open var bounces = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateAdjustedInsets() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInsets() } }
  }
  /// How far the content goes on when a finger lets go of it while it moves.
  open var decelerationRate = DecelerationRate.normal
  /// Kept, and changes nothing: no touches arrive.
  open var delaysContentTouches = true
  /// Kept, and changes nothing: no touches arrive.
  open var canCancelContentTouches = true
  /// Kept, and changes nothing: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Never called: no touches arrive.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Never called: no touches arrive.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  // MARK: State

  /// Differs from UIKit: no finger moves it, so these are as whoever plays the finger sets them.
  open package(set) var isTracking = false
  /// As whoever plays the finger sets it.
  open package(set) var isDragging = false
  /// As whoever plays the finger sets it; true only while the delegate is told of the way to rest.
  open package(set) var isDecelerating = false
  /// As whoever plays the finger sets it.
  open package(set) var isZooming = false
  /// As whoever plays the finger sets it.
  open package(set) var isZoomBouncing = false
  /// An animated scroll is over when its call returns.
  open package(set) var isScrollAnimating = false
  open func stopScrollingAndZooming() { isDecelerating = false }

  // MARK: Indicators

  /// Whether films of a collection view that is scrolled show the indicator.
  open var showsHorizontalScrollIndicator = true
  /// Whether films of a collection view that is scrolled show the indicator.
  open var showsVerticalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Does nothing: indicators are drawn while the content moves, and it stands still.
  open func flashScrollIndicators() {}

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Kept, and changes nothing: no finger zooms beyond the ends.
  open var bouncesZoom = true
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Done when it returns, animated or not.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale) }
  /// Done when it returns, animated or not.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
}
