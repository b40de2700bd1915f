@preconcurrency @MainActor open class UISwitch: UIControl {
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// No frame makes it larger or smaller.
  private static let size = CGSize(width: 51, height: 31)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  private var isSwitchedOn = false

  open var isOn: Bool {
    get { isSwitchedOn }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept, and changes nothing, as in UIKit.
  open var onImage: UIImage?
  /// Kept, and changes nothing, as in UIKit.
  open var offImage: UIImage?
  /// Kept, and changes nothing: only a Mac has check boxes.
  open var preferredStyle = Style.automatic
  /// Kept, and changes nothing: only a Mac's check box has a title.
  open var title: String?
  open var style: Style { .sliding }

  /// Is there when it returns, animated or not. Nobody is told, as in UIKit.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSwitchedOn else { return }
    isSwitchedOn = on
    setNeedsDisplay()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchDidEnd(inside: Bool) {
    if inside {
      setOn(!isOn, animated: true)
      announceValue()
    }
    super.touchDidEnd(inside: inside)
  }

  open override func draw(_ rect: CGRect) {
    let faded: CGFloat = isEnabled ? 1 : 0.5
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    track.faded(by: faded).setFill()
    let shape = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    shape.fill()
    // On is at the end of the line, which is at the left where one reads from the right.
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = bounds.height - 4
    let x = isOn == isReversed ? bounds.minX + 2 : bounds.maxX - side - 2
    Thumb(color: thumbTintColor ?? .white, opacity: isEnabled ? 1 : 0.8)
      .draw(in: CGRect(x: x, y: bounds.minY + 2, width: side, height: side), on: shape)
  }
}
