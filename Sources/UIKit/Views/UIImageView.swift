@preconcurrency @MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  open var image: UIImage? { didSet { imageDidChange(from: oldValue) } }
  open var highlightedImage: UIImage? { didSet { imageDidChange(from: oldValue) } }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  /// As in UIKit, new images have to be started anew.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Of one round; 0 takes a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// 0 for no end.
  open var animationRepeatCount = 0
  private var start: (clock: DisplayClock, time: TimeInterval)?

  /// Whether a round is under way, by the clock of the stage on which the images were started.
  open var isAnimating: Bool { playedImages != nil && round != nil }

  open func startAnimating() {
    guard !isAnimating, playedImages != nil else { return }
    let clock = DisplayClock.current
    start = (clock, clock.time)
    _ = clock.listen { [weak self] _ in self?.isAnimating ?? false }
  }

  open func stopAnimating() { start = nil }

  private var playedImages: [UIImage]? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return images?.isEmpty == false ? images : nil
  }

  private var roundDuration: TimeInterval {
    animationDuration > 0 ? animationDuration : Double(playedImages?.count ?? 0) / 30
  }

  /// Rounds since the start; nil before it and after the last one.
  private var round: Double? {
    guard let start, roundDuration > 0 else { return nil }
    let round = (start.clock.time - start.time) / roundDuration
    return animationRepeatCount > 0 && round >= Double(animationRepeatCount) ? nil : round
  }

  /// Kept, and changes nothing: there are no symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The image that is on show.
  package var shownImage: UIImage? {
    guard let images = playedImages, let round else { return restingImage }
    let place = Int((round - round.rounded(.down)) * Double(images.count) + 1e-6)
    return images[min(place, images.count - 1)]
  }

  private var restingImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize {
    restingImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { restingImage?.size ?? bounds.size }

  private func imageDidChange(from imageBefore: UIImage?) {
    if imageBefore?.size != restingImage?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}
