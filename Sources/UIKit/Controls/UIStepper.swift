@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private enum Half { case decrement, increment }

  private var number: Double = 0
  private var held: Half?
  private var images: [Half: StateValues<UIImage>] = [:]
  private var dividers: [(left: UInt, right: UInt, image: UIImage)] = []
  private var backgrounds = StateValues<UIImage>()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Value

  /// Kept between the least and the greatest value. Nobody is told when a program sets it, as in UIKit.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }
  open var minimumValue: Double = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = number
    }
  }
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// A step that is not greater than zero is a fault, and the one before stays.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      FaultScope.raise(.emptyStep(stepValue))
      stepValue = oldValue
    }
  }
  /// Whether it goes on at the other end.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Kept, and changes nothing: a touch is over before it repeats.
  open var autorepeat = true
  /// Kept, and changes nothing: a touch changes the value once.
  open var isContinuous = true

  // MARK: Images

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    setNeedsDisplay()
  }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[.increment, default: StateValues()][state] = image
    setNeedsDisplay()
  }
  open func incrementImage(for state: State) -> UIImage? { images[.increment]?[state] }
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[.decrement, default: StateValues()][state] = image
    setNeedsDisplay()
  }
  open func decrementImage(for state: State) -> UIImage? { images[.decrement]?[state] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers.removeAll { $0.left == leftState.rawValue && $0.right == rightState.rawValue }
    if let image { dividers.append((leftState.rawValue, rightState.rawValue, image)) }
    setNeedsDisplay()
  }
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    dividers.first { $0.left == leftState.rawValue && $0.right == rightState.rawValue }?.image
  }

  // MARK: Touches

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isLeft = touch.location(in: self).x < bounds.midX
    let half: Half = isLeft == isReversed ? .increment : .decrement
    guard canStep(half) else { return false }
    held = half
    return true
  }
  open override func cancelTracking(with event: UIEvent?) { held = nil }
  override func touchDidEnd(inside: Bool) {
    if inside, let held { step(held) }
    held = nil
    super.touchDidEnd(inside: inside)
  }

  private func canStep(_ half: Half) -> Bool {
    wraps || (half == .increment ? value < maximumValue : value > minimumValue)
  }

  private func step(_ half: Half) {
    let next = value + (half == .increment ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    announceValue()
  }

  // MARK: Drawing

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func draw(_ rect: CGRect) {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let halves: [Half] = isReversed ? [.increment, .decrement] : [.decrement, .increment]
    drawBackground(of: halves, in: [left, right])
    draw(halves[0], in: left)
    draw(halves[1], in: right)
    let states = halves.map(state(of:))
    let divider =
      dividerImage(forLeftSegmentState: states[0], rightSegmentState: states[1])
      ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
    if let divider {
      divider.draw(at: CGPoint(x: bounds.midX - divider.size.width / 2, y: bounds.minY))
    } else {
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18))
    }
  }

  private func state(of half: Half) -> State {
    guard isEnabled, canStep(half) else { return .disabled }
    return held == half ? .highlighted : .normal
  }

  /// An image lies under the whole of the stepper; each half shows its part of that of its state.
  private func drawBackground(of halves: [Half], in boxes: [CGRect]) {
    let images = halves.map { backgrounds.shown(in: state(of: $0)) }
    guard let context = UIGraphicsGetCurrentContext(), images.contains(where: { $0 != nil }) else {
      return fillPlate()
    }
    for (image, box) in zip(images, boxes) {
      context.saveGState()
      context.clip(to: box)
      image?.draw(in: bounds) ?? fillPlate()
      context.restoreGState()
    }
  }

  private func fillPlate() {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
  }

  private func draw(_ half: Half, in box: CGRect) {
    let isLive = isEnabled && canStep(half)
    if held == half, backgrounds[.highlighted] == nil {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: box, cornerRadius: 8).fill()
    }
    let color: UIColor = isLive ? .label : .tertiaryLabel
    if let image = images[half]?.shown(in: state(of: half)) {
      let place = CGRect(size: image.size, inTheMiddleOf: box)
      return image.withTintColor(color).drawTinted(in: place)
    }
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: box.midX - 7, y: box.midY - 0.75, width: 14, height: 1.5),
      cornerRadius: 0.75
    ).fill()
    guard half == .increment else { return }
    UIBezierPath(
      roundedRect: CGRect(x: box.midX - 0.75, y: box.midY - 7, width: 1.5, height: 14),
      cornerRadius: 0.75
    ).fill()
  }
}
