extension UIScrollView {
  /// The offsets that one can scroll to: from the first inset to the end of the content.
  var offsetRange: (smallest: CGPoint, largest: CGPoint) {
    let inset = adjustedContentInset
    let smallest = CGPoint(x: -inset.left, y: -inset.top)
    let largest = CGPoint(
      x: max(smallest.x, contentSize.width + inset.right - bounds.width),
      y: max(smallest.y, contentSize.height + inset.bottom - bounds.height))
    return (smallest, largest)
  }

  func isValid(contentSize: CGSize) -> Bool {
    guard contentSize.width.isNaN || contentSize.height.isNaN else { return true }
    FaultScope.raise(
      Fault(
        "view/invalid-geometry",
        "UIScrollView contentSize contains NaN: "
          + "[\(contentSize.width) \(contentSize.height)]",
        facts: [.init("view", "\(type(of: self))")]))
    return false
  }

  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.smallest.x), range.largest.x),
      y: min(max(offset.y, range.smallest.y), range.largest.y))
  }

  // MARK: Below a large title

  /// The same for a scroll that somebody wants: a large title that is scrolled away comes back first.
  package func reachableOffset(near offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.smallest.x), range.largest.x),
      y: min(max(offset.y, range.smallest.y - (titleAbove?.collapse ?? 0)), range.largest.y))
  }

  /// The place at which content rests that a finger lets go of: a large title is all there, or all gone.
  package func restingOffset(near offset: CGPoint) -> CGPoint {
    guard let titleAbove else { return offset }
    let (range, height) = (offsetRange, titleAbove.largeTitleHeight)
    let whole = range.smallest.y - titleAbove.collapse
    guard whole < offset.y, offset.y < whole + height else { return offset }
    let isGone = offset.y >= whole + height / 2 && whole + height <= range.largest.y
    return CGPoint(x: offset.x, y: isGone ? whole + height : whole)
  }

  /// The bar whose large title goes with the content.
  private var titleAbove: UINavigationBar? {
    guard contentInsetAdjustmentBehavior != .never, let bar = bar?.navigationBar,
      bar.showsLargeTitle
    else { return nil }
    return bar
  }

  // Differs from UIKit: there is no clock; an animated scroll has arrived when the call returns.
  /// - Parameter section: a section that goes by itself meanwhile.
  func scroll(to offset: CGPoint, animated: Bool, with section: SectionTravel? = nil) {
    let scrolls = offset != contentOffset
    guard scrolls || section != nil else { return }
    guard animated else {
      contentOffset = offset
      return
    }
    ScrollTravel(of: self, to: offset, with: section).run()
    if scrolls { tellOfEnd() }
  }

  private func tellOfEnd() {
    // Differs from UIKit: whoever scrolls on at every end would do so for ever within one call.
    guard endsTold < Self.mostEnds else { return }
    endsTold += 1
    defer { endsTold -= 1 }
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  private static var mostEnds: Int { 16 }

  /// Scrolls as little as brings the rectangle into the area inside the insets.
  func reveal(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let x = Self.start(
      of: Span(start: visible.minX, length: visible.width),
      showing: Span(start: rect.minX, length: rect.width))
    let y = Self.start(
      of: Span(start: visible.minY, length: visible.height),
      showing: Span(start: rect.minY, length: rect.height))
    let offset = nearestOffset(to: CGPoint(x: x - inset.left, y: y - inset.top))
    guard visible.minX != x || visible.minY != y else { return }
    setContentOffset(offset, animated: animated)
  }

  private static func start(of window: Span, showing target: Span) -> CGFloat {
    let windowEnd = window.start + window.length
    let targetEnd = target.start + target.length
    if target.start >= window.start && targetEnd <= windowEnd { return window.start }
    // A target that is longer than the window already fills it when it covers it.
    if target.start <= window.start && targetEnd >= windowEnd { return window.start }
    return target.start < window.start ? target.start : targetEnd - window.length
  }

  // MARK: Insets from the safe area

  func updateAdjustedInsets() {
    let before = systemInset
    let after = wantedSystemInset
    guard after != before else { return }
    let wasAtTop = contentOffset.y == -adjustedContentInset.top
    let wasAtLeft = contentOffset.x == -adjustedContentInset.left
    systemInset = after
    // Content that rests at the edge stays there.
    adjust {
      if wasAtTop { contentOffset.y = -adjustedContentInset.top }
      if wasAtLeft { contentOffset.x = -adjustedContentInset.left }
    }
    adjustedInsetsDidChange()
  }

  private var wantedSystemInset: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    if contentInsetAdjustmentBehavior == .always { return area }
    // Under a navigation bar the top counts whether the content scrolls or not.
    let isUnderBar = contentInsetAdjustmentBehavior == .automatic && bar != nil
    let scrollsVertically =
      isUnderBar || alwaysBounceVertical || contentSize.height > bounds.height
    let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: scrollsVertically ? area.top : 0, left: scrollsHorizontally ? area.left : 0,
      bottom: scrollsVertically ? area.bottom : 0, right: scrollsHorizontally ? area.right : 0)
  }

  // MARK: Zoom

  func zoom(toScale scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != ownZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
    ownZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  func zoom(to rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(toScale: min(bounds.width / rect.width, bounds.height / rect.height))
    contentOffset = nearestOffset(
      to: CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale))
  }
}
