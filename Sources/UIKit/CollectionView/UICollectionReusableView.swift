@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Set once, by the collection view that creates the view.
  open internal(set) var reuseIdentifier: String? {
    get { reuse.identifier }
    set { reuse.identifier = newValue }
  }

  var reuse = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The size that `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` answers, in whole
  /// pixels; the attributes themselves where it changes nothing.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitting = fittingSize(for: layoutAttributes.size)
    let scale = max(traitCollection.displayScale, 1)
    let size = CGSize(
      width: fitting.width.roundedUp(toScale: scale),
      height: fitting.height.roundedUp(toScale: scale))
    guard size != layoutAttributes.size else { return layoutAttributes }
    let preferred = layoutAttributes.copied
    preferred.size = size
    return preferred
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    reuse.owner?.measureAgain(self)
  }

  private func fittingSize(for proposed: CGSize) -> CGSize {
    let fitting = systemLayoutSizeFitting(
      proposed, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    // A view that has nothing to say answers its own size, which is the proposed one up to noise.
    return fitting == bounds.size ? proposed : fitting
  }
}

/// The memory of the collection view about a view of its own.
struct ReuseState {
  var identifier: String?
  /// The queue that the view goes back to.
  var slot: ReusePool.Slot?
  /// The registration that the view was made by.
  var registration: ViewRegistration?
  /// The element that the view was dequeued for, and from which view.
  var dequeuedFor: ElementKey?
  /// The element that the view shows, while it is on screen.
  var displayedAs: ElementKey?
  weak var owner: UICollectionView?
  /// The attributes that were last applied, to skip equal ones.
  var applied: UICollectionViewLayoutAttributes?
}

extension CGFloat {
  /// The next whole pixel, forgiving the noise of a computation.
  func roundedUp(toScale scale: CGFloat) -> CGFloat {
    let pixels = (self * scale - 0.001).rounded(.up)
    return pixels / scale
  }
}
