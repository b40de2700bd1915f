@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var content = Content()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  // MARK: Text

  open var text: String? {
    get { content.attributed?.string ?? content.plain }
    set {
      content.plain = newValue
      content.attributed = nil
      textDidChange()
    }
  }
  open var attributedText: NSAttributedString? {
    get {
      content.attributed
        ?? content.plain.map { NSAttributedString(string: $0, attributes: plainAttributes) }
    }
    set {
      content.plain = newValue?.string
      content.attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
      textDidChange()
    }
  }
  open var font: UIFont! {
    get { content.font }
    set {
      content.font = newValue ?? Content.defaultFont
      content.attributed = content.attributed?.restyled(.font, content.font)
      textDidChange()
    }
  }
  open var textColor: UIColor! {
    get { content.color }
    set {
      content.color = newValue ?? .label
      content.attributed = content.attributed?.restyled(.foregroundColor, content.color)
      setNeedsDisplay()
    }
  }

  // MARK: Style

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// Kept, and changes nothing: lines break as Unicode has it.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Kept, and changes nothing: letters are measured by their advances.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// Kept, and changes nothing: no pointer hovers.
  open var showsExpansionTextWhenTruncated = false
  /// Kept, and changes nothing: no effect lets a label shine through.
  open var preferredVibrancy = UILabelVibrancy.automatic
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSizeCategory() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    measure(width: preferredMaxLayoutWidth, lineLimit: numberOfLines)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line is as long as its text, however little room there is.
    measure(width: numberOfLines == 1 ? 0 : size.width, lineLimit: numberOfLines)
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = measure(width: bounds.width, lineLimit: numberOfLines)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height)))
  }
  open func drawText(in rect: CGRect) { drawLines(in: rect) }
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override var summaryParts: [String] {
    text.map { super.summaryParts + ["text = '\($0)'"] } ?? super.summaryParts
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.changesCategory(from: previousTraitCollection) else { return }
    adoptContentSizeCategory()
  }

  // Fonts without a text style behind them stay as they are.
  private func adoptContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = content.font.adjusted(to: traitCollection)
    if adjusted != content.font || content.attributed != nil {
      content.attributed = content.attributed?.adjusted(to: traitCollection)
      content.font = adjusted
      textDidChange()
    }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

// MARK: - Layout of the text

extension UILabel {
  /// The text as it is shown in the bounds: what a drawing is made of.
  package var textLayout: TextLayout {
    guard let request = request(width: bounds.width, lineLimit: numberOfLines) else {
      return .empty
    }
    return CurrentTextEngine.current.layOut(request)
  }

  /// The colour that the text is shown in.
  package var shownTextColor: UIColor {
    isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// The part of the font's size that the text is shown in, to fit into the width on one line.
  package var shownScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor < 1 else { return 1 }
    let width = measure(width: 0, lineLimit: 1).width
    guard width > bounds.width, bounds.width > 0 else { return 1 }
    return max(bounds.width / width, minimumScaleFactor)
  }

  /// Zero stands for a width without limit, as in UIKit. Sizes are whole pixels.
  private func measure(width: CGFloat, lineLimit: Int) -> CGSize {
    guard let request = request(width: width, lineLimit: lineLimit) else { return .zero }
    let size = CurrentTextEngine.current.layOut(request).size
    let scale = max(traitCollection.displayScale, 1)
    return CGSize(
      width: size.width.roundedUp(toScale: scale), height: size.height.roundedUp(toScale: scale))
  }

  /// The attributed text that was given, nil where plain text was.
  var ownAttributedText: NSAttributedString? { content.attributed }

  func request(width: CGFloat, lineLimit: Int) -> TextRequest? {
    guard let text, !text.isEmpty else { return nil }
    var request =
      content.attributed.map { TextRequest($0, font: content.font) }
      ?? TextRequest([TextRun(text, font: content.font)])
    request.width = width > 0 && width < 1e6 ? width : .infinity
    request.lineLimit = max(0, lineLimit)
    request.lineBreakMode = lineBreakMode
    return request
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: content.font, .foregroundColor: content.color, .paragraphStyle: style]
  }

  fileprivate struct Content {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var plain: String?
    var attributed: NSAttributedString?
    var font = defaultFont
    var color = UIColor.label
  }
}
