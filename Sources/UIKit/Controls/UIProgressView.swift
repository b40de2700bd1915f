@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var part: Float = 0

  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
  // Differs from UIKit: it is read when it is set, because nothing can be observed by a key path on Linux.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  /// Is there when it returns, animated or not.
  open func setProgress(_ progress: Float, animated: Bool) {
    part = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }
  open override func tintColorDidChange() { setNeedsDisplay() }

  open override func draw(_ rect: CGRect) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    let whole = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    fill(bounds, in: whole, with: trackImage) { (trackTintColor ?? .systemFill).setFill() }
    guard progress > 0 else { return }
    var done = bounds
    done.size.width = max(bounds.width * CGFloat(progress), min(bounds.height, bounds.width))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = bounds.maxX - done.width
    }
    fill(done, in: UIBezierPath(roundedRect: done, cornerRadius: radius), with: progressImage) {
      (progressTintColor ?? tintColor).setFill()
    }
  }

  private func fill(
    _ box: CGRect, in path: UIBezierPath, with image: UIImage?, _ setColor: () -> Void
  ) {
    if let image {
      image.draw(in: box)
    } else {
      setColor()
      path.fill()
    }
  }
}

extension UIProgressView.Style {
  fileprivate var height: CGFloat {
    switch self {
    case .default: 4
    case .bar: 2.5
    }
  }
}

public typealias UIProgressViewStyle = UIProgressView.Style
