@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (first: Level, second: Level) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  open var screen = UIScreen.main {
    didSet { if screen !== oldValue { updateTraits() } }
  }
  /// Its view fills the window. It appears with the window, and at once in one that is on screen.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leave()
      guard let rootViewController else { return }
      if !isHidden { rootViewController.announceWillAppear(false) }
      rootViewController.view.frame = bounds
      addSubview(rootViewController.view)
      if !isHidden { rootViewController.arrive() }
    }
  }
  /// Kept, and changes nothing: no screen orders windows.
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  /// Whoever among its views and their controllers has become the first responder.
  weak var currentResponder: UIResponder?
  /// The seconds that the last change from one controller to another has taken.
  package var screenChangeDuration: TimeInterval = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownLayer.isHidden = true
    UIApplication.shared.register(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownLayer.isHidden = true
    UIApplication.shared.register(self)
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open override var window: UIWindow? { self }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    rootViewController?.announceWillAppear(false)
    rootViewController?.arrive()
  }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { announceVisibility() } }
  }
  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard canBecomeKey else { return }
    let earlier = UIApplication.shared.keyWindow
    guard earlier !== self else { return }
    earlier?.isKeyWindow = false
    isKeyWindow = true
    earlier?.resignKey()
    if let earlier { post(Self.didResignKeyNotification, of: earlier) }
    becomeKey()
    post(Self.didBecomeKeyNotification, of: self)
  }

  open func becomeKey() {}
  open func resignKey() {}
}

extension UIViewController {
  /// Ends an appearance that has begun: the view is laid out before it has appeared.
  fileprivate func arrive() {
    guard appearance == .appearing(animated: false) else { return }
    announceIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    announceAppearanceEnd()
  }

  /// Takes the view out of its window.
  fileprivate func leave() {
    announceWillDisappear(false)
    viewIfLoaded?.removeFromSuperview()
    announceAppearanceEnd()
  }
}
