/// An action of a closure is called when the button is tapped; a target with a selector is kept and cannot be, as
/// with controls.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  open var tintColor: UIColor? { didSet { didChange() } }
  open var possibleTitles: Set<String>?
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  open var changesSelectionAsPrimaryAction = false
  /// Kept, and cannot be called: a selector cannot be on Linux. Use `primaryAction`.
  open var action: Selector?
  open weak var target: AnyObject?
  /// Called when the button is tapped. Its title and its image become the item's.
  open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }
  /// Kept, and not opened: a bar draws no menus.
  open var menu: UIMenu?
  /// Kept: a bar draws no menus.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    adoptSystemItem()
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.menu = menu
    // The look is the system's, whatever the action is called.
    let (title, image) = (title, image)
    self.primaryAction = primaryAction
    (self.title, self.image) = (title, image)
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    adoptPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?) {
    self.init(title: nil, image: nil, primaryAction: primaryAction)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  private func adoptPrimaryAction() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }

  private func adoptSystemItem() {
    title = systemItem?.word
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// The act of a finger on the button.
  package func tap() {
    guard isEnabled, !isHidden else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let control = customView as? UIControl { control.sendActions(for: .touchUpInside) }
    primaryAction?.performWithSender(self, target: nil)
  }

  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    public static let bordered = Style.plain
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case pageCurl = 23
    case close = 24

    /// The English word on it; nil for those with a sign in place of one.
    var word: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Page"
      case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks,
        .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close:
        nil
      }
    }
  }
}
