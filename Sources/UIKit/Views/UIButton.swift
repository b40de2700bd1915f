@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]

  open private(set) var buttonType = ButtonType.custom
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
    showState()
  }

  private func installContent() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(picture)
    addSubview(label)
    showState()
  }

  // MARK: Content

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var currentTitle: String? { value(in: titles) }
  open var currentTitleColor: UIColor { value(in: titleColors) ?? defaultTitleColor }
  open var currentImage: UIImage? { value(in: images) }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state.rawValue] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }

  open override var isEnabled: Bool { didSet { showState() } }
  open override var isSelected: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }
  open override func tintColorDidChange() { showState() }

  // A state without a value of its own shows that of the normal state.
  private func value<Value>(in values: [UInt: Value]) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  private var defaultTitleColor: UIColor { buttonType == .custom ? .white : tintColor }

  private func contentDidChange() {
    showState()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showState() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
  }

  // MARK: Layout: the image before the title, both in the middle

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (title, image) = (label.sizeThatFits(.zero), picture.image?.size ?? .zero)
    let inset = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + inset.left + inset.right,
      height: max(title.height, image.height) + inset.top + inset.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let image = picture.image?.size ?? .zero
    let title = label.sizeThatFits(.zero)
    let titleWidth = min(title.width, max(0, room.width - image.width))
    let start = room.midX - (image.width + titleWidth) / 2
    picture.frame = CGRect(
      x: start, y: room.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: start + image.width, y: room.midY - title.height / 2, width: titleWidth,
      height: title.height)
  }
}

public typealias UIButtonType = UIButton.ButtonType
