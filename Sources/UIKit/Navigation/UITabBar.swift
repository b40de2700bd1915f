/// A row of 49 points, on a tablet of 50, at the bottom, with a button for each item; its background reaches to the end of the screen.
@preconcurrency @MainActor open class UITabBar: UIView, BarOfItems {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      itemDidChange()
    }
  }
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { itemDidChange() } }
  }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var unselectedItemTintColor: UIColor? { didSet { itemDidChange() } }
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  private let line = UIView(frame: .zero)
  private(set) var buttons: [TabButton] = []
  private var isStale = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(line)
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Without the room of the home indicator below it.
  var height: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 50 : 49 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { refresh() }
    backgroundColor = barTintColor ?? UIBlurEffect.Style.systemChromeMaterial.barColor
    line.backgroundColor = UIColor(white: 0, alpha: 0.3)
    line.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: place * width, y: 0, width: width, height: height)
    }
  }

  private func refresh() {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let isSelected = item === selectedItem
      let button = TabButton(item, isSelected: isSelected)
      button.tintColor = isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel
      button.addAction(UIAction { [weak self] _ in self?.tap(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
  }

  private func tap(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if controller == nil { selectedItem = item }
    controller?.select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  /// The controller that the bar is in.
  weak var controller: UITabBarController?
}

@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The picture of an item above its title, and its badge.
final class TabButton: UIControl {
  private let picture: UIImageView
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  init(_ item: UITabBarItem, isSelected: Bool) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture = UIImageView(
      image: image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image)
    super.init(frame: .zero)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    isEnabled = item.isEnabled
    for view in [picture, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { label.textColor = tintColor }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 18 - size.height / 2, width: size.width,
      height: size.height)
    let hasPicture = picture.image != nil
    label.frame = CGRect(x: 0, y: hasPicture ? 33 : 18, width: bounds.width, height: 13)
    let width = max(18, badge.sizeThatFits(.zero).width + 10)
    badge.frame = CGRect(x: bounds.midX + 5, y: 3, width: width, height: 18)
  }
}
