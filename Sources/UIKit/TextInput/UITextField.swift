@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput,
  UIContentSizeCategoryAdjusting
{
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

  var wishes = KeyboardWishes()
  private var content = FieldText()
  private let clearButton = UIButton(type: .custom)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    installClearButton()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installClearButton()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private func installClearButton() {
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    clearButton.isHidden = true
    addSubview(clearButton)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Never nil once it was asked for, as in UIKit.
  open var text: String? {
    get { content.string }
    set {
      content.replace(with: newValue)
      contentDidChange()
    }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      content.replace(with: newValue)
      let style = newValue?.firstAttributes[.paragraphStyle] as? NSParagraphStyle
      if let style { textAlignment = style.alignment }
      contentDidChange()
    }
  }
  open var placeholder: String? {
    get { content.attributedPlaceholder?.string ?? content.placeholder }
    set {
      (content.placeholder, content.attributedPlaceholder) = (newValue, nil)
      contentDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { content.attributedPlaceholder }
    set {
      content.attributedPlaceholder = newValue.flatMap { $0.copy() as? NSAttributedString }
      contentDidChange()
    }
  }
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue ?? FieldText.standardFont
      content.attributed = content.attributed?.restyled(.font, content.font)
      content.attributedPlaceholder = content.attributedPlaceholder?.restyled(.font, content.font)
      contentDidChange()
    }
  }
  open var textColor: UIColor? {
    get { content.color }
    set {
      content.color = newValue ?? .label
      content.attributed = content.attributed?.restyled(.foregroundColor, content.color)
      setNeedsDisplay()
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
      content.kern = TextRequest.number(newValue[.kern])
      contentDidChange()
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The least size that the text shrinks to.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false { didSet { adoptCategory() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.changesCategory(from: previousTraitCollection) { adoptCategory() }
    if traitCollection != previousTraitCollection { clearButton.setImage(nil, for: .normal) }
    setNeedsLayout()
  }

  private func adoptCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    content.attributed = content.attributed?.adjusted(to: traitCollection)
    content.font = content.font.adjusted(to: traitCollection)
    contentDidChange()
  }

  // MARK: Look

  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  private func replace(_ before: UIView?, with after: UIView?) {
    guard before !== after else { return }
    before?.removeFromSuperview()
    if let after { addSubview(after) }
    contentDidChange()
  }

  // MARK: Editing

  open private(set) var isEditing = false { didSet { contentDidChange() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    let reason = DidEndEditingReason.committed.rawValue
    post(Self.textDidEndEditingNotification, [Self.didEndEditingReasonUserInfoKey: reason])
    return true
  }

  open var hasText: Bool { !content.string.isEmpty }

  /// At the end of the text; the delegate is not asked, because nobody has typed.
  open func insertText(_ text: String) { edit(content.string + text) }
  open func deleteBackward() { edit(String(content.string.dropLast())) }

  private func edit(_ string: String) {
    text = string
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    post(Self.textDidChangeNotification)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edit("")
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  override func touchDidEnd(inside: Bool) {
    super.touchDidEnd(inside: inside)
    if inside { becomeFirstResponder() }
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let x = isReversed ? bounds.minX + 5 : bounds.maxX - 24
    return CGRect(x: x, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: isLeftViewShown ? leftView : nil, in: bounds, atLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: isRightViewShown ? rightView : nil, in: bounds, atLeft: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isLeftViewShown
    rightView?.isHidden = !isRightViewShown
    if isLeftViewShown { leftView?.frame = turned(leftViewRect(forBounds: bounds)) }
    if isRightViewShown { rightView?.frame = turned(rightViewRect(forBounds: bounds)) }
    clearButton.isHidden = !isClearButtonShown
    if clearButton.currentImage == nil { clearButton.setImage(clearGlyph, for: .normal) }
    clearButton.frame = clearButtonRect(forBounds: bounds)
  }

  var isLeftViewShown: Bool { leftView != nil && shows(leftViewMode) }
  var isRightViewShown: Bool { rightView != nil && shows(rightViewMode) && !isClearButtonShown }
  var isClearButtonShown: Bool { hasText && isEnabled && shows(clearButtonMode) }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  // MARK: Drawing

  /// The text, or its placeholder, as they are shown.
  var shownText: FieldText { content }

  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { drawHint(in: rect) }
  open override func tintColorDidChange() { setNeedsDisplay() }
  open override func draw(_ rect: CGRect) {
    drawBorder()
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }
}
