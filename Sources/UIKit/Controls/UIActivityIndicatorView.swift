/// Its spokes turn once a second of the clock that `CACurrentMediaTime()` reads; where that stands still, the
/// darkest one is at the top.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  private var chosenColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Spokes(style).size))
    isHidden = true
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  open var color: UIColor! {
    get { chosenColor ?? style.color }
    set {
      chosenColor = newValue
      setNeedsDisplay()
    }
  }

  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { Spokes(style).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Spokes(style).size }

  open override func draw(_ rect: CGRect) {
    Spokes(style).draw(
      in: bounds, color: color, turn: isAnimating ? CGFloat(CACurrentMediaTime()) : 0)
  }
}

public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

extension UIActivityIndicatorView.Style {
  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: .secondaryLabel
    }
  }
}

/// The picture of an activity indicator: eight spokes that fade against the clock.
///
///      \ | /
///      ─   ─
///      / | \
struct Spokes {
  /// The side of the square that the spokes fill.
  private let side: CGFloat
  private let thickness: CGFloat

  var size: CGSize { CGSize(width: side, height: side) }

  init(_ style: UIActivityIndicatorView.Style) {
    switch style {
    case .medium, .white, .gray: (side, thickness) = (20, 2.5)
    case .large, .whiteLarge: (side, thickness) = (37, 4.5)
    }
  }

  private static let count = 8

  /// The part of the colour's opacity, from the darkest spoke on.
  private static let fading: [CGFloat] = [1, 0.8, 0.65, 0.5, 0.4, 0.32, 0.28, 0.24]

  /// - Parameters:
  ///   - turn: in whole turns; the spokes show the last eighth of one that is complete.
  ///   - shown: the number of spokes that are there, from the top on, such as while a list is pulled.
  @MainActor func draw(in box: CGRect, color: UIColor, turn: CGFloat = 0, shown: Int = 8) {
    let lead = Int(((turn - turn.rounded(.down)) * CGFloat(Self.count)).rounded(.down))
    for spoke in 0..<min(max(shown, 0), Self.count) {
      let age = shown < Self.count ? 0 : (lead - spoke + Self.count) % Self.count
      color.faded(by: Self.fading[age]).setFill()
      outline(of: spoke, around: CGPoint(x: box.midX, y: box.midY)).fill()
    }
  }

  /// The spoke with that number, clockwise from the top.
  @MainActor private func outline(of spoke: Int, around center: CGPoint) -> UIBezierPath {
    let length = side * 0.29
    let box = CGRect(x: -thickness / 2, y: -side / 2, width: thickness, height: length)
    let path = UIBezierPath(roundedRect: box, cornerRadius: thickness / 2)
    let angle = CGFloat(spoke) / CGFloat(Self.count) * 2 * .pi
    path.apply(
      CGAffineTransform(rotationAngle: angle)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
    return path
  }
}

extension UIColor {
  /// The colour with that part of its opacity, in every appearance.
  func faded(by part: CGFloat) -> UIColor {
    guard part < 1 else { return self }
    return UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
}
