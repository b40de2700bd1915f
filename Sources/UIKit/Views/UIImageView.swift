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
  /// Kept for whoever asks: the view always shows `image`.
  open var animationImages: [UIImage]?
  /// Kept for whoever asks: the view always shows `highlightedImage`.
  open var highlightedAnimationImages: [UIImage]?
  /// Kept, and changes nothing: images are not played.
  open var animationDuration: TimeInterval = 0
  /// Kept, and changes nothing: images are not played.
  open var animationRepeatCount = 0
  /// Whether it was started with images and not stopped; nothing moves meanwhile.
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }

  /// The image that is on show.
  package var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  private func imageDidChange(from imageBefore: UIImage?) {
    if imageBefore?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}
