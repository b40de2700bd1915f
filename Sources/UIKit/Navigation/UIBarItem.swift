@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  /// The bar that shows the item.
  weak var bar: (any BarOfItems)?
  private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state.rawValue] = attributes
    didChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }

  func didChange() { bar?.itemDidChange() }
}

/// A bar that draws its items anew when one of them changes.
@MainActor protocol BarOfItems: AnyObject {
  func itemDidChange()
}
