/// The button that a bar makes of an item: its words, its picture or its sign, in the tint.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let content: UIView
  private static let gap: CGFloat = 8

  init(_ item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?) {
    self.item = item
    content = Self.content(of: item, look)
    super.init(frame: .zero)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    if let tint = item.tintColor { tintColor = tint }
    content.isUserInteractionEnabled = content === item.customView
    addSubview(content)
    addAction(UIAction { [weak item] _ in item?.tap() }, for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private static func content(
    of item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?
  ) -> UIView {
    if let view = item.customView { return view }
    if let image = item.image {
      let template = image.renderingMode == .automatic
      return UIImageView(image: template ? image.withRenderingMode(.alwaysTemplate) : image)
    }
    if let sign = item.systemItem.flatMap(BarSign.init) { return BarSignView(sign) }
    let label = UILabel(frame: .zero)
    label.text = item.title
    let weight = item.style == .done ? UIFont.Weight.semibold : .regular
    label.font = .systemFont(ofSize: 17, weight: weight)
    let attributes =
      item.titleTextAttributes(for: .normal) ?? look?.normal.titleTextAttributes ?? [:]
    if let font = attributes[.font] as? UIFont { label.font = font }
    return label
  }

  // A disabled button is grey, whatever its tint.
  private func showState() {
    guard content !== item.customView else { return }
    let color = isEnabled ? tintColor : UIColor.tertiaryLabel
    let own = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    if let label = content as? UILabel { label.textColor = isEnabled ? own ?? color : color }
    content.tintColor = color
  }

  override func tintColorDidChange() { showState() }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner =
      content is UILabel || content is UIImageView
      ? content.sizeThatFits(size) : content.bounds.size
    return CGSize(width: item.width > 0 ? item.width : inner.width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content === item.customView ? content.bounds.size : sizeOfContent
    content.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var sizeOfContent: CGSize {
    guard content is UILabel || content is UIImageView else { return content.bounds.size }
    let size = content.sizeThatFits(bounds.size)
    return CGSize(width: min(size.width, bounds.width), height: size.height)
  }
}
