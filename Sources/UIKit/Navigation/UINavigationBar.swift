/// A row of 44 points, on a tablet of 50, with the title and the buttons, and one of 52 below it for a large title, which grows with its
/// letters; the row keeps its size, whatever the text size. Its background reaches to the top of the screen.
@preconcurrency @MainActor open class UINavigationBar: UIView, BarOfItems {
  open weak var delegate: (any UINavigationBarDelegate)?
  open private(set) var items: [UINavigationItem]?
  let content = NavigationBarContent()
  /// The controller that the bar is in.
  weak var controller: UINavigationController?
  /// Whether the content below rests at its top edge.
  var isAtEdge = true { didSet { if isAtEdge != oldValue { setNeedsLayout() } } }
  /// The part of the large title that has been scrolled away.
  var collapse: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.install(in: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.install(in: self)
  }

  // MARK: Items

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in self.items ?? [] { item.bar = nil }
    self.items = items
    for item in items ?? [] { item.bar = self }
    itemDidChange()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(items?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func itemDidChange() {
    content.isStale = true
    setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Look

  open var prefersLargeTitles = false { didSet { itemDidChange() } }
  open var isTranslucent = true { didSet { itemDidChange() } }
  /// Kept, and changes nothing: the traits say whether the bar is dark.
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance() { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { itemDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage?

  // Older programs set these; they are part of the standard appearance.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      itemDidChange()
    }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      itemDidChange()
    }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      itemDidChange()
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut(in: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemDidChange()
  }
}

extension UINavigationBar {
  /// The height of the part above the large title: less on a phone that lies on its side, more under a prompt.
  var rowHeight: CGFloat {
    let traits = traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone ? 32 : 44
  }

  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  /// The room of a large title: its line, and what is left of 52 points at the usual size of letters.
  var largeTitleHeight: CGFloat {
    let style = UIFont.TextStyle.largeTitle
    let category = traitCollection.preferredContentSizeCategory
    return 52 + style.size(in: category).leading - style.size(in: .large).leading
  }

  /// Whether the item on top has a large title: `automatic` takes after the one below it.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, rowHeight >= 44 else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height with a large title that nothing has scrolled away.
  var expandedHeight: CGFloat {
    promptHeight + rowHeight + (showsLargeTitle ? largeTitleHeight : 0)
  }

  var height: CGFloat {
    expandedHeight - (showsLargeTitle ? min(max(collapse, 0), largeTitleHeight) : 0)
  }

  /// The appearance as the content stands below the bar.
  var look: UINavigationBarAppearance {
    let item = topItem
    let isLow = rowHeight < 44
    let standard =
      (isLow ? item?.compactAppearance ?? compactAppearance : nil)
      ?? item?.standardAppearance ?? standardAppearance
    guard isAtEdge else { return standard }
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if isLow, let low = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance {
      return low
    }
    if let edge { return edge }
    guard let clear = standard.copy() as? UINavigationBarAppearance else { return standard }
    clear.configureWithTransparentBackground()
    return clear
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
