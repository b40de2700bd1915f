@preconcurrency @MainActor open class UIButton: UIControl {
  let label = UILabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  /// The parts that only some buttons have.
  let extras = ButtonExtras()
  private var titles = StateValues<String>()
  private var attributedTitles = StateValues<NSAttributedString>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

  open private(set) var buttonType = ButtonType.custom
  // The three of them change nothing where there is a configuration, as in UIKit.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    installContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installContent()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    images[.normal] = ButtonGlyph(buttonType)?.image
    showState()
    if let glyph = currentImage { bounds.size = glyph.size }
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    self.configuration = configuration
    // Within an initializer nothing is observed.
    contentDidChange()
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button shows the title and the image of its action.
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { titles[.normal] = action.title }
    if let image = action.image { images[.normal] = image }
    if let image = action.selectedImage { images[.selected] = image }
    contentDidChange()
  }

  private func installContent() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(picture)
    addSubview(label)
    showState()
  }

  // MARK: Content

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var currentTitle: String? { titles.shown(in: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.shown(in: state) }
  open var currentTitleColor: UIColor { titleColors.shown(in: state) ?? defaultTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColors.shown(in: state) }
  open var currentImage: UIImage? { images.shown(in: state) }
  open var currentBackgroundImage: UIImage? { backgroundImages.shown(in: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations.shown(in: state)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    contentDidChange()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }
  /// Kept, and changes nothing: there are no symbols.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  // The pages of these two speak of the normal state's value, those of colours and images do not.
  open func title(for state: State) -> String? { titles.shown(in: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.shown(in: state)
  }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  open func preferredSymbolConfigurationForImage(in state: State)
    -> UIImage.SymbolConfiguration?
  { symbolConfigurations[state] }

  /// Kept: a button's menu is not drawn, and no finger chooses from it.
  open var menu: UIMenu?

  // MARK: State

  open var adjustsImageWhenHighlighted = true { didSet { showState() } }
  open var adjustsImageWhenDisabled = true { didSet { showState() } }
  /// Kept, and changes nothing: no finger is seen.
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false { didSet { showState() } }
  open var changesSelectionAsPrimaryAction = false
  /// Kept, and changes nothing: only menus and alerts look at it.
  open var role = Role.normal
  /// Kept, and changes nothing: only a Mac has another one.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Kept: a button's menu is not drawn.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Kept, and changes nothing: no pointer hovers.
  open var isPointerInteractionEnabled = false
  /// Always false: no pointer hovers.
  open var isHovered: Bool { false }
  /// Always false: no menu is open.
  open var isHeld: Bool { false }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
    if automaticallyUpdatesConfiguration || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  override func touchDidEnd(inside: Bool) {
    if inside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchDidEnd(inside: inside)
    guard inside else { return }
    let opensMenu = menu != nil && showsMenuAsPrimaryAction
    sendActions(for: opensMenu ? .menuActionTriggered : .primaryActionTriggered)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if configuration != nil { setNeedsUpdateConfiguration() }
    if traitCollection.changesCategory(from: previousTraitCollection) {
      invalidateIntrinsicContentSize()
    }
  }

  open override func tintColorDidChange() {
    showState()
    setNeedsUpdateConfiguration()
  }

  func contentDidChange() {
    showState()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  private var defaultTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  func showState() {
    guard configuration == nil else { return }
    showTitle()
    picture.image = currentImage
    let isPressed = isHighlighted && (buttonType != .custom || adjustsImageWhenHighlighted)
    let isFaded = !isEnabled && (buttonType != .custom || adjustsImageWhenDisabled)
    picture.alpha = isPressed ? (buttonType == .custom ? 0.5 : 0.2) : isFaded ? 0.5 : 1
    label.alpha = isHighlighted && buttonType != .custom ? 0.2 : 1
    extras.show(currentBackgroundImage, in: self)
    extras.background?.alpha = picture.alpha
  }

  /// Of two titles of one state the attributed one is preferred; one of the state goes before one of the normal state.
  var shownAttributedTitle: NSAttributedString? {
    attributedTitles[state]
      ?? (titles[state] == nil || state == .normal ? currentAttributedTitle : nil)
  }

  private func showTitle() {
    if let attributed = shownAttributedTitle {
      label.attributedText = attributed
    } else {
      label.attributedText = nil
      label.text = currentTitle
    }
    label.textColor = shownAttributedTitle == nil ? currentTitleColor : label.textColor
    label.shadowColor = currentTitleShadowColor
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    label.shadowOffset = CGSize(width: 0, height: isReversed ? 1 : -1)
  }

  // MARK: Configuration

  open var subtitleLabel: UILabel? { extras.subtitle }
  open var configuration: Configuration? {
    didSet {
      if configuration == nil { extras.dropConfiguredParts(of: self) }
      contentDidChange()
    }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Many wishes make one update, in the next layout or measuring.
  open func setNeedsUpdateConfiguration() {
    guard !extras.isUpdating else { return }
    extras.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainRects(in: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainRects(in: contentRect).image
  }
  open override var intrinsicContentSize: CGSize { fittingSize(in: .zero) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContent()
  }
}

public typealias UIButtonType = UIButton.ButtonType
