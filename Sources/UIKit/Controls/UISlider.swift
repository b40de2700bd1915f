@preconcurrency @MainActor open class UISlider: UIControl {
  private var place: Float = 0
  /// How far from the middle of the thumb a finger holds it.
  private var grip: CGFloat = 0
  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  // A view of its own, because its shadow is longer than the slider is high.
  private let thumb = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(thumb)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(thumb)
  }

  // MARK: Value

  open var value: Float {
    get { place }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(minimumValue, maximumValue)
      setValue(place, animated: false)
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      setValue(place, animated: false)
    }
  }
  /// Whether a finger's way is told at every step, and not only its end.
  open var isContinuous = true

  /// Is there when it returns, animated or not. Nobody is told, as in UIKit.
  open func setValue(_ value: Float, animated: Bool) {
    place = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Look

  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Kept, and changes nothing: only a Mac has another one.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  // MARK: Places

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, in: bounds, atLeft: !isReversed)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, in: bounds, atLeft: isReversed)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    let room = ends.filter { !$0.isEmpty }.reduce(bounds.insetBy(dx: 2, dy: 0)) { room, image in
      image.midX < bounds.midX
        ? CGRect(x: image.maxX + 8, y: room.minY, width: room.maxX - image.maxX - 8, height: 4)
        : CGRect(x: room.minX, y: room.minY, width: image.minX - 8 - room.minX, height: 4)
    }
    return CGRect(x: room.minX, y: bounds.midY - 2, width: max(room.width, 0), height: 4)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let shown = isReversed ? 1 - part : part
    // The thumb's edges end two points outside of the track.
    let start = rect.minX - 2
    let way = max(rect.width + 4 - size.width, 0)
    return CGRect(
      x: start + way * shown, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let place = touch.location(in: self)
    grip = place.x - thumb.midX
    return thumb.insetBy(dx: -10, dy: -10).contains(place)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let value = value(ofThumbAt: touch.location(in: self).x - grip) else { return true }
    setValue(value, animated: false)
    if isContinuous { announceValue() }
    return true
  }
  /// Nil where the thumb has no way to go.
  private func value(ofThumbAt x: CGFloat) -> Float? {
    let track = trackRect(forBounds: bounds)
    func middle(_ value: Float) -> CGFloat {
      thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }
    let start = middle(minimumValue)
    let way = middle(maximumValue) - start
    return way == 0 ? nil : minimumValue + Float((x - start) / way) * (maximumValue - minimumValue)
  }
  override func touchDidEnd(inside: Bool) {
    if !isContinuous { announceValue() }
    super.touchDidEnd(inside: inside)
  }

  // MARK: Drawing

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    thumb.image = currentThumbImage
    let isPlain = currentThumbImage == nil
    thumb.backgroundColor = isPlain ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = thumb.bounds.height / 2
    thumb.layer.shadowOpacity = isPlain ? (isEnabled ? 0.18 : 0.1) : 0
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 4
  }

  open override func tintColorDidChange() { setNeedsDisplay() }

  open override func draw(_ rect: CGRect) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let faded: CGFloat = isEnabled ? 1 : 0.5
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    var done = track
    done.size.width = max(0, thumb.midX - track.minX)
    if isReversed {
      done = CGRect(x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: 4)
    }
    draw(
      track, image: currentMaximumTrackImage,
      (maximumTrackTintColor ?? .systemFill).faded(by: faded))
    draw(
      done, image: currentMinimumTrackImage, (minimumTrackTintColor ?? tintColor).faded(by: faded))
  }

  private func draw(_ box: CGRect, image: UIImage?, _ color: UIColor) {
    if let image { return image.draw(in: box) }
    color.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 2).fill()
  }
}

public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
