@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  private var style: UIBarButtonItem.Style

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// Forgets what the states were given.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour are shown.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
}
