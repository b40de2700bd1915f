@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput,
  UIContentSizeCategoryAdjusting
{
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  var wishes = KeyboardWishes()
  private var content = TextContent()
  private let lines = TextLines(frame: .zero)

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? .tracking(frame.size)
    super.init(frame: frame)
    installLines()
  }

  public required init?(coder: NSCoder) {
    textContainer = .tracking(.zero)
    super.init(coder: coder)
    installLines()
  }

  private func installLines() {
    backgroundColor = .systemBackground
    lines.textView = self
    addSubview(lines)
    textContainer.changed = { [weak self] in self?.contentDidChange() }
  }

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  open var text: String! {
    get { content.string }
    set {
      (content.string, content.attributed) = (newValue ?? "", nil)
      textDidChange()
    }
  }
  open var attributedText: NSAttributedString! {
    get { content.attributedString }
    set {
      content.attributed = newValue.flatMap { $0.copy() as? NSAttributedString }
      content.string = newValue?.string ?? ""
      let first = newValue?.firstAttributes ?? [:]
      content.font = first[.font] as? UIFont ?? content.font
      content.color = first[.foregroundColor] as? UIColor ?? content.color
      if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      textDidChange()
    }
  }
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue
      content.attributed = content.attributed?.restyled(.font, shownFont)
      contentDidChange()
    }
  }
  open var textColor: UIColor? {
    get { content.color }
    set {
      content.color = newValue ?? .label
      content.attributed = content.attributed?.restyled(.foregroundColor, content.color)
      lines.setNeedsDisplay()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { lines.setNeedsDisplay() } }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, and changes nothing: no text is a link.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Kept, and changes nothing: no text is looked through.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes = false
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false { didSet { adoptCategory() } }
  open var usesStandardTextScaling = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.changesCategory(from: previousTraitCollection) { adoptCategory() }
  }

  private func adoptCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    content.attributed = content.attributed?.adjusted(to: traitCollection)
    content.font = content.font?.adjusted(to: traitCollection)
    contentDidChange()
  }

  // MARK: Places

  public let textContainer: NSTextContainer
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  private func textDidChange() {
    contentDidChange()
    selectedRange = NSRange(location: content.string.utf16.count, length: 0)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    lines.setNeedsDisplay()
    setNeedsLayout()
  }

  /// As high as all of the text at that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = lineInsets
    let width = size.width > 0 && size.width < 1e6 ? size.width : 0
    let text = CurrentTextEngine.current.layOut(request(width: room(in: width))).size
    let scale = UITraitCollection.scale(of: traitCollection)
    let line = shownFont.lineHeight
    return CGSize(
      width: (text.width + sides.left + sides.right).roundedUp(toScale: scale),
      height: (max(text.height, line) + sides.top + sides.bottom).roundedUp(toScale: scale))
  }

  /// A text view that scrolls has no size of its own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    contentSize = CGSize(width: bounds.width, height: height)
    textContainer.follow(
      CGSize(
        width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
        height: max(bounds.height - textContainerInset.top - textContainerInset.bottom, 0)))
    lines.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
  }

  /// The width of lines in a view so wide; zero where nothing limits it.
  private func room(in width: CGFloat) -> CGFloat {
    guard textContainer.widthTracksTextView else {
      let own = textContainer.size.width
      return own > 0 && own < 1e6 ? max(own - 2 * textContainer.lineFragmentPadding, 1) : 0
    }
    let sides = lineInsets
    return width > 0 ? max(width - sides.left - sides.right, 0) : 0
  }

  private var lineInsets: UIEdgeInsets {
    var result = textContainerInset
    result.left += textContainer.lineFragmentPadding
    result.right += textContainer.lineFragmentPadding
    return result
  }

  private var shownFont: UIFont { content.font ?? .systemFont(ofSize: 12) }

  // MARK: Drawing

  /// Draws the text into the current context, in the view's own coordinates.
  func drawLines() {
    var room = CGRect(origin: .zero, size: contentSize).inset(by: lineInsets)
    let own = textContainer.widthTracksTextView ? room.width : self.room(in: 0)
    if own > 0 { room.size.width = own }
    var drawing = drawing
    drawing.color = content.color.cgColor
    if textAlignment != .natural { drawing.alignment = textAlignment }
    drawing.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.pixelScale = UITraitCollection.scale(of: traitCollection)
    drawing.request = request(width: own)
    let isEndless = !textContainer.widthTracksTextView && own == 0
    drawing.draw(in: room, width: isEndless ? .infinity : own)
  }

  private var drawing: TextDrawing {
    if let attributed = content.attributed, !isSecureTextEntry {
      return TextDrawing(attributed, font: shownFont)
    }
    let shown =
      isSecureTextEntry
      ? String(repeating: "•", count: content.string.count) : content.string
    return TextDrawing(TextRequest([TextRun(shown, font: shownFont)]), styles: [TextStyle()])
  }

  private func request(width: CGFloat) -> TextRequest {
    var request = drawing.request
    request.width = width > 0 ? width : .infinity
    request.lineLimit = textContainer.maximumNumberOfLines
    request.lineBreakMode = textContainer.lineBreakMode
    return request
  }

  // MARK: Editing

  open var isEditable = true
  open var isSelectable = true
  open var clearsOnInsertion = false
  /// At the end of the text to begin with; it is where `insertText(_:)` writes.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
  }
  private var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard isForced || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  open var hasText: Bool { !content.string.isEmpty }

  /// At the end of the text; the delegate is not asked, because nobody has typed.
  open func insertText(_ text: String) { edit(content.string + text) }
  open func deleteBackward() { edit(String(content.string.dropLast())) }

  private func edit(_ string: String) {
    text = string
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Scrolls as little as shows the characters; those behind the end are the last ones.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound else { return }
    layoutIfNeeded()
    let laid = CurrentTextEngine.current.layOut(request(width: room(in: bounds.width)))
    let count = content.string.utf16.count
    let start = min(max(range.location, 0), count)
    let end = start + min(max(range.length, 1), count - start + 1)
    let shown = laid.lines.filter { $0.range.overlaps(start..<end) }
    guard let first = shown.first ?? laid.lines.last, let last = shown.last ?? laid.lines.last
    else {
      return
    }
    scrollRectToVisible(
      CGRect(
        x: 0, y: first.top + lineInsets.top, width: 1,
        height: last.top + last.height - first.top), animated: false)
  }
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The text of a text view.
struct TextContent {
  var string = ""
  var attributed: NSAttributedString?
  /// Nil until one is set, as in UIKit.
  var font: UIFont?
  var color = UIColor.label

  var attributedString: NSAttributedString {
    attributed
      ?? NSAttributedString(
        string: string,
        attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color])
  }
}

/// The view that scrolls below a text view's bounds, with all of its lines.
final class TextLines: UIView {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { textView?.drawLines() }
}
