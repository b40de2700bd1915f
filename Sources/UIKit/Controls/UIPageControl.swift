@preconcurrency @MainActor open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  private var page = 0
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  // MARK: Pages

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Kept within the pages.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Kept, and changes nothing: dots show a new page at once.
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() { setNeedsDisplay() }

  // MARK: Look

  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  // MARK: Touches

  /// Kept, and changes nothing: a touch moves by one page.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { isTracking ? .discrete : .none }

  /// A touch beside the current page goes one page on or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self), page < numberOfPages else {
      return
    }
    let current = dot(of: page)
    let ahead = isVertical ? place.y - current.midY : place.x - current.midX
    let step = (ahead < 0) == isReversed ? 1 : -1
    let target = min(max(page + step, 0), numberOfPages - 1)
    guard target != page else { return }
    currentPage = target
    announceValue()
  }

  // MARK: Places

  private static let dot: CGFloat = 7
  /// From one dot to the next.
  private static let pitch: CGFloat = 16
  private static let thickness: CGFloat = 26

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.pitch * CGFloat(max(pageCount, 1) - 1) + Self.dot
    return isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  private func dot(of page: Int) -> CGRect {
    let whole = Self.pitch * CGFloat(max(numberOfPages, 1) - 1)
    let place = Self.pitch * CGFloat(isReversed ? numberOfPages - 1 - page : page) - whole / 2
    let center =
      isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + place)
      : CGPoint(x: bounds.midX + place, y: bounds.midY)
    return CGRect(
      x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot)
  }

  /// The pages whose dots may be seen: no screen is wide enough for more than these in its middle.
  private var seenPages: Range<Int> {
    let middle = numberOfPages / 2
    return max(middle - 500, 0)..<min(middle + 500, numberOfPages)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.thickness / 2).fill()
    }
    for page in seenPages {
      let box = dot(of: page)
      let isCurrent = page == currentPage
      let color = color(ofCurrent: isCurrent)
      if let image = image(of: page, isCurrent: isCurrent) {
        let place = CGRect(size: image.size, inTheMiddleOf: box)
        image.withTintColor(color, renderingMode: .alwaysTemplate).drawTinted(in: place)
      } else {
        color.setFill()
        UIBezierPath(ovalIn: box).fill()
      }
    }
  }

  // Without colours of its own the dots are grey, the current one darkest.
  private func color(ofCurrent isCurrent: Bool) -> UIColor {
    let other = pageIndicatorTintColor ?? .tertiaryLabel
    return (isCurrent ? currentPageIndicatorTintColor ?? .label : other)
      .faded(by: isEnabled ? 1 : 0.5)
  }

  private func image(of page: Int, isCurrent: Bool) -> UIImage? {
    let own = images[page] ?? preferredIndicatorImage
    return isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own
  }
}
