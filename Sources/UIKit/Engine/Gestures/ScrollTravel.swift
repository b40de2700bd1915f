import QuartzCore

/// The way of an animated scroll: a change for each frame, as on a device, where somebody follows it, which is a layout
/// that it invalidates, a delegate or a display link; else all of it is one change.
@MainActor struct ScrollTravel {
  private let view: UIScrollView
  private let start: CGPoint
  private let end: CGPoint
  private let section: SectionTravel?

  private static let frameCount = 18
  private static let frame: AnimationContext = {
    var context = AnimationContext.scrolling
    context.duration /= Double(frameCount)
    context.options = .curveLinear
    return context
  }()

  /// - Parameters:
  ///   - end: the offset to which the content goes; nothing where it stays.
  ///   - section: a section that goes by itself meanwhile.
  init(of view: UIScrollView, to end: CGPoint? = nil, with section: SectionTravel? = nil) {
    (self.view, self.section) = (view, section)
    start = view.contentOffset
    self.end = end ?? start
  }

  /// Has arrived when it returns. A scroll from within another one takes its place, and jumps.
  func run() {
    let takesOver = view.isScrollAnimating
    defer { view.isScrollAnimating = false }
    guard view.canTravel, !takesOver else { return go(to: 1) }
    view.isScrollAnimating = true
    // Whatever waits for a pass is no part of the way.
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    if meetsFollowers() { goByFrames() } else { goAtOnce() }
  }

  /// Whether anybody minds the places on the way: the content begins to go, and then goes to its end, to see who does.
  private func meetsFollowers() -> Bool {
    if section?.isFollowed == true { return true }
    guard start != end else { return DisplayClock.current.isHeard }
    return [share(after: 1), 1].contains { share in
      goContent(to: share)
      return view.isFollowed
    }
  }

  private func goAtOnce() {
    go(to: 1)
    guard let list = view as? UICollectionView else { return }
    AnimationContext.scrolling.run { list.layoutIfNeeded() }
  }

  private func goByFrames() {
    let list = view as? UICollectionView
    list?.animationObserver?.collectionViewWillTravel()
    for frame in 1...Self.frameCount where view.isScrollAnimating && !FaultScope.isBroken {
      go(to: share(after: frame))
      Self.frame.run {
        let clock = DisplayClock.current
        if clock.isHeard { clock.advance(by: Self.frame.duration) }
        view.layoutIfNeeded()
      }
      list?.animationObserver?.collectionViewDidTravel(to: share(after: frame))
    }
  }

  // MARK: Places

  private func go(to share: CGFloat) {
    section?.move(share)
    goContent(to: share)
  }

  // Differs from UIKit: on the way the content is not brought to whole pixels.
  private func goContent(to share: CGFloat) {
    AnimationContext.scrolling.run {
      guard share != 1 else { return view.contentOffset = end }
      view.contentOffset = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  private func share(after frame: Int) -> CGFloat {
    CGFloat(UIView.AnimationCurve.easeInOut.bend.value(at: Double(frame) / Double(Self.frameCount)))
  }
}

/// The way of a section that is scrolled by itself.
@MainActor struct SectionTravel {
  /// Whether the section's handler wants to know each place on the way.
  let isFollowed: Bool
  /// Puts the section where it is after a share of the way.
  let move: (CGFloat) -> Void
}

extension UIScrollView {
  /// Whether somebody minds where the content has just gone: the layout that is invalidated by it, the delegate, or
  /// whoever waits for a frame.
  package var isFollowed: Bool {
    let isLaidOutAnew = (self as? UICollectionView)?.session?.isInvalid ?? false
    return isLaidOutAnew || tellsOfScrolls || DisplayClock.current.isHeard
  }

  /// Whether the way can be seen. Within another change the content is only put elsewhere.
  fileprivate var canTravel: Bool {
    guard UIView.areAnimationsEnabled, !FaultScope.isBroken else { return false }
    guard let list = self as? UICollectionView else { return true }
    return list.displayed.answer != nil && !list.isChanging && !list.batch.isOpen
  }
}
